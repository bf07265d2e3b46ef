// SPDX-License-Identifier: MIT

public import Geometry

/// The size of a text in a proposal, without its glyphs: what layout asks for again and again.
public struct TextMeasurement: Hashable, Sendable {
  /// The bounding box of the lines, each length rounded up to a pixel. Unit: pt.
  public var size: Size
  /// The first line's baseline below the top. Unit: pt.
  public var firstBaseline: Double
  /// The last line's baseline below the top. Unit: pt.
  public var lastBaseline: Double
}
