// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads the values that arguments and modifiers have in common.
enum ValueReader {
  /// The largest length that is taken: a thousand times the longest side of a phone. Unit: pt.
  ///
  /// Layout adds and scales lengths; the bound keeps every sum finite and every pixel count an integer.
  static let longest = 1_000_000.0

  static func length(_ place: JSONPlace, _ what: String) -> Double? {
    place.number(what + limit, in: -longest...longest)
  }

  static func positiveLength(_ place: JSONPlace, _ what: String) -> Double? {
    place.number(what + limit, in: 0...longest)
  }

  private static var limit: String { ", at most 1000000" }

  // MARK: Alignments

  private static let alignments: KeyValuePairs<String, Alignment> = [
    "center": .center, "leading": Alignment(.leading, .center), "trailing": Alignment(.trailing, .center),
    "top": Alignment(.center, .top), "bottom": Alignment(.center, .bottom), "topLeading": .topLeading,
    "topTrailing": Alignment(.trailing, .top), "bottomLeading": Alignment(.leading, .bottom),
    "bottomTrailing": Alignment(.trailing, .bottom),
    "leadingFirstTextBaseline": Alignment(.leading, .firstTextBaseline),
    "centerFirstTextBaseline": Alignment(.center, .firstTextBaseline),
    "trailingFirstTextBaseline": Alignment(.trailing, .firstTextBaseline),
    "leadingLastTextBaseline": Alignment(.leading, .lastTextBaseline),
    "centerLastTextBaseline": Alignment(.center, .lastTextBaseline),
    "trailingLastTextBaseline": Alignment(.trailing, .lastTextBaseline),
  ]

  /// SwiftUI's names for a place on both axes.
  static var alignmentNames: [String] { alignments.map(\.key) }

  /// Reads `"topLeading"` or `{ "horizontal": "leading", "vertical": "top" }`.
  static func alignment(_ place: JSONPlace, _ own: OwnAlignments = OwnAlignments()) -> Alignment? {
    if let members = place.membersIfAny {
      var alignment = Alignment.center
      for member in members {
        switch member.key {
        case "horizontal":
          guard let part = own.horizontal(member.place) else { return nil }
          alignment.horizontal = part
        case "vertical":
          guard let part = own.vertical(member.place) else { return nil }
          alignment.vertical = part
        default: member.reportUnknown(in: "an alignment", known: ["horizontal", "vertical"])
        }
      }
      return alignment
    }
    guard let word = place.string("an alignment, such as topLeading") else { return nil }
    if let known = alignments.first(where: { $0.key == word }) { return known.value }
    place.report(
      .unknownName, "the alignment '\(word.excerpt)' is not known",
      hint: Suggestion.hint(for: word, among: alignmentNames))
    return nil
  }

  static func cornerStyle(_ place: JSONPlace) -> RoundedCornerStyle? {
    guard let word = place.string("a corner style: continuous, circular") else { return nil }
    switch word {
    case "continuous": return .continuous
    case "circular": return .circular
    default:
      place.report(
        .unknownName, "the corner style '\(word.excerpt)' is not known",
        hint: Suggestion.hint(for: word, among: ["continuous", "circular"]))
      return nil
    }
  }

  /// Reads the axes of ViewThatFits: a name or a list of names.
  static func axes(_ place: JSONPlace) -> Set<Axis>? {
    let places = place.stringIfAny == nil ? place.elements("axes: a name or a list of names") : [place]
    guard let places else { return nil }
    let axes = places.compactMap { $0.name(of: "axis", Axis.self) }
    if places.isEmpty { place.report(.outOfRange, "expected an axis, found none") }
    return axes.isEmpty || axes.count < places.count ? nil : Set(axes)
  }

  // MARK: Edges

  /// SwiftUI's default padding on a phone. Unit: pt.
  static let defaultPadding = 16.0

