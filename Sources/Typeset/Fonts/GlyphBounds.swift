// SPDX-License-Identifier: MIT

import Pictures

/// The tight extent of a glyph's ink in font units, y up.
struct GlyphBounds: Hashable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Finds the extent of an outline, turning points of curves included; nil for an empty outline.
  init?(of outline: GlyphOutline) {
    guard case .move(let first)? = outline.elements.first else { return nil }
    minX = Double(first.x)
    maxX = minX
    minY = Double(first.y)
    maxY = minY
    var pen = first
    for element in outline.elements {
      switch element {
      case .move(let to), .line(let to):
        add(x: Double(to.x), y: Double(to.y))
        pen = to
      case .quad(let control, let to):
        let from = pen
        for t in GlyphBounds.turns(Double(from.x), Double(control.x), Double(to.x))
          + GlyphBounds.turns(Double(from.y), Double(control.y), Double(to.y))
        {
          let s = 1 - t
          let (a, b, c) = (s * s, 2 * s * t, t * t)
          add(
            x: a * Double(from.x) + b * Double(control.x) + c * Double(to.x),
            y: a * Double(from.y) + b * Double(control.y) + c * Double(to.y))
        }
        add(x: Double(to.x), y: Double(to.y))
        pen = to
      case .cubic(let first, let second, let to):
        let from = pen
        for t in GlyphBounds.turns(Double(from.x), Double(first.x), Double(second.x), Double(to.x))
          + GlyphBounds.turns(Double(from.y), Double(first.y), Double(second.y), Double(to.y))
        {
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(
            x: a * Double(from.x) + b * Double(first.x) + c * Double(second.x) + d * Double(to.x),
            y: a * Double(from.y) + b * Double(first.y) + c * Double(second.y) + d * Double(to.y))
        }
        add(x: Double(to.x), y: Double(to.y))
        pen = to
      }
    }
  }

  private mutating func add(x: Double, y: Double) {
    minX = min(minX, x)
    maxX = max(maxX, x)
    minY = min(minY, y)
    maxY = max(maxY, y)
  }

  /// The parameter inside 0…1 at which a quadratic coordinate turns round.
  private static func turns(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let bend = a - 2 * b + c
    guard bend != 0 else { return [] }
    let t = (a - b) / bend
    return t > 0 && t < 1 ? [t] : []
  }

  /// The parameters inside 0…1 at which a cubic coordinate turns round.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    // The derivative is 3 (p t² + 2 q t + r).
    let p = d - a + 3 * (b - c)
    let q = a - 2 * b + c
    let r = b - a
    guard p != 0 else { return q == 0 ? [] : [-r / (2 * q)].filter { $0 > 0 && $0 < 1 } }
    let under = q * q - p * r
    guard under >= 0 else { return [] }
    let root = under.squareRoot()
    return [(-q - root) / p, (-q + root) / p].filter { $0 > 0 && $0 < 1 }
  }
}
