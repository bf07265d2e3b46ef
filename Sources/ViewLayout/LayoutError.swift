// SPDX-License-Identifier: MIT

import Typeset

/// A view tree that cannot be laid out.
public struct LayoutError: Error, Hashable, Sendable {
  /// What kind of failure this is.
  public let code: Code
  /// The place of the view in the layout file.
  public let subject: String
  /// One sentence without a full stop.
  public let detail: String
  /// What the user can do.
  public let hint: String

  /// A kind of failure; new kinds may be added, the text of a kind never changes.
  ///
  /// A date that cannot be written keeps the kind that ``LocaleError`` gives it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Views and modifiers are nested beyond what fits on the call stack of any thread.
    public static let tooDeep = Code(rawValue: "layout.too-deep")
    /// A file gives no image, or no file is for the environment.
    public static let image = Code(rawValue: "layout.image")
  }
}

extension LayoutError {
  /// Views and their modifiers lie deeper in each other than is laid out.
  static func tooDeep(at path: String) -> LayoutError {
    LayoutError(
      code: .tooDeep, subject: path,
      detail: "views and modifiers are nested more than \(LayoutEngine.nestingLimit) deep",
      hint: "take views out of each other, or modifiers away")
  }

  /// An image cannot be drawn.
  static func image(_ name: String, _ fault: ImageFault, at path: String) -> LayoutError {
    LayoutError(
      code: .image, subject: path, detail: "the image '\(name)' cannot be drawn: \(fault.detail)",
      hint: fault.hint)
  }

  /// A date cannot be written as the locale and the time zone ask for it.
  static func date(_ error: LocaleError, at path: String) -> LayoutError {
    LayoutError(
      code: Code(rawValue: error.code.rawValue), subject: path,
      detail: "the date cannot be written: \(error.subject): \(error.detail)", hint: error.hint)
  }
}
