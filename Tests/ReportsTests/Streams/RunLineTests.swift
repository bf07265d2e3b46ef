// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inspection
import Light
import Reports
import TestSupport
import Testing

@Suite struct RunLineTests {
  /// A line of JSON Lines without its end.
  private func read(_ line: String) throws -> RunLine { try RunLine(line.utf8.dropLast()) }

  @Test(arguments: NamedRun.all)
  func `a line that is read back is written as the same bytes`(_ named: NamedRun) throws {
    for render in named.run.renders {
      let line = RunLine.text(of: render)
      guard case .render(let back) = try read(line) else {
        Issue.record("\(line) is no render")
        continue
      }
      #expect(RunLine.text(of: back) == line)
    }
    for error in named.run.errors {
      guard case .error(let back) = try read(RunLine.text(of: error)) else {
        Issue.record("\(error) is no error")
        continue
      }
      #expect(back == error)
    }
  }

  @Test func `every double comes back to the bit`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let figure = Double(bitPattern: random.next())
      guard figure.isFinite else { continue }
      let render = try readBack(RandomRender.render(with: figure, by: &random))
      #expect(render.reading.luminance.bitPattern == figure.bitPattern)
      #expect(render.reading.light?.bitPattern == figure.bitPattern)
      #expect(render.texts.first?.frame.minX.bitPattern == figure.bitPattern)
      #expect(render.findings.first?.measured?.value.bitPattern == figure.bitPattern)
    }
  }

  @Test func `what a render says comes back whole, whatever characters it holds`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let render = RandomRender.render(with: 0.25, by: &random)
      let back = try readBack(render)
      #expect(back.widget == render.widget && back.file == render.file && back.entry == render.entry)
      #expect(back.findings == render.findings && back.cannotTell == render.cannotTell)
      #expect(back.reading == render.reading && back.ratio == render.ratio)
      #expect(back.symbols == render.symbols && back.attribution == render.attribution)
      #expect(back.index == render.index && back.picture == render.picture)
      #expect(back.frames?.map(\.path) == render.frames?.map(\.path))
      #expect(back.texts.map(\.missingGlyphs) == render.texts.map(\.missingGlyphs))
      #expect(RunLine.text(of: back) == RunLine.text(of: render))
    }
  }

  @Test func `a line that is cut at any byte is an error`() throws {
    let line = Array(RunLine.text(of: SampleRuns.hostile.renders[0]).utf8.dropLast())
    for end in 0..<line.count {
      #expect(throws: RunLineError.self) { try RunLine(line[..<end]) }
    }
  }

  @Test(arguments: [
    "{}", "[]", "null", "{\"widget\": \"w\"}", "{ \"error\": {} }", "{ \"summary\": nonsense }",
    "{ \"finding\": { \"rule\": \"\\ud800\" } }", "{ \"a\": 1 } 2", String(repeating: "[", count: 100_000),
  ])
  func `what is no line of a run is an error`(_ line: String) {
    #expect(throws: RunLineError.self) { try RunLine(line.utf8) }
  }

  @Test func `the last line holds the stack and the counts`() throws {
    let run = SampleRuns.manyEntries
    let text = RunLine.text(of: RunEnd(findings: run.findings, summary: run.summary), stack: run.stack)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    guard case .finding(let finding) = try RunLine(lines[0].utf8),
      case .summary(let last) = try RunLine(lines[1].utf8)
    else {
      Issue.record("the lines are of another kind")
      return
    }
    #expect(finding == run.findings[0])
    #expect(try Stack(json: try #require(last["andon"])) == run.stack)
    #expect(try RunSummary(json: try #require(last["summary"])) == run.summary)
  }

  private func readBack(_ render: RenderReport) throws -> RenderReport {
    guard case .render(let back) = try read(RunLine.text(of: render)) else {
      throw RunLineError("no render")
    }
    return back
  }
}

/// Renders of any content; no figure here was measured.
enum RandomRender {
  private static let pieces = [
    "a", "ß", "日", "😴", "👩‍👩‍👧", "\"", "\\", "\n", "\r\n", "\u{0}", "\u{1B}[0m", "\u{7F}", "\u{2028}", "ا", " ",
    "/", "{", "é", "\u{FEFF}",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  /// Returns a render that holds a figure in many places.
  static func render(with figure: Double, by random: inout SeededGenerator) -> RenderReport {
    func text() -> String { Self.text(&random) }
    func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
    let unit: Measurement.Unit =
      [.none, .points, .squarePoints, .arcMinutes, .count].randomElement(using: &random) ?? .none
    let findings = (1...2).map { _ in
      Finding(
        rule: text(), severity: Bool.random(using: &random) ? .error : .warning, message: text(),
        advice: text(),
        measured: Measurement(figure, unit), limit: maybe(Measurement(-figure, unit)), path: maybe(text()),
        remedy: maybe(Remedy(path: text(), change: text(), reaches: maybe(Measurement(figure, unit)))))
    }
    let isTruncated = Bool.random(using: &random)
    var line = TextReport(
      path: text(), string: text(), frame: Rect(figure, 1, 2, 3), requestedSize: 15, size: figure, scale: 1,
      lines: Int.random(in: 0...9, using: &random), isTruncated: isTruncated,
      droppedText: isTruncated ? text() : "", missingGlyphs: [text(), text()], capHeightPixels: figure,
      capHeightArcmin: maybe(figure), contrast: maybe(figure), wcag: maybe(figure), script: text(),
      isRightToLeft: Bool.random(using: &random), faces: [text(), text()])
    line.minimumScale = maybe(figure)
    var render = RenderReport(
      widget: text(), file: text(),
      entry: EntryLabel(id: text(), text: text(), origin: maybe(text()), key: maybe(text())),
      locale: text(), device: text(), environment: text(), points: Size(figure, 158),
      pixels: PixelSize(Int.random(in: 1...9999, using: &random), 1), panelScale: figure,
      space: Bool.random(using: &random) ? .sRGB : .displayP3,
      reading: LightReading(
        litFraction: figure, encodedMean: figure, luminance: figure, red: figure, green: 0, blue: -0.0,
        light: figure, melanopic: figure, scotopic: figure, powerIndex: figure, peakTile: maybe(figure)),
      ratio: maybe(
        TwinRatio(
          twin: text(), luminance: maybe(figure), light: nil, melanopic: maybe(figure), scotopic: nil,
          powerIndex: figure)),
      systemRatio: maybe(figure), texts: [line, line],
      symbols: [SymbolReport(path: text(), name: text(), isKnown: Bool.random(using: &random))],
      findings: findings,
      cannotTell: [OpenQuestion(rule: text(), message: text(), path: maybe(text()))],
      frames: maybe([(path: text(), rect: Rect(1, 2, 3, 4)), (path: "b", rect: Rect(0, 0, figure, 1))]),
      attribution: maybe([
        AttributedElement(
          path: text(), text: maybe(text()), frame: maybe(Rect(0, 0, 1, 1)), light: figure,
          share: maybe(figure),
          without: maybe(figure))
      ]))
    render.index = maybe(Int.random(in: 0...9_000_000, using: &random))
    render.picture = maybe(text())
    return render
  }
}
