// SPDX-License-Identifier: MIT

/// One column of a lazy grid: SwiftUI's `GridItem`.
public struct GridColumn: Hashable, Sendable {
  /// How wide the column is. Unit: pt.
  public enum Width: Hashable, Sendable {
    /// Always the same.
    case fixed(Double)
    /// A share of the room within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as have room in the share of one.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var width: Width
  /// The distance to the next column, or nil for the default. Unit: pt.
  public var spacing: Double?
  /// Where views stand in their cells.
  public var alignment: Alignment

  /// Creates a column.
  public init(_ width: Width, spacing: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.spacing = spacing
    self.alignment = alignment
  }
}
