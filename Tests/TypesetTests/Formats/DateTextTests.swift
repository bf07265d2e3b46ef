// SPDX-License-Identifier: MIT

import Testing

@testable import Typeset

/// The texts of dates that Apple prints and that CLDR gives.
@Suite struct DateTextTests {
  @Test(arguments: DateTextRow.all.filter { ["O", "R"].contains($0.certainty) })
  func `what Apple prints is written`(_ row: DateTextRow) throws {
    #expect(try row.written().text == row.expected)
  }

  @Test func `what CLDR 48 gives is written, whatever its version here`() throws {
    let rows = DateTextRow.all.filter { ["D", "G"].contains($0.certainty) }
    #expect(rows.count == 89)
    let others = try rows.compactMap { row in
      let text = try row.written().text
      return text == row.expected ? nil : "\(row.locale) \(row.style): \(text), not \(row.expected)"
    }
    // Versions of CLDR differ in abbreviations: English plurals of short units came with 44.
    #expect(others.count <= 4, "\(others)")
  }

  @Test func `a text that Apple printed once and contradicts elsewhere is not written`() throws {
    let rows = DateTextRow.all.filter { $0.certainty == "superseded" }
    #expect(try rows.map { try $0.written().text } == ["9:30\u{202f}AM–2:45\u{202f}PM", "2 hr, 23 min"])
  }
}
