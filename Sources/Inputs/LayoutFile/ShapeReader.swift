// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads the shape of a clip: `"Capsule"` or `{ "RoundedRectangle": {}, "cornerRadius": 8 }`.
enum ShapeReader {
  static func shape(_ place: JSONPlace) -> ShapeKind? {
    if let word = place.stringIfAny { return named(word, place) }
    guard let members = place.members("a shape, such as \"Capsule\"") else { return nil }
    let names = members.filter { $0.key.first?.isUppercase == true }
    guard let name = names.first, names.count == 1 else {
      place.report(.missingKey, "expected one shape, found \(names.count)", hint: knownShapes)
      return nil
    }
    guard let kind = kind(name.key, place) else { return nil }
    guard let inside = name.place.members("{}") else { return nil }
    var radius: Double?
    var style = RoundedCornerStyle.continuous
    let known = kind.arguments.filter { $0 != .fill }
    for member in members.filter({ $0.key != name.key }) + inside {
      guard let argument = Argument(rawValue: member.key), known.contains(argument) else {
        member.reportUnknown(in: "the shape \(kind.rawValue)", known: known.map(\.rawValue))
        continue
      }
      if argument == .cornerRadius {
        radius = ValueReader.positiveLength(member.place, "a radius in points, not negative")
        if radius == nil { return nil }
      } else {
        style = ValueReader.cornerStyle(member.place) ?? style
      }
    }
    if kind == .roundedRectangle, radius == nil {
      place.report(
        .missingKey, "RoundedRectangle lacks the key 'cornerRadius'", hint: "Write its radius in points.")
      return nil
    }
    return kind.shape(cornerRadius: radius, style)
  }

  private static func named(_ word: String, _ place: JSONPlace) -> ShapeKind? {
    guard let kind = kind(word, place) else { return nil }
    if kind != .roundedRectangle { return kind.shape(cornerRadius: nil, .continuous) }
    place.report(
      .missingKey, "RoundedRectangle lacks its radius",
      hint: "Write { \"RoundedRectangle\": {}, \"cornerRadius\": 8 }.")
    return nil
  }

  private static func kind(_ word: String, _ place: JSONPlace) -> ViewKind? {
    if let kind = ViewKind(rawValue: word), kind.isShape { return kind }
    if word == "ContainerRelativeShape" || word == "Path" {
      place.report(.notDrawnYet, "the shape \(word) is not drawn yet by this version")
    } else {
      place.report(
        .unknownName, "the shape '\(word.excerpt)' is not known",
        hint: Suggestion.hint(for: word, among: ViewKind.allCases.filter(\.isShape).map(\.rawValue)))
    }
    return nil
  }

  private static var knownShapes: String {
    "Known: \(ViewKind.allCases.filter(\.isShape).map(\.rawValue).joined(separator: ", "))."
  }
}

extension ViewKind {
  /// Returns the shape of this kind, or nil for a view that is none.
  func shape(cornerRadius: Double?, _ style: RoundedCornerStyle) -> ShapeKind? {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle(cornerRadius: cornerRadius ?? 0, style)
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule(style)
    default: nil
    }
  }
}
