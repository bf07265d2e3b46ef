// SPDX-License-Identifier: MIT

/// A face, or the list of faces, could not be opened or read.
public struct FontError: Error, Hashable, Sendable {
  /// What kind of failure this is.
  public let code: Code
  /// The file concerned, with a line number where a line of it is.
  public let subject: String
  /// One sentence without a full stop, naming the C function and its status where there is one.
  public let detail: String
  /// What the user can do, if we know.
  public let hint: String?

  init(_ code: Code, _ subject: String, _ detail: String, hint: String? = nil) {
    self.code = code
    self.subject = subject
    self.detail = detail
    self.hint = hint
  }

  /// A kind of font failure; new kinds may be added, the text of a kind never changes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file is not there or may not be read.
    public static let unreadable = Code(rawValue: "font.unreadable")
    /// The file holds no byte.
    public static let empty = Code(rawValue: "font.empty")
    /// The bytes do not begin as an OpenType font does.
    public static let notAFont = Code(rawValue: "font.not-a-font")
    /// A table runs past the end of the file.
    public static let truncated = Code(rawValue: "font.truncated")
    /// The file has no face of that number.
    public static let noSuchFace = Code(rawValue: "font.no-such-face")
    /// A table that every face needs is missing or damaged.
    public static let damaged = Code(rawValue: "font.damaged")
    /// The list of faces does not say what a list must say.
    public static let list = Code(rawValue: "font.list")
  }
}

extension FontError: CustomStringConvertible {
  /// Subject, detail and hint in one line.
  public var description: String {
    let text = "\(subject): \(detail) [\(code.rawValue)]"
    guard let hint else { return text }
    return "\(text); \(hint)"
  }
}
