// SPDX-License-Identifier: MIT

/// Why a PNG could not be read or written.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is, a stable dotted word.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The dotted word.
    public let rawValue: String
    /// Creates a kind from its dotted word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bytes do not start as a PNG does.
    public static let notPNG = Code(rawValue: "png.not-png")
    /// The bytes start as a PNG does, but a chunk is broken or missing.
    public static let damaged = Code(rawValue: "png.damaged")
    /// The picture has more pixels than are allowed.
    public static let tooLarge = Code(rawValue: "png.too-large")
    /// The picture could not be written.
    public static let notWritten = Code(rawValue: "png.not-written")
  }

  /// What kind of fault it is.
  public let code: Code
  /// The name of the file or of the picture.
  public let subject: String
  /// What was found, in one sentence.
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

  /// The subject, what was found, and what can be done.
  public var description: String { "\(subject): \(detail); \(hint)" }
}
