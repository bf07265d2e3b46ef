// SPDX-License-Identifier: MIT

import Raster
import Synchronization

/// The series of pictures that no worker is writing at the moment, one or more for each place that widgets are shown in.
///
/// Pictures of one widget in one place share most of their rows, and those are compressed once. A file depends on its
/// picture alone, so it does not matter which worker goes on with which series.
final class BatchSeries: Sendable {
  /// How many are kept: four environments on four workers. Each holds a picture.
  private static let mostKept = 16

  private let idle = Mutex<[(place: String, series: PNGSeries)]>([])

  /// Returns a picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - place: What the pictures with the same rows have in common.
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - name: What an error calls the picture.
  func bytes(
    of picture: PixelBuffer, in place: String, pixelsPerInch: Double?, name: String
  ) throws(PNGError) -> [UInt8] {
    var series = take(place)
    defer { keep(series, of: place) }
    return try series.bytes(of: picture, pixelsPerInch: pixelsPerInch, name: name)
  }

  private func take(_ place: String) -> PNGSeries {
    idle.withLock { idle in
      guard let index = idle.lastIndex(where: { $0.place == place }) else { return PNGSeries() }
      return idle.remove(at: index).series
    }
  }

  private func keep(_ series: PNGSeries, of place: String) {
    idle.withLock { idle in
      if idle.count == Self.mostKept { idle.removeFirst() }
      idle.append((place, series))
    }
  }
}
