// SPDX-License-Identifier: MIT

import Typeset

/// The numbers that stand in the plural forms of one locale.
struct PluralNumbers {
  private let rules: PluralRules?

  /// What stands for a category that the language does not have, or whose language nothing tells.
  private static let fallback: [PluralCategory: Double] = [
    .zero: 0, .one: 1, .two: 2, .few: 3, .many: 11, .other: 12,
  ]

  init(locale: String?) {
    rules = locale.map { PluralRules(locale: $0) }
  }

  /// The categories of the language, or none where nothing tells the language.
  var categories: [PluralCategory] { rules?.categories ?? [] }

  /// Returns the smallest number that shows a form, given the forms that stand beside it.
  ///
  /// Apple's systems show a form `zero` for the number 0 in every language, so where one is there, the others
  /// begin above 0.
  func number(of category: PluralCategory, beside forms: Set<PluralCategory>) -> Double {
    let samples = rules?.samples[category] ?? []
    let number = category != .zero && forms.contains(.zero) ? samples.first { $0 > 0 } : samples.first
    return number ?? Self.fallback[category] ?? 0
  }
}
