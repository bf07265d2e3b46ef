// SPDX-License-Identifier: MIT

import Foundation

/// What stands for the placeholders of a text, such as `%@` and `{name}`.
public struct PlaceholderSamples: Hashable, Sendable {
  /// The values given by name: of a variable, of an argument's number, or of a conversion such as `@` and `d`.
  public var values: [String: String]

  /// Creates samples; what has no value of its own has that of the table in `Documentation/Catalogs.md`.
  public init(values: [String: String] = [:]) {
    self.values = values
  }

  // The table. A name of four letters and a number of two digits are what a widget's text is mostly about.
  static let words = "Alex"
  static let character = "A"
  static let integer = 12.0
  static let real = 1.5

  /// Names that stand for a number, whatever their case.
  private static let numberNames: Set<String> = [
    "n", "num", "number", "count", "total", "limit", "min", "max", "days", "hours", "minutes", "seconds",
  ]

  /// Whether a name such as `count` or `item_count` stands for a number.
  static func isNumberName(_ name: String) -> Bool {
    let last = name.lowercased().split { "_.-".contains($0) }.last.map(String.init) ?? ""
    return numberNames.contains(last)
  }

  /// Returns what stands for a placeholder.
  func words(for placeholder: Placeholder) -> String {
    for name in names(of: placeholder) {
      guard let value = values[name] else { continue }
      return Double(value).map { placeholder.isNumber ? placeholder.written($0) : value } ?? value
    }
    switch placeholder.kind {
    case .words(conversion: "c"), .words(conversion: "C"): return Self.character
    case .words: return Self.words
    case .integer, .variable, .variableNumber: return placeholder.written(Self.integer)
    case .real: return placeholder.written(Self.real)
    case .name: return placeholder.isNumber ? placeholder.written(Self.integer) : Self.words
    }
  }

  /// The names under which a value may be given, the closest first.
  private func names(of placeholder: Placeholder) -> [String] {
    var names = placeholder.argument.map { [String($0)] } ?? []
    switch placeholder.kind {
    case .words(let conversion): names.append(String(conversion))
    case .integer: names.append("d")
    case .real: names.append("f")
    case .name(let name, _): names.append(name)
    case .variable(let name): names.insert(name, at: 0)
    case .variableNumber: names.append("d")
    }
    return names
  }
}

extension Placeholder {
  /// Returns a number as the conversion writes it, in digits of ASCII and without grouping.
  func written(_ number: Double) -> String {
    let width = width.map(String.init) ?? ""
    switch kind {
    case .real(let conversion):
      let precision = precision.map { ".\($0)" } ?? ""
      return String(format: "%\(plainFlags)\(width)\(precision)\(conversion)", number)
    case .integer(let conversion):
      guard let whole = Int(exactly: number) else { return plain(number) }
      let written = conversion == "i" ? "d" : String(conversion)
      return String(format: "%\(plainFlags)\(width)ll\(written)", whole)
    case .words, .name, .variable, .variableNumber: return plain(number)
    }
  }

  /// The flags that leave the digits as they are.
  private var plainFlags: String { flags.filter { "-+0".contains($0) } }

  /// A number of a plural form, which may be tenths where no whole number has the form.
  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
