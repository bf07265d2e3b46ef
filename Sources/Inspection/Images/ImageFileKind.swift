// SPDX-License-Identifier: MIT

/// The kinds of image files that are known by their first bytes and not read.
enum ImageFileKind: CaseIterable {
  case jpeg, heic, pdf, svg, gif, webP, tiff

  /// What an error calls a file of the kind.
  var words: String {
    switch self {
    case .jpeg: "a JPEG"
    case .heic: "a HEIC or AVIF"
    case .pdf: "a PDF"
    case .svg: "an SVG"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .tiff: "a TIFF"
    }
  }

  /// Tells the kind of a file by its first bytes, or gives nil.
  init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(64)
    func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    let kind: ImageFileKind? =
      if start.starts(with: [0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if has("ftyp", at: 4) {
        .heic
      } else if has("%PDF") {
        .pdf
      } else if has("<svg") || has("<?xml") || has("<!DOCTYPE svg") {
        .svg
      } else if has("GIF8") {
        .gif
      } else if has("RIFF"), has("WEBP", at: 8) {
        .webP
      } else if has("II*\0") || has("MM\0*") {
        .tiff
      } else {
        nil
      }
    guard let kind else { return nil }
    self = kind
  }
}
