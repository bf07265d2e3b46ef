// SPDX-License-Identifier: MIT

import ViewLayout

/// The alignment guides of a widget's own, by their names.
struct OwnAlignments {
  var horizontal: [String: OwnAlignment] = [:]
  var vertical: [String: OwnAlignment] = [:]

  /// Reads `"alignments": { "title": { "axis": "vertical", "default": "center" } }`.
  static func read(_ place: JSONPlace) -> OwnAlignments {
    var own = OwnAlignments()
    for member in place.members("guides by name: { \"title\": { \"axis\": \"vertical\" } }") ?? [] {
      guard member.isPlainName(of: "a guide"), let (axis, rule) = guide(member.place) else { continue }
      let known = axis == .horizontal ? HorizontalAlignment.allCases.map(\.rawValue) : verticalNames
      if known.contains(member.key) {
        member.report(
          .contradiction, "the guide '\(member.key)' is one of the system's", hint: "Choose another name.")
        continue
      }
      let alignment = OwnAlignment(name: member.key, defaultRule: rule)
      if axis == .horizontal {
        own.horizontal[member.key] = alignment
      } else {
        own.vertical[member.key] = alignment
      }
    }
    return own
  }

  private static var verticalNames: [String] { VerticalAlignment.allCases.map(\.rawValue) }

  private static func guide(_ place: JSONPlace) -> (Axis, GuideRule)? {
    guard let members = place.members("{ \"axis\": \"vertical\", \"default\": \"center\" }") else {
      return nil
    }
    var axis: Axis?
    var start: JSONPlace?
    for member in members {
      switch member.key {
      case "axis":
        axis = member.place.name(of: "axis", Axis.self)
        if axis == nil { return nil }
      case "default": start = member.place
      default: member.reportUnknown(in: "a guide", known: ["axis", "default"])
      }
    }
    guard let axis else {
      place.report(
        .missingKey, "the guide lacks the key 'axis'", hint: "Write \"axis\": \"horizontal\" or \"vertical\"."
      )
      return nil
    }
    guard let start else { return (axis, middle(axis)) }
    return rule(start, axis).map { (axis, $0) }
  }

  private static func middle(_ axis: Axis) -> GuideRule {
    GuideRule(constant: 0, terms: [GuideRule.Term(axis == .horizontal ? .width : .height, times: 0.5)])
  }

  /// Reads where a guide lies in a view that does not set it: a guide of the system, or a rule.
  private static func rule(_ place: JSONPlace, _ axis: Axis) -> GuideRule? {
    guard place.stringIfAny != nil else { return GeometryValueReader.rule(place) }
    let guide: AlignmentGuide? =
      axis == .horizontal
      ? place.name(of: "alignment", HorizontalAlignment.self).map(AlignmentGuide.horizontal)
      : place.name(of: "alignment", VerticalAlignment.self).map(AlignmentGuide.vertical)
    return guide.map { GuideRule(constant: 0, terms: [GuideRule.Term(.guide($0), times: 1)]) }
  }

  // MARK: Names

  /// Reads one of the system's alignments or one of the widget's own.
  func horizontal(_ place: JSONPlace) -> HorizontalAlignment? {
    if let own = place.stringIfAny.flatMap({ horizontal[$0] }) { return .own(own) }
    return place.name(of: "alignment", HorizontalAlignment.self)
  }

  /// Reads one of the system's alignments or one of the widget's own.
  func vertical(_ place: JSONPlace) -> VerticalAlignment? {
    if let own = place.stringIfAny.flatMap({ vertical[$0] }) { return .own(own) }
    return place.name(of: "alignment", VerticalAlignment.self)
  }

  /// Returns the guide of a name, where it is one of the widget's own.
  func guide(named name: String) -> AlignmentGuide? {
    horizontal[name].map { .horizontal(.own($0)) } ?? vertical[name].map { .vertical(.own($0)) }
  }
}
