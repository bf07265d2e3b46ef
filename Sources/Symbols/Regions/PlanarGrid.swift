// SPDX-License-Identifier: MIT

import Geometry

/// A point of the integer grid on which regions are overlaid.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// Grid lines per design unit, which is a hundredth of an em.
  static let stepsPerUnit = 1024.0

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Returns the grid point nearest to a point in design units.
  init(_ point: Point) {
    x = Int((point.x * Self.stepsPerUnit).rounded())
    y = Int((point.y * Self.stepsPerUnit).rounded())
  }
}

/// A set of closed polygons whose inside is where their winding numbers do not add up to zero.
///
/// Coordinates are in design units: 1/100 em, y down, the middle of the symbol at the origin.
struct Region {
  var polygons: [[Point]] = []

  static func + (a: Region, b: Region) -> Region { Region(polygons: a.polygons + b.polygons) }

  /// Adds a polygon, turned so that its area counts as positive: overlapping pieces never cancel.
  mutating func add(_ polygon: [Point]) {
    polygons.append(polygon.signedArea < 0 ? polygon.reversed() : polygon)
  }
}

extension [Point] {
  /// Twice the area inside, positive where the corners run clockwise (y down).
  var signedArea: Double {
    guard var previous = last else { return 0 }
    var sum = 0.0
    for point in self {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum
  }
}
