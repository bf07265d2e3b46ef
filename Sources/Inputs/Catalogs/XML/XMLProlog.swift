// SPDX-License-Identifier: MIT

/// What stands before the first element of an XML document.
enum XMLProlog {
  /// Encodings under which ASCII is ASCII, so that the prolog reads the same for us and for the parser.
  private static let encodings = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
  private static let encodingFamilies = ["iso-8859-", "iso8859-", "windows-125", "cp125"]

  /// Returns a document as the parser takes it: in UTF-8, or in the encoding of one byte that it names.
  ///
  /// - Throws: ``InputError`` for a document that declares entities, or whose encoding would hide that it does.
  static func document(_ bytes: [UInt8], file: String) throws(InputError) -> [UInt8] {
    let content = try CatalogBytes(bytes, file: file)
    var document = content.utf8
    var rest = content.utf8[...]
    var line = 1
    while true {
      let space = rest.prefix { $0 <= 0x20 }
      line += lines(in: space)
      rest = rest.dropFirst(space.count)
      guard !rest.isEmpty else {
        throw InputError(.empty, at: SourcePosition(file: file), "the file holds no XML")
      }
      let skipped: ArraySlice<UInt8>
      if rest.starts(with: "<?".utf8) {
        skipped = upTo("?>", in: rest)
        let name = try encoding(in: skipped, file: file, line: line)
        if content.encoding == .utf16 || name.hasPrefix("utf-16") {
          // The declaration would name an encoding that the document is not in any more.
          for index in skipped.indices where document[index] > 0x20 { document[index] = UInt8(ascii: " ") }
        }
      } else if rest.starts(with: "<!--".utf8) {
        skipped = upTo("-->", in: rest)
      } else if rest.starts(with: "<!".utf8) {
        skipped = try documentType(rest, file: file, line: line)
      } else {
        return document
      }
      line += lines(in: skipped)
      rest = rest.dropFirst(skipped.count)
    }
  }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }

  private static func upTo(_ end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = Array(end.utf8)
    var index = bytes.startIndex
    while index < bytes.endIndex, !bytes[index...].starts(with: mark) { index += 1 }
    return bytes[..<min(index + mark.count, bytes.endIndex)]
  }

  /// Returns the encoding that a declaration names, in lower case, or nothing.
  private static func encoding(
    in declaration: ArraySlice<UInt8>, file: String, line: Int
  ) throws(InputError) -> String {
    let text = String(decoding: declaration.prefix(256), as: UTF8.self)
    guard text.hasPrefix("<?xml"), let start = text.firstRange(of: "encoding")?.upperBound else { return "" }
    let name = text[start...].drop { $0 == "=" || $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { $0 != "\"" && $0 != "'" && !$0.isWhitespace }.lowercased()
    let isKnown = encodings.contains(name) || encodingFamilies.contains { name.hasPrefix($0) }
    guard !isKnown else { return name }
    throw InputError(
      .notUTF8, at: SourcePosition(file: file, line: line), "the encoding '\(name.excerpt)' is not read",
      hint: "Save the file as UTF-8.")
  }

  /// Steps over a document type of a name and its addresses.
  private static func documentType(
    _ bytes: ArraySlice<UInt8>, file: String, line: Int
  ) throws(InputError) -> ArraySlice<UInt8> {
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return bytes[...index]
      } else if byte == UInt8(ascii: "[") {
        throw InputError(
          .xmlEntity, at: SourcePosition(file: file, line: line + lines(in: bytes[..<index])),
          "the document type holds declarations of its own, such as entities, which are not read",
          hint: "Entities can make a small file endless or name other files; write their words out.")
      }
    }
    return bytes
  }
}
