// SPDX-License-Identifier: MIT

/// What stands for the placeholders of a text, such as `%@` and `{name}`.
public struct PlaceholderSamples: Hashable, Sendable {
  /// The values given by name: of a variable, of an argument's number, or of a conversion such as `@` and `d`.
  public var values: [String: String]

  /// Creates samples; what has no value of its own has that of the table in `Documentation/Catalogs.md`.
  public init(values: [String: String] = [:]) {
    self.values = values
  }
}
