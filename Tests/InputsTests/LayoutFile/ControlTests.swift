// SPDX-License-Identifier: MIT

import Testing
import ViewLayout
import WidgetModel

@testable import Inputs

@Suite struct ControlTests {
  private func control(
    _ view: String, _ fields: [String: Entry.Value] = [:],
    in environment: WidgetEnvironment = Environments.home
  ) throws -> Control {
    let node = try LayoutText.content(view, in: environment, entry: Entry(id: "7", fields: fields))
    guard case .control(let control) = node.view else { throw Unexpected() }
    return control
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

  // MARK: Labels

  @Test(arguments: [
    (#"{"Label": {"title": "a", "icon": {"Circle": {}}}}"#, "content/Label/title", "content/Label/icon"),
    (#"{"Label": "a", "icon": {"Circle": {}}}"#, "content/Label", "content/icon"),
    (#"{"Label": {}, "title": {"Text": "a"}, "icon": [{"Circle": {}}]}"#, "content/title", "content/icon/0"),
  ])
  func `a label takes its parts in each shape`(_ view: String, _ title: String, _ icon: String) throws {
    guard case .label(let titles, let icons) = try control(view) else { throw Unexpected() }
    #expect(titles.map(\.path) == [title])
    #expect(icons.map(\.path) == [icon])
  }

  @Test func `the name of a symbol stands for an icon`() throws {
    guard
      case .label(_, let icon) = try control(
        #"{"Label": "a", "systemImage": "{text}"}"#, ["text": .text("moon")]),
      case .image(.symbol(name: "moon"), .natural)? = icon.first?.view
    else { throw Unexpected() }
    #expect(icon.map(\.path) == ["content/systemImage"])
  }

  @Test(arguments: [
    #"{"Button": "Add", "systemImage": "plus"}"#, #"{"Toggle": "Add", "systemImage": "plus", "isOn": true}"#,
  ])
  func `a button or a toggle with a symbol holds a label of both`(_ view: String) throws {
    let parts: [ViewNode]
    switch try LayoutText.content(view).view {
    case .button(nil, let label), .control(.toggle(isOn: true, let label)): parts = label
    default: throw Unexpected()
    }
    guard case .control(.label(let title, let icon))? = parts.first?.view,
      case .text(.verbatim("Add"))? = title.first?.view,
      case .image(.symbol(name: "plus"), .natural)? = icon.first?.view
    else { throw Unexpected() }
    #expect(parts.count == 1)
  }

  @Test func `a link keeps its label, and its destination may hold fields`() throws {
    let view = #"{"Link": "{text}", "destination": "app://day/{day}"}"#
    guard case .link(let label) = try control(view, ["text": .text("calm"), "day": .text("1")]),
      case .text(.verbatim("calm")) = label.first?.view
    else { throw Unexpected() }
    let layout = try LayoutText.read(LayoutText.file(content: view))
    #expect(layout.fields == ["day", "text"])
  }

  // MARK: Values

  @Test(arguments: [
    (#"{"Toggle": "a", "isOn": true}"#, true), (#"{"Toggle": {"label": "a", "isOn": false}}"#, false),
    (#"{"Toggle": "a", "isOn": "{done}"}"#, true), (#"{"Toggle": "a", "isOn": "{off}"}"#, false),
  ])
  func `a toggle is on as it is told or as a field says`(_ view: String, _ expected: Bool) throws {
    guard case .toggle(let isOn, _) = try control(view, ["done": .text("true"), "off": .text("0")]) else {
      throw Unexpected()
    }
    #expect(isOn == expected)
  }

  @Test(arguments: [
    (#"{"Gauge": {"value": 0.25}}"#, 0.25), (#"{"Gauge": "a", "value": 30, "in": [10, 50]}"#, 0.5),
    (#"{"Gauge": "a", "value": 3}"#, 1), (#"{"Gauge": "a", "value": -3}"#, 0),
    (#"{"Gauge": "a", "value": "{n}", "in": [0, "{goal}"]}"#, 0.75),
  ])
  func `a gauge shows where its value lies in its range`(_ view: String, _ expected: Double) throws {
    guard case .gauge(let fraction, _) = try control(view, ["n": .text("6"), "goal": .text("8")]) else {
      throw Unexpected()
    }
    #expect(fraction == expected)
  }

  @Test(arguments: [
    (#"{"ProgressView": {"value": 0.25}}"#, 0.25 as Double?), (#"{"ProgressView": {}}"#, nil),
    (#"{"ProgressView": "Loading"}"#, nil), (#"{"ProgressView": "a", "value": 3, "total": 4}"#, 0.75),
    (#"{"ProgressView": "a", "value": "{n}", "total": "{goal}"}"#, 0.75),
    // At 9:41 of an hour from 9:26 a quarter has passed.
    (
      #"{"ProgressView": {"timerInterval": ["2026-01-01T09:26", "2026-01-01T10:26"]}}"#, 0.75
    ),
    (
      #"{"ProgressView": {"timerInterval": ["2026-01-01T09:26", "2026-01-01T10:26"], "countsDown": false}}"#,
      0.25
    ),
  ])
  func `progress is a part of a total, of a time, or unknown`(_ view: String, _ expected: Double?) throws {
    guard case .progressView(let fraction, _) = try control(view, ["n": .text("6"), "goal": .text("8")])
    else { throw Unexpected() }
    #expect(fraction == expected)
  }

  @Test func `a branch may take a value away for a time`() throws {
    let view = """
      {"ProgressView": "a", "value": 1, "when": {"dimmed": {
        "value": null, "timerInterval": ["2026-01-01T09:26", "2026-01-01T10:26"]}}}
      """
    guard case .progressView(let fraction, _) = try control(view, in: Environments.night) else {
      throw Unexpected()
    }
    #expect(fraction == 0.75)
  }

  @Test func `the moment of progress is the entry's`() throws {
    let view =
      #"{"ProgressView": {"timerInterval": ["2026-01-01T09:00", "2026-01-01T10:00"], "countsDown": false}}"#
    guard case .progressView(let fraction, _) = try control(view, ["date": .text("2026-01-01T09:30")]) else {
      throw Unexpected()
    }
    #expect(fraction == 0.5)
  }

  @Test func `the labels of a gauge have places of their own`() throws {
    let view = """
      {"Gauge": {"value": 0.5, "label": "a", "currentValueLabel": {"Text": "b"}, "minimumValueLabel": "c",
       "maximumValueLabel": [{"Text": "d"}]}}
      """
    guard case .gauge(_, let labels) = try control(view) else { throw Unexpected() }
    let all = labels.label + labels.currentValue + labels.minimumValue + labels.maximumValue
    #expect(
      all.map(\.path) == [
        "content/Gauge/label", "content/Gauge/currentValueLabel", "content/Gauge/minimumValueLabel",
        "content/Gauge/maximumValueLabel/0",
      ])
  }

  @Test func `a branch changes the value of a control`() throws {
    let view = #"{"Gauge": "a", "value": 0.5, "when": {"dimmed": {"value": 0.25}}}"#
    guard case .gauge(0.25, _) = try control(view, in: Environments.night) else { throw Unexpected() }
  }

  // MARK: Problems

  @Test(arguments: [
    (#"{"Gauge": "a", "value": "{n}"}"#, "'much' is not a number"),
    (#"{"ProgressView": "a", "value": "{n}"}"#, "'much' is not a number"),
    (#"{"Toggle": "a", "isOn": "{n}"}"#, "'much' is neither true nor false"),
    (#"{"Gauge": "a", "value": 1, "in": [0, "{zero}"]}"#, "is empty"),
  ])
  func `a field of another kind is the entry's fault`(_ view: String, _ detail: String) throws {
    let problem = try problem(view, ["n": .text("much"), "zero": .text("0")])
    #expect(problem.code == .entry)
    #expect(problem.detail.contains(detail))
    #expect(problem.position.file == "set.csv")
    #expect(problem.position.line == 12)
    #expect(problem.hint != nil)
  }

  @Test(arguments: [
    (#"{"Toggle": "a"}"#, InputError.Code.missingKey, "isOn"),
    (#"{"Toggle": "a", "isOn": 1}"#, .wrongType, "true or false"),
    (#"{"Link": {}}"#, .missingKey, "label"), (#"{"Label": {}}"#, .missingKey, "title"),
    (#"{"Gauge": "a", "value": 1, "in": [2, 1]}"#, .outOfRange, "end is over its start"),
    (#"{"Gauge": "a", "value": 1, "in": [2]}"#, .outOfRange, "[0, 10]"),
    (#"{"Gauge": "a", "value": true}"#, .wrongType, "a number"),
    (#"{"Gauge": "a", "value": 1, "gaugeStyle": "circular"}"#, .unknownName, "watchOS"),
    (#"{"ProgressView": "a", "value": 1, "total": 0}"#, .outOfRange, "over 0"),
    (#"{"Button": "a", "role": "delete"}"#, .unknownName, "role"),
    (#"{"Button": "a", "buttonBorderShape": {"circle": {}}}"#, .unknownKey, "border shape"),
    (#"{"Button": "a", "buttonBorderShape": "square"}"#, .unknownName, "border shape"),
    (#"{"Button": "a", "controlSize": "huge"}"#, .unknownName, "control size"),
    (#"{"Label": "a", "labelsHidden": "yes"}"#, .wrongType, "expected true"),
    (#"{"Label": "a", "value": 1}"#, .unknownKey, "Gauge"),
    (#"{"AccessoryWidgetBackground": {"a": 1}}"#, .unknownKey, "no keys"),
  ])
  func `what a control cannot be is said`(
    _ view: String, _ code: InputError.Code, _ words: String
  ) throws {
    let problems = LayoutText.problems(LayoutText.file(content: view))
    let problem = try #require(problems.first)
    #expect(problem.code == code)
    #expect((problem.detail + (problem.hint ?? "")).contains(words))
  }

  @Test func `what controls look like flows down as modifiers`() throws {
    let view = """
      {"Button": "a", "buttonStyle": "borderedProminent", "controlSize": "large", "disabled": true,
       "labelsHidden": true, "buttonBorderShape": {"roundedRectangle": {"radius": 8}}, "role": "destructive"}
      """
    let node = try LayoutText.content(view)
    guard case .button(.destructive, _) = node.view else { throw Unexpected() }
    let settings = node.modifiers.compactMap { modifier -> ControlSetting? in
      if case .control(let setting) = modifier { setting } else { nil }
    }
    #expect(
      settings == [
        .buttonStyle(.borderedProminent), .buttonBorderShape(.roundedRectangle(radius: 8)),
        .controlSize(.large), .labelsHidden, .disabled(true),
      ])
  }
}
