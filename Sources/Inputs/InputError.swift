// SPDX-License-Identifier: MIT

/// A file, or an entry of one, could not be read or means nothing.
public struct InputError: Error, Hashable, Sendable {
  /// The most problems of one file that are collected before reading gives up.
  public static let limit = 20

  /// What kind of failure this is.
  public let code: Code
  /// Where it is.
  public let position: SourcePosition
  /// One sentence, without a full stop: what was found and what was expected.
  public let detail: String
  /// What the user can do, if we know.
  public let hint: String?
  /// Further problems of the same file, in the order of the file; they have none of their own.
  public private(set) var further: [InputError] = []

  /// Creates an error.
  public init(_ code: Code, at position: SourcePosition, _ detail: String, hint: String? = nil) {
    self.code = code
    self.position = position
    self.detail = detail
    self.hint = hint
  }

  /// Creates one error of several problems of a file, or nil of none.
  init?(_ problems: [InputError]) {
    guard let first = problems.first else { return nil }
    self = first
    further = Array(problems.dropFirst())
  }

  /// This problem and the further ones, each by itself.
  public var all: [InputError] {
    var first = self
    first.further = []
    return [first] + further
  }
}

extension InputError: CustomStringConvertible {
  /// Each problem on a line, its hint on the next.
  public var description: String {
    all.map { problem in
      let start = problem.position.file.isEmpty ? "" : "\(problem.position): "
      let place = problem.position.keyPath.map { " (\($0))" } ?? ""
      let hint = problem.hint.map { "\n  \($0)" } ?? ""
      return "\(start)\(problem.detail)\(place)\(hint)"
    }.joined(separator: "\n")
  }
}

extension InputError {
  /// A kind of failure; new kinds may be added, the word of a kind never changes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its dotted word.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Files.
    /// There is no file of that name.
    public static let missing = Code(rawValue: "file.missing")
    /// The name is that of a directory.
    public static let directory = Code(rawValue: "file.directory")
    /// The name is that of a pipe, a socket or a device.
    public static let notAFile = Code(rawValue: "file.not-a-file")
    /// The file holds nothing.
    public static let empty = Code(rawValue: "file.empty")
    /// The system does not let us read.
    public static let unreadable = Code(rawValue: "file.unreadable")
    /// The file is larger than the stated limit.
    public static let tooLarge = Code(rawValue: "file.too-large")
    /// The file lies outside of the folder that a project's files come from.
    public static let outsideProject = Code(rawValue: "file.outside-project")
    /// The file got shorter while it was read.
    public static let shrunk = Code(rawValue: "file.shrunk")
    /// The bytes are not UTF-8.
    public static let notUTF8 = Code(rawValue: "file.not-utf8")

    // JSON.
    /// The text is not JSON.
    public static let syntax = Code(rawValue: "json.syntax")
    /// An object has the same key twice.
    public static let duplicateKey = Code(rawValue: "json.duplicate-key")
    /// Arrays and objects are nested beyond the limit.
    public static let tooDeep = Code(rawValue: "json.too-deep")
    /// A number is larger than any double, or is written as JSON does not allow.
    public static let number = Code(rawValue: "json.number")

    // XML.
    /// The text is not XML.
    public static let xml = Code(rawValue: "xml.syntax")
    /// A document declares entities or other things of its own.
    public static let xmlEntity = Code(rawValue: "xml.entity")
    /// Elements are nested beyond the limit.
    public static let xmlTooDeep = Code(rawValue: "xml.too-deep")

    // Values, in layout files and configurations.
    /// A value is of another type than its place asks for.
    public static let wrongType = Code(rawValue: "value.wrong-type")
    /// A number, a list or a string lies outside what its place allows.
    public static let outOfRange = Code(rawValue: "value.out-of-range")
    /// A key that the place does not have.
    public static let unknownKey = Code(rawValue: "value.unknown-key")
    /// A required key is not there.
    public static let missingKey = Code(rawValue: "value.missing-key")
    /// A word that is not among those that the place takes.
    public static let unknownName = Code(rawValue: "value.unknown-name")
    /// Two keys, or two words, that exclude each other.
    public static let contradiction = Code(rawValue: "value.contradiction")

    // Layout files.
    /// The file is of another format.
    public static let version = Code(rawValue: "layout.version")
    /// A view that SwiftUI does not have.
    public static let unknownView = Code(rawValue: "layout.unknown-view")
    /// Something of SwiftUI that this version does not draw.
    public static let notDrawnYet = Code(rawValue: "layout.not-drawn-yet")
    /// A `when` that cannot be understood.
    public static let condition = Code(rawValue: "layout.condition")
    /// A string whose braces cannot be understood.
    public static let template = Code(rawValue: "layout.template")
    /// A field that the entry does not have.
    public static let unknownField = Code(rawValue: "layout.unknown-field")

    // Entries.
    /// A field cannot be used for what the layout asks of it.
    public static let entry = Code(rawValue: "entry.field")
    /// A moment is not ISO 8601, or names no moment.
    public static let date = Code(rawValue: "entry.date")
    /// A set is of a format that is not read.
    public static let setFormat = Code(rawValue: "set.format")
    /// A table breaks the rules of CSV.
    public static let table = Code(rawValue: "set.csv")
    /// A line, a row or an element of a set is longer than is read.
    public static let tooLong = Code(rawValue: "set.too-long")
    /// Nothing of the sets is left by the options that choose from them.
    public static let selection = Code(rawValue: "set.selection")
    /// A `.strings` file or a property list in the old style is not written as it should be.
    public static let strings = Code(rawValue: "set.strings")
    /// A property list is damaged, or nested too deep, or holds itself.
    public static let propertyList = Code(rawValue: "set.property-list")
    /// A PO file breaks the rules of gettext.
    public static let po = Code(rawValue: "set.po")
    /// A text with variables cannot be filled.
    public static let plural = Code(rawValue: "set.plural")
  }
}
