// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads what grids take.
enum GridReader {
  /// Reads the columns of a lazy grid: `[ { "fixed": 40 }, { "flexible": {} }, { "adaptive": { "minimum": 30 } } ]`.
  static func columns(_ place: JSONPlace) -> [GridColumn]? {
    guard let elements = place.elements("columns: [ { \"flexible\": {} }, … ]") else { return nil }
    if elements.isEmpty {
      place.report(.outOfRange, "expected a column, found none")
      return nil
    }
    let columns = elements.compactMap(column)
    return columns.count == elements.count ? columns : nil
  }

  private static let widthKeys = ["fixed", "flexible", "adaptive"]

  private static func column(_ place: JSONPlace) -> GridColumn? {
    let form = "a column, such as { \"flexible\": {} }"
    guard let members = place.members(form) else { return nil }
    let widths = members.filter { widthKeys.contains($0.key) }
    guard let first = widths.first, widths.count == 1 else {
      place.report(
        widths.isEmpty ? .missingKey : .contradiction,
        "expected \(form) with one of \(widthKeys.joined(separator: ", ")), found \(widths.count) of them")
      return nil
    }
    guard let width = width(first) else { return nil }
    var column = GridColumn(width)
    for member in members where member.key != first.key {
      switch member.key {
      case "spacing":
        guard let spacing = ValueReader.length(member.place, "a spacing in points") else { return nil }
        column.spacing = spacing
      case "alignment":
        guard let alignment = ValueReader.alignment(member.place) else { return nil }
        column.alignment = alignment
      default: member.reportUnknown(in: "a column", known: widthKeys + ["spacing", "alignment"])
      }
    }
    return column
  }

  private static func width(_ member: JSONPlace.Member) -> GridColumn.Width? {
    let place = member.place
    if member.key == "fixed" {
      return ValueReader.positiveLength(place, "a width in points, not negative").map(GridColumn.Width.fixed)
    }
    let isAdaptive = member.key == "adaptive"
    if isAdaptive, place.membersIfAny == nil {
      return ValueReader.positiveLength(place, "a smallest width in points, not negative").map {
        .adaptive(minimum: $0)
      }
    }
    guard let members = place.members("limits: { \"minimum\": 10, \"maximum\": 80 }") else { return nil }
    var minimum: Double?
    var maximum = Double.infinity
    for limit in members {
      switch limit.key {
      case "minimum":
        minimum = ValueReader.positiveLength(limit.place, "points, not negative")
        if minimum == nil { return nil }
      case "maximum":
        if limit.place.stringIfAny == "infinity" { continue }
        guard let value = ValueReader.positiveLength(limit.place, "points or \"infinity\"") else {
          return nil
        }
        maximum = value
      default: limit.reportUnknown(in: "a column's limits", known: ["minimum", "maximum"])
      }
    }
    if isAdaptive, minimum == nil {
      place.report(
        .missingKey, "the adaptive column lacks the key 'minimum'",
        hint: "Write its smallest width in points.")
      return nil
    }
    // SwiftUI's own smallest width of a flexible column.
    let least = minimum ?? 10
    guard least <= maximum else {
      place.report(.contradiction, "the minimum \(least) is over the maximum \(maximum)")
      return nil
    }
    return isAdaptive
      ? .adaptive(minimum: least, maximum: maximum) : .flexible(minimum: least, maximum: maximum)
  }

  // MARK: Modifiers

  static func columnCount(_ place: JSONPlace) -> ViewModifier? {
    place.integer("a number of columns from 1 to 1000", in: 1...1000).map(ViewModifier.gridCellColumns)
  }

  /// Reads an alignment's name, or shares of the room left over: `[0.5, 1]` or `{ "x": 0.5, "y": 1 }`.
  static func anchor(_ place: JSONPlace) -> ViewModifier? {
    if place.stringIfAny == nil {
      return GeometryValueReader.point(place, "an anchor").map { .gridCellAnchor(x: $0.x, y: $0.y) }
    }
    let names: KeyValuePairs<String, Point> = [
      "topLeading": Point(0, 0), "top": Point(0.5, 0), "topTrailing": Point(1, 0), "leading": Point(0, 0.5),
      "center": Point(0.5, 0.5), "trailing": Point(1, 0.5), "bottomLeading": Point(0, 1),
      "bottom": Point(0.5, 1), "bottomTrailing": Point(1, 1),
    ]
    guard let word = place.stringIfAny else { return nil }
    if let known = names.first(where: { $0.key == word }) {
      return .gridCellAnchor(x: known.value.x, y: known.value.y)
    }
    place.report(
      .unknownName, "the anchor '\(word.excerpt)' is not known",
      hint: Suggestion.hint(for: word, among: names.map(\.key)))
    return nil
  }
}
