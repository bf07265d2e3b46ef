// SPDX-License-Identifier: MIT

import Colorimetry
import ViewLayout

extension LayoutReader {
  /// The keys that make an object a colour.
  static let colorKeys = ["color", "named", "p3"]
  /// The keys that an object of a style has beside what makes it one.
  private static let styleChanges = ["opacity", "shadow"]

  /// The words for colours and other styles, the palette first.
  static var colorNames: [String] {
    PaletteColor.allCases.map(\.rawValue) + HierarchicalLevel.allCases.map(\.rawValue)
      + SystemStyle.allCases.map(\.rawValue) + [accentColorName]
  }

  /// Whether an object is a style by one of its keys.
  static func isStyle(_ place: JSONPlace) -> Bool {
    place.membersIfAny?.contains { colorKeys.contains($0.key) || gradientKind($0.key) != nil } == true
  }

  private static func gradientKind(_ key: String) -> ViewKind? {
    ViewKind(rawValue: key).flatMap { $0.isGradient ? $0 : nil }
  }

  /// Reads a style: a name, `#RRGGBB[AA]`, `{color, opacity}`, `{named}`, `{p3}` or a gradient as its view is written.
  mutating func style(_ place: JSONPlace) -> ShapeStyle? {
    if let word = place.stringIfAny { return named(word, place) }
    guard
      let members = place.members(
        "a colour: a name, \"#RRGGBB\", or { \"color\": …, \"opacity\": … }; or a gradient")
    else { return nil }
    let gradients = members.compactMap { Self.gradientKind($0.key) }
    guard let kind = gradients.first else {
      return colorStyle(members, at: place)
    }
    guard let gradient = gradient(kind, members, at: place, others: Self.styleChanges) else { return nil }
    return changed(gradient, by: members)
  }

  /// Reads the members of `{ "color": …, "opacity": …, "gradient": true, "shadow": … }`, or of a colour in P3.
  mutating func colorStyle(_ members: [JSONPlace.Member], at place: JSONPlace) -> ShapeStyle? {
    var style: ShapeStyle?
    var given = 0
    for member in members {
      switch member.key {
      case "color":
        style = self.style(member.place)
        given += 1
      case "named":
        style = catalogColor(member.place)
        given += 1
      case "p3":
        style = displayP3(member.place)
        given += 1
      case "gradient": continue
      case let key where Self.styleChanges.contains(key): continue
      default: member.reportUnknown(in: "a colour", known: Self.colorKeys + ["gradient"] + Self.styleChanges)
      }
    }
    guard given == 1 else {
      place.report(
        given == 0 ? .missingKey : .contradiction,
        given == 0 ? "the colour has none of 'color', 'named' and 'p3'" : "the colour is given twice",
        hint: "Write { \"color\": \"red\", \"opacity\": 0.8 }.")
      return nil
    }
    return style.flatMap { changed($0, by: members) }
  }

  /// Returns a style with what further members of its object change: the gradient, the opacity, the shadow.
  private mutating func changed(_ style: ShapeStyle, by members: [JSONPlace.Member]) -> ShapeStyle? {
    var changed = style
    for member in members where member.key == "gradient" {
      guard let isGradient = member.place.boolean() else { return nil }
      if isGradient { changed = .standardGradient(changed) }
    }
    for member in members where member.key == "opacity" {
      guard let opacity = opacity(member.place) else { return nil }
      changed = .opacity(changed, opacity)
    }
    for member in members where member.key == "shadow" {
      guard let shadow = shadow(member.place) else { return nil }
      changed = .shadow(changed, shadow)
    }
    return changed
  }

