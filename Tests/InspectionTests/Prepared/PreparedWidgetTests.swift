// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inputs
import Inspection
import Light
import Raster
import TestSupport
import Testing
import WidgetModel

@Suite struct PreparedWidgetTests {
  private static func lines(_ name: String) throws -> [String] {
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Resources/texts"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private static func entry(_ text: String, _ number: Int) -> Entry {
    let words = text.split(separator: " ").map(String.init)
    return Entry(
      id: "\(number)",
      fields: [
        "text": .text(text), "short": .text(words.first ?? text),
        "date": .text("2026-01-01T09:4\(number / 7 % 10):00Z"),
        "share": .text("0.\(number % 9)"),
        "items": .list(words.prefix(3).map { .text(String($0.prefix(4))) }),
      ])
  }

  /// Texts in random order, with empty ones and repeated ones among them.
  private static func entries(_ texts: [String], count: Int, seed: UInt64) -> [Entry] {
    var random = SeededChoice(seed: seed)
    var entries: [Entry] = []
    for number in 0..<count {
      let text =
        random.happens(oneIn: 12) ? random.element(of: ["", " ", "I", "\n"]) : random.element(of: texts)
      entries.append(entry(text, random.happens(oneIn: 4) ? max(number - 1, 0) : number))
    }
    return entries
  }

  @Test(arguments: 0..<8)
  func `layouts made up at random are drawn and metered as from nothing`(seed: Int) throws {
    var made = RandomLayout(seed: UInt64(seed))
    let layout = try Scenes.layout(made.json())
    let texts = try Self.lines("en").map { String($0.prefix(60)) } + Self.lines("ja").prefix(20)
    try Comparison(layout: layout).run(
      Self.entries(texts, count: 7, seed: UInt64(seed)), seed: UInt64(seed))
  }

  @Test(arguments: [
    ("en", "en_US"), ("ja", "ja_JP"), ("ar", "ar_SA"), ("th", "th_TH"), ("hi", "hi_IN"), ("overlap", "en_US"),
  ])
  func `real sets are drawn and metered as from nothing`(set: String, locale: String) throws {
    let layout = try Scenes.example("seed/after.widget.json")
    var texts = try Self.lines(set)
    if texts.count > 40 { texts = Array(texts.prefix(40)) }
    let entries = texts.enumerated().map { Self.entry($0.element, $0.offset) }
    try Comparison(layout: layout, locale: locale).run(entries, seed: 7)
  }

  @Test(arguments: ["en", "overlap"])
  func `a text at full size and at its true scale is metered as from nothing`(set: String) throws {
    let layout = try Scenes.example("seed/after.widget.json")
    let device = try Configuration().devices.device(named: DeviceCatalogue.defaultName)
    let entries = try Self.lines(set).suffix(6).enumerated().map { Self.entry($0.element, $0.offset) }
    try Comparison(layout: layout, device: device, environments: ["home", "standbyNight"]).run(
      entries, seed: 3)
  }

  @Test func `an entry that cannot be shown leaves no trace in the next`() throws {
    let layout = try Scenes.example("seed/after.widget.json")
    let configuration = Configuration()
    let request = WidgetRequest(
      family: layout.family, device: Comparison.device,
      environment: try #require(configuration.environment(named: "home")))
    let dates = try EntryDates()
    let plain = PlainPath(layout: layout, request: request, model: configuration.model, dates: dates)
    let prepared = try PreparedWidget(
      layout, for: request, dates: dates, by: configuration.model, typesetter: Scenes.typesetter,
      at: Workbench())
    let bad = [
      Entry(id: "no text", fields: [:]),
      Entry(id: "no date", fields: ["text": .text("I rest."), "date": .text("yesterday")]),
    ]
    for (number, text) in ["I am.", "I am enough today.", "So be it.", "Well."].enumerated() {
      for entry in bad + bad where number != 1 {
        #expect(throws: CaseFault.self) { try prepared.compose(entry) }
      }
      let entry = Self.entry(text, number)
      try prepared.compose(entry)
      let expected = try plain.outcome(entry)
      #expect(prepared.reading() == expected.reading)
      #expect(prepared.draw().picture.difference(from: expected.picture) == nil)
    }
  }

  @Test func `most entries of the seed's widget are metered without a pixel`() throws {
    // Not a matter of taste: where the way without pixels is not taken any more, a run costs ten times as much.
    let layout = try Scenes.example("seed/after.widget.json")
    let configuration = Configuration()
    let prepared = try PreparedWidget(
      layout,
      for: WidgetRequest(
        family: layout.family, device: Comparison.device,
        environment: try #require(configuration.environment(named: "home"))),
      dates: try EntryDates(), by: configuration.model, typesetter: Scenes.typesetter, at: Workbench())
    for (number, text) in try Self.lines("en").prefix(30).enumerated() {
      try prepared.compose(Self.entry(text, number * 100))
      _ = prepared.reading()
    }
    #expect(prepared.metered.withoutPixels >= 24)
  }

  @Test func `a text that moves along with another is metered without a pixel`() throws {
    // A stack in the middle of its widget is as wide as its widest text, so each entry moves the time too.
    let layout = try Scenes.layout(
      """
      {
        "andon": 1, "name": "moving", "family": "systemSmall", "containerBackground": { "color": "#101020" },
        "content": {
          "VStack": [
            { "Text": "{text}", "minimumScaleFactor": 0.6, "lineLimit": 2 }, { "Spacer": {} }, { "Text": "9:41" }
          ],
          "alignment": "leading"
        }
      }
      """)
    let configuration = Configuration()
    let request = WidgetRequest(
      family: layout.family, device: Comparison.device,
      environment: try #require(configuration.environment(named: "home")))
    let dates = try EntryDates()
    let plain = PlainPath(layout: layout, request: request, model: configuration.model, dates: dates)
    let prepared = try PreparedWidget(
      layout, for: request, dates: dates, by: configuration.model, typesetter: Scenes.typesetter,
      at: Workbench())
    let texts = ["I am.", "I rest.", "So be it.", "Well, well.", "I am here now.", "I am."]
    for (number, text) in texts.enumerated() {
      let entry = Self.entry(text, number)
      try prepared.compose(entry)
      #expect(prepared.reading() == (try plain.outcome(entry)).reading, "\(text)")
    }
    // The first drawing is counted, and the second one tells what changes.
    #expect(prepared.metered.withoutPixels >= texts.count - 2)
  }
}
