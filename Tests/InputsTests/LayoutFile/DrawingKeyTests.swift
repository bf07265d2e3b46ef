// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import ViewLayout
import WidgetModel

@testable import Inputs

/// Shapes, gradients and effects as they are written in layout files.
@Suite struct DrawingKeyTests {
  private func shape(_ text: String) throws -> (ShapeKind, ShapeStyle?, [ShapeStroke]) {
    guard case .shape(let shape, let fill, let strokes) = try LayoutText.content(text).view else {
      throw Unexpected()
    }
    return (shape, fill, strokes)
  }

  private func gradient(_ text: String, in environment: WidgetEnvironment = Environments.home) throws
    -> GradientStyle
  {
    guard case .color(.gradient(let gradient)) = try LayoutText.content(text, in: environment).view else {
      throw Unexpected()
    }
    return gradient
  }

  // MARK: Shapes

  @Test func `shapes keep their arguments`() throws {
    #expect(try shape(#"{"ContainerRelativeShape": {}}"#).0 == .containerRelative)
    #expect(
      try shape(#"{"UnevenRoundedRectangle": {"topLeadingRadius": 4}, "bottomTrailingRadius": 8}"#).0
        == .unevenRoundedRectangle(CornerRadii(topLeading: 4, bottomTrailing: 8), .continuous))
    #expect(
      try shape(
        #"{"Circle": {}, "trim": {"to": 0.5}, "inset": 2, "rotation": {"degrees": 30, "anchor": "top"}}"#
      ).0
        == .rotated(
          .trimmed(.inset(.circle, by: 2), from: 0, to: 0.5), degrees: 30, anchor: UnitPoint(0.5, 0)))
  }

  @Test func `fill and lines are styles of their own`() throws {
    let plain = try shape(#"{"Circle": {"fill": "red"}, "stroke": "blue", "strokeBorder": 3}"#)
    #expect(plain.1 == .palette(.red))
    #expect(
      plain.2 == [
        ShapeStroke(.palette(.blue)), ShapeStroke(line: StrokeStyle(lineWidth: 3), placement: .inside),
      ])
    let line = try shape(
      """
      {"Circle": {}, "stroke": {"content": {"color": "red", "opacity": 0.5}, "lineWidth": 4, "lineCap": "round",
       "lineJoin": "bevel", "miterLimit": 2, "dash": [3, 1], "dashPhase": -1}}
      """)
    #expect(line.1 == nil)
    #expect(
      line.2 == [
        ShapeStroke(
          .opacity(.palette(.red), 0.5),
          line: StrokeStyle(
            lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 2, dash: [3, 1], dashPhase: -1))
      ])
  }

  @Test func `a path is SwiftUI's commands`() throws {
    let text = """
      {"Path": [{"move": [1, 2]}, {"line": {"x": 3, "y": 4}}, {"quad": {"to": [5, 6], "control": [7, 8]}},
       {"curve": {"to": [1, 1], "control1": [2, 2], "control2": [3, 3]}}, "close", {"lines": [[0, 0], [9, 9]]},
       {"rect": [1, 2, 3, 4]}, {"ellipse": [0, 0, 2, 2]}, {"roundedRect": {"rect": [0, 0, 9, 9], "cornerRadius": 2}}],
       "eoFill": true}
      """
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(3, 4))
    path.quad(to: Point(5, 6), control: Point(7, 8))
    path.cubic(to: Point(1, 1), control1: Point(2, 2), control2: Point(3, 3))
    path.close()
    path.move(to: Point(0, 0))
    path.line(to: Point(9, 9))
    path.append(.rectangle(Rect(1, 2, 3, 4)))
    path.append(.ellipse(in: Rect(0, 0, 2, 2)))
    path.append(.roundedRectangle(Rect(0, 0, 9, 9), radius: 2, style: .continuous))
    #expect(try shape(text).0 == .path(path, .evenOdd))
    #expect(try shape(#"{"Path": []}"#).0 == .path(Path(), .nonZero))
  }

  static let arcs: [(start: Double, end: Double, isClockwise: Bool, point: Point)] = [
    (0, 90, false, Point(10, 20)), (0, 90, true, Point(10, 20)), (0, -90, false, Point(10, 0)),
    (0, 180, false, Point(0, 10)), (90, 450, false, Point(10, 20)),
  ]

  /// From three o'clock: 90° ends below, −90° above; `clockwise` counts in a plane that points up.
  @Test(arguments: arcs)
  func `an arc ends at its angle`(start: Double, end: Double, isClockwise: Bool, point: Point) throws {
    let text = """
      {"Path": [{"arc": {"center": [10, 10], "radius": 10, "startAngle": \(start), "endAngle": \(end),
       "clockwise": \(isClockwise)}}]}
      """
    guard case .path(let path, _) = try shape(text).0, case .cubic(_, _, let last)? = path.elements.last
    else {
      throw Unexpected()
    }
    #expect(abs(last.x - point.x) < 1e-9 && abs(last.y - point.y) < 1e-9)
    // The way round is told by how much of the disc the arc passes.
    let bounds = try #require(path.bounds)
    let isLong = (end - start).magnitude >= 360 || (isClockwise == (end > start))
    #expect((bounds.width > 19.9 && bounds.height > 19.9) == isLong)
  }

  @Test func `a shape as a value takes what shapes take`() throws {
    func clip(_ value: String) throws -> String {
      try LayoutText.modifiers(#"{"Text": "a", "clipShape": \#(value)}"#)[0]
    }
    #expect(try clip(#""ContainerRelativeShape""#) == "clipShape(ViewLayout.ShapeKind.containerRelative)")
    #expect(try clip(#"{"Circle": {"inset": 2}}"#).contains("inset(ViewLayout.ShapeKind.circle, by: 2.0)"))
    #expect(try clip(#"{"Path": [{"rect": [0, 0, 2, 2]}], "eoFill": true}"#).contains("evenOdd"))
  }

  // MARK: Gradients

  @Test func `gradients are written as SwiftUI names them`() throws {
    let linear = GradientStyle(
      colors: [.palette(.red), .palette(.blue)], .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.25, 1)))
    for text in [
      #"{"LinearGradient": ["red", "blue"], "startPoint": "top", "endPoint": [0.25, 1]}"#,
      #"{"LinearGradient": {"colors": ["red", "blue"], "startPoint": "top", "endPoint": [0.25, 1]}}"#,
      #"{"LinearGradient": {"stops": [{"color": "red", "location": 0}, {"color": "blue", "location": 1}]}, "startPoint": "top", "endPoint": [0.25, 1]}"#,
    ] {
      #expect(try gradient(text) == linear)
    }
    #expect(
      try gradient(#"{"RadialGradient": ["red"], "center": "topLeading", "startRadius": 1, "endRadius": 2}"#)
        .arrangement == .radial(center: UnitPoint(0, 0), startRadius: 1, endRadius: 2))
    #expect(
      try gradient(#"{"EllipticalGradient": ["red"]}"#).arrangement
        == .elliptical(center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5))
    #expect(
      try gradient(#"{"AngularGradient": ["red"], "angle": -90}"#).arrangement
        == .angular(center: .center, startAngle: -90, endAngle: 270))
    #expect(
      try gradient(
        #"{"AngularGradient": ["red"], "startAngle": 10, "endAngle": 20, "colorSpace": "perceptual"}"#)
        == GradientStyle(
          colors: [.palette(.red)], .angular(center: .center, startAngle: 10, endAngle: 20),
          colorSpace: .perceptual))
  }

  @Test func `a condition changes one argument of a gradient`() throws {
    let text = """
      {"LinearGradient": ["red", "blue"], "startPoint": "top", "endPoint": "bottom",
       "when": {"dimmed": {"colors": ["black", "gray"]}}}
      """
    let dimmed = try gradient(text, in: Environments.night)
    #expect(dimmed.stops.map(\.style) == [.palette(.black), .palette(.gray)])
    #expect(dimmed.arrangement == (try gradient(text).arrangement))
  }

  struct Style: CustomTestStringConvertible, Sendable {
    var text: String
    var words: String
    var testDescription: String { text }
  }

  static let styles: [Style] = [
    Style(text: #""tint""#, words: "system(tint)"),
    Style(text: #""fill.secondary""#, words: "system(secondaryFill)"),
    Style(text: #"{"color": "red", "gradient": true}"#, words: "standardGradient(palette(red))"),
    Style(text: #"{"color": "red", "gradient": false, "opacity": 0.5}"#, words: "opacity(palette(red), 0.5)"),
    Style(
      text:
        #"{"color": "red", "opacity": 0.5, "gradient": true, "shadow": {"radius": 2, "y": 1, "color": "blue"}}"#,
      words: "shadow(opacity(standardGradient(palette(red)), 0.5), palette(blue) 2.0 0.0 1.0)"),
    Style(
      text: #"{"p3": [1, 0, 0], "shadow": 3}"#,
      words: "shadow(color(1.0 0.0 0.0 1.0 p3), opacity(palette(black), 0.33) 3.0 0.0 0.0)"),
  ]

  @Test(arguments: styles)
  func `a style is read wherever one is asked for`(_ style: Style) throws {
    for key in ["foregroundStyle", "tint"] {
      #expect(
        try LayoutText.modifiers(#"{"Text": "a", "\#(key)": \#(style.text)}"#).first?.contains(
          key == "tint" ? "tint(" : style.words) == true)
    }
    #expect(try shape(#"{"Circle": {}, "fill": \#(style.text)}"#).1.map(describe) == style.words)
    #expect(
      try shape(#"{"Circle": {}, "stroke": \#(style.text)}"#).2.first?.style.map(describe) == style.words)
  }

  @Test func `a gradient is a style with an opacity and a shadow`() throws {
    let text =
      #"{"LinearGradient": ["red"], "startPoint": "top", "endPoint": "bottom", "opacity": 0.5, "shadow": 2}"#
    guard
      case .shadow(.opacity(.gradient(let gradient), 0.5), ShadowStyle(radius: 2))? =
        try shape(#"{"Circle": {}, "fill": \#(text)}"#).1
    else { throw Unexpected() }
    #expect(gradient.stops == [GradientStyle.Stop(.palette(.red), at: 0)])
  }

  @Test func `a background is a gradient, a colour's gradient or a style in a shape`() throws {
    func background(_ value: String) throws -> PrimitiveView {
      guard
        case .background(let nodes, _)? =
          try LayoutText.content(#"{"Text": "a", "background": \#(value)}"#).modifiers.first
      else { throw Unexpected() }
      return nodes[0].view
    }
    guard case .color(.gradient) = try background(#"{"EllipticalGradient": ["red"]}"#),
      case .color(.standardGradient(.palette(.red))) = try background(#"{"color": "red", "gradient": true}"#),
      case .shape(.capsule(.continuous), fill: .palette(.red), strokes: []) =
        try background(#"{"content": "red", "in": "Capsule"}"#),
      case .shape(.roundedRectangle(cornerRadius: 4, .continuous), fill: .system(.background), strokes: []) =
        try background(#"{"in": {"RoundedRectangle": {"cornerRadius": 4}}}"#)
    else { throw Unexpected() }
  }

  @Test func `a P3 colour in a gradient makes the widget P3`() throws {
    let gradient = #"{"EllipticalGradient": ["red", {"p3": [1, 0, 0]}]}"#
    for view in [
      gradient, #"{"Circle": {}, "stroke": \#(gradient)}"#, #"{"Text": "a", "border": \#(gradient)}"#,
    ] {
      #expect(try LayoutText.read(LayoutText.file(content: view)).colorSpace == .displayP3)
    }
  }

  // MARK: Effects

  static let effects: [(key: String, value: String, modifier: String)] = [
    (
      "shadow", "4",
      "shadow(ViewLayout.ShadowStyle(color: ViewLayout.ShapeStyle.opacity(ViewLayout.ShapeStyle.palette(ViewLayout.PaletteColor.black), 0.33), radius: 4.0, x: 0.0, y: 0.0))"
    ),
    ("blur", "4", "blur(radius: 4.0, opaque: false)"),
    ("blur", #"{"radius": 4, "opaque": true}"#, "blur(radius: 4.0, opaque: true)"),
    ("rotationEffect", "30", "rotationEffect(degrees: 30.0, anchor: ViewLayout.UnitPoint(x: 0.5, y: 0.5))"),
    (
      "rotationEffect", #"{"degrees": -30, "anchor": "topLeading"}"#,
      "rotationEffect(degrees: -30.0, anchor: ViewLayout.UnitPoint(x: 0.0, y: 0.0))"
    ),
    ("scaleEffect", "2", "scaleEffect(x: 2.0, y: 2.0, anchor: ViewLayout.UnitPoint(x: 0.5, y: 0.5))"),
    (
      "scaleEffect", #"{"x": -1, "anchor": [0, 1]}"#,
      "scaleEffect(x: -1.0, y: 1.0, anchor: ViewLayout.UnitPoint(x: 0.0, y: 1.0))"
    ),
    ("clipped", "true", "clipShape(ViewLayout.ShapeKind.rectangle)"),
    ("border", #""red""#, "border(ViewLayout.ShapeStyle.palette(ViewLayout.PaletteColor.red), width: 1.0)"),
    (
      "border", #"{"content": "red", "width": 3}"#,
      "border(ViewLayout.ShapeStyle.palette(ViewLayout.PaletteColor.red), width: 3.0)"
    ),
    ("containerShape", #""Circle""#, "containerShape(ViewLayout.ShapeKind.circle)"),
    ("compositingGroup", "true", "compositingGroup"), ("drawingGroup", "{}", "compositingGroup"),
    ("zIndex", "-1", "zIndex(-1.0)"),
  ]

  @Test(arguments: effects.indices)
  func `every spelling of an effect gives its modifier`(index: Int) throws {
    let effect = Self.effects[index]
    let view = #"{"Circle": {}, "\#(effect.key)": \#(effect.value)}"#
    #expect(try LayoutText.modifiers(view) == [effect.modifier])
    #expect(try LayoutText.modifiers(#"{"Circle": {}, "\#(effect.key)": null}"#) == [])
  }

  @Test func `a mask holds views`() throws {
    guard
      case .mask(let nodes, alignment: .topLeading)? =
        try LayoutText.content(
          #"{"Color": "red", "mask": {"content": {"Text": "{text}"}, "alignment": "topLeading"}}"#
        ).modifiers.first, case .text(.verbatim("calm")) = nodes[0].view
    else { throw Unexpected() }
    #expect(nodes[0].path == "content/mask/content")
  }

  // MARK: Problems

  static let wrong: [LayoutProblemTests.Wrong] = [
    .init(#"{"LinearGradient": ["red", "blue"]}"#, .missingKey, "content", "'startPoint'"),
    .init(
      #"{"LinearGradient": {"startPoint": "top", "endPoint": "top"}}"#, .missingKey, "content", "\"colors\""),
    .init(#"{"RadialGradient": ["red"], "startRadius": 0}"#, .missingKey, "content", "'endRadius'"),
    .init(#"{"EllipticalGradient": []}"#, .outOfRange, "content/EllipticalGradient", "1 to 256"),
    .init(
      #"{"AngularGradient": ["red"], "stops": [{"color": "red", "location": 0}]}"#, .contradiction,
      "content/stops", "given twice"),
    .init(
      #"{"AngularGradient": {"stops": [{"color": "red"}]}}"#, .missingKey, "content/AngularGradient/stops/0",
      "'location'"),
    .init(
      #"{"AngularGradient": {"stops": [{"color": "red", "location": 2}]}}"#, .outOfRange,
      "content/AngularGradient/stops/0/location", "from 0 to 1"),
    .init(
      #"{"LinearGradient": ["red"], "startPoint": "topp", "endPoint": "top"}"#, .unknownName,
      "content/startPoint", "'top'"),
    .init(
      #"{"LinearGradient": ["red"], "startPoint": [1], "endPoint": "top"}"#, .outOfRange,
      "content/startPoint",
      "[x, y]"),
    .init(
      #"{"Circle": {}, "fill": {"LinearGradient": ["red"], "startPoint": "top", "endPoint": "bottom", "center": "top"}}"#,
      .unknownKey,
      "content/fill/center", "startPoint"),
    .init(
      #"{"Circle": {}, "fill": {"AngularGradient": ["red"], "opacity": 2}}"#, .outOfRange,
      "content/fill/opacity", "from 0 to 1"),
    .init(
      #"{"Circle": {}, "stroke": {"lineWidth": -1}}"#, .outOfRange, "content/stroke/lineWidth", "not negative"
    ),
    .init(
      #"{"Circle": {}, "stroke": {"lineCap": "rund"}}"#, .unknownName, "content/stroke/lineCap", "'round'"),
    .init(
      #"{"Circle": {}, "stroke": {"lineWith": 1}}"#, .unknownKey, "content/stroke/lineWith", "'lineWidth'"),
    .init(#"{"Circle": {}, "trim": {"to": 1.5}}"#, .outOfRange, "content/trim/to", "from 0 to 1"),
    .init(#"{"Circle": {}, "trim": 0.5}"#, .wrongType, "content/trim", "\"from\""),
    .init(#"{"Path": [], "strokeBorder": "red"}"#, .unknownKey, "content/strokeBorder", "Circle"),
    .init(#"{"Path": [{"line": [1, 1]}]}"#, .contradiction, "content/Path/0/line", "move"),
    .init(#"{"Path": ["clse"]}"#, .unknownName, "content/Path/0", "close"),
    .init(#"{"Path": [{"crve": {}}]}"#, .unknownKey, "content/Path/0/crve", "'curve'"),
    .init(
      #"{"Path": [{"move": [0, 0]}, {"quad": {"to": [1, 1]}}]}"#, .missingKey, "content/Path/1/quad",
      "'control'"),
    .init(#"{"Path": [{"rect": [0, 0, 1]}]}"#, .outOfRange, "content/Path/0/rect", "width, height"),
    .init(
      #"{"Path": [{"arc": {"center": [0, 0], "radius": 1, "startAngle": 0}}]}"#, .missingKey,
      "content/Path/0/arc", "'endAngle'"),
    .init(#"{"Text": "a", "shadow": {"x": 1}}"#, .missingKey, "content/shadow", "'radius'"),
    .init(#"{"Text": "a", "shadow": -1}"#, .outOfRange, "content/shadow", "not negative"),
    .init(
      #"{"Text": "a", "blur": {"radius": 1, "opque": true}}"#, .unknownKey, "content/blur/opque", "'opaque'"),
    .init(
      #"{"Text": "a", "rotationEffect": {"anchor": "top"}}"#, .missingKey, "content/rotationEffect",
      "'degrees'"),
    .init(#"{"Text": "a", "scaleEffect": "big"}"#, .wrongType, "content/scaleEffect", "a factor"),
    .init(#"{"Text": "a", "border": {"width": 1}}"#, .missingKey, "content/border", "'content'"),
    .init(#"{"Text": "a", "clipped": 1}"#, .wrongType, "content/clipped", "true or {}"),
    .init(
      #"{"Text": "a", "background": {"content": "red", "in": "Capsul"}}"#, .unknownName,
      "content/background/in", "'Capsule'"),
    .init(
      #"{"Text": "a", "containerShape": {"Circle": {}, "fill": "red"}}"#, .unknownKey,
      "content/containerShape/fill", "inset"),
  ]

  @Test(arguments: wrong)
  func `a wrong value is said where it stands, with what is allowed`(_ wrong: LayoutProblemTests.Wrong) {
    let problems = LayoutText.problems(LayoutText.file(content: wrong.view))
    #expect(problems.map(\.code) == [wrong.code])
    #expect(problems.first?.position.keyPath == wrong.path)
    let words = problems.map { $0.detail + ($0.hint ?? "") }.joined()
    #expect(words.contains(wrong.says), "\(words)")
  }
}
