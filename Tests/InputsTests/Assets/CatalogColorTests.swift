// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Inputs
import TestSupport
import Testing
import ViewLayout
import WidgetModel

/// Colours that a layout file takes from the asset catalogs of its project.
@Suite struct CatalogColorTests {
  private static let red = ColorSetText.color("srgb", "1.000", "0", "0")
  private static let green = ColorSetText.color("srgb", "0", "1.000", "0")

  private func style(
    _ project: CatalogFolder, _ color: String, file: String = "w.widget.json", hasConfiguration: Bool = true
  )
    throws -> ShapeStyle?
  {
    let layout = try project.layout(
      #"{ "Color": \#(color) }"#, file: file, hasConfiguration: hasConfiguration)
    let view = try layout.view(
      in: Environments.home, entry: .init(id: "1", fields: [:]), dates: EntryDates())
    guard case .color(let style) = view.content.view else { return nil }
    return style
  }

  /// The colour in light of a style that a catalog gave.
  private func encoded(_ style: ShapeStyle?) -> EncodedColor? {
    guard case .appearances(let styles)? = style, case .color(let color) = styles.style(in: .light, .standard)
    else { return nil }
    return color
  }

  @Test(arguments: [#""Brand""#, #"{ "color": "Brand" }"#, #"{ "named": "Brand" }"#])
  func `a colour of a catalog is used by its name`(spelling: String) throws {
    let project = try CatalogFolder()
    try project.writeColor("Brand", Self.red)
    #expect(encoded(try style(project, spelling)) == EncodedColor(red: 1, green: 0, blue: 0))
  }

  @Test func `the palette goes before a catalog, and 'named' is the catalog's`() throws {
    let project = try CatalogFolder()
    try project.writeColor("red", Self.green)
    #expect(try style(project, #""red""#) == .palette(.red))
    #expect(encoded(try style(project, #"{ "named": "red" }"#)) == EncodedColor(red: 0, green: 1, blue: 0))
  }

  @Test func `an opacity and a 'when' go with it`() throws {
    let project = try CatalogFolder()
    try project.writeColor("Brand", Self.red)
    guard case .opacity(let inner, 0.5)? = try style(project, #"{ "named": "Brand", "opacity": 0.5 }"#) else {
      Issue.record("no opacity")
      return
    }
    #expect(encoded(inner) != nil)
    _ = try project.layout(
      #"{ "Text": "a", "background": { "named": "Brand", "when": { "dimmed": { "color": "black" } } } }"#)
  }

  // MARK: Where catalogs are found

  @Test func `catalogs lie beside the layout file and anywhere below andon.json`() throws {
    let project = try CatalogFolder()
    try project.writeColor("Deep", in: "App/Resources/Media.xcassets", Self.red)
    try project.writeColor("Near", in: "Widgets/Local.xcassets", Self.red)
    #expect(encoded(try style(project, #""Deep""#, file: "Widgets/w.widget.json")) != nil)
    #expect(encoded(try style(project, #""Near""#, file: "Widgets/w.widget.json")) != nil)
    // Without a configuration there is no project to look through.
    #expect(
      encoded(try style(project, #""Near""#, file: "Widgets/w.widget.json", hasConfiguration: false)) != nil)
    #expect(throws: InputError.self) {
      try style(project, #""Deep""#, file: "Widgets/w.widget.json", hasConfiguration: false)
    }
  }

  @Test func `of one name in two catalogs the one beside the layout is taken, else the first by path`() throws
  {
    let project = try CatalogFolder()
    try project.writeColor("Brand", in: "A/One.xcassets", Self.red)
    try project.writeColor("Brand", in: "B/Two.xcassets", Self.green)
    #expect(encoded(try style(project, #""Brand""#))?.red == 1)
    #expect(encoded(try style(project, #""Brand""#, file: "B/w.widget.json"))?.green == 1)
  }

  @Test func `groups may provide a namespace`() throws {
    let project = try CatalogFolder()
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    try project.write(namespace, to: "Assets.xcassets/Brand/Contents.json")
    try project.writeColor("Brand/Primary", Self.red)
    try project.writeColor("Brand/Plain/Inner", Self.green)
    try project.writeColor("Group/Loose", Self.green)
    #expect(encoded(try style(project, #""Brand/Primary""#))?.red == 1)
    #expect(encoded(try style(project, #""Brand/Inner""#))?.green == 1)
    #expect(encoded(try style(project, #""Loose""#))?.green == 1)
    let problem = try #require(project.problems(#"{ "Color": "Primary" }"#).first)
    #expect(problem.detail == "the colour 'Primary' is not known")
  }

  @Test func `a link that leads in a circle is not walked`() throws {
    let project = try CatalogFolder()
    try project.writeColor("Brand", Self.red)
    for name in ["Assets.xcassets/Loop", "Loop"] {
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.file(name), withDestinationPath: project.folder.path)
    }
    #expect(encoded(try style(project, #""Brand""#)) != nil)
  }

  // MARK: The accent

  @Test func `AccentColor is the accent and the colour of controls`() throws {
    let project = try CatalogFolder()
    #expect(try style(project, #""accentColor""#) == .palette(.blue))
    try project.writeColor("AccentColor", Self.green)
    #expect(encoded(try style(project, #""accentColor""#))?.green == 1)
    let view = try project.layout(#"{ "Button": "a" }"#)
      .view(in: Environments.home, entry: .init(id: "1", fields: [:]), dates: EntryDates())
    #expect(encoded(view.accent)?.green == 1)
  }

  @Test func `an AccentColor without a value leaves the system's blue`() throws {
    let project = try CatalogFolder()
    try project.write(
      ColorSetText.set([ColorSetText.entry(nil)]), to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    #expect(try style(project, #""accentColor""#) == .palette(.blue))
    let problem = try #require(project.problems(#"{ "Color": "AccentColor" }"#).first)
    #expect(problem.detail == "the colour 'AccentColor' of the asset catalog has no value for a phone")
  }

  // MARK: Gamut

  @Test func `a colour in Display P3 makes the widget P3`() throws {
    let project = try CatalogFolder()
    try project.writeColor("Vivid", ColorSetText.color("display-p3", "1.000", "0", "0"))
    try project.writeColor("Plain", Self.red)
    #expect(try project.layout(#"{ "Color": "Vivid" }"#).colorSpace == .displayP3)
    #expect(try project.layout(#"{ "Color": "Plain" }"#).colorSpace == .sRGB)
    let problems = project.problems(#"{ "Color": "Vivid" }"#, more: #""space": "srgb","#)
    #expect(problems.map(\.code) == [.contradiction])
  }

  // MARK: Problems

  @Test func `an unknown name is answered with the nearest of the catalogs`() throws {
    let project = try CatalogFolder()
    try project.writeColor("BrandPrimary", Self.red)
    let plain = try #require(project.problems(#"{ "Color": "BrandPrimry" }"#).first)
    #expect(plain.hint == "Did you mean 'BrandPrimary'?")
    #expect(plain.position.keyPath == "content/Color")
    let named = try #require(project.problems(#"{ "Color": { "named": "Other" } }"#).first)
    #expect(named.detail == "no asset catalog has the colour 'Other'")
    #expect(named.hint == "The catalogs have: BrandPrimary.")
    let empty = try #require(try CatalogFolder().problems(#"{ "Color": { "named": "Other" } }"#).first)
    #expect(empty.hint?.contains(".xcassets") == true)
  }

  @Test func `a broken set is reported once, in its own file, and only where it is used`() throws {
    let project = try CatalogFolder()
    try project.write("{ \"colors\": [\n  }", to: "Assets.xcassets/Brand.colorset/Contents.json")
    try project.write("", to: "Assets.xcassets/Empty.colorset/Contents.json")
    try FileManager.default.createDirectory(
      atPath: project.folder.file("Assets.xcassets/Bare.colorset"), withIntermediateDirectories: true)
    #expect(project.problems(#"{ "Color": "red" }"#).isEmpty)
    let problems = project.problems(#"{ "Color": "Brand", "background": "Brand" }"#)
    #expect(problems.count == 1)
    #expect(problems.first?.position.file.hasSuffix("Assets.xcassets/Brand.colorset/Contents.json") == true)
    #expect(problems.first?.position.line == 2)
    #expect(project.problems(#"{ "Color": "Empty" }"#).map(\.code) == [.empty])
    #expect(project.problems(#"{ "Color": "Bare" }"#).map(\.code) == [.missing])
  }

  @Test func `a file that is too large for a set is refused`() throws {
    let project = try CatalogFolder()
    try project.write(
      String(repeating: " ", count: 2 << 20), to: "Assets.xcassets/Brand.colorset/Contents.json")
    #expect(project.problems(#"{ "Color": "Brand" }"#).map(\.code) == [.tooLarge])
  }
}
