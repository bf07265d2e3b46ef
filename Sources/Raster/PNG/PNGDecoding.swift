// SPDX-License-Identifier: MIT

import CPNG
import Geometry

extension PNGPicture {
  /// The most pixels that are read unless more is allowed: some thirty screens of a large phone.
  public static let usualPixelLimit = 100_000_000

  /// Decodes the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What errors call the file.
  ///   - pixelLimit: The most pixels; looked at before any memory for pixels is taken.
  /// - Throws: ``PNGError`` with code `png.not-png`, `png.damaged` or `png.too-large`.
  public init(
    _ bytes: [UInt8], name: String = "picture", pixelLimit: Int = usualPixelLimit
  ) throws(PNGError) {
    let content = try unsafe bytes.withUnsafeBufferPointer { (lent) throws(PNGError) -> Content in
      do throws(PNGFault) {
        return try Content(unsafe PNGReader(lent), pixelLimit: pixelLimit)
      } catch {
        throw Self.error(name, error)
      }
    }
    size = content.size
    fileDepth = content.fileDepth
    samples = content.samples
    let notes = PNGColorNotes(bytes, profile: content.profile)
    space = notes.space
    orientation = PNGChunkReader.exif(bytes).map(PictureOrientation.init(exif:)) ?? .upright
    ignored = notes.ignored
  }

  /// What is read while libpng holds the bytes.
  private struct Content {
    let size: PixelSize
    let fileDepth: Int
    let profile: ICCProfile?
    let samples: Samples
    /// What no limit lifts: 2³² px, whose samples can still be counted in bytes.
    private let largest = 1 << 32

    init(_ reader: consuming PNGReader, pixelLimit: Int) throws(PNGFault) {
      let header = try reader.readHeader()
      let limit = min(pixelLimit, largest)
      guard header.size.count <= limit else { throw .tooLarge(header.size, pixelLimit: limit) }
      samples = try reader.readSamples(header)
      size = header.size
      fileDepth = header.depth
      profile = header.profile
    }
  }

  private static func error(_ name: String, _ fault: PNGFault) -> PNGError {
    switch fault {
    case .tooLarge(let size, let limit):
      PNGError(
        code: .tooLarge, subject: name,
        detail: "\(size.width) × \(size.height) px are more than the \(limit) px allowed",
        hint: "raise the pixel limit if the picture is meant to be so large")
    case .refused(let status, let message) where status == CPNG_NOT_PNG.rawValue:
      PNGError(code: .notPNG, subject: name, detail: message, hint: "give a PNG file")
    case .refused(_, let message):
      PNGError(
        code: .damaged, subject: name, detail: "the PNG is damaged: \(message)",
        hint: "save the picture again")
    }
  }
}
