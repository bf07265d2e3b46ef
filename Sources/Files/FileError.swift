// SPDX-License-Identifier: MIT

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is, a stable dotted word.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The dotted word.
    public let rawValue: String
    /// Creates a kind from its dotted word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no file of that name.
    public static let missing = Code(rawValue: "file.missing")
    /// The name is that of a directory.
    public static let directory = Code(rawValue: "file.directory")
    /// The system does not let us read.
    public static let unreadable = Code(rawValue: "file.unreadable")
    /// The file has more bytes than are allowed.
    public static let tooLarge = Code(rawValue: "file.too-large")
    /// The file got shorter while it was read.
    public static let shrunk = Code(rawValue: "file.shrunk")
    /// The file could not be written; the old one, if there was one, is as it was.
    public static let notWritten = Code(rawValue: "file.not-written")
  }

  /// What kind of fault it is.
  public let code: Code
  /// The path as it was given.
  public let subject: String
  /// What was found, in the system's words where it said something.
  public let detail: String
  /// What can be done about it.
  public let hint: String

  /// Creates an error.
  public init(code: Code, subject: String, detail: String, hint: String) {
    self.code = code
    self.subject = subject
    self.detail = detail
    self.hint = hint
  }

  /// The path, what was found, and what can be done.
  public var description: String { "\(subject): \(detail); \(hint)" }
}
