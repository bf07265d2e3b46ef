// SPDX-License-Identifier: MIT

/// What bytes must be before they are read as text.
enum UTF8Text {
  /// Returns the number of bytes of a byte order mark at the start.
  static func byteOrderMarkLength(of bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Throws unless the bytes are UTF-8; the error names the offset and the line of the first bad byte.
  static func validate(_ bytes: [UInt8], file: String, line first: Int = 1) throws(InputError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw InputError(
        .notUTF8, at: SourcePosition(file: file, line: 1), "expected UTF-8, found UTF-16",
        hint: "Save the file as UTF-8.")
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let offset = firstInvalidOffset(in: bytes) ?? bytes.count
    throw InputError(
      .notUTF8, at: SourcePosition(file: file, line: first - 1 + line(of: offset, in: bytes)),
      "byte \(offset) (counted from 0) is not UTF-8", hint: "Save the file as UTF-8.")
  }

  /// Returns the offset at which the first ill-formed sequence starts.
  static func firstInvalidOffset(in bytes: some RandomAccessCollection<UInt8>) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Returns the line of an offset; a line ends at LF, CR LF or CR.
  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    var line = 1
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if endsLine { line += 1 }
    }
    return line
  }
}
