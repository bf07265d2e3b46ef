// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads points, ratios and guides.
enum GeometryValueReader {
  /// Reads `[x, y]` or `{ "x": …, "y": … }`. Unit: pt.
  static func point(_ place: JSONPlace, _ what: String) -> Point? {
    let form = "\(what): [x, y] or { \"x\": …, \"y\": … }"
    var x: Double? = 0
    var y: Double? = 0
    if let elements = place.elementsIfAny {
      guard elements.count == 2 else {
        place.report(.outOfRange, "expected \(form), found \(elements.count) numbers")
        return nil
      }
      x = ValueReader.length(elements[0], "points")
      y = ValueReader.length(elements[1], "points")
    } else {
      guard let members = place.members(form) else { return nil }
      for member in members {
        switch member.key {
        case "x": x = ValueReader.length(member.place, "points")
        case "y": y = ValueReader.length(member.place, "points")
        default: member.reportUnknown(in: what, known: ["x", "y"])
        }
      }
    }
    guard let x, let y else { return nil }
    return Point(x, y)
  }

  /// Reads a name such as `"topLeading"`, or shares of width and height, `[0.5, 0]`.
  static func unitPoint(_ place: JSONPlace) -> UnitPoint? {
    if let word = place.stringIfAny {
      if let known = UnitPoint.named.first(where: { $0.key == word }) { return known.value }
      place.report(
        .unknownName, "the place '\(word.excerpt)' is not known",
        hint: Suggestion.hint(for: word, among: UnitPoint.named.map(\.key)))
      return nil
    }
    let form = "a place: a name such as topLeading, or shares [x, y]"
    guard let elements = place.elements(form) else { return nil }
    guard elements.count == 2 else {
      place.report(.outOfRange, "expected \(form), found \(elements.count) numbers")
      return nil
    }
    let shares = elements.compactMap { $0.number("a share from -1000 to 1000", in: -1000...1000) }
    return shares.count == 2 ? UnitPoint(shares[0], shares[1]) : nil
  }

  /// Reads an angle. Unit: degrees.
  static func angle(_ place: JSONPlace) -> Double? {
    place.number("an angle in degrees from -1000000 to 1000000", in: -1_000_000...1_000_000)
  }

  /// Reads an angle, or `{ "degrees": 45, "anchor": "topLeading" }`.
  static func rotation(_ place: JSONPlace) -> (degrees: Double, anchor: UnitPoint)? {
    guard let members = place.membersIfAny else { return angle(place).map { ($0, .center) } }
    var degrees: Double?
    var anchor: UnitPoint? = .center
    for member in members {
      switch member.key {
      case "degrees":
        degrees = angle(member.place)
        if degrees == nil { return nil }
      case "anchor": anchor = unitPoint(member.place)
      default: member.reportUnknown(in: "a rotation", known: ["degrees", "anchor"])
      }
    }
    guard let degrees else {
      place.report(.missingKey, "the rotation lacks the key 'degrees'", hint: "Write { \"degrees\": 45 }.")
      return nil
    }
    return anchor.map { (degrees, $0) }
  }

  /// Reads a factor, or `{ "x": 1, "y": 0.5, "anchor": "top" }`.
  static func scaleEffect(_ place: JSONPlace) -> ViewModifier? {
    func factor(_ place: JSONPlace) -> Double? {
      place.number("a factor from -1000 to 1000", in: -1000...1000)
    }
    guard let members = place.membersIfAny else {
      return factor(place).map { .scaleEffect(x: $0, y: $0, anchor: .center) }
    }
    var (x, y): (Double?, Double?) = (1, 1)
    var anchor: UnitPoint? = .center
    for member in members {
      switch member.key {
      case "x": x = factor(member.place)
      case "y": y = factor(member.place)
      case "anchor": anchor = unitPoint(member.place)
      default: member.reportUnknown(in: "scaleEffect", known: ["x", "y", "anchor"])
      }
    }
    guard let x, let y, let anchor else { return nil }
    return .scaleEffect(x: x, y: y, anchor: anchor)
  }