  private mutating func named(_ word: String, _ place: JSONPlace) -> ShapeStyle? {
    if let color = PaletteColor(rawValue: word) { return .palette(color) }
    if let level = HierarchicalLevel(rawValue: word) { return .hierarchical(level) }
    if word == Self.accentColorName { return accent(place) }
    if let style = SystemStyle(rawValue: word) { return .system(style) }
    if word.first == "#" {
      if let color = Self.hexadecimal(word.dropFirst()) { return .color(color) }
      place.report(
        .unknownName, "'\(word.excerpt)' is not #RRGGBB or #RRGGBBAA",
        hint: "Write two hexadecimal digits a channel.")
      return nil
    }
    switch catalogColor(named: word, at: place) {
    case .found(let set): return style(of: set, named: word, place)
    case .refused: return nil
    case .missing: break
    }
    let known = Self.colorNames + assets.colorNames
    place.report(
      .unknownName, "the colour '\(word.excerpt)' is not known",
      hint: word.contains("{")
        ? "Fields are filled into texts only."
        : Suggestion.nearest(to: word, among: known).map { "Did you mean '\($0)'?" }
          ?? "Known: \(Self.colorNames.joined(separator: ", ")), and the colours of asset catalogs.")
    return nil
  }

  private static func hexadecimal(_ digits: Substring) -> EncodedColor? {
    let isSound =
      (digits.utf8.count == 6 || digits.utf8.count == 8) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    guard isSound, var value = UInt32(digits, radix: 16) else { return nil }
    var alpha = 1.0
    if digits.count == 8 {
      alpha = Double(value & 0xFF) / 255
      value >>= 8
    }
    return EncodedColor(
      bytes: UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF), alpha: alpha)
  }

  /// Reads `[r, g, b]` or `[r, g, b, a]`, each from 0 to 1, in Display P3.
  mutating func displayP3(_ place: JSONPlace) -> ShapeStyle? {
    let what = "a Display P3 colour: [r, g, b] or [r, g, b, a], each from 0 to 1"
    guard let elements = place.elements(what) else { return nil }
    guard elements.count == 3 || elements.count == 4 else {
      place.report(.outOfRange, "expected \(what), found \(elements.count) numbers")
      return nil
    }
    let parts = elements.compactMap { $0.number("a component from 0 to 1", in: 0...1) }
    guard parts.count == elements.count else { return nil }
    if firstP3 == nil { firstP3 = place }
    return .color(
      EncodedColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1,
        in: .displayP3))
  }

  // MARK: Colours as views

  /// Returns the view of a colour that is a name.
  mutating func color(at place: JSONPlace) -> Element? {
    guard let style = style(place) else { return nil }
    var element = Element(path: place.path, kind: .color)
    element.settings[Element.contentKey] = .content(.color(style))
    return element
  }

  /// Returns the view of a colour written as an object, with its `when`.
  mutating func colorElement(_ members: [JSONPlace.Member], at place: JSONPlace) -> Element? {
    var element = Element(path: place.path, kind: .color, settings: colorSettings(members))
    for member in members where member.key == ViewKey.when {
      element.branches = branches(member.place) { reader, changes in reader.colorSettings(changes) }
    }
    return element.settings[Element.contentKey] == nil ? nil : element
  }

  private mutating func colorSettings(_ members: [JSONPlace.Member]) -> Settings {
    var settings = Settings()
    for member in members {
      switch member.key {
      case "color", "named", "p3":
        let style =
          switch member.key {
          case "p3": displayP3(member.place)
          case "named": catalogColor(member.place)
          default: style(member.place)
          }
        if settings[Element.contentKey] != nil {
          member.report(.contradiction, "the colour is given twice in one object")
        }
        if let style { settings[Element.contentKey] = .content(.color(style)) }
      case "opacity": settings[Element.opacityKey] = opacity(member.place).map(Setting.length)
      case "gradient":
        settings[Element.gradientKey] = member.place.boolean().map(Setting.standardGradient)
      case ViewKey.hidden: settings[ViewKey.hidden] = member.place.boolean().map(Setting.hidden)
      case ViewKey.when: continue
      default:
        member.reportUnknown(
          in: "a colour", known: Self.colorKeys + ["opacity", "gradient", ViewKey.when, ViewKey.hidden])
      }
    }
    return settings
  }
}