  private static let edgeNames = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]

  /// Reads a number, or an object of edges; the narrower name wins. Unit: pt.
  static func edges(_ place: JSONPlace, what: String) -> EdgeInsets? {
    guard let members = place.membersIfAny else {
      return length(place, "\(what) in points: a number or edges").map(EdgeInsets.init(all:))
    }
    var byName: [String: Double] = [:]
    for member in members {
      guard edgeNames.contains(member.key) else {
        member.reportUnknown(in: what, known: edgeNames)
        continue
      }
      guard let value = length(member.place, "points") else { return nil }
      byName[member.key] = value
    }
    let all = byName["all"] ?? 0
    let horizontal = byName["horizontal"] ?? all
    let vertical = byName["vertical"] ?? all
    return EdgeInsets(
      top: byName["top"] ?? vertical, leading: byName["leading"] ?? horizontal,
      bottom: byName["bottom"] ?? vertical, trailing: byName["trailing"] ?? horizontal)
  }

  /// Reads padding: a number, null or true for the default, `{edges, length}`, or an object of edges.
  static func padding(_ place: JSONPlace) -> EdgeInsets? {
    if place.isNull { return EdgeInsets(all: defaultPadding) }
    if case .boolean(true) = place.value.content { return EdgeInsets(all: defaultPadding) }
    guard let members = place.membersIfAny,
      members.isEmpty || members.contains(where: { $0.key == "edges" || $0.key == "length" })
    else { return edges(place, what: "padding") }
    var chosen: [String] = ["all"]
    var length = defaultPadding
    for member in members {
      switch member.key {
      case "edges":
        guard let names = edgeSet(member.place) else { return nil }
        chosen = names
      case "length":
        if member.place.isNull { continue }
        guard let value = Self.length(member.place, "points") else { return nil }
        length = value
      default: member.reportUnknown(in: "padding with edges", known: ["edges", "length"])
      }
    }
    func amount(_ edge: String, _ axis: String) -> Double {
      chosen.contains(edge) || chosen.contains(axis) || chosen.contains("all") ? length : 0
    }
    return EdgeInsets(
      top: amount("top", "vertical"), leading: amount("leading", "horizontal"),
      bottom: amount("bottom", "vertical"), trailing: amount("trailing", "horizontal"))
  }

  private static func edgeSet(_ place: JSONPlace) -> [String]? {
    let places = place.stringIfAny == nil ? place.elements("edges: a name or a list of names") : [place]
    guard let places else { return nil }
    var names: [String] = []
    for each in places {
      guard let name = each.string("an edge") else { return nil }
      guard edgeNames.contains(name) else {
        each.report(
          .unknownName, "the edge '\(name.excerpt)' is not known",
          hint: Suggestion.hint(for: name, among: edgeNames))
        return nil
      }
      names.append(name)
    }
    return names
  }

  // MARK: Frames

  /// Reads SwiftUI's two frames: `width` and `height` fix, `min…`, `ideal…` and `max…` bound.
  static func frame(_ place: JSONPlace) -> ViewModifier? {
    guard let members = place.members("a frame, such as { \"width\": 40 }") else { return nil }
    var flexible = FlexibleFrame()
    var width: Double?
    var height: Double?
    var fixedKey: JSONPlace.Member?
    var flexibleKey: JSONPlace.Member?
    for member in members {
      switch member.key {
      case "alignment":
        guard let alignment = alignment(member.place) else { return nil }
        flexible.alignment = alignment
        continue
      case "width": width = fixedLength(member.place)
      case "height": height = fixedLength(member.place)
      case "minWidth": flexible.minWidth = bound(member.place)
      case "idealWidth": flexible.idealWidth = bound(member.place)
      case "maxWidth": flexible.maxWidth = upperBound(member.place)
      case "minHeight": flexible.minHeight = bound(member.place)
      case "idealHeight": flexible.idealHeight = bound(member.place)
      case "maxHeight": flexible.maxHeight = upperBound(member.place)
      default:
        member.reportUnknown(in: "a frame", known: frameKeys)
        continue
      }
      if member.key == "width" || member.key == "height" { fixedKey = member } else { flexibleKey = member }
    }
    if let fixedKey, let flexibleKey {
      flexibleKey.report(
        .contradiction, "'\(fixedKey.key)' and '\(flexibleKey.key)' stand in one frame",
        hint: "SwiftUI has a fixed frame and a flexible one; put two frames into \"modifiers\".")
    }
    return flexibleKey == nil
      ? .frame(width: width, height: height, alignment: flexible.alignment) : .flexibleFrame(flexible)
  }

  static let frameKeys = [
    "width", "height", "alignment", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  private static func fixedLength(_ place: JSONPlace) -> Double? {
    place.isNull ? nil : positiveLength(place, "a length in points, not negative")
  }

  private static func bound(_ place: JSONPlace) -> Double? {
    place.isNull ? nil : length(place, "a length in points")
  }

  private static func upperBound(_ place: JSONPlace) -> Double? {
    place.stringIfAny == "infinity"
      ? .infinity : place.isNull ? nil : length(place, "a length in points or \"infinity\"")
  }
}
