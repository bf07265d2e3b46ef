// SPDX-License-Identifier: MIT

import Testing
import ViewLayout
import WidgetModel

@testable import Inputs

/// Views repeated over lists.
@Suite struct ForEachTests {
  private static let days: Entry.Value = .list([
    .record(["name": .text("Mon"), "hours": .list([.text("6"), .text("9")])]),
    .record(["name": .text("Tue"), "hours": .list([])]),
  ])

  private func texts(_ view: String, _ fields: [String: Entry.Value] = [:]) throws -> [String] {
    let root = try LayoutText.content(
      view, entry: Entry(id: "7", fields: fields, origin: "set.json:12"))
    return words(root).map(\.words)
  }

  private func words(_ node: ViewNode) -> [(path: String, words: String)] {
    switch node.view {
    case .text(.verbatim(let words)): [(node.path, words)]
    case .group(let nodes), .vStack(_, _, let nodes): nodes.flatMap(words)
    default: []
    }
  }

  @Test(arguments: [
    (#"{"ForEach": ["a", 2, true], "content": {"Text": "<{item}>"}}"#, ["<a>", "<2>", "<true>"]),
    (#"{"ForEach": 3, "content": {"Text": "{item}"}}"#, ["0", "1", "2"]),
    (#"{"ForEach": "days", "content": {"Text": "{item.name}"}}"#, ["Mon", "Tue"]),
    (
      #"{"ForEach": "{days}", "content": [{"Text": "{item.name}"}, {"Text": "{text}"}]}"#,
      ["Mon", "calm", "Tue", "calm"]
    ),
    (
      #"{"ForEach": "days", "content": {"VStack": [{"Text": "{item.name}"}, {"ForEach": "item.hours", "content": {"Text": "{item}"}}]}}"#,
      ["Mon", "6", "9", "Tue"]
    ),
    (#"{"ForEach": [], "content": {"Text": "a"}}"#, []),
    (#"{"ForEach": [{"a": {"b": 1}}], "content": {"Text": "{item.a.b}"}}"#, ["1"]),
  ])
  func `each item has its views, in its order`(view: String, expected: [String]) throws {
    #expect(try texts(view, ["days": Self.days, "text": .text("calm")]) == expected)
  }

  @Test func `an object's fields are read outside too, and a field with a point by its whole name`() throws {
    let fields: [String: Entry.Value] = ["weather": .record(["high": .text("21")]), "a.b": .text("whole")]
    #expect(
      try texts(#"{"VStack": [{"Text": "{weather.high}"}, {"Text": "{a.b}"}]}"#, fields) == ["21", "whole"])
  }

  @Test func `repeated views have places of their own`() throws {
    let view =
      #"{"ForEach": "days", "content": {"VStack": [{"ForEach": 2, "content": {"Text": "a"}}]}}"#
    let root = try LayoutText.content(view, entry: Entry(id: "7", fields: ["days": Self.days]))
    #expect(
      words(root).map(\.path) == [
        "content/content[0]/VStack/0/content[0]", "content/content[0]/VStack/0/content[1]",
        "content/content[1]/VStack/0/content[0]", "content/content[1]/VStack/0/content[1]",
      ])
  }

  @Test func `a place of a repeated view leads to the view`() throws {
    let text = LayoutText.file(content: #"{"ForEach": 2, "content": {"Text": "a"}}"#)
    let places = try #require(ViewPlaces(Array(text.utf8), file: "t"))
    #expect(places.place(of: "content/content[1]/Text") == places.place(of: "content/content/Text"))
    #expect(places.place(of: "content/content[1]/Text") != places.place(of: "content"))
  }

  @Test func `the item is none of the entry's fields`() throws {
    let layout = try LayoutText.read(
      LayoutText.file(
        content: #"{"ForEach": "days", "content": {"Text": "{item} {item.name} {text} {items}"}}"#))
    #expect(layout.fields == ["days", "items", "text"])
  }

  @Test(arguments: [
    (#"{"ForEach": "text", "content": {"Text": "a"}}"#, InputError.Code.entry, "is no list"),
    (#"{"ForEach": "dys", "content": {"Text": "a"}}"#, .unknownField, "no field 'dys'"),
    (#"{"ForEach": "days", "content": {"Text": "{item}"}}"#, .entry, "{item.name}"),
    (#"{"ForEach": "days", "content": {"Text": "{item.nme}"}}"#, .unknownField, "no field 'item.nme'"),
    (#"{"Text": "{text.length}"}"#, .unknownField, "no field 'text.length'"),
    (
      #"{"ForEach": 200, "content": {"ForEach": 200, "content": {"Text": "a"}}}"#, .outOfRange,
      "more than 10000 times"
    ),
  ])
  func `what an entry does not hold is said`(view: String, code: InputError.Code, says: String) throws {
    let layout = try LayoutText.read(LayoutText.file(content: view))
    let error = #expect(throws: InputError.self) {
      try layout.view(
        in: Environments.home, entry: Entry(id: "7", fields: ["days": Self.days, "text": .text("calm")]),
        dates: EntryDates())
    }
    #expect(error?.code == code)
    #expect(error?.detail.contains(says) == true)
  }

  @Test(arguments: [
    (#"{"ForEach": "days"}"#, "lacks the key 'content'"),
    (#"{"ForEach": "", "content": "red"}"#, "names no field"),
    (#"{"ForEach": -1, "content": "red"}"#, "up to 10000"),
    (#"{"ForEach": {}, "content": "red"}"#, "a field with a list"),
  ])
  func `a ForEach that is wrong is refused`(view: String, says: String) {
    let problems = LayoutText.problems(LayoutText.file(content: view))
    #expect(problems.map { $0.detail.contains(says) } == [true], "\(problems.map(\.detail))")
  }

  @Test func `samples and sets hold lists and objects`() throws {
    let json = #"[{"text": "a", "days": [{"name": "Mon", "high": 21, "note": null}]}]"#
    let set = try SetReader(.bytes(Array(json.utf8), name: "set.json"))
    let entries = try set.map { try $0.get() }
    #expect(
      entries.map { $0.fields["days"] } == [
        .list([.record(["name": .text("Mon"), "high": .text("21")])])
      ])
  }
}
