// SPDX-License-Identifier: MIT

import Colorimetry
public import Foundation
import Geometry
public import Raster

/// Pictures that were looked at and kept; a test compares what is drawn today with them, pixel for pixel.
public enum GoldenPicture {
  /// The folder of the whole widgets, at their real size.
  public static let folder = GoldenText.folder.deletingLastPathComponent().appending(path: "widgets")

  /// Compares a picture with the golden of a name such as `after-en-home`.
  ///
  /// A picture that differs is left under the system's temporary folder as one strip: kept, differing
  /// pixels, drawn. With `GOLDEN=accept` in the environment it takes the golden's place, and the check
  /// fails all the same.
  public static func check(_ picture: PixelBuffer, _ name: String) throws {
    let file = folder.appending(path: name + ".png")
    let kept = try? PNGPicture(Array(Data(contentsOf: file)), name: name).pixelBuffer
    if let kept, kept == picture { return }
    if ProcessInfo.processInfo.environment["GOLDEN"] == "accept" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.pngBytes(compression: .small)).write(to: file)
      throw GoldenText.Difference(
        description: "accepted \(name).png; look at it, then run again without GOLDEN")
    }
    guard let kept else {
      throw GoldenText.Difference(
        description: "there is no golden \(name).png; `make golden` draws it for you to look at")
    }
    throw GoldenText.Difference(description: try account(of: picture, kept, name))
  }

  /// Says how two pictures differ, and leaves a strip of both.
  private static func account(of picture: PixelBuffer, _ kept: PixelBuffer, _ name: String) throws -> String {
    guard kept.size == picture.size, kept.space == picture.space else {
      return "\(name).png was \(kept.size.width) × \(kept.size.height) px in \(kept.space.rawValue) and is "
        + "\(picture.size.width) × \(picture.size.height) px in \(picture.space.rawValue)"
    }
    guard let difference = picture.difference(from: kept) else { return "\(name).png differs in nothing" }
    let width = picture.size.width
    var strip = PixelBuffer(size: PixelSize(width * 3, picture.size.height), space: picture.space)
    strip.copy(kept, x: 0, y: 0)
    strip.copy(picture, x: width * 2, y: 0)
    for y in 0..<picture.size.height {
      for x in 0..<width where picture[x, y] != kept[x, y] { strip[width + x, y] = picture[x, y] }
    }
    let place = FileManager.default.temporaryDirectory
      .appending(path: "andon-\(name.replacingOccurrences(of: "/", with: "-"))-difference.png")
    try Data(strip.pngBytes()).write(to: place)
    return "\(name).png: \(difference.count) pixels differ, by \(difference.largestDelta) at most, in "
      + "\(difference.bounds); kept, difference and drawn are in \(place.path)"
  }
}
