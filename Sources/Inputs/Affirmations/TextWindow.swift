// SPDX-License-Identifier: MIT

/// The part of a set's text that is being read, in UTF-8.
///
/// It holds one record and one piece at most, so memory does not grow with the set.
final class TextWindow {
  /// How many bytes are looked at at most before anything else, to tell the encoding and the format.
  static let headLength = 1 << 13
  /// The longest line, row or element. Unit: bytes of UTF-8.
  static let recordLimit = 1 << 20
  /// How much of a record that is too long is looked through for its end.
  private static let searchLimit = 1 << 30

  let file: String
  private let pieces: BytePieces
  private var transcoder: TextTranscoder
  /// The length of the byte order mark that still stands at the start of what is not decoded.
  private var markLength: Int
  /// Bytes that are read and not decoded.
  private var raw: [UInt8] = []
  /// Bytes in UTF-8.
  private var bytes: [UInt8] = []
  /// The offset of the first byte that is not taken.
  private var first = 0
  private var isAtEnd = false
  /// The line of the first byte that is not taken, counted from 1.
  private(set) var line = 1
  /// What ended the reading before the end of the set.
  private(set) var fault: InputError?

  /// The first bytes of the set, for telling its format: of standard input as few as tell it.
  let head: [UInt8]

  /// Opens a source and reads its head.
  init(_ source: SetSource) throws(InputError) {
    file = source.name
    pieces = try source.open()
    var headLength: Int?
    while headLength == nil, raw.count < Self.headLength, !isAtEnd {
      do throws(InputError) {
        try Self.takePiece(of: pieces, into: &raw, &isAtEnd)
      } catch {
        guard !raw.isEmpty else { throw error }
        fault = error
        isAtEnd = true
      }
      if file == SetSource.standardInputName {
        headLength = DecidingHead.length(of: raw.prefix(Self.headLength))
      }
    }
    let start = raw.prefix(headLength ?? Self.headLength)
    let encoding: TextEncoding
    (encoding, markLength) = TextEncoding.tell(start)
    transcoder = TextTranscoder(encoding)
    var text: [UInt8] = []
    var other = transcoder
    other.append(start.dropFirst(markLength), to: &text)
    head = text
  }

  // MARK: Bytes

  /// Returns a byte, counted from the first that is not taken, or nil beyond the end.
  func byte(_ index: Int) -> UInt8? {
    while first + index >= bytes.count {
      guard fill() else { return nil }
    }
    return bytes[first + index]
  }

  /// Returns bytes that were looked at, counted from the first that is not taken.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[first + range.lowerBound..<first + range.upperBound]
  }

  /// Steps over bytes that were looked at, which hold so many line ends.
  func take(_ count: Int, lines: Int = 0) {
    first += count
    line += lines
  }

  /// Takes the whole set in UTF-8; nothing must be taken before.
  ///
  /// - Throws: ``InputError`` where it is more than the limit, in bytes, or ends before its end.
  func takeAll(limit: Int) throws(InputError) -> [UInt8] {
    let all = try takeAllUndecoded(limit: limit)
    var text: [UInt8] = []
    transcoder.append(all.dropFirst(markLength), to: &text)
    transcoder.finish(&text)
    return text
  }

  /// Takes the whole set as it is; nothing must be taken before.
  ///
  /// - Throws: See ``takeAll(limit:)``.
  func takeAllUndecoded(limit: Int) throws(InputError) -> [UInt8] {
    while raw.count <= limit, !isAtEnd { takePiece() }
    if let fault { throw fault }
    guard raw.count <= limit else {
      throw InputError(
        .tooLarge, at: SourcePosition(file: file),
        "the set has more than \(limit) bytes, and in this format it is read whole",
        hint: "Split it, or save it with one entry a line.")
    }
    defer { raw = [] }
    return raw
  }

  /// Ends the reading, for what cannot be read on.
  func stop() {
    isAtEnd = true
    raw = []
    first = bytes.count
  }

  // MARK: Lines

  /// A line without its end.
  struct Line {
    var number: Int
    /// The bytes; nothing of a line that is too long.
    var bytes: ArraySlice<UInt8>
    var isTooLong = false
  }

  /// Takes a line that ends at LF, CR LF, CR or the end of the set; nil at the end, or where a fault has cut it.
  func takeLine() -> Line? {
    let number = line
    guard let length = lineLength() else {
      guard skipToLineEnd() else { return nil }
      return Line(number: number, bytes: [], isTooLong: true)
    }
    guard length > 0 || byte(0) != nil else { return nil }
    let end = lineEndLength(at: length)
    if end == 0, fault != nil { return nil }
    defer { take(length + end, lines: 1) }
    return Line(number: number, bytes: slice(0..<length))
  }

  /// Steps over the rest of a line; returns false where the set ends before the line does.
  @discardableResult func skipToLineEnd() -> Bool {
    var searched = 0
    while true {
      let end = Self.lineEnd(in: bytes, from: first)
      searched += end - first
      first = end
      if end < bytes.count {
        take(lineEndLength(at: 0), lines: 1)
        return true
      }
      guard searched <= Self.searchLimit else {
        fault = InputError(
          .tooLong, at: SourcePosition(file: file, line: line),
          "the line has no end within \(Self.searchLimit) bytes", hint: "Is it a text?")
        stop()
        return false
      }
      guard fill() else {
        line += 1
        return fault == nil
      }
    }
  }

  /// Returns the bytes before the end of the line, or nil where they are too many for a record.
  private func lineLength() -> Int? {
    var index = 0
    while true {
      let offset = Self.lineEnd(in: bytes, from: first + index)
      index = offset - first
      if index > Self.recordLimit { return nil }
      guard offset == bytes.count, fill() else { return index }
    }
  }

  /// Returns the offset of the next LF or CR, else the end.
  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    return offset
  }

  /// Returns the bytes of a line end that stands at a place, 0 where there is none.
  func lineEndLength(at index: Int) -> Int {
    switch byte(index) {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): byte(index + 1) == UInt8(ascii: "\n") ? 2 : 1
    default: 0
    }
  }

  // MARK: Reading

  /// Reads a piece more; returns false at the end.
  private func fill() -> Bool {
    guard !isAtEnd || !raw.isEmpty else { return false }
    if first > 0 {
      bytes.removeFirst(first)
      first = 0
    }
    let count = bytes.count
    while bytes.count == count, !isAtEnd || !raw.isEmpty {
      if raw.isEmpty { takePiece() }
      decode()
    }
    return bytes.count > count
  }

  private static func takePiece(
    of pieces: BytePieces, into raw: inout [UInt8], _ isAtEnd: inout Bool
  ) throws(InputError) {
    if try pieces.next(appendingTo: &raw) == 0 { isAtEnd = true }
  }

  private func takePiece() {
    do throws(InputError) {
      try Self.takePiece(of: pieces, into: &raw, &isAtEnd)
    } catch {
      fault = error
      isAtEnd = true
    }
  }

  private func decode() {
    transcoder.append(raw.dropFirst(markLength), to: &bytes)
    markLength = 0
    raw.removeAll(keepingCapacity: true)
    if isAtEnd, fault == nil { transcoder.finish(&bytes) }
  }
}
