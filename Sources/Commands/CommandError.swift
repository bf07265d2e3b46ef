// SPDX-License-Identifier: MIT

/// The tool could not do what it was asked.
public struct CommandError: Error, Hashable, Sendable {
  /// What kind of failure this is.
  public let code: Code
  /// The argument or the file concerned, as the user wrote it.
  public let subject: String
  /// One sentence without a full stop: what was found and what was expected.
  public let detail: String
  /// What the user can do, if we know.
  public let hint: String?

  /// Creates an error.
  public init(_ code: Code, subject: String, _ detail: String, hint: String? = nil) {
    self.code = code
    self.subject = subject
    self.detail = detail
    self.hint = hint
  }
}

extension CommandError {
  /// A kind of failure; new kinds may be added, the word of a kind never changes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its dotted word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A command that does not exist.
    public static let unknownCommand = Code(rawValue: "usage.unknown-command")
    /// An option that the command does not have.
    public static let unknownOption = Code(rawValue: "usage.unknown-option")
    /// An option without the value it takes, or with one it does not take.
    public static let optionValue = Code(rawValue: "usage.option-value")
    /// An option that stands twice, or two that exclude each other.
    public static let contradiction = Code(rawValue: "usage.contradiction")
    /// Too few or too many files or words.
    public static let operands = Code(rawValue: "usage.operands")
    /// Something that this version does not do.
    public static let notInThisVersion = Code(rawValue: "usage.not-in-this-version")
    /// The faces that ship with the tool are not where they should be, or are no fonts.
    public static let fonts = Code(rawValue: "usage.fonts")
    /// A run that would judge nothing.
    public static let nothingSelected = Code(rawValue: "usage.nothing-selected")
    /// Results that `andon report` did not write, or that do not belong together.
    public static let results = Code(rawValue: "results.mismatch")
    /// A file could not be written.
    public static let notWritten = Code(rawValue: "output.not-written")
    /// A file that must not be overwritten is there.
    public static let exists = Code(rawValue: "output.exists")
  }
}
