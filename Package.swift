// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  // Accesses are checked wherever tests run; in the product the checks took a twentieth of a render.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// The modules whose loops over pixels, curves and glyphs take three quarters of the tests' time unoptimised.
/// Debug builds optimise them too. Bounds and overflow are checked as before, and nothing in them uses `assert`.
/// To step through one of them in a debugger, take it out of this list.
let loops: Set = ["Symbols", "Typeset", "Raster", "Light"]
let optimised: SwiftSetting = .unsafeFlags(["-O"], .when(configuration: .debug))

/// Tests prove the same unoptimised, and their compilation is most of a build.
let plain: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))

func module(_ name: String, over below: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: below, swiftSettings: loops.contains(name) ? house + [optimised] : house)
}

func tests(
  _ name: String, of subjects: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: subjects + ["TestSupport"],
    resources: resources, swiftSettings: house + [plain])
}

let package = Package(
  name: "andon",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "andon", targets: ["andon"])
  ],
  targets: [
    // Ground: C.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype6-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CPNGLink", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNG", dependencies: ["CPNGLink"]),
    .systemLibrary(
      name: "CICULink", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["CICULink"]),

    // Floor 1: numbers.
    module("Files"),
    module("Geometry"),
    module("Colorimetry"),
    // Floor 2: the waist.
    module("Pictures", over: ["Geometry", "Colorimetry"]),
    module("Symbols", over: ["Geometry"]),
    // Floor 3: the two crafts.
    module("Typeset", over: ["Geometry", "Pictures", "CFreeType", "CHarfBuzz", "CICU"]),
    module("Raster", over: ["Geometry", "Colorimetry", "Pictures", "CPNG"]),
    // Floor 4: arrangement and measurement.
    module("ViewLayout", over: ["Geometry", "Colorimetry", "Pictures", "Typeset", "Symbols"]),
    module("Light", over: ["Geometry", "Colorimetry", "Raster"]),
    // Floor 5: what Apple's system does.
    module(
      "WidgetModel", over: ["Geometry", "Colorimetry", "Pictures", "Typeset", "ViewLayout"]),
    // Floor 6: files.
    module(
      "Inputs",
      over: ["Files", "Geometry", "Colorimetry", "Light", "Typeset", "Symbols", "ViewLayout", "WidgetModel"]),
    // Floor 7: the only place that joins both sides.
    module(
      "Inspection",
      over: [
        "Geometry", "Colorimetry", "Pictures", "Symbols", "Typeset", "Raster", "ViewLayout", "Light",
        "WidgetModel", "Inputs",
      ]),
    // Floor 8: paper.
    .target(
      name: "BundledPage", path: "page", exclude: ["README.md"],
      resources: [
        .embedInCode("index.html"), .embedInCode("page.css"),
        .embedInCode("elements.js"), .embedInCode("store.js"), .embedInCode("filters.js"),
        .embedInCode("table.js"), .embedInCode("plots.js"), .embedInCode("matrix.js"),
        .embedInCode("worst.js"), .embedInCode("entry.js"), .embedInCode("page.js"),
      ],
      swiftSettings: house),
    module(
      "Reports",
      over: [
        "BundledPage", "Files", "Geometry", "Colorimetry", "Typeset", "Light", "Raster", "WidgetModel",
        "Inputs", "Inspection",
      ]),
    // Floor 9: the tool.
    .target(
      name: "BundledFonts", path: "fonts", exclude: ["README.md"], resources: [.copy("faces")],
      swiftSettings: house),
    module(
      "Commands",
      over: [
        "BundledFonts", "Files", "Geometry", "Colorimetry", "Symbols", "Typeset", "Raster", "Light",
        "ViewLayout", "WidgetModel", "Inputs", "Inspection", "Reports",
      ]),
    .executableTarget(name: "andon", dependencies: ["Commands"], swiftSettings: house),
    // The benchmark; it does not ship.
    .executableTarget(
      name: "AndonBench",
      dependencies: [
        "BundledFonts", "Geometry", "Typeset", "Raster", "ViewLayout", "Light", "WidgetModel", "Inputs",
        "Inspection",
      ],
      path: "Benchmarks/AndonBench", swiftSettings: house),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Geometry", "Colorimetry", "Pictures", "Raster"],
      path: "Tests/TestSupport", swiftSettings: house),
    tests("Files", of: ["Files"]),
    tests("Geometry", of: ["Geometry"], resources: [.copy("Resources")]),
    tests("Symbols", of: ["Symbols", "Geometry"], resources: [.copy("Resources")]),
    tests("Colorimetry", of: ["Colorimetry"]),
    tests(
      "Typeset", of: ["Typeset", "Geometry", "Pictures", "BundledFonts"], resources: [.copy("Resources")]),
    tests(
      "Raster", of: ["Raster", "Files", "Geometry", "Colorimetry", "Pictures", "CPNG"],
      resources: [.copy("Resources")]),
    tests(
      "ViewLayout",
      of: ["ViewLayout", "Geometry", "Colorimetry", "Pictures", "Symbols", "Typeset", "BundledFonts"],
      resources: [.copy("Resources")]),
    tests(
      "Light", of: ["Light", "Raster", "Geometry", "Colorimetry"], resources: [.copy("Resources")]),
    tests(
      "WidgetModel",
      of: ["WidgetModel", "ViewLayout", "Geometry", "Colorimetry", "Pictures", "Typeset"],
      resources: [.copy("Resources")]),
    tests(
      "Inputs",
      of: ["Inputs", "Files", "WidgetModel", "ViewLayout", "Geometry", "Colorimetry", "Light", "Typeset"],
      resources: [.copy("Resources")]),
    tests(
      "Inspection",
      of: [
        "Inspection", "Inputs", "Files", "WidgetModel", "ViewLayout", "Light", "Raster", "Typeset",
        "Geometry",
        "Colorimetry", "Pictures", "BundledFonts",
      ],
      resources: [.copy("Resources")]),
    tests(
      "Reports",
      of: [
        "Reports", "BundledPage", "Files", "Inputs", "Inspection", "WidgetModel", "Light", "Raster",
        "Geometry", "Colorimetry",
      ]),
    tests(
      "Commands",
      of: [
        "Commands", "BundledFonts", "Files", "Geometry", "Colorimetry", "Raster", "WidgetModel", "Inputs",
        "Inspection", "Reports",
      ],
      resources: [.copy("Resources")]),
    tests("House", of: []),
  ],
  swiftLanguageModes: [.v6])
