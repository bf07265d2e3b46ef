// SPDX-License-Identifier: MIT

import ViewLayout

extension LayoutReader {
  /// SwiftUI's name of the colour that an app's catalog gives its controls.
  static let accentColorName = "accentColor"

  /// What became of a colour set, kept so that each is read and reported once.
  enum CatalogColor {
    case found(ColorSet)
    case missing
    /// The set was reported.
    case refused
  }

  /// Reads `{ "named": "BrandPrimary" }`, which is a colour of a catalog whatever else has the name.
  mutating func catalogColor(_ place: JSONPlace) -> ShapeStyle? {
    guard let name = place.string("the name of a colour in an asset catalog") else { return nil }
    switch catalogColor(named: name, at: place) {
    case .found(let set): return style(of: set, named: name, place)
    case .refused: return nil
    case .missing:
      place.report(
        .unknownName, "no asset catalog has the colour '\(name.excerpt)'",
        hint: Self.hint(name, assets.colorNames))
      return nil
    }
  }

  /// Returns the set of a name, read once.
  mutating func catalogColor(named name: String, at place: JSONPlace) -> CatalogColor {
    if let known = catalogColors[name] { return known }
    let color: CatalogColor
    do throws(InputError) {
      color = try assets.colorSet(named: name).map(CatalogColor.found) ?? .missing
    } catch {
      place.problems.report(error)
      color = .refused
    }
    catalogColors[name] = color
    return color
  }

  /// Returns the style of a set that a view names, or nil after a report that it has none.
  mutating func style(of set: ColorSet, named name: String, _ place: JSONPlace) -> ShapeStyle? {
    guard let styles = set.styles else {
      place.report(
        .missingKey, "the colour '\(name.excerpt)' of the asset catalog has no value for a phone",
        hint: "Give its universal entry a colour.")
      return nil
    }
    if set.isDisplayP3, firstP3 == nil { firstP3 = place }
    return .appearances(styles)
  }

  /// Returns the accent colour where a view names it: the catalog's, else the system's blue.
  mutating func accent(_ place: JSONPlace) -> ShapeStyle? {
    guard case .found(let set) = catalogColor(named: LayoutAssets.accentName, at: place), set.styles != nil
    else { return .palette(.blue) }
    return style(of: set, named: LayoutAssets.accentName, place)
  }

  /// Returns the catalog's accent colour for the controls of a file, or nil where it gives none.
  mutating func accentOfControls(_ root: JSONPlace) -> ShapeStyle? {
    guard case .found(let set) = catalogColor(named: LayoutAssets.accentName, at: root) else { return nil }
    return set.styles.map(ShapeStyle.appearances)
  }

  /// The images that were asked for, and whether a colour set was found.
  var allUsedFiles: UsedFiles {
    var files = usedFiles
    if !colorTexts.isEmpty { files.usesCatalogs = true }
    return files
  }

  /// What the sets that were found say, by name.
  var colorTexts: [String: String] {
    catalogColors.compactMapValues { color in
      if case .found(let set) = color { set.text } else { nil }
    }
  }

  /// Returns what an unknown name of an asset is answered with; with many names the list of them would help nobody.
  static func hint(_ name: String, _ known: [String]) -> String {
    if known.isEmpty {
      return
        "There is no .xcassets folder with such beside the layout file or below the folder of andon.json."
    }
    if let nearest = Suggestion.nearest(to: name, among: known) { return "Did you mean '\(nearest)'?" }
    let shown = known.prefix(12).joined(separator: ", ")
    return "The catalogs have: \(shown)\(known.count > 12 ? ", and \(known.count - 12) more" : "")."
  }
}
