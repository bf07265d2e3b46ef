// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster

/// Returns how much of each pixel a shape covers, 0…255, row by row; one pt is one px.
///
/// White on black makes the red byte the coverage itself.
func coverage(_ outline: Outline, _ width: Int, _ height: Int) -> [[Int]] {
  let buffer = drawing([.fill(outline, .solid(.white))], width, height)
  return (0..<height).map { y in (0..<width).map { x in Int(buffer[x, y].red) } }
}

/// Returns items drawn on a ground; one pt is one px unless a scale is given.
func drawing(
  _ items: [DrawItem], _ width: Int, _ height: Int, scale: Double = 1, on ground: Ground = .black,
  within shape: Outline? = nil, by renderer: PictureRenderer = PictureRenderer()
) -> PixelBuffer {
  var buffer = PixelBuffer(size: PixelSize(width, height))
  let picture = Picture(size: Size(Double(width) / scale, Double(height) / scale), items: items)
  renderer.draw(picture, scale: scale, into: &buffer, on: ground, within: shape)
  return buffer
}

/// Returns the covered area of a shape. Unit: px².
func coveredArea(_ outline: Outline, _ width: Int, _ height: Int) -> Double {
  drawing([.fill(outline, .solid(.white))], width, height).withPixels { pixels in
    var sum: UInt32 = 0
    for place in pixels.indices { sum += pixels[place] & 255 }
    return Double(sum) / 255
  }
}

/// A closed polygon for comparison with exact geometry.
struct Polygon {
  var corners: [Point]

  /// The closed path through the corners.
  var path: Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    return path
  }

  /// The area inside. Unit: px².
  var area: Double {
    var sum = 0.0
    for (corner, next) in sides { sum += corner.x * next.y - next.x * corner.y }
    return abs(sum) / 2
  }

  /// The length of the edge. Unit: px.
  var perimeter: Double { sides.reduce(0) { $0 + length($1.0, $1.1) } }

  private var sides: [(Point, Point)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  private func length(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Returns the polygon turned around a centre by an angle whose cosine and sine are given.
  func turned(around center: Point, _ cosine: Double, _ sine: Double) -> Polygon {
    Polygon(
      corners: corners.map { corner in
        let dx = corner.x - center.x
        let dy = corner.y - center.y
        return Point(center.x + dx * cosine - dy * sine, center.y + dx * sine + dy * cosine)
      })
  }

  /// Returns the part inside one pixel, cut by Sutherland and Hodgman's method.
  func clipped(toPixel x: Int, _ y: Int) -> Polygon {
    let left = Double(x)
    let top = Double(y)
    return cut { $0.x - left }.cut { left + 1 - $0.x }.cut { $0.y - top }.cut { top + 1 - $0.y }
  }

  /// Returns the part where a linear function of the place is not negative.
  private func cut(_ inside: (Point) -> Double) -> Polygon {
    var result: [Point] = []
    for (corner, next) in sides {
      let a = inside(corner)
      let b = inside(next)
      if a >= 0 { result.append(corner) }
      if (a >= 0) != (b >= 0) {
        let t = a / (a - b)
        result.append(
          Point(corner.x + t * (next.x - corner.x), corner.y + t * (next.y - corner.y)))
      }
    }
    return Polygon(corners: result)
  }
}

/// The most by which a drawn area may differ from the true one.
///
/// Corners lie on a grid of 1/1024 px and crossings of pixel borders are rounded to it: an edge moves by at
/// most (√½ + ½)/1024 px, about 1.18 × 10⁻³. Every pixel on the edge is rounded to 1/255, half a step at
/// most; an edge of length p runs through at most √2·p + 1 pixels a side. A chord lies within 1/1024 px of its
/// curve, at two thirds of that in the mean.
func areaBound(perimeter: Double, sides: Int, curved: Bool = false) -> Double {
  let pixels = 2.0.squareRoot() * perimeter + Double(sides)
  let shift = (0.5.squareRoot() + 0.5) / 1024 + (curved ? 2.0 / 3 / 1024 : 0)
  return pixels * 0.5 / 255 + perimeter * shift
}
