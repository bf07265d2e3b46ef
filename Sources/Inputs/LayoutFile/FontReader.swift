// SPDX-License-Identifier: MIT

import Typeset
import ViewLayout

/// Reads fonts: `"headline"`, `{ "style": "headline" }` or `{ "size": 17 }` with what is changed.
enum FontReader {
  /// The keys of a font's object.
  static let keys = ["style", "size", "weight", "design", "italic", "monospacedDigit"]

  static func font(_ place: JSONPlace) -> FontStyle? {
    if place.stringIfAny != nil { return textStyle(place).map { FontStyle(.style($0)) } }
    guard let members = place.members("a font: a text style, or { \"size\": 17 }") else { return nil }
    var bases: [FontStyle.Base] = []
    var font = FontStyle(.style(.body))
    var isSound = true
    for member in members {
      let place = member.place
      switch member.key {
      case "style":
        if let style = textStyle(place) { bases.append(.style(style)) } else { isSound = false }
      case "size":
        if let size = size(place) { bases.append(.size(size)) } else { isSound = false }
      case "weight": font.weight = place.isNull ? nil : place.name(of: "weight", FontWeight.self)
      case "design": font.design = place.name(of: "design", FontDesign.self) ?? .default
      case "italic": font.isItalic = place.boolean() ?? false
      case "monospacedDigit": font.hasMonospacedDigits = place.boolean() ?? false
      default: member.reportUnknown(in: "a font", known: keys)
      }
    }
    guard isSound else { return nil }
    guard bases.count == 1, let base = bases.first else {
      place.report(
        bases.isEmpty ? .missingKey : .contradiction,
        bases.isEmpty ? "the font has neither 'style' nor 'size'" : "the font has both 'style' and 'size'",
        hint: "Write { \"style\": \"headline\" } or { \"size\": 17 }.")
      return nil
    }
    font.base = base
    return font
  }

  private static func size(_ place: JSONPlace) -> Double? {
    // A smaller one cannot be seen and a larger one does not fit a phone; both only waste time.
    place.number("a size in points from 1 to 1000", in: 1...1000)
  }

  private static func textStyle(_ place: JSONPlace) -> TextStyle? {
    place.name(of: "font", TextStyle.self)
  }
}
