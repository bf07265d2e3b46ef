// SPDX-License-Identifier: MIT

import Geometry
import Inputs
public import Pictures
import Raster
import Synchronization
import Typeset
public import ViewLayout

/// The image files of a run, decoded once and shared by all workers.
public final class ImageStore: ImageLibrary, Sendable {
  /// The largest file that is read. Unit: bytes. Andon's own limit.
  public static let fileLimit = 64 << 20
  /// The largest image. Unit: px. Andon's own limit: sixteen times a large phone's screen, 64 MB.
  public static let pixelLimit = 1 << 24

  /// What files came to, the one asked for last at the end.
  private struct Kept {
    var files: [(path: String, outcome: Result<ImageSource, ImageFault>)] = []

    /// As many as one widget may show; with the limit of pixels this bounds the memory.
    static let mostFiles = 64

    mutating func outcome(of path: String) -> Result<ImageSource, ImageFault>? {
      guard let index = files.lastIndex(where: { $0.path == path }) else { return nil }
      let entry = files.remove(at: index)
      files.append(entry)
      return entry.outcome
    }

    mutating func keep(_ outcome: Result<ImageSource, ImageFault>, of path: String) {
      files.append((path, outcome))
      while files.count > Self.mostFiles || (files.count > 1 && pixels > ImageStore.pixelLimit) {
        files.removeFirst()
      }
    }

    private var pixels: Int {
      files.reduce(0) { sum, file in
        if case .success(let image) = file.outcome { sum + image.size.count } else { sum }
      }
    }
  }

  private let kept = Mutex(Kept())
  /// The hashes of files that somebody asked for, by path.
  private let digests = Mutex<[String: String]>([:])

  /// Creates a store without images.
  public init() {}

  /// Returns the image of a PNG file, the same object as long as it is kept.
  ///
  /// Files are decoded one after the other, so that no two workers decode one file.
  public func image(of file: String) throws(ImageFault) -> ImageSource {
    let outcome = kept.withLock { kept in
      if let known = kept.outcome(of: file) { return known }
      let outcome = Self.decoded(file)
      kept.keep(outcome, of: file)
      return outcome
    }
    return try outcome.get()
  }

  /// Returns a hash of a file's bytes, for each file made once.
  ///
  /// - Returns: SHA-256 in hexadecimal digits; no digits where the file cannot be read.
  func digest(of file: String) -> String {
    digests.withLock { digests in
      if let known = digests[file] { return known }
      let bytes = try? InputFile.bytes(of: file, limit: Self.fileLimit)
      let digest = bytes.map { SHA256.hexDigest(of: $0) } ?? ""
      digests[file] = digest
      return digest
    }
  }

  private static func decoded(_ file: String) -> Result<ImageSource, ImageFault> {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: file, limit: fileLimit)
    } catch {
      return .failure(ImageFault(error.detail, hint: "name a PNG file of the project"))
    }
    if let kind = ImageFileKind(bytes) {
      return .failure(
        ImageFault(
          "the file is \(kind.words), and images are read from PNG files alone", hint: "export it as PNG"))
    }
    do throws(PNGError) {
      let picture = try PNGPicture(bytes, name: file, pixelLimit: pixelLimit)
      let buffer = picture.pixelBuffer.oriented(picture.orientation)
      return .success(ImageSource(size: buffer.size, pixels: buffer.pixels, space: buffer.space))
    } catch {
      return .failure(
        ImageFault(error.detail, hint: error.code == .tooLarge ? "save it smaller" : error.hint))
    }
  }
}
