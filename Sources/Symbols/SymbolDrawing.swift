// SPDX-License-Identifier: MIT

public import Geometry

/// A symbol drawn in one style, in em around a point half a cap height above the baseline.
public struct SymbolDrawing: Sendable {
  /// The outline of all ink; its inside has the winding number 1 or −1. Unit: em, y down.
  public var outline: Path
  /// The smallest rectangle around the ink. Unit: em.
  public var bounds: Rect
  /// The size of the image, which has room around the ink. Unit: em.
  public var size: Size
  /// Whether the symbol is turned round in right-to-left text.
  public var followsReading: Bool

  /// A drawing without ink.
  static let nothing = SymbolDrawing(
    outline: Path(), bounds: Rect(0, 0, 0, 0), size: .zero, followsReading: false)

  /// The distance from the top of the image to the baseline of text beside it. Unit: em.
  public var baseline: Double { size.height / 2 + Self.capHeight / 2 }

  /// The cap height that symbols are centred on half of.
  ///
  /// - Source: Apple's symbol template, 70.459 at 100 pt; SF Pro's 1443 of 2048 units.
  public static let capHeight = 0.70459
}

/// The ink of one level of the foreground hierarchy, without what other levels cover.
public struct SymbolLayer: Sendable {
  /// The level, 0 for the first.
  public var level: Int
  /// The outline. Unit: em, as in `SymbolDrawing`.
  public var outline: Path
}
