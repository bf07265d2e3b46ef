// SPDX-License-Identifier: MIT

import Pictures

/// Slants outlines where there is no italic face.
enum ObliqueOutline {
  /// How far upright strokes lean to the right. Modelled: the slant of the system's italic is not published.
  static let degrees = 12

  /// The tangent of the angle. Unit: millionths; an integer, so that outlines are the same on every machine.
  private static let tangent: Int64 = 212_557

  /// Returns an outline with each point moved to the right by its height times the tangent.
  static func slanted(_ outline: GlyphOutline) -> GlyphOutline {
    GlyphOutline(
      elements: outline.elements.map { element in
        switch element {
        case .move(let to): .move(slanted(to))
        case .line(let to): .line(slanted(to))
        case .quad(let control, let to): .quad(slanted(control), slanted(to))
        case .cubic(let first, let second, let to): .cubic(slanted(first), slanted(second), slanted(to))
        }
      })
  }

  private static func slanted(_ position: GlyphOutline.Position) -> GlyphOutline.Position {
    // Half a unit up and then down is the nearest unit, for points below the baseline too.
    let shift = (Int64(position.y) * tangent + 500_000).quotientRoundedDown(by: 1_000_000)
    return GlyphOutline.Position(position.x &+ Int32(truncatingIfNeeded: shift), position.y)
  }
}

extension Int64 {
  /// The quotient, rounded towards the smaller number.
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
