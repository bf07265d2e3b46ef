// SPDX-License-Identifier: MIT

public import WidgetModel

/// Reads the entries of one set, one after the other, in the order of the set.
///
/// A line, a row or an element that is wrong gives an error in its place, and the rest go on. Lines, tables,
/// arrays in JSON and JSON Lines are read piece by piece, so that memory does not grow with the set; what else
/// there is, is read whole.
public final class SetReader: Sequence, IteratorProtocol {
  /// The longest line, row or element; a longer one is an error of its own. Unit: bytes of UTF-8.
  public static let recordLimit = TextWindow.recordLimit
  /// The largest set of a format that is read whole. Unit: bytes.
  public static let wholeLimit = 64 << 20

  /// The set as the user named it.
  public let name: String
  /// How the set is written.
  public let format: SetFormat
  private let window: TextWindow
  private var reader: any EntryReader
  private var isEmpty = true
  private var isAtEnd = false

  /// Opens a set.
  ///
  /// - Parameters:
  ///   - source: Where it comes from. Opening a pipe waits for its first bytes.
  ///   - options: How its entries are made.
  /// - Throws: ``InputError`` where nothing of the set can be read.
  public init(_ source: SetSource, _ options: SetOptions = SetOptions()) throws(InputError) {
    name = source.name
    window = try TextWindow(source)
    format = SetFormat.tell(name: source.name, head: window.head)
    try Self.refuseBinary(window)
    reader = try Self.reader(window, format, EntryMaker(file: source.name, options: options))
  }

  /// How many texts were left out so far, by the reason.
  public var leftOut: [LeftOutReason: Int] { reader.leftOut }

  /// Returns the next entry, or what is wrong with it; nil at the end.
  public func next() -> Result<Entry, InputError>? {
    if let result = reader.next() {
      isEmpty = false
      return result
    }
    guard !isAtEnd else { return nil }
    isAtEnd = true
    if let fault = window.fault {
      var position = fault.position
      position.line = position.line ?? window.line
      return .failure(InputError(fault.code, at: position, fault.detail, hint: fault.hint))
    }
    guard isEmpty, leftOut.isEmpty else { return nil }
    return .failure(InputError(.empty, at: SourcePosition(file: name), "the set holds no entries"))
  }

  private static func reader(
    _ window: TextWindow, _ format: SetFormat, _ maker: EntryMaker
  ) throws(InputError) -> any EntryReader {
    switch format {
    case .text: return LineReader(window, maker)
    case .passages: return PassageReader(window, maker)
    case .table: return try TableReader(window, maker)
    case .jsonLines: return JSONLineReader(window, maker)
    case .json:
      if window.head.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
        return JSONArrayReader(window, maker)
      }
      return try document(try window.takeAll(limit: wholeLimit), maker)
    case .strings, .stringsdict, .xcstrings, .propertyList, .po, .xliff:
      guard let catalog = format.catalog else { preconditionFailure("Each of these is a catalog's format.") }
      return try CatalogEntryReader(window, catalog, maker)
    }
  }

  /// Reads an object, or objects one a line whose first was too long to be told from the head.
  private static func document(
    _ bytes: [UInt8], _ maker: EntryMaker
  ) throws(InputError) -> any EntryReader {
    do throws(InputError) {
      return try JSONDocumentReader(bytes, maker)
    } catch {
      let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      guard error.code == .syntax, line.count > TextWindow.headLength, SetFormat.isWholeObject(line) else {
        throw error
      }
      return JSONLineReader(try TextWindow(.bytes(bytes, name: maker.file)), maker)
    }
  }

  /// Refuses what is no text at all, whose every line would be an error.
  private static func refuseBinary(_ window: TextWindow) throws(InputError) {
    guard !window.head.starts(with: Array("bplist".utf8)) else { return }
    let controls = window.head.count { $0 < 0x20 && !(0x07...0x0D).contains($0) && $0 != 0x1B }
    guard controls > 2 + window.head.count / 20 else { return }
    throw InputError(
      .setFormat, at: SourcePosition(file: window.file), "the set is no text",
      hint: "Text, CSV, TSV, JSON, JSON Lines and catalogs of translations are read.")
  }
}
