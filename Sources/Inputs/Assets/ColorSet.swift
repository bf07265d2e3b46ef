// SPDX-License-Identifier: MIT

import Colorimetry
import ViewLayout

/// A colour set of an asset catalog: one colour for each appearance.
struct ColorSet: Sendable {
  /// The colours, or nil for a set whose entries are all without a value, as Xcode's new `AccentColor` is.
  let styles: AppearanceStyles?
  /// Whether a colour that a phone uses is in Display P3.
  let isDisplayP3: Bool
  /// What the file says, the same for any order of keys and any white space.
  let text: String

  /// An entry that a phone may use and that has a value.
  private struct Entry {
    var traits: AssetTraits
    var style: ShapeStyle
  }

  /// Reads a `Contents.json`.
  ///
  /// Keys that are not known are passed over: the format grows with Xcode.
  ///
  /// - Throws: ``InputError`` with the problems of the file.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    let json = try JSONReader.read(bytes, file: file)
    let problems = FileProblems(file: file, json.problems)
    text = json.root.canonicalText
    let entries = Self.entries(JSONPlace(value: json.root, path: "", problems: problems))
    try problems.throwIfAny()
    var isDisplayP3 = false
    styles =
      entries.isEmpty
      ? nil
      : AppearanceStyles { scheme, contrast in
        let chosen = Self.entry(of: entries, for: scheme, contrast)
        if case .color(let color) = chosen.style, color.space == .displayP3 { isDisplayP3 = true }
        return chosen.style
      }
    self.isDisplayP3 = isDisplayP3
  }

  /// Returns the entry that fits best, the first of equals; without any that fits the first of all.
  private static func entry(
    of entries: [Entry], for scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> Entry {
    var best: (fit: Int, entry: Entry)?
    for entry in entries {
      guard let fit = entry.traits.fit(scheme, contrast), fit > best?.fit ?? -1 else { continue }
      best = (fit, entry)
    }
    return best?.entry ?? entries[0]
  }

  // MARK: Reading

  private static func entries(_ root: JSONPlace) -> [Entry] {
    guard let members = root.members("a colour set: an object") else { return [] }
    guard let colors = members.first(where: { $0.key == "colors" })?.place else {
      root.report(.missingKey, "the colour set lacks the key 'colors'")
      return []
    }
    return (colors.elements("a list of colours") ?? []).compactMap { place -> Entry? in
      guard let members = place.members("an entry of a colour set"), let traits = AssetTraits(members),
        // An entry without a colour is a placeholder: the next one that fits is used.
        let color = members.first(where: { $0.key == "color" })?.place, !color.isNull,
        let style = style(color)
      else { return nil }
      return Entry(traits: traits, style: style)
    }
  }

  private static func style(_ place: JSONPlace) -> ShapeStyle? {
    guard let members = place.members("a colour: components, or a reference") else { return nil }
    var byKey: [String: JSONPlace] = [:]
    for member in members { byKey[member.key] = member.place }
    if let reference = byKey["reference"] { return self.reference(reference, on: byKey["platform"]) }
    guard let components = byKey["components"] else {
      place.report(.missingKey, "the colour has neither 'components' nor 'reference'")
      return nil
    }
    // Without a space colours are sRGB: modelled, Xcode always writes one.
    guard let place = byKey["color-space"] else { return color(components, in: .sRGB) }
    return place.name(of: "colour space", CatalogColorSpace.self).flatMap { color(components, in: $0) }
  }

  private static func reference(_ place: JSONPlace, on platform: JSONPlace?) -> ShapeStyle? {
    if let platform, let word = platform.stringIfAny, !SystemColorReference.platforms.contains(word) {
      platform.report(
        .unknownName,
        "the colour is one of the platform '\(word.excerpt)', and widgets are drawn as on a phone",
        hint: "Give the phone a colour of its own.")
      return nil
    }
    guard let name = place.string("the name of a system colour") else { return nil }
    if let style = SystemColorReference.style(name) { return style }
    place.report(
      .unknownName, "the system colour '\(name.excerpt)' is not known",
      hint: Suggestion.hint(for: name, among: SystemColorReference.names))
    return nil
  }

  private static func color(_ place: JSONPlace, in space: CatalogColorSpace) -> ShapeStyle? {
    guard let members = place.members("components by name") else { return nil }
    var values: [String: Double] = [:]
    for member in members {
      guard let value = component(member, in: space) else { return nil }
      values[member.key] = value
    }
    let names = space.isGray ? ["white"] : ["red", "green", "blue"]
    let found = names.compactMap { values[$0] }
    guard found.count == names.count else {
      let missing = names.first { values[$0] == nil } ?? names[0]
      place.report(.missingKey, "the components in \(space.rawValue) lack '\(missing)'")
      return nil
    }
    return .color(
      space.color(found[0], found[found.count / 2], found[found.count - 1], alpha: values["alpha"] ?? 1))
  }

  private static func component(_ member: JSONPlace.Member, in space: CatalogColorSpace) -> Double? {
    let isAlpha = member.key == "alpha"
    let text: String
    switch member.place.value.content {
    case .string(let string): text = string
    case .number(_, let literal): text = literal
    default:
      member.place.expected("a component: \"0.502\", \"0x80\" or \"128\"")
      return nil
    }
    let range = isAlpha ? 0...1 : space.range
    if let value = ColorComponent.value(text, of: isAlpha ? .alpha : .color), range.contains(value) {
      return value
    }
    member.place.report(
      .outOfRange,
      isAlpha
        ? "expected an alpha: a fraction \"0.5\", \"1\", or \"0\", found \"\(text.excerpt)\""
        : "expected a component: a fraction \"0.502\", a byte \"0x80\" or \"128\", found \"\(text.excerpt)\"")
    return nil
  }
}
