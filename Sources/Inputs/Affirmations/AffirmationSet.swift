// SPDX-License-Identifier: MIT

public import WidgetModel

/// The entries of one set, read one after the other.
///
/// A line, row or element that is wrong gives an error in its place, and the rest go on.
public struct AffirmationSet: Sequence, Sendable {
  /// How a set is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// One text a line; blank lines count for nothing.
    case text
    /// RFC 4180 with a header, whose names are the fields.
    case csv
    /// An array of texts, or of objects whose keys are the fields.
    case json
  }

  /// The largest set that is read. Unit: bytes.
  public static let sizeLimit = 256 << 20

  /// The set as the user named it.
  public let name: String
  /// How the set is written.
  public let format: Format
  private let source: Source

  private enum Source: Sendable {
    case lines(LineReader)
    case table(TableReader)
    case json(JSONEntries)
  }

  /// Opens a set.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - name: The set as the user named it; the ending tells the format. `-` is standard input.
  ///   - format: The format, or nil to tell it from the name and the first bytes.
  ///   - idField: The field that is the id in reports and baselines, or nil for `id`, `key`, or a hash of
  ///     the text.
  /// - Throws: ``InputError`` where nothing of the set can be read.
  public init(
    _ bytes: [UInt8], name: String, format: Format? = nil, idField: String? = nil
  ) throws(InputError) {
    self.name = name
    let hasContent = bytes.dropFirst(UTF8Text.byteOrderMarkLength(of: bytes)).contains { $0 > 0x20 }
    guard hasContent else {
      throw InputError(.empty, at: SourcePosition(file: name), "the set holds no entries")
    }
    try Self.refuseUTF16(bytes, name: name)
    if let format { self.format = format } else { self.format = try Self.format(of: name, bytes) }
    switch self.format {
    case .text: source = .lines(LineReader(bytes, file: name, idField: idField))
    case .csv: source = .table(try TableReader(bytes, file: name, idField: idField))
    case .json: source = .json(try JSONEntries(bytes, file: name, idField: idField))
    }
  }

  /// Walks the entries and the errors in the order of the set.
  public func makeIterator() -> AnyIterator<Result<Entry, InputError>> {
    switch source {
    case .lines(var reader): AnyIterator { reader.next() }
    case .table(var reader): AnyIterator { reader.next() }
    case .json(var reader): AnyIterator { reader.next() }
    }
  }

  private static func refuseUTF16(_ bytes: [UInt8], name: String) throws(InputError) {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return }
    throw InputError(
      .notUTF8, at: SourcePosition(file: name, line: 1), "expected UTF-8, found UTF-16",
      hint: "Save the set as UTF-8.")
  }

  /// Endings of sets that this version cannot read.
  private static let notReadYet = ["xcstrings", "strings", "stringsdict", "xliff", "xlf", "po", "tsv"]

  private static func format(of name: String, _ bytes: [UInt8]) throws(InputError) -> Format {
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    switch ending {
    case "txt", "text": return .text
    case "csv": return .csv
    case "json": return .json
    case let ending where notReadYet.contains(ending):
      throw InputError(
        .setFormat, at: SourcePosition(file: name),
        "a set of the kind .\(ending) is not read yet by this version",
        hint: "Text with one affirmation a line, CSV with a header and JSON arrays are.")
    default:
      let first = bytes.dropFirst(UTF8Text.byteOrderMarkLength(of: bytes)).first { $0 > 0x20 }
      return first == UInt8(ascii: "[") ? .json : .text
    }
  }
}
