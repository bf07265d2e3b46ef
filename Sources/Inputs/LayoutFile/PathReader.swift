// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Reads paths: a list of SwiftUI's commands, such as `[ { "move": [0, 0] }, { "line": [10, 0] }, "close" ]`.
///
/// Lengths are points from the top left corner of the view, angles degrees.
enum PathReader {
  /// The words of the commands.
  static let commands = [
    "move", "line", "lines", "quad", "curve", "arc", "rect", "roundedRect", "ellipse", "close",
  ]
  /// The most commands of one path: a detailed map has some ten thousand.
  static let limit = 20_000

  static func path(_ place: JSONPlace) -> Path? {
    guard let elements = place.elements("a list of commands: [ { \"move\": [0, 0] }, … ]") else { return nil }
    guard elements.count <= limit else {
      place.report(.outOfRange, "expected at most \(limit) commands, found \(elements.count)")
      return nil
    }
    var path = Path()
    var isSound = true
    for element in elements where !add(element, to: &path) { isSound = false }
    return isSound ? path : nil
  }

  /// Adds a command, and returns whether it is sound.
  private static func add(_ place: JSONPlace, to path: inout Path) -> Bool {
    if let word = place.stringIfAny {
      guard word == "close" else {
        place.report(.unknownName, "the command '\(word.excerpt)' is not known", hint: "Write \"close\".")
        return false
      }
      path.close()
      return true
    }
    guard let members = place.members("a command, such as { \"line\": [10, 0] }") else { return false }
    guard let member = members.first, members.count == 1 else {
      place.report(.contradiction, "expected one command, found \(members.count)")
      return false
    }
    guard commands.dropLast().contains(member.key) else {
      member.reportUnknown(in: "a path", known: commands)
      return false
    }
    guard startsContour(member.key) || !path.elements.isEmpty else {
      member.report(
        .contradiction, "the path starts with '\(member.key)'", hint: "Write { \"move\": [x, y] } before it.")
      return false
    }
    return add(member, to: &path)
  }

  private static func startsContour(_ command: String) -> Bool {
    !["line", "quad", "curve"].contains(command)
  }

  private static func add(_ member: JSONPlace.Member, to path: inout Path) -> Bool {
    let place = member.place
    switch member.key {
    case "move": return GeometryValueReader.point(place, "a point").map { path.move(to: $0) } != nil
    case "line": return GeometryValueReader.point(place, "a point").map { path.line(to: $0) } != nil
    case "lines": return addLines(place, to: &path)
    case "quad":
      guard let points = points(place, ["to", "control"]) else { return false }
      path.quad(to: points[0], control: points[1])
    case "curve":
      guard let points = points(place, ["to", "control1", "control2"]) else { return false }
      path.cubic(to: points[0], control1: points[1], control2: points[2])
    case "arc": return addArc(place, to: &path)
    case "rect": return rect(place).map { path.append(.rectangle($0)) } != nil
    case "ellipse": return rect(place).map { path.append(.ellipse(in: $0)) } != nil
    default: return addRoundedRect(place, to: &path)
    }
    return true
  }

  /// Reads `[[0, 0], [10, 0], …]`: SwiftUI's `addLines`, which starts a contour.
  private static func addLines(_ place: JSONPlace, to path: inout Path) -> Bool {
    guard let places = place.elements("a list of points: [ [x, y], … ]") else { return false }
    let points = places.compactMap { GeometryValueReader.point($0, "a point") }
    guard points.count == places.count else { return false }
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return true
  }

