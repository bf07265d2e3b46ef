// SPDX-License-Identifier: MIT

/// How much of standard input tells its format, so that what comes slowly is judged as it comes.
///
/// The content alone decides, never the pieces in which it arrives: once the first bytes leave no doubt, what
/// follows them changes nothing.
enum DecidingHead {
  /// Returns how many bytes tell the format, or nil where more must come, or the end.
  ///
  /// - Parameter start: The first bytes of the set, ``TextWindow/headLength`` at most.
  static func length(of start: ArraySlice<UInt8>) -> Int? {
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
    if let first = text.firstIndex(where: { $0 > 0x20 }), text[first] == UInt8(ascii: "["),
      !text[..<first].contains(0), let end = arrayHead(of: text, opening: first)
    {
      return end - start.startIndex
    }
    var rest = text
    var isFirst = true
    while let end = rest.firstIndex(where: isLineEnd) {
      let line = rest[..<end]
      // UTF-16 without a mark needs more than a line to be told from broken text.
      guard !line.contains(0), UTF8Text.firstInvalidOffset(in: line) == nil else { return nil }
      rest = rest[(end + 1)...]
      let words = line.drop { $0 <= 0x20 }
      if words.isEmpty { continue }
      // A catalog may begin with comments, whose first line after them tells it.
      if words.first == UInt8(ascii: "#") {
        isFirst = false
        continue
      }
      return (isFirst ? self.end(of: words, rest) : rest.startIndex).map { $0 - start.startIndex }
    }
    return nil
  }

  /// Returns the end of what tells the format where the first line does not start with `#`.
  ///
  /// - Parameters:
  ///   - line: The line, without blanks before it.
  ///   - rest: What has come after it.
  private static func end(of line: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Int? {
    switch line.first {
    // Catalogs in markup and behind comments are read whole anyway.
    case UInt8(ascii: "<"), UInt8(ascii: "/"): return nil
    case UInt8(ascii: "b") where line.starts(with: Array("bplist0".utf8)): return nil
    case UInt8(ascii: "["):
      // Only more lines tell whether an array begins; with a text behind the bracket none does.
      return line.dropFirst().contains { $0 > 0x20 } ? rest.startIndex : nil
    case UInt8(ascii: "{"):
      guard let inner = line.dropFirst().first(where: { $0 > 0x20 }) else { return nil }
      guard SetFormat.opensObject(inner) else { return rest.startIndex }
      guard SetFormat.isWholeObject(line) else { return nil }
      if SetFormat.isObjectWithText(line) { return rest.startIndex }
      return rest.firstIndex { $0 > 0x20 }.map { $0 + 1 }
    default:
      // A header needs a row.
      guard SetFormat.isHeader(line) else { return rest.startIndex }
      return rest.firstIndex { !isLineEnd($0) }.map { $0 + 1 }
    }
  }

  /// Returns the end of what shows that a bracket opens an array, or nil.
  private static func arrayHead(of text: ArraySlice<UInt8>, opening: Int) -> Int? {
    guard let inner = text[(opening + 1)...].firstIndex(where: { $0 > 0x20 }),
      !text[opening..<inner].contains(0), SetFormat.opensElement(text[inner])
    else { return nil }
    return inner + 1
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
