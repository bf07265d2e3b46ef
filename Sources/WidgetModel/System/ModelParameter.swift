// SPDX-License-Identifier: MIT

/// One named parameter of the system model: its value, how sure that is, and what may be set.
public struct ModelParameter: Hashable, Sendable {
  /// A value, as `andon.json` writes it.
  public enum Value: Hashable, Sendable {
    /// One of a few words.
    case word(String)
    /// A number.
    case number(Double)
    /// A list of numbers.
    case numbers([Double])

    /// The value as JSON, numbers as the shortest decimal that reads back to the same.
    public var json: String {
      switch self {
      case .word(let word): "\"\(word)\""
      case .number(let number): Self.json(number)
      case .numbers(let numbers): "[\(numbers.map(Self.json).joined(separator: ", "))]"
      }
    }

    private static func json(_ number: Double) -> String {
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  /// The dotted name, such as `red.domain`.
  public let name: String
  /// The value.
  public let value: Value
  /// How sure the value is.
  public let certainty: Certainty
  /// One sentence: where the built-in value comes from.
  public let source: String
  /// What may be set, in words.
  public let accepts: String
}

/// How one parameter is read, set and explained.
struct ParameterDefinition: Sendable {
  let name: String
  let certainty: Certainty
  let source: String
  let accepts: String
  /// The words that may be set, where the parameter takes words.
  var words: [String] = []
  let read: @Sendable (SystemModel) -> ModelParameter.Value
  /// Sets the value and returns true, or returns false where it is not one of those that may be set.
  let write: @Sendable (inout SystemModel, ModelParameter.Value) -> Bool

  /// A parameter that takes the words of an enumeration.
  static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<SystemModel, Word> & Sendable, _ certainty: Certainty,
    _ source: String
  ) -> ParameterDefinition where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    return ParameterDefinition(
      name: name, certainty: certainty, source: source,
      accepts: "one of " + words.joined(separator: ", "), words: words,
      read: { .word($0[keyPath: path].rawValue) },
      write: { model, value in
        guard case .word(let text) = value, let word = Word(rawValue: text) else { return false }
        model[keyPath: path] = word
        return true
      })
  }

  /// A parameter that takes a number within limits.
  static func number(
    _ name: String, _ path: any WritableKeyPath<SystemModel, Double> & Sendable,
    in limits: ClosedRange<Double>, _ certainty: Certainty, _ source: String
  ) -> ParameterDefinition {
    ParameterDefinition(
      name: name, certainty: certainty, source: source, accepts: "a number in \(inWords(limits))",
      read: { .number($0[keyPath: path]) },
      write: { model, value in
        guard case .number(let number) = value, limits.contains(number) else { return false }
        model[keyPath: path] = number
        return true
      })
  }

  /// A parameter that takes a whole number within limits.
  static func wholeNumber(
    _ name: String, _ path: any WritableKeyPath<SystemModel, Int> & Sendable,
    in limits: ClosedRange<Int>, _ certainty: Certainty, _ source: String
  ) -> ParameterDefinition {
    ParameterDefinition(
      name: name, certainty: certainty, source: source,
      accepts: "a whole number in \(limits.lowerBound)…\(limits.upperBound)",
      read: { .number(Double($0[keyPath: path])) },
      write: { model, value in
        guard case .number(let number) = value, let whole = Int(exactly: number), limits.contains(whole)
        else { return false }
        model[keyPath: path] = whole
        return true
      })
  }

  static func inWords(_ limits: ClosedRange<Double>) -> String {
    let low = ModelParameter.Value.number(limits.lowerBound).json
    return "\(low)…\(ModelParameter.Value.number(limits.upperBound).json)"
  }
}
