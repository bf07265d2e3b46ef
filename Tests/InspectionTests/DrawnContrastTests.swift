// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Testing

/// What rules make of gradients, lines, shadows and turned views.
@Suite struct DrawnContrastTests {
  private func render(_ content: String, background: String = #"{ "color": "white" }"#) async throws
    -> RenderReport
  {
    let layout = try Scenes.layout(RuleCase.widget(content, background: background))
    let (report, _) = try await Scenes.run(layout, environments: ["home"])
    #expect(report.errors == [])
    return try #require(report.renders.first)
  }

  private func contrast(_ content: String, background: String = #"{ "color": "white" }"#) async throws
    -> String
  {
    let render = try await render(content, background: background)
    if render.cannotTell.contains(where: { $0.rule == "text.contrast" }) { return "open" }
    return render.findings.contains { $0.rule == "text.contrast" } ? "fails" : "passes"
  }

  private func over(_ first: String, _ second: String, text: String = "white") -> String {
    """
    { "Text": "I am enough.", "foregroundStyle": \(text), "padding": 20,
      "background": { "LinearGradient": ["\(first)", "\(second)"], "startPoint": "leading", "endPoint": "trailing" } }
    """
  }

  @Test func `over a gradient the worst place counts, and a mixed answer is open`() async throws {
    #expect(try await contrast(over("#000000", "#202020", text: #""white""#)) == "passes")
    #expect(try await contrast(over("#FFFFFF", "#E0E0E0", text: #""white""#)) == "fails")
    #expect(try await contrast(over("#FFFFFF", "#000000", text: #""white""#)) == "open")
  }

  @Test func `the contrast in the report is that of the worst place`() async throws {
    // White on white at one end.
    let worst = try await render(over("#FFFFFF", "#808080", text: #""white""#)).texts.first?.wcag
    let text = try await render(
      #"{ "Text": "I am enough.", "foregroundStyle": "white", "padding": 20, "background": "white" }"#
    ).texts.first?.wcag
    #expect(text == 1)
    // The text begins 20 pt inside of the gradient, so that its end is a little darker than white.
    #expect((worst ?? 0) > 1 && (worst ?? 0) < 2)
  }

  @Test func `letters of a gradient are judged place by place`() async throws {
    func text(_ first: String, _ second: String) -> String {
      """
      { "Text": "I am enough.", "foregroundStyle":
        { "LinearGradient": ["\(first)", "\(second)"], "startPoint": "leading", "endPoint": "trailing" } }
      """
    }
    #expect(try await contrast(text("black", "#303030")) == "passes")
    #expect(try await contrast(text("black", "white")) == "open")
  }

  @Test func `a ring around a text is not under it, and a line through it is`() async throws {
    func ring(_ side: Int) -> String {
      """
      { "ZStack": [ { "Circle": {}, "trim": { "to": 0.9 }, "stroke": { "content": "red", "lineWidth": 6 },
                      "frame": { "width": \(side), "height": \(side) }, "rotationEffect": -90 },
                    { "Text": "72", "foregroundStyle": "black" } ] }
      """
    }
    #expect(try await contrast(ring(80)) == "passes")
    #expect(try await contrast(ring(20)) == "open")
  }

  @Test func `a card that turns with its text is the text's ground`() async throws {
    let card = """
      { "Text": "Calm", "foregroundStyle": "#EEEEEE", "padding": 12, "background": "#DDDDDD", "rotationEffect": 20 }
      """
    #expect(try await contrast(card, background: #"{ "color": "black" }"#) == "fails")
  }

  @Test func `a shadow under a text counts once in full and once not at all`() async throws {
    func text(_ ground: String, _ shadow: String) -> String {
      """
      { "Text": "Calm", "foregroundStyle": "white", "padding": 12,
        "modifiers": [ { "shadow": { "radius": 4, "color": "\(shadow)" } }, { "background": "\(ground)" } ] }
      """
    }
    #expect(try await contrast(text("#404040", "black")) == "passes")
    #expect(try await contrast(text("#C0C0C0", "black")) == "open")
    #expect(try await contrast(text("#F0F0F0", "#F0F0F0")) == "fails")
  }

  @Test func `what is blurred or masked under a text cannot be told`() async throws {
    for change in [#""blur": 2"#, #""mask": { "Circle": {} }"#] {
      let layers = """
        { "ZStack": [ { "Color": "white", \(change) }, { "Text": "Calm", "foregroundStyle": "black" } ] }
        """
      #expect(try await contrast(layers) == "open")
    }
  }

  @Test func `a gradient under all the content is a ground written by hand, a frame of lines is none`()
    async throws
  {
    func broken(_ ground: String) async throws -> Bool {
      try await render(#"{ "ZStack": [ \#(ground), { "Text": "Calm" } ] }"#).findings
        .contains { $0.rule == "background.handmade" }
    }
    #expect(try await broken(#"{ "EllipticalGradient": ["red", "blue"] }"#))
    #expect(try await !broken(#"{ "EllipticalGradient": [{ "color": "red", "opacity": 0.5 }, "blue"] }"#))
    #expect(try await !broken(#"{ "Rectangle": {}, "strokeBorder": { "content": "red", "lineWidth": 2 } }"#))
    #expect(try await !broken(#"{ "Color": "red", "mask": { "Circle": {}, "frame": { "width": 20 } } }"#))
    // A triangle of half the area, and one of less.
    func triangle(_ tip: Int) -> String {
      #"{ "Path": [ { "move": [0, 0] }, { "line": [126, 0] }, { "line": [0, \#(tip)] }, "close" ], "fill": "red" }"#
    }
    #expect(try await broken(triangle(126)))
    #expect(try await !broken(triangle(120)))
  }

  @Test func `a turned view overflows by its own ink, not by its box`() async throws {
    func overflow(_ shape: String) async throws -> Double? {
      try await render(
        #"{ "\#(shape)": {}, "fill": "red", "modifiers": [ { "rotationEffect": 45 }, { "frame": { "width": 60, "height": 60 } } ] }"#
      ).findings.first { $0.rule == "layout.overflow" }?.measured?.value
    }
    #expect(try await overflow("Circle") == nil)
    // The corners of a square of 60 pt lie 30·√2 from its middle.
    let square = try #require(try await overflow("Rectangle"))
    #expect(abs(square - (30 * 2.0.squareRoot() - 30)) < 1e-9)
  }

  @Test func `a line on the edge of its frame sticks out by half its width`() async throws {
    func overflow(_ key: String) async throws -> Double? {
      try await render(
        #"{ "Rectangle": {}, "\#(key)": { "content": "red", "lineWidth": 6 }, "frame": { "width": 60, "height": 60 } }"#
      ).findings.first { $0.rule == "layout.overflow" }?.measured?.value
    }
    #expect(try await overflow("stroke") == 3)
    #expect(try await overflow("strokeBorder") == nil)
  }

  @Test func `a scaled text has the size that is seen`() async throws {
    func height(_ scale: Double) async throws -> Double {
      let text = #"{ "Text": "Calm", "scaleEffect": \#(scale) }"#
      return try #require(try await render(text).texts.first?.capHeightPixels)
    }
    let plain = try await height(1)
    #expect(abs(try await height(0.5) - plain / 2) < 1e-9)
  }

  @Test func `a button filled by a gradient is filled, and one with an outline is not`() async throws {
    func filled(_ ground: String) async throws -> Bool {
      let content = """
        { "Button": [ { "Text": "Next" } ], "intent": "Next", "buttonStyle": "plain", "padding": 12,
          "background": \(ground) }
        """
      let layout = try Scenes.layout(RuleCase.widget(content))
      let (report, _) = try await Scenes.run(layout, environments: ["standbyNight"])
      return report.renders.first?.findings.contains { $0.rule == "dimmed.button" } == true
    }
    #expect(try await filled(#"{ "EllipticalGradient": ["red", "blue"] }"#))
    #expect(try await !filled(#"{ "Capsule": {}, "strokeBorder": "red" }"#))
  }
}
