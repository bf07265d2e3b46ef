// SPDX-License-Identifier: MIT

import Typeset

/// A text with variables, `%#@name@`, whose words depend on a number.
struct PluralText {
  /// The words of a variable by the class of its number.
  struct Variable {
    var forms: [PluralCategory: String]
    /// How `%arg` is written in the words, such as `lld`.
    var conversion = "lld"
    var line: Int?
  }

  /// The text around the variables.
  var format: String
  var variables: [String: Variable]

  /// One text of all that the variables give.
  struct Form {
    /// The class of all its numbers, or nil for a text without variables.
    var category: PluralCategory?
    var text: String
  }

  /// The most variables that are filled for one text: those in the words of others count.
  private static let limit = 64

  /// Returns the text filled for each class of numbers: those of the language, and those that a variable has.
  ///
  /// All variables take numbers of the same class at a time, so that a text has as many forms as the language
  /// and not the product of its variables' forms.
  func forms(
    numbers: PluralNumbers, samples: PlaceholderSamples
  ) throws(PluralFault) -> [Form] {
    let text = PlaceholderText(format)
    if let argument = text.contradictoryArgument {
      throw PluralFault("argument \(argument) is a text at one place and a number at another", line: nil)
    }
    let given = Set(variables.values.flatMap(\.forms.keys))
    guard text.variables.contains(where: { variables[$0] != nil }) else {
      try checkVariables(of: text)
      return [Form(category: nil, text: text.filled(with: samples))]
    }
    let categories = PluralCategory.allCases.filter {
      given.contains($0) || numbers.categories.contains($0)
    }
    var forms: [Form] = []
    for category in categories {
      var remaining = Self.limit
      let number = numbers.number(of: category, beside: given)
      let words = try filled(text, category, number, samples, &remaining)
      forms.append(Form(category: category, text: words))
    }
    return forms
  }

  private func checkVariables(of text: PlaceholderText) throws(PluralFault) {
    if let unknown = text.variables.first { throw Self.unknown(unknown) }
  }

  private static func unknown(_ name: String) -> PluralFault {
    PluralFault("there are no rules for the variable '\(name.excerpt)'", line: nil)
  }

  private func filled(
    _ text: PlaceholderText, _ category: PluralCategory, _ number: Double, _ samples: PlaceholderSamples,
    _ remaining: inout Int
  ) throws(PluralFault) -> String {
    var words = ""
    for piece in text.pieces {
      switch piece {
      case .words(let plain): words += plain
      case .placeholder(let placeholder):
        guard case .variable(let name) = placeholder.kind else {
          words += samples.words(for: placeholder)
          continue
        }
        words += try self.words(of: name, category, number, samples, &remaining)
      }
    }
    return words
  }

  /// Returns the words of a variable, in which the first number is that which chose them.
  private func words(
    of name: String, _ category: PluralCategory, _ number: Double, _ samples: PlaceholderSamples,
    _ remaining: inout Int
  ) throws(PluralFault) -> String {
    guard let variable = variables[name] else { throw Self.unknown(name) }
    remaining -= 1
    guard remaining >= 0 else {
      throw PluralFault("variables stand in each other more than \(Self.limit) times", line: variable.line)
    }
    guard let form = variable.forms[category] ?? variable.forms[.other] else {
      throw PluralFault(
        "the variable '\(name.excerpt)' has no words for '\(category.rawValue)' and none for 'other'",
        line: variable.line)
    }
    let text = PlaceholderText(form)
    let counted = text.countedArgument
    var words = ""
    for piece in text.pieces {
      switch piece {
      case .words(let plain): words += plain
      case .placeholder(let placeholder):
        if case .variable(let inner) = placeholder.kind {
          words += try self.words(of: inner, category, number, samples, &remaining)
        } else if placeholder.kind == .variableNumber {
          words += PlaceholderText("%\(variable.conversion)").filled(with: samples, number: number)
        } else if placeholder.isCount(of: counted) {
          words += placeholder.written(number)
        } else {
          words += samples.words(for: placeholder)
        }
      }
    }
    return words
  }
}

/// Why a text with variables cannot be filled.
struct PluralFault: Error {
  /// One sentence, without a full stop.
  let detail: String
  /// The line of what is wrong, or nil for that of the text.
  let line: Int?

  init(_ detail: String, line: Int?) {
    self.detail = detail
    self.line = line
  }
}

extension PlaceholderText {
  /// The variables in the order of the text.
  var variables: [String] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece, case .variable(let name) = placeholder.kind {
        return name
      }
      return nil
    }
  }
}
