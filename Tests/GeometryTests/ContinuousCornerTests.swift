// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

/// A rounded rectangle whose path another program computed.
struct RecordedCorner: Decodable, CustomTestStringConvertible, Sendable {
  struct Points: Decodable {
    let start: [Double]
    let topLeft, topRight, bottomRight, bottomLeft: Corner
    enum CodingKeys: String, CodingKey {
      case start
      case topLeft = "top_left"
      case topRight = "top_right"
      case bottomRight = "bottom_right"
      case bottomLeft = "bottom_left"
    }
  }
  struct Corner: Decodable {
    let lineTo: [Double]
    let curves: [[[Double]]]
    enum CodingKeys: String, CodingKey {
      case lineTo = "line_to"
      case curves
    }
  }
  let width, height, radius: Double
  let note: String
  let points: Points
  let midpoint: [Double]
  let area: Double
  enum CodingKeys: String, CodingKey {
    case width, height, radius, note, area
    case points = "points_y_down"
    case midpoint = "curve_midpoint_top_left"
  }

  var testDescription: String { note }

  /// The recorded coordinates in path order.
  var coordinates: [Double] {
    points.start
      + [points.topLeft, points.topRight, points.bottomRight, points.bottomLeft].flatMap {
        $0.lineTo + $0.curves.flatMap { $0.flatMap { $0 } }
      }
  }

  /// The path under test.
  var path: Path {
    .roundedRectangle(Rect(0, 0, width, height), radius: radius, style: .continuous)
  }

  static let all: [RecordedCorner] = {
    struct File: Decodable { let tests: [RecordedCorner] }
    let url = Bundle.module.bundleURL.appendingPathComponent("Resources/continuous-corner.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).tests) ?? []
  }()
}

@Suite struct ContinuousCornerTests {
  @Test func `the recorded rectangles are there`() { #expect(RecordedCorner.all.count == 4) }

  @Test(arguments: RecordedCorner.all)
  func `every point of the path is the recorded one`(_ recorded: RecordedCorner) {
    var coordinates: [Double] = []
    for element in recorded.path.elements {
      switch element {
      case .move(let point), .line(let point): coordinates += [point.x, point.y]
      case .cubic(let control1, let control2, let end):
        coordinates += [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
      case .quad: Issue.record("a continuous corner has no quadratic piece")
      case .close: break
      }
    }
    #expect(coordinates.count == recorded.coordinates.count)
    for (mine, theirs) in zip(coordinates, recorded.coordinates) {
      // Recorded with six decimals, from constants of nine digits.
      expectClose(mine, theirs, within: 2e-6, unit: "pt")
    }
  }

  @Test(arguments: RecordedCorner.all)
  func `the area inside is the recorded one`(_ recorded: RecordedCorner) {
    expectClose(recorded.path.signedArea, recorded.area, within: 1e-4, unit: "pt²")
  }

  @Test(arguments: RecordedCorner.all)
  func `the middle of the top left corner is the recorded one`(_ recorded: RecordedCorner) throws {
    let elements = recorded.path.elements
    guard case .cubic(_, _, let start) = elements[2], case .cubic(let a, let b, let end) = elements[3]
    else {
      Issue.record("the corner's second curve is missing")
      return
    }
    let middle = cubicPoint(start, a, b, end, at: 0.5)
    expectClose(middle.x, recorded.midpoint[0], within: 1.1e-6, unit: "pt")
    expectClose(middle.y, recorded.midpoint[1], within: 1.1e-6, unit: "pt")
  }

  @Test func `a radius beyond half the shorter side is that half`() {
    let rect = Rect(3, 4, 100, 40)
    #expect(
      Path.roundedRectangle(rect, radius: 1000, style: .continuous)
        == Path.roundedRectangle(rect, radius: 20, style: .continuous))
  }

  @Test func `the depth on the diagonal is 0.412253 radii`() {
    // Reverse-engineered constant; the apex lies 0.291507 radii from both edges.
    let path = Path.roundedRectangle(Rect(0, 0, 1000, 1000), radius: 100, style: .continuous)
    guard case .cubic(_, _, let start) = path.elements[2],
      case .cubic(let a, let b, let end) = path.elements[3]
    else {
      Issue.record("the corner's second curve is missing")
      return
    }
    let apex = cubicPoint(start, a, b, end, at: 0.5)
    expectClose(apex.x, 29.1507, within: 1e-4)
    expectClose(apex.x * 2.0.squareRoot(), 41.2253, within: 1e-4)
  }
}
