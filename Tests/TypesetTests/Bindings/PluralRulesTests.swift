// SPDX-License-Identifier: MIT

import Testing
import Typeset

@Suite struct PluralRulesTests {
  /// The smallest numbers by CLDR's charts of plural rules, release 42.
  static let smallest: [(locale: String, numbers: [PluralCategory: Double])] = [
    ("en", [.one: 1, .other: 0]), ("ja", [.other: 0]), ("de_DE", [.one: 1, .other: 0]),
    ("ru", [.one: 1, .few: 2, .many: 0, .other: 0.1]), ("pl", [.one: 1, .few: 2, .many: 0, .other: 0.1]),
    ("cs", [.one: 1, .few: 2, .many: 0.1, .other: 0]),
    ("ar", [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 11, .other: 100]),
    ("fr", [.one: 0, .many: 1_000_000, .other: 2]), ("pt_BR", [.one: 0, .many: 1_000_000, .other: 2]),
    ("he", [.one: 1, .two: 2, .other: 0]), ("lv", [.zero: 0, .one: 1, .other: 2]),
  ]

  @Test(arguments: smallest.indices)
  func `each class of numbers has the smallest of CLDR`(_ index: Int) {
    let (locale, numbers) = Self.smallest[index]
    let rules = PluralRules(locale: locale)
    #expect(rules.samples.compactMapValues(\.first) == numbers)
    #expect(rules.categories == PluralCategory.allCases.filter { numbers[$0] != nil })
  }

  @Test func `the second number is the next above`() {
    #expect(PluralRules(locale: "en").samples[.other] == [0, 2])
    #expect(PluralRules(locale: "ru").samples[.one] == [1, 21])
  }

  @Test(arguments: ["", "zz", "x\u{0}y", "not a locale", String(repeating: "a", count: 10_000)])
  func `a language that is none has one class`(_ locale: String) {
    #expect(PluralRules(locale: locale).categories == [.other])
  }
}
