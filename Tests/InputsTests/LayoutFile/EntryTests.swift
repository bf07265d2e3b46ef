// SPDX-License-Identifier: MIT

import Testing
import ViewLayout
import WidgetModel

@testable import Inputs

@Suite struct EntryTests {
  private func text(_ template: String, _ fields: [String: Entry.Value]) throws -> String {
    let node = try LayoutText.content(
      #"{"Text": "\#(template)"}"#, entry: Entry(id: "7", fields: fields, origin: "set.csv:12"))
    guard case .text(.verbatim(let words)) = node.view else { throw Unexpected() }
    return words
  }

  private func problem(_ view: String, _ fields: [String: Entry.Value]) throws -> InputError {
    let layout = try LayoutText.read(LayoutText.file(content: view))
    do throws(InputError) {
      _ = try layout.view(
        in: Environments.home, entry: Entry(id: "7", fields: fields, origin: "set.csv:12"),
        dates: EntryDates())
    } catch {
      return error
    }
    throw Unexpected()
  }

  @Test(arguments: [
    ("plain", "plain"), ("{text}", "calm"), ("“{text}” — {author}!", "“calm” — A. B.!"),
    ("{{text}", "{text}"),
    ("{{{text}}", "{calm}"), ("a } b", "a } b"), ("{text}}", "calm}"), ("", ""), ("{{{{", "{{"),
    ("{full name}", "x"), ("{date}", "2026-01-01T09:41"),
  ])
  func `braces name fields`(_ template: String, _ words: String) throws {
    let fields: [String: Entry.Value] = [
      "text": .text("calm"), "author": .text("A. B."), "full name": .text("x"),
    ]
    #expect(try text(template, fields) == words)
  }

  @Test func `what a field says is not read again`() throws {
    #expect(try text("{text}", ["text": .text("{author}")]) == "{author}")
  }

  @Test func `an unknown field is named with those that there are`() throws {
    let problem = try problem(
      #"{"VStack": [{"Text": "{txet}"}]}"#, ["text": .text("a"), "author": .text("b")])
    #expect(problem.code == .unknownField)
    #expect(problem.position.keyPath == "content/VStack/0/Text")
    #expect(problem.position.line == 2)
    #expect(problem.detail.contains("'7' has no field 'txet'"))
    #expect(problem.hint == "Did you mean 'text'? It has: author, date, text.")
  }

  @Test func `a list is no text`() throws {
    let problem = try problem(#"{"Text": "{text}"}"#, ["text": .list([.text("a")])])
    #expect(problem.code == .entry)
    #expect(problem.position == SourcePosition(file: "set.csv", line: 12, keyPath: "text"))
  }

  @Test func `a wrong date is the entry's fault, with its file, line and key`() throws {
    let view = #"{"Text": {"date": "{date}", "style": "time"}}"#
    let problem = try problem(view, ["date": .text("2026-02-30")])
    #expect(problem.code == .date)
    #expect(problem.position == SourcePosition(file: "set.csv", line: 12, keyPath: "date"))
    #expect(problem.detail.contains("'2026-02-30' names no day"))
  }

  @Test func `what no field touches is made once`() throws {
    let layout = try LayoutText.read(
      LayoutText.file(
        content: #"{"VStack": [{"Text": "fixed", "background": {"Text": "{text}"}}, {"Text": "b"}]}"#))
    let resolved = layout.resolved(in: Environments.home, dates: try EntryDates())
    for word in ["one", "two"] {
      let view = try resolved.view(of: Entry(id: word, fields: ["text": .text(word)]))
      guard case .vStack(_, _, let children) = view.content.view,
        case .background(let behind, _) = children[0].modifiers[0],
        case .text(.verbatim(word)) = behind[0].view
      else { throw Unexpected() }
    }
  }
}

@Suite struct MomentTests {
  /// Seconds from `date -u -d … +%s` of GNU coreutils.
  static let moments: [(String, String, Double)] = [
    ("2026-01-01T09:41:00Z", "UTC", 1_767_260_460),
    ("2026-01-01T09:41", "UTC", 1_767_260_460),
    ("2026-01-01 09:41", "UTC", 1_767_260_460),
    ("2026-01-01", "UTC", 1_767_225_600),
    ("2026-01-01T18:41:00+09:00", "Europe/Berlin", 1_767_260_460),
    ("2026-01-01T18:41:00+0900", "UTC", 1_767_260_460),
    ("2026-01-01T18:41+09", "UTC", 1_767_260_460),
    ("2026-01-01T04:11:00-05:30", "UTC", 1_767_260_460),
    ("2026-01-01T10:41", "Europe/Berlin", 1_767_260_460),
    ("2026-07-01T11:41", "Europe/Berlin", 1_782_898_860),
    ("2024-02-29T23:59:59.5Z", "UTC", 1_709_251_199.5),
    ("1969-12-31T23:59:59Z", "UTC", -1),
    ("0001-01-01T00:00:00Z", "UTC", -62_135_596_800),
    ("9999-12-31T23:59:59Z", "UTC", 253_402_300_799),
  ]

  @Test(arguments: moments)
  func `a moment is the number of seconds that it names`(_ string: String, _ zone: String, _ seconds: Double)
    throws
  {
    let dates = try EntryDates(timeZone: zone)
    #expect(try Moment.seconds(string, in: dates.zone) == seconds)
  }

  @Test(arguments: [
    "", "now", "2026", "2026-1-1", "26-01-01", "2026-13-01", "2026-02-29", "2026-00-10", "0000-01-01",
    "2026-01-01T", "2026-01-01T9:41", "2026-01-01T24:00", "2026-01-01T09:60", "2026-01-01T09:41:60",
    "2026-01-01T09:41:00.", "2026-01-01T09:41Q", "2026-01-01T09:41+25:00", "2026-01-01T09:41+09:00x",
    "2026-01-01x", "+026-01-01", "2026-01-01T09:41:00Z ", "٢٠٢٦-01-01",
  ])
  func `what is no moment is refused`(_ string: String) throws {
    let dates = try EntryDates()
    #expect(throws: Moment.Fault.self) { try Moment.seconds(string, in: dates.zone) }
  }

  @Test func `a time that a change of clocks skips or repeats has one meaning`() throws {
    let dates = try EntryDates(timeZone: "Europe/Berlin")
    // 02:30 does not exist on that night: the offset before, +1, makes it 01:30 UTC.
    #expect(
      try Moment.seconds("2026-03-29T02:30", in: dates.zone)
        == Moment.seconds("2026-03-29T01:30Z", in: dates.zone))
    let repeated = try Moment.seconds("2026-10-25T02:30", in: dates.zone)
    let both = try ["2026-10-25T00:30Z", "2026-10-25T01:30Z"].map { try Moment.seconds($0, in: dates.zone) }
    #expect(both.contains(repeated))
  }

  @Test func `an unknown zone or a wrong default moment is refused`() {
    #expect(throws: InputError.self) { try EntryDates(timeZone: "Europe/Berln") }
    #expect(throws: InputError.self) { try EntryDates(moment: "tomorrow") }
  }
}
