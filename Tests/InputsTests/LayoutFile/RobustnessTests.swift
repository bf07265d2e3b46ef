// SPDX-License-Identifier: MIT

import Inputs
import Testing
import ViewLayout
import WidgetModel

/// No bytes make the readers trap: each input is read or refused.
@Suite struct RobustnessTests {
  /// SplitMix64, so that every run changes the same bytes.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private static let good: [UInt8] = Array(
    LayoutText.file(
      content: #"""
        {"ZStack": [
          {"Text": "{{é{text}\ud83d\ude00", "font": {"size": 17.5, "weight": "bold"}, "lineLimit": null,
           "frame": {"maxWidth": "infinity", "alignment": "topLeading"}, "when": {"!dimmed+home,dark": {"hidden": false}}},
          {"Button": {"intent": "Next", "label": [{"Capsule": {}, "fill": {"p3": [1, 0.5, 0, 0.25]}}]},
           "modifiers": [{"padding": {"edges": ["top"], "length": -1e1}}, {"background": {"content": {"Circle": {}}}},
                         {"offset": [1, 2]}, {"clipShape": {"RoundedRectangle": {}, "cornerRadius": 4}},
                         {"alignmentGuide": {"guide": "top", "value": {"height": 0.5, "plus": 1}}}]},
          {"Text": {"date": "{date}", "style": "time"}, "foregroundStyle": {"color": "#12345678", "opacity": 1}}
        ], "alignment": "bottom"}
        """#,
      #""samples": [{"text": "a", "date": "2026-01-01T09:41:00+09:00"}], "contentMargins": {"all": 4},"#
    ).utf8)

  /// Reads bytes as a layout and draws their first sample everywhere; returns whether they are a layout.
  @discardableResult private func isLayout(_ bytes: [UInt8]) -> Bool {
    guard let layout = try? LayoutFile.read(bytes, file: "t", environments: Environments.names),
      let dates = try? EntryDates()
    else { return false }
    for environment in Environments.all {
      _ = try? layout.view(
        in: environment, entry: layout.samples.first ?? Entry(id: "", fields: [:]), dates: dates)
    }
    return true
  }

  @Test func `the subject of these tests is a layout`() {
    #expect(isLayout(Self.good))
  }

  @Test func `no truncation is a layout`() {
    for length in 0..<Self.good.count - 1 { #expect(!isLayout(Array(Self.good.prefix(length)))) }
  }

  @Test func `flipped, lost and doubled bytes are read or refused`() {
    var generator = SeededGenerator(state: 41)
    var readable = 0
    for _ in 0..<1500 {
      var bytes = Self.good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      if isLayout(bytes) { readable += 1 }
    }
    // Most changes break something, and some do not: both ways are walked.
    #expect((1..<1000).contains(readable))
  }

  @Test func `changed sets are read or refused to their end`() throws {
    var generator = SeededGenerator(state: 42)
    let sets: [(String, String)] = [
      ("s.txt", "one\ntwo é\r\n\nthree"), ("s.csv", "id,text\n1,\"a\"\"b\r\nc\"\n2,d\n"),
      ("s.json", #"["a", {"text": "b", "n": [1, null]}, "\u00e9"]"#),
    ]
    for (name, text) in sets {
      var count = 0
      for _ in 0..<300 {
        var bytes = Array(text.utf8)
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
        guard let set = try? SetReader(.bytes(bytes, name: name)) else { continue }
        for _ in set { count += 1 }
      }
      #expect(count > 0)
    }
  }

  @Test func `a text of 256 KiB is set and one of ten megabytes is refused`() throws {
    let long = String(repeating: "calm", count: 1 << 16)
    let layout = try LayoutText.read(LayoutText.file(content: #"{"Text": "\#(long)"}"#))
    let view = try layout.view(in: Environments.home, entry: Entry(id: "", fields: [:]), dates: EntryDates())
    guard case .text(.verbatim(let words)) = view.content.view else { throw Unexpected() }
    #expect(words.utf8.count == 1 << 18)
    let longer = String(repeating: "calm ", count: 2_000_000)
    let problems = LayoutText.problems(LayoutText.file(content: #"{"Text": "\#(longer)"}"#))
    #expect(problems.map(\.code) == [.outOfRange])
  }

  @Test func `views nested ten thousand deep are refused, and up to the limit read`() throws {
    func nested(_ depth: Int) -> String {
      LayoutText.file(
        content: String(repeating: #"{"VStack":["#, count: depth) + #"{"Divider":{}}"#
          + String(repeating: "]}", count: depth))
    }
    #expect(LayoutText.problems(nested(10_000)).map(\.code) == [.tooDeep])
    #expect(isLayout(Array(nested(120).utf8)))
  }
}
