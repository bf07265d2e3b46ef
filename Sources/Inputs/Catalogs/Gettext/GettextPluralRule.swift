// SPDX-License-Identifier: MIT

/// The header `Plural-Forms` of a PO file: which form a number takes.
struct GettextPluralRule: Sendable {
  /// The number of forms.
  let count: Int
  private let form: Expression

  /// Two forms, as in English: what gettext takes without the header.
  static let english = GettextPluralRule(
    count: 2, form: .binary(.notEqual, .number, .constant(1)))

  /// The most forms that are read; the language with the most has six.
  private static let countLimit = 16

  private init(count: Int, form: Expression) {
    self.count = count
    self.form = form
  }

  /// Reads `nplurals=2; plural=n != 1;`, or returns nil where it is no such rule.
  init?(_ header: String) {
    var values: [String: Substring] = [:]
    for part in header.split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let name = part[..<sign].filter { !$0.isWhitespace }
      values[name] = part[part.index(after: sign)...]
    }
    guard let word = values["nplurals"], let count = Int(word.filter { !$0.isWhitespace }),
      (1...Self.countLimit).contains(count), let text = values["plural"]
    else { return nil }
    var parser = ExpressionParser(text)
    guard let form = parser.wholeExpression() else { return nil }
    self.init(count: count, form: form)
  }

  /// Returns the form of a number.
  func form(of number: Int) -> Int { form.value(for: number) }

  /// Returns the smallest number of each form, up to a thousand and a few large ones; nil for a form that none
  /// of them takes.
  func samples() -> [Int?] {
    var samples = [Int?](repeating: nil, count: count)
    for number in Array(0...1000) + [10_000, 100_000, 1_000_000] {
      let form = form(of: number)
      if samples.indices.contains(form), samples[form] == nil { samples[form] = number }
    }
    return samples
  }
}

/// An expression of C over the number `n`.
private indirect enum Expression: Sendable {
  case number
  case constant(Int)
  case not(Expression)
  case binary(Operator, Expression, Expression)
  case choice(Expression, Expression, Expression)

  enum Operator: String {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
    case remainder = "%"

    /// The levels of precedence, the loosest first.
    static let levels: [[Operator]] = [
      [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater], [.plus, .minus],
      [.times, .dividedBy, .remainder],
    ]
  }

  func value(for number: Int) -> Int {
    switch self {
    case .number: return number
    case .constant(let value): return value
    case .not(let inner): return inner.value(for: number) == 0 ? 1 : 0
    case .choice(let condition, let one, let other):
      return (condition.value(for: number) != 0 ? one : other).value(for: number)
    case .binary(.or, let a, let b): return a.value(for: number) != 0 || b.value(for: number) != 0 ? 1 : 0
    case .binary(.and, let a, let b): return a.value(for: number) != 0 && b.value(for: number) != 0 ? 1 : 0
    case .binary(let sign, let a, let b):
      return Self.value(sign, a.value(for: number), b.value(for: number))
    }
  }

  private static func value(_ sign: Operator, _ a: Int, _ b: Int) -> Int {
    switch sign {
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    // What runs over is no rule of a language; any value will do, so long as nothing stops.
    case .plus: a.addingReportingOverflow(b).partialValue
    case .minus: a.subtractingReportingOverflow(b).partialValue
    case .times: a.multipliedReportingOverflow(by: b).partialValue
    case .dividedBy: a.dividedReportingOverflow(by: b).partialValue
    case .remainder: a.remainderReportingOverflow(dividingBy: b).partialValue
    case .or, .and: 0
    }
  }
}

/// Reads an expression of C, as deep as rules of languages ever are.
private struct ExpressionParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// How deep brackets and choices may stand in each other.
  private static let depthLimit = 48

  init(_ text: Substring) {
    bytes = text.utf8.filter { $0 > 0x20 }
  }

  mutating func wholeExpression() -> Expression? {
    guard bytes.count <= 1024, let expression = choice(), offset == bytes.count else { return nil }
    return expression
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private mutating func choice() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, let condition = binary(level: 0) else { return nil }
    guard take("?") else { return condition }
    guard let one = choice(), take(":"), let other = choice() else { return nil }
    return .choice(condition, one, other)
  }

  private mutating func binary(level: Int) -> Expression? {
    guard level < Expression.Operator.levels.count else { return unary() }
    guard var left = binary(level: level + 1) else { return nil }
    var chain = 0
    while let sign = Expression.Operator.levels[level].first(where: { take($0.rawValue) }) {
      // A chain leans to the left, and is walked as deep as it is long.
      chain += 1
      guard chain <= Self.depthLimit, let right = binary(level: level + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func unary() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { return nil }
    if take("!") { return unary().map { .not($0) } }
    if take("(") {
      guard let inner = choice(), take(")") else { return nil }
      return inner
    }
    if take("n") { return .number }
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      offset += 1
    }
    return Int(String(decoding: bytes[start..<offset], as: UTF8.self)).map { .constant($0) }
  }
}