  /// Reads `{ "ratio": 1.5, "contentMode": "fit" }`, a ratio of width to height; null is the view's own.
  static func aspectRatio(_ place: JSONPlace) -> ViewModifier? {
    guard let members = place.members("{ \"ratio\": 1.5, \"contentMode\": \"fit\" }") else { return nil }
    var ratio: Double?
    var mode: ContentMode?
    for member in members {
      switch member.key {
      case "ratio":
        if member.place.isNull { continue }
        // The bounds keep the sides of the box within the range of lengths.
        ratio = member.place.number("a ratio of width to height, from 0.000001 to 1000000", in: 1e-6...1e6)
        if ratio == nil { return nil }
      case "contentMode":
        mode = member.place.name(of: "content mode", ContentMode.self)
        if mode == nil { return nil }
      default: member.reportUnknown(in: "aspectRatio", known: ["ratio", "contentMode"])
      }
    }
    guard let mode else {
      place.report(
        .missingKey, "aspectRatio lacks the key 'contentMode'",
        hint: "Write \"contentMode\": \"fit\" or \"fill\".")
      return nil
    }
    return .aspectRatio(ratio, mode)
  }

  // MARK: Guides

  /// Reads `{ "guide": "top", "value": 10 }`, the value a number or a sum of dimensions.
  static func alignmentGuide(_ place: JSONPlace, _ own: OwnAlignments) -> ViewModifier? {
    guard let members = place.members("{ \"guide\": \"top\", \"value\": 10 }") else { return nil }
    var guide: AlignmentGuide?
    var rule: GuideRule?
    for member in members {
      switch member.key {
      case "guide":
        guide = member.place.stringIfAny.flatMap(own.guide(named:)) ?? self.guide(member.place)
        if guide == nil { return nil }
      case "value":
        rule = self.rule(member.place)
        if rule == nil { return nil }
      default: member.reportUnknown(in: "alignmentGuide", known: ["guide", "value"])
      }
    }
    guard let guide, let rule else {
      place.report(
        .missingKey, "alignmentGuide lacks the key '\(guide == nil ? "guide" : "value")'",
        hint: "Write { \"guide\": \"top\", \"value\": 10 }.")
      return nil
    }
    return .alignmentGuide(guide, rule)
  }

  /// The guides that have one meaning by their name; the centres need their axis.
  private static let guides: KeyValuePairs<String, AlignmentGuide> = [
    "leading": .horizontal(.leading), "trailing": .horizontal(.trailing), "top": .vertical(.top),
    "bottom": .vertical(.bottom), "firstTextBaseline": .vertical(.firstTextBaseline),
    "lastTextBaseline": .vertical(.lastTextBaseline),
  ]

  private static func guide(_ place: JSONPlace) -> AlignmentGuide? {
    if let members = place.membersIfAny, let member = members.first, members.count == 1 {
      switch member.key {
      case "horizontal":
        return member.place.name(of: "alignment", HorizontalAlignment.self).map(AlignmentGuide.horizontal)
      case "vertical":
        return member.place.name(of: "alignment", VerticalAlignment.self).map(AlignmentGuide.vertical)
      default: break
      }
    }
    guard let name = place.string("a guide, such as top or { \"horizontal\": \"center\" }") else {
      return nil
    }
    if let known = guides.first(where: { $0.key == name }) { return known.value }
    place.report(
      .unknownName, "the guide '\(name.excerpt)' is not known",
      hint: name == "center"
        ? "Write { \"horizontal\": \"center\" } or { \"vertical\": \"center\" }."
        : Suggestion.hint(for: name, among: guides.map(\.key)))
    return nil
  }

  /// Reads a number, or `plus` and factors of dimensions. Unit: pt.
  static func rule(_ place: JSONPlace) -> GuideRule? {
    guard let members = place.membersIfAny else {
      return ValueReader.length(place, "a length in points, or factors of dimensions").map {
        GuideRule(constant: $0)
      }
    }
    var rule = GuideRule(constant: 0)
    for member in members {
      if member.key == "plus" {
        guard let constant = ValueReader.length(member.place, "points") else { return nil }
        rule.constant = constant
        continue
      }
      let dimension: GuideRule.Dimension
      switch member.key {
      case "width": dimension = .width
      case "height": dimension = .height
      default:
        guard let known = guides.first(where: { $0.key == member.key }) else {
          member.reportUnknown(in: "a guide's value", known: ["plus", "width", "height"] + guides.map(\.key))
          continue
        }
        dimension = .guide(known.value)
      }
      guard let factor = member.place.number("a factor from -1000 to 1000", in: -1000...1000) else {
        return nil
      }
      rule.terms.append(GuideRule.Term(dimension, times: factor))
    }
    return rule
  }
}
