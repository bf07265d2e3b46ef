// SPDX-License-Identifier: MIT

import Inputs
import Testing

@Suite struct SuggestionTests {
  static let words = ["foregroundStyle", "font", "padding", "frame", "lineLimit", "red"]

  @Test(arguments: [
    ("foregroundstyle", "foregroundStyle"), ("foregroundStlye", "foregroundStyle"), ("pading", "padding"),
    ("fonts", "font"), ("lineLimits", "lineLimit"), ("rde", "red"), ("RED", "red"),
  ])
  func `the word that was meant is found`(_ typed: String, _ meant: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.words) == meant)
  }

  @Test(arguments: ["opacity", "", "blue", String(repeating: "x", count: 10_000)])
  func `a word that is near none has no suggestion`(_ typed: String) {
    #expect(Suggestion.nearest(to: typed, among: Self.words) == nil)
  }

  @Test func `without a near word the hint lists all`() {
    #expect(Suggestion.hint(for: "zzz", among: ["a", "b"]) == "Known: a, b.")
    #expect(Suggestion.hint(for: "fnt", among: Self.words) == "Did you mean 'font'?")
  }
}
