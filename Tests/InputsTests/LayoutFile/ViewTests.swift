// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import ViewLayout
import WidgetModel

@testable import Inputs

@Suite struct ViewTests {
  @Test func `each view keeps its arguments`() throws {
    let view = """
      {"ZStack": [
        {"HStack": [{"Divider": {}}], "alignment": "firstTextBaseline", "spacing": -4},
        {"Group": [{"EmptyView": {}}, {"Color": "#102030"}]},
        {"Spacer": {"minLength": 4}},
        {"RoundedRectangle": {}, "cornerRadius": 8, "style": "circular", "fill": "red"},
        {"Ellipse": {"fill": "primary"}},
        {"ViewThatFits": [{"Rectangle": {}}], "in": ["horizontal"]}
      ], "alignment": "bottomTrailing"}
      """
    guard case .zStack(Alignment(.trailing, .bottom), let children) = try LayoutText.content(view).view,
      case .hStack(.firstTextBaseline, spacing: -4, let inner) = children[0].view,
      case .divider = inner[0].view,
      case .group(let group) = children[1].view, case .emptyView = group[0].view,
      case .color(.color(EncodedColor(bytes: 0x10, 0x20, 0x30))) = group[1].view,
      case .spacer(minLength: 4) = children[2].view,
      case .shape(.roundedRectangle(cornerRadius: 8, .circular), fill: .palette(.red), strokes: []) =
        children[3].view,
      case .shape(.ellipse, fill: .hierarchical(.primary), strokes: []) = children[4].view,
      case .viewThatFits(in: [.horizontal], let fits) = children[5].view
    else { throw Unexpected() }
    #expect(inner[0].path == "content/ZStack/0/HStack/0")
    #expect(group[1].path == "content/ZStack/1/Group/1")
    #expect(fits[0].path == "content/ZStack/5/ViewThatFits/0")
  }

