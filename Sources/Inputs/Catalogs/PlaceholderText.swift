// SPDX-License-Identifier: MIT

/// A text cut into words and placeholders.
///
/// What only looks like a placeholder stays as it is: `100 % sure`, `50% off`, a brace without a name.
struct PlaceholderText {
  /// A part of the text.
  enum Piece: Equatable {
    case words(String)
    case placeholder(Placeholder)
  }

  /// The parts in the order of the text.
  private(set) var pieces: [Piece] = []

  /// Cuts a text.
  init(_ text: String) {
    var scanner = PlaceholderScanner(text)
    pieces = scanner.pieces()
  }

  /// The number of an argument that is a number at one place and a text at another, or nil.
  var contradictoryArgument: Int? {
    var kinds: [Int: Bool] = [:]
    for case .placeholder(let placeholder) in pieces {
      guard let argument = placeholder.argument else { continue }
      let known = kinds.updateValue(placeholder.isNumber, forKey: argument)
      if let known, known != placeholder.isNumber { return argument }
    }
    return nil
  }

  /// Returns the text with its placeholders filled.
  ///
  /// - Parameters:
  ///   - samples: What stands for the placeholders.
  ///   - number: What stands for the first number of the text, or nil for a sample.
  func filled(with samples: PlaceholderSamples, number: Double? = nil) -> String {
    let counted = number == nil ? nil : countedArgument
    return pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .placeholder(let placeholder):
        if let number, placeholder.isCount(of: counted) {
          placeholder.written(number)
        } else {
          samples.words(for: placeholder)
        }
      }
    }.joined()
  }

  /// The number of the first argument that is a number, or nil.
  var countedArgument: Int? {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece, placeholder.isNumber { return placeholder.argument }
      return nil
    }.min()
  }
}

/// A place of a text that the app fills.
struct Placeholder: Equatable {
  /// What the app puts there.
  enum Kind: Equatable {
    /// `%@`, `%s`, `%c`: words.
    case words(conversion: Character)
    /// `%d`, `%x` and their like.
    case integer(conversion: Character)
    /// `%f`, `%g` and their like.
    case real(conversion: Character)
    /// `{name}`, `${name}`, `%{name}`, `%(name)s`.
    case name(String, isNumber: Bool)
    /// `%#@name@`: words that depend on a number.
    case variable(String)
    /// `%arg`: the number of a variable, inside its words.
    case variableNumber

    /// A name without a conversion, which tells alone whether it is a number.
    static func named(_ name: String) -> Kind {
      .name(name, isNumber: PlaceholderSamples.isNumberName(name))
    }
  }

  var kind: Kind
  /// The number of the argument, counted from 1, or nil for one that is named.
  var argument: Int?
  /// `-`, `+`, `0` and the like.
  var flags: String = ""
  /// The least number of characters.
  var width: Int?
  /// The number of decimals.
  var precision: Int?

  /// Whether it takes a number.
  var isNumber: Bool {
    switch kind {
    case .integer, .real, .variable, .variableNumber: true
    case .name(_, let isNumber): isNumber
    case .words: false
    }
  }

  /// Whether it shows the number that chose the form of the text.
  func isCount(of argument: Int?) -> Bool {
    switch kind {
    case .integer, .real: self.argument == argument
    case .variableNumber: true
    case .name(_, let isNumber): isNumber && argument == nil
    case .words, .variable: false
    }
  }
}
