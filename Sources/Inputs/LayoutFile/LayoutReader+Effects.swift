// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

extension LayoutReader {
  /// Reads a modifier that changes the drawing and not the layout.
  mutating func effect(_ name: ModifierName, _ place: JSONPlace) -> ViewModifier? {
    switch name {
    case .border: border(place)
    case .containerShape: shape(place).map(ViewModifier.containerShape)
    case .clipShape: shape(place).map(ViewModifier.clipShape)
    case .clipped: Self.isOn(place) ? .clipShape(.rectangle) : nil
    case .shadow: shadow(place).map(ViewModifier.shadow)
    case .blur: Self.blur(place)
    case .compositingGroup, .drawingGroup: Self.isOn(place) ? .compositingGroup : nil
    case .rotationEffect:
      GeometryValueReader.rotation(place).map { .rotationEffect(degrees: $0, anchor: $1) }
    case .scaleEffect: GeometryValueReader.scaleEffect(place)
    case .zIndex: ValueReader.length(place, "a drawing order, a number").map(ViewModifier.zIndex)
    default: nil
    }
  }

  /// Reads `true` or `{}`, the spellings of a modifier without arguments.
  private static func isOn(_ place: JSONPlace) -> Bool {
    if case .boolean(true) = place.value.content { return true }
    if let members = place.membersIfAny, members.isEmpty { return true }
    place.expected("true or {}", hint: "Leave the key out for a view without it.")
    return false
  }

  /// Reads a radius, or `{ "color": …, "radius": 4, "x": 0, "y": 2 }`.
  mutating func shadow(_ place: JSONPlace) -> ShadowStyle? {
    let radius = "a radius in points, not negative"
    if case .number = place.value.content {
      return ValueReader.positiveLength(place, radius).map { ShadowStyle(radius: $0) }
    }
    guard let members = place.members("a radius, or { \"color\": \"black\", \"radius\": 4, \"y\": 2 }") else {
      return nil
    }
    var shadow = ShadowStyle(radius: 0)
    for member in members {
      let number: Double?
      switch member.key {
      case "color":
        guard let color = style(member.place) else { return nil }
        shadow.color = color
        continue
      case "radius":
        number = ValueReader.positiveLength(member.place, radius)
        shadow.radius = number ?? 0
      case "x":
        number = ValueReader.length(member.place, "points")
        shadow.x = number ?? 0
      case "y":
        number = ValueReader.length(member.place, "points")
        shadow.y = number ?? 0
      default:
        member.reportUnknown(in: "a shadow", known: ["color", "radius", "x", "y"])
        continue
      }
      if number == nil { return nil }
    }
    guard members.contains(where: { $0.key == "radius" }) else {
      place.report(.missingKey, "the shadow lacks the key 'radius'", hint: "Write its radius in points.")
      return nil
    }
    return shadow
  }

  /// Reads a radius, or `{ "radius": 4, "opaque": true }`.
  private static func blur(_ place: JSONPlace) -> ViewModifier? {
    guard let members = place.membersIfAny else {
      return ValueReader.positiveLength(place, "a radius in points, not negative, or { \"radius\": 4 }")
        .map { .blur(radius: $0, opaque: false) }
    }
    var radius: Double?
    var isOpaque = false
    for member in members {
      switch member.key {
      case "radius":
        radius = ValueReader.positiveLength(member.place, "a radius in points, not negative")
        if radius == nil { return nil }
      case "opaque": isOpaque = member.place.boolean() ?? false
      default: member.reportUnknown(in: "blur", known: ["radius", "opaque"])
      }
    }
    guard let radius else {
      place.report(.missingKey, "blur lacks the key 'radius'", hint: "Write its radius in points.")
      return nil
    }
    return .blur(radius: radius, opaque: isOpaque)
  }

  /// Reads a style, or `{ "content": "red", "width": 2 }`.
  private mutating func border(_ place: JSONPlace) -> ViewModifier? {
    if place.stringIfAny != nil || Self.isStyle(place) {
      return style(place).map { .border($0, width: 1) }
    }
    guard let members = place.members("a style, or { \"content\": \"red\", \"width\": 2 }") else {
      return nil
    }
    var content: ShapeStyle?
    var width: Double? = 1
    for member in members {
      switch member.key {
      case "content":
        content = style(member.place)
        if content == nil { return nil }
      case "width": width = ValueReader.positiveLength(member.place, "a width in points, not negative")
      default: member.reportUnknown(in: "a border", known: ["content", "width"])
      }
    }
    guard let content else {
      place.report(
        .missingKey, "the border lacks the key 'content'",
        hint: "Write { \"content\": \"red\", \"width\": 2 }.")
      return nil
    }
    return width.map { .border(content, width: $0) }
  }
}