  @Test(arguments: [
    (#"{"Button": {"intent": "Next", "label": "Next"}}"#, "content/Button/label"),
    (#"{"Button": {"intent": "Next", "label": [{"Text": "Next"}]}}"#, "content/Button/label/0"),
    (#"{"Button": {"label": {"Text": "Next"}}, "intent": "Next"}"#, "content/Button/label"),
    (#"{"Button": [{"Text": "Next"}], "intent": "Next"}"#, "content/Button/0"),
    (#"{"Button": {"Text": "Next"}, "intent": "Next"}"#, "content/Button"),
    (#"{"Button": "Next"}"#, "content/Button"),
    (#"{"Button": {}, "label": "Next"}"#, "content/label"),
  ])
  func `a button takes its label in each shape`(_ view: String, _ path: String) throws {
    guard case .button(nil, let label) = try LayoutText.content(view).view,
      case .text(.verbatim("Next")) = label[0].view
    else { throw Unexpected() }
    #expect(label.map(\.path) == [path])
  }

  @Test func `a changed list of views has the places of its branch`() throws {
    let view =
      #"{"VStack": [{"Text": "a"}], "when": {"dimmed": {"VStack": [{"Text": "b"}, {"Spacer": {}}]}}}"#
    func paths(in environment: WidgetEnvironment) throws -> [String] {
      guard case .vStack(_, _, let children) = try LayoutText.content(view, in: environment).view else {
        return []
      }
      return children.map(\.path)
    }
    #expect(try paths(in: Environments.home) == ["content/VStack/0"])
    #expect(
      try paths(in: Environments.night)
        == ["content/when/dimmed/VStack/0", "content/when/dimmed/VStack/1"])
  }

  @Test func `hidden takes a view out, and false brings it back`() throws {
    let view = """
      {"HStack": [{"Text": "a", "hidden": true, "when": {"vibrant": {"hidden": false}}},
                  {"Text": "b", "background": {"Circle": {}, "hidden": true}}]}
      """
    func children(in environment: WidgetEnvironment) throws -> [ViewNode] {
      guard case .hStack(_, _, let children) = try LayoutText.content(view, in: environment).view else {
        return []
      }
      return children
    }
    #expect(try children(in: Environments.home).map(\.path) == ["content/HStack/1"])
    #expect(try children(in: Environments.night).map(\.path) == ["content/HStack/0", "content/HStack/1"])
    #expect(describe(try children(in: Environments.home)[0]) == ["background(, center center)"])
  }

  @Test func `hidden content leaves an empty widget`() throws {
    guard case .emptyView = try LayoutText.content(#"{"Text": "a", "hidden": true}"#).view else {
      throw Unexpected()
    }
  }
}

@Suite struct WidgetLevelTests {
  private func view(_ more: String, in environment: WidgetEnvironment = Environments.home) throws
    -> WidgetView
  {
    try LayoutText.read(LayoutText.file(content: #"{"Text": "a"}"#, more))
      .view(in: environment, entry: Entry(id: "1", fields: [:]), dates: EntryDates())
  }

  private func background(_ value: String, in environment: WidgetEnvironment = Environments.home) throws
    -> [ViewNode]?
  {
    try view(#""containerBackground": \#(value),"#, in: environment).containerBackground
  }

  @Test func `a container background is declared or not`() throws {
    #expect(try view("").containerBackground == nil)
    #expect(try background("null") == nil)
    #expect(try background("[]")?.isEmpty == true)
    #expect(
      try background(#"{"color": "red", "when": {"dimmed": {"hidden": true}}}"#, in: Environments.night)?
        .isEmpty == true)
  }

  @Test func `a container background is a colour, a view, or views`() throws {
    #expect(try background(#""red""#)?.map(\.path) == ["containerBackground"])
    #expect(try background(#"{"Circle": {}}"#)?.map(\.path) == ["containerBackground"])
    #expect(
      try background(#"[{"Circle": {}}, {"Color": "red"}]"#)?.map(\.path) == [
        "containerBackground/0", "containerBackground/1",
      ])
    guard case .group(let views)? = try background(#"{"content": [{"Circle": {}}]}"#)?[0].view else {
      throw Unexpected()
    }
    #expect(views.map(\.path) == ["containerBackground/content/0"])
  }

  @Test func `the opacity of a colour is a key of its own`() throws {
    let value =
      #"{"color": "red", "opacity": 0.5, "when": {"dimmed": {"opacity": 0.2}, "standbyNight": {"p3": [1, 0, 0]}}}"#
    func color(in environment: WidgetEnvironment) throws -> String {
      guard case .color(let style)? = try background(value, in: environment)?[0].view else {
        throw Unexpected()
      }
      return describe(style)
    }
    #expect(try color(in: Environments.home) == "opacity(palette(red), 0.5)")
    #expect(try color(in: Environments.alwaysOn) == "opacity(palette(red), 0.2)")
    #expect(try color(in: Environments.night) == "opacity(color(1.0 0.0 0.0 1.0 p3), 0.2)")
  }

  @Test func `margins are a number or edges`() throws {
    #expect(try view("").contentMargins == nil)
    #expect(try view(#""contentMargins": 4,"#).contentMargins == EdgeInsets(all: 4))
    #expect(
      try view(#""contentMargins": {"horizontal": 4, "top": 1},"#).contentMargins
        == EdgeInsets(top: 1, leading: 4, bottom: 0, trailing: 4))
  }

  @Test func `one P3 colour in any branch makes the widget P3`() throws {
    let file = LayoutText.file(
      content: #"{"Color": "red", "when": {"dimmed": {"Color": {"p3": [0.2, 0, 0]}}}}"#)
    #expect(try LayoutText.read(file).colorSpace == .displayP3)
    #expect(
      try LayoutText.read(LayoutText.file(content: #"{"Color": "red"}"#, #""space": "p3","#)).colorSpace
        == .displayP3)
  }
}
