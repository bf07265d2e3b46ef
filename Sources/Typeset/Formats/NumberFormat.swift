// SPDX-License-Identifier: MIT

/// Foundation's formats of numbers.
public struct NumberFormat: Hashable, Sendable {
  /// What the number counts.
  public enum Kind: Hashable, Sendable {
    /// Nothing in particular.
    case number
    /// Shares of one: 0.42 is "42%".
    case percent
    /// Money, by the code of ISO 4217.
    case currency(code: String, CurrencyPresentation)
    /// A unit of measurement under ICU's name, such as `kilometer`.
    case measurement(unit: String, UnitWidth)
  }

  /// How a currency is named.
  public enum CurrencyPresentation: String, Hashable, Sendable, CaseIterable {
    case standard, narrow, isoCode, fullName
  }

  /// How many words a unit takes.
  public enum UnitWidth: String, Hashable, Sendable, CaseIterable {
    case wide, abbreviated, narrow
  }

  /// How large numbers are shortened.
  public enum Notation: String, Hashable, Sendable, CaseIterable {
    case automatic, compactName, scientific
  }

  /// When digits are grouped.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    case automatic, never
  }

  /// When a sign is written.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    case automatic, always, never
  }

  /// How many digits are written.
  public enum Precision: Hashable, Sendable {
    /// After the decimal separator.
    case fractionLength(ClosedRange<Int>)
    /// From the first that is not zero.
    case significantDigits(ClosedRange<Int>)
  }

  /// What the number counts.
  public var kind = Kind.number
  /// How large numbers are shortened.
  public var notation = Notation.automatic
  /// How many digits are written, or nil for the format's own.
  public var precision: Precision?
  /// When digits are grouped.
  public var grouping = Grouping.automatic
  /// When a sign is written.
  public var sign = Sign.automatic
  /// What the number is multiplied by, as a decimal, or nil for the format's own.
  public var scale: String?

  /// Creates a format of plain numbers.
  public init() {}

  /// The format in ICU's words, which Foundation hands its own to as well.
  var skeleton: String {
    var stems: [String] = []
    switch kind {
    case .number: break
    case .percent: stems += ["percent", "scale/\(scale ?? "100")"]
    case .currency(let code, let presentation):
      stems.append("currency/\(code)")
      switch presentation {
      case .standard: break
      case .narrow: stems.append("unit-width-narrow")
      case .isoCode: stems.append("unit-width-iso-code")
      case .fullName: stems.append("unit-width-full-name")
      }
    case .measurement(let unit, let width):
      stems.append("unit/\(unit)")
      switch width {
      case .wide: stems.append("unit-width-full-name")
      case .abbreviated: stems.append("unit-width-short")
      case .narrow: stems.append("unit-width-narrow")
      }
    }
    if kind != .percent, let scale { stems.append("scale/\(scale)") }
    switch notation {
    case .automatic: break
    case .compactName: stems.append("compact-short")
    case .scientific: stems.append("scientific")
    }
    if let precision { stems.append(precision.stem) }
    if grouping == .never { stems.append("group-off") }
    switch sign {
    case .automatic: break
    case .always: stems.append("sign-always")
    case .never: stems.append("sign-never")
    }
    return stems.joined(separator: " ")
  }
}

extension NumberFormat.Precision {
  fileprivate var stem: String {
    switch self {
    case .fractionLength(let digits) where digits.upperBound == 0: "precision-integer"
    case .fractionLength(let digits): "." + Self.digits("0", digits)
    case .significantDigits(let digits): Self.digits("@", digits)
    }
  }

  private static func digits(_ mark: String, _ count: ClosedRange<Int>) -> String {
    String(repeating: mark, count: count.lowerBound)
      + String(repeating: "#", count: count.upperBound - count.lowerBound)
  }
}
