// SPDX-License-Identifier: MIT

import Typeset
import ViewLayout

extension LayoutReader {
  /// Reads a modifier that sets text.
  mutating func textModifier(_ name: ModifierName, _ place: JSONPlace) -> TextModifier? {
    switch name {
    case .fontDesign:
      if place.isNull { return .fontDesign(nil) }
      return place.name(of: "font design", FontDesign.self).map(TextModifier.fontDesign)
    case .italic: return place.boolean().map(TextModifier.italic)
    case .monospaced: return place.boolean().map(TextModifier.monospaced)
    case .monospacedDigit:
      if case .boolean(true) = place.value.content { return .monospacedDigit }
      place.expected("true", hint: "Leave 'monospacedDigit' out for the font's own digits.")
      return nil
    case .tracking: return points(place).map(TextModifier.tracking)
    case .kerning: return points(place).map(TextModifier.kerning)
    case .baselineOffset: return points(place).map(TextModifier.baselineOffset)
    case .underline: return line(place, "underline").map(TextModifier.underline)
    case .strikethrough: return line(place, "strikethrough").map(TextModifier.strikethrough)
    case .textCase:
      if place.isNull { return .textCase(nil) }
      return place.name(of: "text case", TextCase.self).map(TextModifier.textCase)
    case .lineSpacing:
      return place.number("points from 0 to 1000", in: 0...1000).map(TextModifier.lineSpacing)
    case .allowsTightening: return place.boolean().map(TextModifier.allowsTightening)
    case .truncationMode:
      return place.name(of: "truncation mode", TruncationMode.self).map(TextModifier.truncationMode)
    case .dynamicTypeSize: return dynamicTypeSize(place)
    default: return nil
    }
  }

  private func points(_ place: JSONPlace) -> Double? {
    // More than the largest font is high moves every letter out of any widget.
    place.number("points from -1000 to 1000", in: -1000...1000)
  }

  /// `true`, `false`, or `{ "pattern": "dash", "color": "red" }`.
  private mutating func line(_ place: JSONPlace, _ name: String) -> TextLineStyle?? {
    if case .boolean(let isDrawn) = place.value.content { return isDrawn ? TextLineStyle() : .some(nil) }
    guard let members = place.members("true, false or { \"pattern\": \"dash\", \"color\": \"red\" }") else {
      return nil
    }
    var line = TextLineStyle()
    for member in members {
      switch member.key {
      case "pattern":
        guard let pattern = member.place.name(of: "pattern", LinePattern.self) else { return nil }
        line.pattern = pattern
      case "color":
        guard let color = style(member.place) else { return nil }
        line.color = color
      default: member.reportUnknown(in: name, known: ["pattern", "color"])
      }
    }
    return line
  }

  /// A size, or `{ "min": "small", "max": "xLarge" }`.
  private func dynamicTypeSize(_ place: JSONPlace) -> TextModifier? {
    guard let members = place.membersIfAny else {
      return place.name(of: "Dynamic Type size", DynamicTypeSize.self).map { .dynamicTypeSize($0...$0) }
    }
    var (low, high) = (DynamicTypeSize.xSmall, DynamicTypeSize.accessibility5)
    for member in members {
      guard member.key == "min" || member.key == "max" else {
        member.reportUnknown(in: "dynamicTypeSize", known: ["min", "max"])
        continue
      }
      guard let size = member.place.name(of: "Dynamic Type size", DynamicTypeSize.self) else { return nil }
      if member.key == "min" { low = size } else { high = size }
    }
    guard low <= high else {
      place.report(
        .outOfRange, "'min' is larger than 'max'", hint: "The sizes go from xSmall to accessibility5.")
      return nil
    }
    return .dynamicTypeSize(low...high)
  }

  // MARK: Line limits

  private static let lineCounts = 1...1_000_000

  /// A number, null, `{ "lines": 2, "reservesSpace": true }`, or `{ "min": 2, "max": 4 }`.
  func lineLimit(_ place: JSONPlace) -> ViewModifier? {
    if place.isNull { return .lineLimit(nil) }
    guard let members = place.membersIfAny else {
      return lines(place, "a number of lines").map(ViewModifier.lineLimit)
    }
    var (lines, low, high): (Int?, Int?, Int?)
    var reservesSpace = false
    for member in members {
      switch member.key {
      case "lines": lines = self.lines(member.place, "a number of lines")
      case "min": low = self.lines(member.place, "the fewest lines")
      case "max": high = self.lines(member.place, "the most lines")
      case "reservesSpace": reservesSpace = member.place.boolean() ?? false
      default:
        member.reportUnknown(in: "lineLimit", known: ["lines", "reservesSpace", "min", "max"])
        return nil
      }
    }
    if let lines, low == nil, high == nil {
      return reservesSpace ? .text(.lineLimit(reserving: lines, atMost: lines)) : .lineLimit(lines)
    }
    guard lines == nil, !reservesSpace, low != nil || high != nil, low ?? 1 <= high ?? Int.max else {
      place.report(
        .contradiction, "the line limit is no number and no range",
        hint: "Write { \"lines\": 2, \"reservesSpace\": true } or { \"min\": 2, \"max\": 4 }.")
      return nil
    }
    return .text(.lineLimit(reserving: low ?? 0, atMost: high))
  }

  private func lines(_ place: JSONPlace, _ what: String) -> Int? {
    place.integer("\(what), a whole number from 1 to 1000000", in: Self.lineCounts)
  }
}
