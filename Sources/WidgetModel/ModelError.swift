// SPDX-License-Identifier: MIT

/// A name or a value that the model of Apple's system does not know.
public struct ModelError: Error, Hashable, Sendable {
  /// What kind of failure this is.
  public let code: Code
  /// The name concerned, as the user wrote it.
  public let subject: String
  /// One sentence, without a full stop: what was found and what was expected.
  public let detail: String
  /// What the user can do, if that is known.
  public let hint: String?
  /// The names or words that would have been accepted, in the order of lists; empty where none are.
  public let accepted: [String]

  init(_ code: Code, _ subject: String, _ detail: String, hint: String? = nil, accepted: [String] = []) {
    self.code = code
    self.subject = subject
    self.detail = detail
    self.hint = hint
    self.accepted = accepted
  }
}

extension ModelError {
  /// A kind of failure. New kinds may be added; the word of a kind never changes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its dotted word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No parameter of the system model has this name.
    public static let unknownParameter = Code(rawValue: "model.unknown-parameter")
    /// The parameter does not take this value.
    public static let badValue = Code(rawValue: "model.bad-value")
    /// No device of the catalogue has this name.
    public static let unknownDevice = Code(rawValue: "model.unknown-device")
    /// No source gives the size of this family on this device.
    public static let unknownSize = Code(rawValue: "model.unknown-size")
    /// The environment does not show widgets of this family.
    public static let notApplicable = Code(rawValue: "model.not-applicable")
  }
}
