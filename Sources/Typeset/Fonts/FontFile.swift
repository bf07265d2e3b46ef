// SPDX-License-Identifier: MIT

/// The outside of an OpenType file: what it is, how many faces it has, and whether it is whole.
///
/// FreeType leaves out a table that runs past the end and goes on with the rest; a face with letters
/// missing would then be measured without a word. So the directory is checked before.
struct FontFile {
  /// Checks the face of a number.
  ///
  /// - Source: ISO/IEC 14496-22 (OpenType), "Organization of an OpenType font".
  static func check(_ bytes: FontBytes, face index: Int, subject: String) throws(FontError) {
    guard let tag = bytes.uint32(at: 0) else {
      throw FontError(.truncated, subject, "the file ends inside its first four bytes")
    }
    var directory = 0
    if tag == 0x7474_6366 {  // 'ttcf'
      guard let count = bytes.uint32(at: 8) else { throw cut(subject, "the list of faces") }
      guard index >= 0, index < count else { throw noFace(index, of: count, subject) }
      guard let offset = bytes.uint32(at: 12 + 4 * index) else { throw cut(subject, "the list of faces") }
      directory = offset
    } else {
      // 1.0, 'OTTO' and 'true'.
      guard tag == 0x0001_0000 || tag == 0x4f54_544f || tag == 0x7472_7565 else {
        throw FontError(
          .notAFont, subject, "the file does not begin as an OpenType or TrueType font does",
          hint: "faces are .ttf, .otf or .ttc files; .woff and .zip have to be unpacked before")
      }
      guard index == 0 else { throw noFace(index, of: 1, subject) }
    }
    guard let tables = bytes.uint16(at: directory + 4) else { throw cut(subject, "the table directory") }
    for table in 0..<tables {
      let record = directory + 12 + 16 * table
      guard let offset = bytes.uint32(at: record + 8), let length = bytes.uint32(at: record + 12) else {
        throw cut(subject, "the table directory")
      }
      guard offset + length <= bytes.count else {
        throw FontError(
          .truncated, subject,
          "table \(table + 1) of \(tables) ends at byte \(offset + length) and the file at \(bytes.count)",
          hint: "copy the font file again")
      }
    }
  }

  private static func cut(_ subject: String, _ place: String) -> FontError {
    FontError(.truncated, subject, "the file ends inside \(place)", hint: "copy the font file again")
  }

  private static func noFace(_ index: Int, of count: Int, _ subject: String) -> FontError {
    FontError(.noSuchFace, subject, "face \(index) was asked for and the file has \(count), counted from 0")
  }
}
