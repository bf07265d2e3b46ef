// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import Testing
import Typeset
import ViewLayout

@Suite struct ModifierTests {
  struct Known: CustomTestStringConvertible, Sendable {
    var key: String
    var value: String
    var modifiers: [String]
    var testDescription: String { "\(key): \(value)" }

    init(_ key: String, _ value: String, _ modifiers: String...) {
      (self.key, self.value, self.modifiers) = (key, value, modifiers)
    }
  }

  static let known: [Known] = [
    Known("font", #""headline""#, "font(style(headline))"),
    Known("font", #"{"style": "body", "weight": "bold"}"#, "font(style(body) bold)"),
    Known(
      "font", #"{"size": 17.5, "design": "default", "italic": false, "monospacedDigit": true}"#,
      "font(size(17.5) monospacedDigit)"),
    Known("fontWeight", #""semibold""#, "fontWeight(semibold)"),
    Known("bold", "true", "fontWeight(bold)"),
    Known("foregroundStyle", #""red""#, "foregroundStyle(palette(red))"),
    Known("foregroundColor", #""red""#, "foregroundStyle(palette(red))"),
    Known("foregroundStyle", #""secondary""#, "foregroundStyle(hierarchical(secondary))"),
    Known("foregroundStyle", ##""#3366FF""##, "foregroundStyle(color(0.2 0.4 1.0 1.0 srgb))"),
    Known("foregroundStyle", ##""#00ff0033""##, "foregroundStyle(color(0.0 1.0 0.0 0.2 srgb))"),
    Known(
      "foregroundStyle", #"{"color": "red", "opacity": 0.5}"#, "foregroundStyle(opacity(palette(red), 0.5))"),
    Known("foregroundStyle", #"{"p3": [1, 0.5, 0]}"#, "foregroundStyle(color(1.0 0.5 0.0 1.0 p3))"),
    Known("lineLimit", "3", "lineLimit(3)"),
    Known("lineLimit", "null", "lineLimit(nil)"),
    Known("minimumScaleFactor", "1", "minimumScaleFactor(1.0)"),
    Known("multilineTextAlignment", #""center""#, "multilineTextAlignment(center)"),
    Known("fixedSize", "true", "fixedSize(true true)"),
    Known("fixedSize", "{}", "fixedSize(true true)"),
    Known("fixedSize", #"{"horizontal": true}"#, "fixedSize(true false)"),
    Known("fixedSize", #"{"horizontal": false, "vertical": false}"#, "fixedSize(false false)"),
    Known("padding", "8", "padding(8.0 8.0 8.0 8.0)"),
    Known("padding", "-8", "padding(-8.0 -8.0 -8.0 -8.0)"),
    Known("padding", "null", "padding(16.0 16.0 16.0 16.0)"),
    Known("padding", "true", "padding(16.0 16.0 16.0 16.0)"),
    Known("padding", "{}", "padding(16.0 16.0 16.0 16.0)"),
    Known("padding", #"{"edges": ["top", "horizontal"], "length": 4}"#, "padding(4.0 4.0 0.0 4.0)"),
    Known("padding", #"{"edges": "vertical"}"#, "padding(16.0 0.0 16.0 0.0)"),
    Known("padding", #"{"length": 3}"#, "padding(3.0 3.0 3.0 3.0)"),
    Known("padding", #"{"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#, "padding(1.0 2.0 3.0 4.0)"),
    Known("padding", #"{"all": 1, "horizontal": 2, "trailing": 3}"#, "padding(1.0 2.0 1.0 3.0)"),
    Known("frame", #"{"width": 40}"#, "frame(40.0 - center center)"),
    Known("frame", #"{"width": 0, "height": 20, "alignment": "topLeading"}"#, "frame(0.0 20.0 leading top)"),
    Known(
      "frame", #"{"height": 1, "alignment": {"horizontal": "trailing", "vertical": "bottom"}}"#,
      "frame(- 1.0 trailing bottom)"),
    Known(
      "frame", #"{"minWidth": -1, "idealWidth": 2, "maxWidth": "infinity", "maxHeight": 3}"#,
      "flexibleFrame(-1.0 2.0 inf - - 3.0)"),
    Known("offset", "[1, -2]", "offset(1.0 -2.0)"),
    Known("offset", #"{"y": 3}"#, "offset(0.0 3.0)"),
    Known("opacity", "0.5", "opacity(0.5)"),
    Known("background", #""red""#, "background(content/background, center center)"),
    Known("background", #"{"color": "red"}"#, "background(content/background, center center)"),
    Known("background", #"{"Circle": {}}"#, "background(content/background, center center)"),
    Known(
      "background", #"[{"Circle": {}}, {"Color": "red"}]"#,
      "background(content/background/0 content/background/1, center center)"),
    Known(
      "overlay", #"{"content": {"Circle": {}}, "alignment": "topTrailing"}"#,
      "overlay(content/overlay/content, trailing top)"),
    Known(
      "overlay", #"{"content": [{"Circle": {}}], "alignment": "leading"}"#,
      "overlay(content/overlay/content/0, leading center)"),
  ]

  @Test(arguments: known)
  func `every spelling of a value gives its modifier`(_ known: Known) throws {
    let plain = #"{"Rectangle": {}, "\#(known.key)": \#(known.value)}"#
    let inList = #"{"Rectangle": {}, "modifiers": [{"\#(known.key)": \#(known.value)}]}"#
    #expect(try LayoutText.modifiers(plain) == known.modifiers)
    let listed = known.modifiers.map {
      $0.replacing("content/\(known.key)", with: "content/modifiers/0/\(known.key)")
    }
    #expect(try LayoutText.modifiers(inList) == listed)
  }

  @Test func `plain keys apply in the fixed order, whatever the file's`() throws {
    let view = """
      {"layoutPriority": 1, "offset": [1, 1], "opacity": 0.5, "clipShape": "Circle", "overlay": "red",
       "background": "red", "frame": {"width": 1}, "padding": 1, "fixedSize": true, "aspectRatio":
       {"ratio": 1, "contentMode": "fit"}, "lineLimit": 1, "foregroundStyle": "red", "font": "body", "Text": "a"}
      """
    let names = try LayoutText.modifiers(view).map { $0.prefix { $0 != "(" } }
    #expect(
      names == [
        "font", "foregroundStyle", "lineLimit", "aspectRatio", "fixedSize", "padding", "frame", "background",
        "overlay", "clipShape", "opacity", "offset", "layoutPriority",
      ])
  }

  @Test func `the list applies in its own order, after the plain keys`() throws {
    let view =
      #"{"Text": "a", "modifiers": [{"padding": 8}, {"background": "red"}, {"padding": 4}], "padding": 1}"#
    #expect(
      try LayoutText.modifiers(view) == [
        "padding(1.0 1.0 1.0 1.0)", "padding(8.0 8.0 8.0 8.0)",
        "background(content/modifiers/1/background, center center)", "padding(4.0 4.0 4.0 4.0)",
      ])
  }

  @Test func `shapes clip by name or by view`() throws {
    func clip(_ key: String, _ value: String) throws -> ShapeKind {
      let node = try LayoutText.content(#"{"Text": "a", "\#(key)": \#(value)}"#)
      guard case .clipShape(let shape)? = node.modifiers.first, node.modifiers.count == 1 else {
        throw Unexpected()
      }
      return shape
    }
    #expect(try clip("clipShape", #""Capsule""#) == .capsule(.continuous))
    #expect(try clip("clipShape", #"{"Capsule": {}, "style": "circular"}"#) == .capsule(.circular))
    #expect(
      try clip("clipShape", #"{"RoundedRectangle": {}, "cornerRadius": 8}"#)
        == .roundedRectangle(cornerRadius: 8, .continuous))
    #expect(
      try clip("clipShape", #"{"RoundedRectangle": {"cornerRadius": 8, "style": "circular"}}"#)
        == .roundedRectangle(cornerRadius: 8, .circular))
    #expect(try clip("cornerRadius", "4") == .roundedRectangle(cornerRadius: 4, .continuous))
  }

  @Test func `null and false take a key away when dimmed`() throws {
    let view = """
      {"Text": "a", "background": "red", "bold": true, "font": "body",
       "when": {"dimmed": {"background": null, "bold": false, "font": null, "padding": 0}}}
      """
    #expect(try LayoutText.modifiers(view).count == 3)
    #expect(try LayoutText.modifiers(view, in: Environments.alwaysOn) == ["padding(0.0 0.0 0.0 0.0)"])
  }
}
