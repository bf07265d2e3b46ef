// SPDX-License-Identifier: MIT

/// A width and a height in whole pixels, neither of them negative.
public struct PixelSize: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size from its counts.
  ///
  /// - Precondition: neither count is negative.
  public init(_ width: Int, _ height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel size is never negative")
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var count: Int { width * height }
}
