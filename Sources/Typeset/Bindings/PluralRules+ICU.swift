// SPDX-License-Identifier: MIT

import CICU

/// A class of numbers that take the same form of a word, as CLDR names them.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which numbers take which plural form in one language.
public struct PluralRules: Hashable, Sendable {
  /// The two smallest numbers of each category that the language has: whole ones, or failing those tenths.
  public let samples: [PluralCategory: [Double]]

  /// Reads the rules of a locale; a language that CLDR does not have knows ``PluralCategory/other`` alone.
  ///
  /// The corresponding C functions are `uplrules_openForType` and `uplrules_select`.
  public init(locale: String) {
    let perCategory = Int(CICU_PLURAL_SAMPLES)
    var numbers = [Double](repeating: .nan, count: PluralCategory.allCases.count * perCategory)
    var status: Int32 = 0
    // A zero byte would end the identifier for ICU.
    if !locale.utf8.contains(0) { unsafe cicu_plural_samples(locale, &numbers, &status) }
    var samples: [PluralCategory: [Double]] = [:]
    for (index, category) in PluralCategory.allCases.enumerated() {
      let found = numbers[index * perCategory..<(index + 1) * perCategory].filter { !$0.isNaN }
      if !found.isEmpty { samples[category] = found }
    }
    self.samples = samples.isEmpty || status != 0 ? [.other: [0, 1]] : samples
  }

  /// The categories that the language has, in the order of CLDR.
  public var categories: [PluralCategory] { PluralCategory.allCases.filter { samples[$0] != nil } }
}
