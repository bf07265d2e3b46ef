// SPDX-License-Identifier: MIT

import Foundation

/// The content of a PO file as UTF-8, by the charset that its header names.
struct GettextText {
  let utf8: [UInt8]
  /// What the bytes should be, for an error.
  let encoding: String

  /// The charsets that are read beside UTF-8 and UTF-16, by their names in lower case.
  private static let charsets: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "iso8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "cp1251": .windowsCP1251, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows-1253": .windowsCP1253, "cp1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "cp1254": .windowsCP1254, "euc-jp": .japaneseEUC, "shift_jis": .shiftJIS,
  ]

  /// - Throws: ``InputError`` for a charset that is not read, or that the bytes are not of.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    let content = try CatalogBytes(bytes, file: file)
    let name = Self.charset(in: content.utf8)
    // A template has CHARSET in this place.
    if content.encoding == .utf16 || ["utf-8", "utf8", "us-ascii", "ascii", "charset", ""].contains(name) {
      utf8 = content.utf8
      encoding = content.encoding.rawValue
      return
    }
    guard let charset = Self.charsets[name] else {
      throw InputError(
        .notUTF8, at: SourcePosition(file: file, line: 1), "the charset '\(name.excerpt)' is not read",
        hint: "Convert the file: msgconv --to-code=UTF-8 \(file)")
    }
    guard let text = String(bytes: bytes, encoding: charset) else {
      throw InputError(
        .notUTF8, at: SourcePosition(file: file, line: 1),
        "the bytes are not of the charset '\(name.excerpt)' that the header names",
        hint: "Save the file as UTF-8, and write charset=UTF-8 into its header.")
    }
    utf8 = Array(text.utf8)
    encoding = name
  }

  /// Returns the word after `charset=` in the header, in lower case.
  private static func charset(in bytes: [UInt8]) -> String {
    let head = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let start = head.firstRange(of: "charset=")?.upperBound else { return "" }
    return head[start...].prefix { !$0.isWhitespace && !"\\;\"".contains($0) }.lowercased()
  }
}
