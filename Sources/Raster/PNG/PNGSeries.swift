// SPDX-License-Identifier: MIT

import Geometry

/// Writes one picture after the other as PNG files and finds out by itself which rows each has of the one before.
///
/// For whoever gets finished pictures; one who knows what was drawn tells a ``PNGWriter`` instead.
public struct PNGSeries: Sendable {
  private var writer = PNGWriter()
  private var last: PixelBuffer?

  /// Creates a series without a picture.
  public init() {}

  /// Returns a picture as the bytes of a PNG file: those of ``PixelBuffer/pngBytes(pixelsPerInch:compression:name:)``.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - name: What an error calls the picture.
  public mutating func bytes(
    of picture: PixelBuffer, pixelsPerInch: Double?, name: String
  ) throws(PNGError) -> [UInt8] {
    let changed = last.flatMap { picture.rows(unlike: $0) }
    // Forgotten for the while: what the writer knows after an error is not known.
    last = nil
    let bytes = try writer.bytes(
      of: picture, changedIn: changed, pixelsPerInch: pixelsPerInch, name: name)
    last = picture
    return bytes
  }
}

extension PixelBuffer {
  /// Returns the rows from the first to the last that differs from those of another picture, over the whole width; nil
  /// for pictures of two sizes.
  fileprivate func rows(unlike other: PixelBuffer) -> PixelRect? {
    guard size == other.size else { return nil }
    return withPixels { pixels in
      other.withPixels { others in
        func differs(_ row: Int) -> Bool {
          let places = row * size.width..<(row + 1) * size.width
          return Self.differ(pixels.extracting(places), others.extracting(places))
        }
        guard let first = (0..<size.height).first(where: differs),
          let last = (first..<size.height).last(where: differs)
        else { return .empty }
        return PixelRect(minX: 0, minY: first, maxX: size.width, maxY: last + 1)
      }
    }
  }

  /// Whether two rows of one width differ; without a way out, so that it runs a vector at a time.
  private static func differ(_ row: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
    precondition(row.count == other.count, "rows of one width are compared")
    var difference: UInt32 = 0
    for column in row.indices { difference |= row[column] ^ other[column] }
    return difference != 0
  }
}
