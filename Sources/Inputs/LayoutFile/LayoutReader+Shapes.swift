// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

extension LayoutReader {
  // MARK: Shapes as values

  /// Reads a shape that clips or the like: `"Capsule"` or `{ "RoundedRectangle": {}, "cornerRadius": 8 }`.
  mutating func shape(_ place: JSONPlace) -> ShapeKind? {
    shapeSettings(place).map { $1.shape(of: $0) }
  }

  /// Reads a style in a shape: `{ "content": "red", "in": "Capsule" }`.
  mutating func styleInShape(_ members: [JSONPlace.Member], at place: JSONPlace) -> Element? {
    var shape: (kind: ViewKind, settings: Settings)?
    // SwiftUI's own where a background names a shape alone.
    var fill: ShapeStyle? = .system(.background)
    for member in members {
      switch member.key {
      case "content": fill = style(member.place)
      case "in": shape = shapeSettings(member.place)
      default: member.reportUnknown(in: "a style in a shape", known: ["content", "in"])
      }
    }
    guard let fill, var shape else { return nil }
    shape.settings[Argument.fill.rawValue] = .style(fill)
    return Element(path: place.path, kind: shape.kind, settings: shape.settings)
  }

  private mutating func shapeSettings(_ place: JSONPlace) -> (kind: ViewKind, settings: Settings)? {
    if let word = place.stringIfAny {
      guard let kind = shapeKind(word, place), !reportMissing(Settings(), of: kind, at: place) else {
        return nil
      }
      return (kind, Settings())
    }
    guard let members = place.members("a shape, such as \"Capsule\"") else { return nil }
    let names = members.filter { $0.key.first?.isUppercase == true }
    guard let name = names.first, names.count == 1 else {
      place.report(.missingKey, "expected one shape, found \(names.count)", hint: Self.knownShapes)
      return nil
    }
    guard let kind = shapeKind(name.key, place) else { return nil }
    var settings = Settings()
    var inside: [JSONPlace.Member] = []
    if kind == .path {
      guard let path = PathReader.path(name.place) else { return nil }
      settings[Element.contentKey] = .content(.path(path))
    } else {
      guard let own = name.place.members("{}") else { return nil }
      inside = own
    }
    let known = kind.arguments.filter { !Argument.ofDrawing.contains($0) }
    for member in members.filter({ $0.key != name.key }) + inside {
      guard let argument = Argument(rawValue: member.key), known.contains(argument) else {
        member.reportUnknown(in: "the shape \(kind.rawValue)", known: known.map(\.rawValue))
        continue
      }
      guard let setting = self.argument(argument, member.place, of: kind) else { return nil }
      settings[member.key] = setting
    }
    return reportMissing(settings, of: kind, at: place) ? nil : (kind, settings)
  }

  private func shapeKind(_ word: String, _ place: JSONPlace) -> ViewKind? {
    if let kind = ViewKind(rawValue: word), kind.isShape { return kind }
    place.report(
      .unknownName, "the shape '\(word.excerpt)' is not known",
      hint: Suggestion.hint(for: word, among: ViewKind.allCases.filter(\.isShape).map(\.rawValue)))
    return nil
  }

  private static var knownShapes: String {
    "Known: \(ViewKind.allCases.filter(\.isShape).map(\.rawValue).joined(separator: ", "))."
  }

  // MARK: Arguments

  /// Reads what is done to a shape and what it is drawn with.
  mutating func shapeArgument(_ argument: Argument, _ place: JSONPlace) -> Setting? {
    switch argument {
    case .inset: ValueReader.length(place, "a distance in points").map(Setting.length)
    case .trim: Self.trim(place)
    case .rotation: GeometryValueReader.rotation(place).map { .rotation(degrees: $0, anchor: $1) }
    case .eoFill: place.boolean().map { .fillRule($0 ? .evenOdd : .nonZero) }
    case .fill: style(place).map(Setting.style)
    case .stroke: stroke(place, .centered).map(Setting.stroke)
    case .strokeBorder: stroke(place, .inside).map(Setting.stroke)
    default: nil
    }
  }

  /// Reads `{ "from": 0, "to": 0.7 }`, shares of the line's length.
  private static func trim(_ place: JSONPlace) -> Setting? {
    guard let members = place.members("{ \"from\": 0, \"to\": 0.7 }") else { return nil }
    var (from, to): (Double?, Double?) = (0, 1)
    for member in members {
      switch member.key {
      case "from": from = member.place.number("a share of the line from 0 to 1", in: 0...1)
      case "to": to = member.place.number("a share of the line from 0 to 1", in: 0...1)
      default: member.reportUnknown(in: "trim", known: ["from", "to"])
      }
    }
    guard let from, let to else { return nil }
    return .trim(from: from, to: to)
  }

