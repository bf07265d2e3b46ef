// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads frames that follow the container, and views at its edges.
enum ContainerReader {
  /// Reads `"horizontal"`, or `{ "axes": "horizontal", "count": 3, "span": 2, "spacing": 8, "alignment": "leading" }`.
  static func frame(_ place: JSONPlace) -> ViewModifier? {
    guard let members = place.membersIfAny else {
      return ValueReader.axes(place).map { .containerRelativeFrame(ContainerRelativeFrame(axes: $0)) }
    }
    let known = ["axes", "count", "span", "spacing", "alignment"]
    let problemCount = place.problems.list.count
    var frame = ContainerRelativeFrame(axes: [])
    for member in members {
      switch member.key {
      case "axes": frame.axes = ValueReader.axes(member.place) ?? []
      case "count": frame.count = parts(member.place) ?? 1
      case "span": frame.span = parts(member.place) ?? 1
      case "spacing": frame.spacing = ValueReader.length(member.place, "a spacing in points") ?? 0
      case "alignment": frame.alignment = ValueReader.alignment(member.place) ?? .center
      default: member.reportUnknown(in: "containerRelativeFrame", known: known)
      }
    }
    guard place.problems.list.count == problemCount else { return nil }
    guard !frame.axes.isEmpty else {
      place.report(
        .missingKey, "containerRelativeFrame lacks the key 'axes'", hint: "Write \"axes\": \"horizontal\".")
      return nil
    }
    return .containerRelativeFrame(frame)
  }

  private static func parts(_ place: JSONPlace) -> Int? {
    place.integer("a number of parts from 1 to 1000", in: 1...1000)
  }
}

extension LayoutReader {
  /// Reads `{ "edge": "bottom", "content": … }`, with `alignment` and `spacing`.
  mutating func safeAreaInset(_ place: JSONPlace) -> ModifierSource? {
    let form = "{ \"edge\": \"bottom\", \"content\": … }"
    guard let members = place.members(form) else { return nil }
    let problemCount = problems.list.count
    var edge: SafeAreaInset.Edge?
    var views: [Element]?
    var settings = SafeAreaInset(edge: .bottom)
    for member in members {
      switch member.key {
      case "edge": edge = member.place.name(of: "edge", SafeAreaInset.Edge.self)
      case "content": views = contents(member.place)
      case "alignment": settings.alignment = ValueReader.alignment(member.place) ?? .center
      case "spacing":
        if member.place.isNull { continue }
        settings.spacing = ValueReader.length(member.place, "a spacing in points")
      default:
        member.reportUnknown(in: "safeAreaInset", known: ["edge", "content", "alignment", "spacing"])
      }
    }
    guard problems.list.count == problemCount else { return nil }
    guard let edge, let views else {
      place.report(
        .missingKey, "safeAreaInset lacks the key '\(edge == nil ? "edge" : "content")'",
        hint: "Write \(form).")
      return nil
    }
    settings.edge = edge
    return .safeAreaInset(settings, views)
  }
}