  /// Reads an object of points, all of which must be there.
  private static func points(_ place: JSONPlace, _ keys: [String]) -> [Point]? {
    let form = "{ " + keys.map { "\"\($0)\": [x, y]" }.joined(separator: ", ") + " }"
    guard let members = place.members(form) else { return nil }
    var points: [String: Point] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        member.reportUnknown(in: "a curve", known: keys)
        return nil
      }
      guard let point = GeometryValueReader.point(member.place, "a point") else { return nil }
      points[member.key] = point
    }
    if let missing = keys.first(where: { points[$0] == nil }) {
      place.report(.missingKey, "the curve lacks the key '\(missing)'", hint: "Write \(form).")
      return nil
    }
    return keys.compactMap { points[$0] }
  }

  /// Reads `[x, y, width, height]`.
  private static func rect(_ place: JSONPlace) -> Rect? {
    let form = "a rectangle: [x, y, width, height]"
    guard let places = place.elements(form) else { return nil }
    guard places.count == 4 else {
      place.report(.outOfRange, "expected \(form), found \(places.count) numbers")
      return nil
    }
    guard let x = ValueReader.length(places[0], "points"), let y = ValueReader.length(places[1], "points"),
      let width = ValueReader.positiveLength(places[2], "a width in points, not negative"),
      let height = ValueReader.positiveLength(places[3], "a height in points, not negative")
    else { return nil }
    return Rect(x, y, width, height)
  }

  private static func addRoundedRect(_ place: JSONPlace, to path: inout Path) -> Bool {
    let form = "{ \"rect\": [x, y, width, height], \"cornerRadius\": 8 }"
    guard let members = place.members(form) else { return false }
    var rect: Rect?
    var radius: Double?
    var style = RoundedCornerStyle.continuous
    for member in members {
      switch member.key {
      case "rect": rect = self.rect(member.place)
      case "cornerRadius":
        radius = ValueReader.positiveLength(member.place, "a radius in points, not negative")
      case "style": style = ValueReader.cornerStyle(member.place) ?? style
      default: member.reportUnknown(in: "a rounded rectangle", known: ["rect", "cornerRadius", "style"])
      }
    }
    for key in ["rect", "cornerRadius"] where !members.contains(where: { $0.key == key }) {
      place.report(.missingKey, "the rounded rectangle lacks the key '\(key)'", hint: "Write \(form).")
    }
    guard let rect, let radius else { return false }
    path.append(.roundedRectangle(rect, radius: radius, style: style))
    return true
  }

  /// Reads SwiftUI's `addArc`, whose `clockwise` counts in a plane that points up: false runs clockwise on the
  /// screen.
  private static func addArc(_ place: JSONPlace, to path: inout Path) -> Bool {
    let form = "{ \"center\": [x, y], \"radius\": 10, \"startAngle\": 0, \"endAngle\": 90 }"
    guard let members = place.members(form) else { return false }
    var center: Point?
    var (radius, start, end): (Double?, Double?, Double?)
    var isClockwise = false
    for member in members {
      switch member.key {
      case "center": center = GeometryValueReader.point(member.place, "a point")
      case "radius": radius = ValueReader.positiveLength(member.place, "a radius in points, not negative")
      case "startAngle": start = GeometryValueReader.angle(member.place)
      case "endAngle": end = GeometryValueReader.angle(member.place)
      case "clockwise": isClockwise = member.place.boolean() ?? false
      default:
        member.reportUnknown(
          in: "an arc", known: ["center", "radius", "startAngle", "endAngle", "clockwise"])
      }
    }
    for key in ["center", "radius", "startAngle", "endAngle"]
    where !members.contains(where: { $0.key == key }) {
      place.report(.missingKey, "the arc lacks the key '\(key)'", hint: "Write \(form).")
    }
    guard let center, let radius, let start, let end else { return false }
    path.addArc(center: center, radius: radius, start: start, sweep: sweep(from: start, to: end, isClockwise))
    return true
  }

  /// Returns how far an arc runs, clockwise on the screen. Unit: degrees.
  ///
  /// As in Core Graphics, a turn or more in the arc's own direction is the whole circle, and one against it is what
  /// is left of the turn.
  private static func sweep(from start: Double, to end: Double, _ isClockwise: Bool) -> Double {
    let difference = isClockwise ? start - end : end - start
    let sweep: Double
    if difference >= 360 {
      sweep = 360
    } else {
      let rest = difference.truncatingRemainder(dividingBy: 360)
      sweep = rest < 0 ? rest + 360 : rest
    }
    return isClockwise ? -sweep : sweep
  }
}