  /// Reads a line: a style, a width, or `{ "content": "red", "lineWidth": 4, "lineCap": "round" }`.
  private mutating func stroke(_ place: JSONPlace, _ placement: ShapeStroke.Placement) -> ShapeStroke? {
    if case .number = place.value.content {
      return Self.lineWidth(place).map { ShapeStroke(line: StrokeStyle(lineWidth: $0), placement: placement) }
    }
    if place.stringIfAny != nil || Self.isStyle(place) {
      return style(place).map { ShapeStroke($0, placement: placement) }
    }
    guard let members = place.members("a style, a width or { \"content\": \"red\", \"lineWidth\": 4 }") else {
      return nil
    }
    var stroke = ShapeStroke(placement: placement)
    for member in members {
      guard read(member, into: &stroke) else { return nil }
    }
    return stroke
  }

  /// Reads one key of a line, and returns whether it is sound.
  private mutating func read(_ member: JSONPlace.Member, into stroke: inout ShapeStroke) -> Bool {
    let place = member.place
    switch member.key {
    case "content":
      stroke.style = style(place)
      return stroke.style != nil
    case "lineWidth": return Self.lineWidth(place).map { stroke.line.lineWidth = $0 } != nil
    case "lineCap": return place.name(of: "line cap", LineCap.self).map { stroke.line.lineCap = $0 } != nil
    case "lineJoin":
      return place.name(of: "line join", LineJoin.self).map { stroke.line.lineJoin = $0 } != nil
    case "miterLimit":
      return ValueReader.positiveLength(place, "a limit in line widths, not negative")
        .map { stroke.line.miterLimit = $0 } != nil
    case "dash": return Self.dash(place).map { stroke.line.dash = $0 } != nil
    case "dashPhase":
      return ValueReader.length(place, "a distance in points").map { stroke.line.dashPhase = $0 } != nil
    default:
      member.reportUnknown(in: "a stroke", known: Self.strokeKeys)
      return true
    }
  }

  /// The keys of a line's object.
  static let strokeKeys = ["content", "lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"]

  private static func lineWidth(_ place: JSONPlace) -> Double? {
    ValueReader.positiveLength(place, "a width in points, not negative")
  }

  /// Reads the lengths of dashes and gaps in turn; a pattern without length is none.
  private static func dash(_ place: JSONPlace) -> [Double]? {
    guard let places = place.elements("lengths in points: [dash, gap, …]") else { return nil }
    guard places.count <= 64 else {
      place.report(.outOfRange, "expected at most 64 lengths, found \(places.count)")
      return nil
    }
    let lengths = places.compactMap { ValueReader.positiveLength($0, "a length in points, not negative") }
    return lengths.count == places.count ? lengths : nil
  }
}

extension Settings {
  /// The shape that a view of a kind draws, with what is done to it: moved inwards, cut, then turned.
  func shape(of kind: ViewKind) -> ShapeKind {
    var shape = plainShape(of: kind)
    if let distance = length(.inset) { shape = .inset(shape, by: distance) }
    if case .trim(let from, let to)? = self[Argument.trim.rawValue] {
      shape = .trimmed(shape, from: from, to: to)
    }
    if case .rotation(let degrees, let anchor)? = self[Argument.rotation.rawValue] {
      shape = .rotated(shape, degrees: degrees, anchor: anchor)
    }
    return shape
  }

  private func plainShape(of kind: ViewKind) -> ShapeKind {
    let style = cornerStyle(.style) ?? .continuous
    switch kind {
    case .roundedRectangle: return .roundedRectangle(cornerRadius: length(.cornerRadius) ?? 0, style)
    case .unevenRoundedRectangle:
      let radii = CornerRadii(
        topLeading: length(.topLeadingRadius) ?? 0, bottomLeading: length(.bottomLeadingRadius) ?? 0,
        bottomTrailing: length(.bottomTrailingRadius) ?? 0, topTrailing: length(.topTrailingRadius) ?? 0)
      return .unevenRoundedRectangle(radii, style)
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .capsule: return .capsule(style)
    case .containerRelativeShape: return .containerRelative
    case .path:
      guard case .content(.path(let path))? = self[Element.contentKey] else { return .rectangle }
      if case .fillRule(let rule)? = self[Argument.eoFill.rawValue] { return .path(path, rule) }
      return .path(path, .nonZero)
    default: return .rectangle
    }
  }

  /// The lines along a shape, in the order in which they are drawn.
  var strokes: [ShapeStroke] {
    [Argument.stroke, .strokeBorder].compactMap {
      if case .stroke(let stroke)? = self[$0.rawValue] { stroke } else { nil }
    }
  }
}
