// SPDX-License-Identifier: MIT

public import Geometry

/// Where and how far two pictures differ.
public struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that are not equal.
  public let count: Int
  /// The largest distance between two bytes. Unit: code values, 1…255.
  public let largestDelta: Int
  /// The smallest rectangle that holds all unequal pixels.
  public let bounds: PixelRect
}

extension PixelBuffer {
  /// Returns how this picture differs from another one of the same size and space, or nil for equal pictures.
  ///
  /// - Precondition: sizes and spaces are equal; bring both to one space first, or one changed pixel cannot
  ///   be told from a changed space.
  public func difference(from other: PixelBuffer) -> PixelDifference? {
    precondition(size == other.size && space == other.space, "the pictures are of one size and space")
    guard pixels != other.pixels else { return nil }
    var count = 0
    var largest = 0
    var bounds = PixelRect.empty
    for row in 0..<size.height {
      for column in 0..<size.width {
        let place = row * size.width + column
        guard pixels[place] != other.pixels[place] else { continue }
        count += 1
        largest = max(largest, largestDelta(pixels[place], other.pixels[place]))
        bounds = bounds.union(
          PixelRect(minX: column, minY: row, maxX: column + 1, maxY: row + 1))
      }
    }
    return PixelDifference(count: count, largestDelta: largest, bounds: bounds)
  }
}

/// Returns the largest distance between the bytes of two pixels.
private func largestDelta(_ a: UInt32, _ b: UInt32) -> Int {
  var largest = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    let delta = Int(a >> shift & 255) - Int(b >> shift & 255)
    largest = max(largest, abs(delta))
  }
  return largest
}
