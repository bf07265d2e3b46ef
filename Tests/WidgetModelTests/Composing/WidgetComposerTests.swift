// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing
import ViewLayout
import WidgetModel

@testable import Typeset

@Suite struct WidgetComposerTests {
  /// A square of 20 pt; its corner shows where it stands.
  static let square = ViewNode(
    path: "content", view: .color(.palette(.white)),
    modifiers: [.frame(width: 20, height: 20, alignment: .center)])
  static let background = [ViewNode(path: "containerBackground", view: .color(.palette(.indigo)))]

  func compose(
    _ widget: WidgetView, in environment: WidgetEnvironment, by model: SystemModel = SystemModel()
  ) throws -> ComposedWidget {
    let request = WidgetRequest(
      family: .systemSmall, device: try DeviceCatalogue.builtIn.device(named: DeviceCatalogue.defaultName),
      environment: environment)
    let composer = try WidgetComposer(
      for: request, by: model, typesetter: Typesetter(fonts: FontCollection(families: [])))
    return try composer.compose(widget)
  }

  func widget(
    _ content: ViewNode = square, background: [ViewNode]? = background, margins: EdgeInsets? = nil
  ) -> WidgetView {
    WidgetView(containerBackground: background, content: content, contentMargins: margins)
  }

  func color(of leaf: PlacedLeaf?) -> EncodedColor? {
    if case .fill(_, .solid(let color))? = leaf?.content { color } else { nil }
  }

  @Test func `at home the background fills the canvas and lies under the content`() throws {
    let composed = try compose(widget(), in: .home())
    #expect(composed.background?.leaves.map(\.rect) == [Rect(0, 0, 158, 158)])
    #expect(composed.contentRect == Rect(16, 16, 126, 126))
    #expect(composed.content.leaves.map(\.rect) == [Rect(69, 69, 20, 20)])
    #expect(composed.picture.size == Size(158, 158))
    #expect(composed.picture.items.count == 2)
    guard case .fill(.rectangle(Rect(0, 0, 158, 158)), _)? = composed.picture.items.first else {
      Issue.record("the background is not the first item")
      return
    }
  }

  @Test func `StandBy removes the background and narrows the margins`() throws {
    for environment in WidgetEnvironment.builtIn().dropFirst() {
      let composed = try compose(widget(), in: environment)
      #expect(composed.background == nil)
      #expect(abs(composed.contentRect.minX - 7) < 1e-9 && abs(composed.contentRect.width - 144) < 1e-9)
      #expect(composed.picture.items.count == 1)
      #expect(composed.content.leaves.map(\.rect) == [Rect(69, 69, 20, 20)])
    }
  }

  @Test func `a background made by hand stays in StandBy`() throws {
    let fill = ViewNode(path: "content", view: .color(.palette(.indigo)))
    let composed = try compose(widget(fill), in: .standByDay)
    #expect(composed.content.leaves.count == 1)
    // Layout rounds to thirds of a point: the margin is 7.
    #expect(composed.content.leaves[0].rect == Rect(7, 7, 144, 144))
  }

  @Test func `a widget without a declared background shows its content alone`() throws {
    let composed = try compose(widget(background: nil), in: .home())
    #expect(composed.background == nil)
    #expect(composed.picture.items.count == 1)
  }

  @Test func `a declared but empty background draws nothing`() throws {
    let composed = try compose(widget(background: []), in: .home())
    #expect(composed.background?.leaves.isEmpty == true)
  }

  @Test func `several views in a background lie on each other, the later on top`() throws {
    let views = [
      ViewNode(path: "containerBackground/0", view: .color(.palette(.black))),
      ViewNode(
        path: "containerBackground/1", view: .color(.palette(.white)),
        modifiers: [.frame(width: 58, height: 58, alignment: .center)]),
    ]
    let composed = try compose(widget(background: views), in: .home())
    #expect(composed.background?.leaves.map(\.rect) == [Rect(0, 0, 158, 158), Rect(50, 50, 58, 58)])
  }

  @Test func `the widget's own margins replace the system's everywhere`() throws {
    let own = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    for environment in WidgetEnvironment.builtIn() {
      let composed = try compose(widget(margins: own), in: environment)
      #expect(composed.contentRect == Rect(20, 10, 98, 118))
      let rect = try #require(composed.content.leaves.first?.rect)
      #expect(abs(rect.midX - 69) < 0.34 && abs(rect.midY - 69) < 0.34)
    }
  }

  @Test func `margins wider than the canvas offer the content nothing`() throws {
    let composed = try compose(widget(margins: EdgeInsets(all: 90)), in: .home())
    #expect(composed.contentRect.size == .zero)
  }

  @Test func `colours follow the environment's scheme and the model's palette`() throws {
    let red = ViewNode(path: "content", view: .color(.palette(.red)))
    var model = SystemModel()
    try model.set("palette", to: .word("ios17"))
    // Apple's system red: 255 56 60 by day and 255 66 69 in the dark since 2025, 255 59 48 before.
    #expect(
      color(of: try compose(widget(red), in: .home()).content.leaves.first)
        == EncodedColor(bytes: 255, 56, 60))
    #expect(
      color(of: try compose(widget(red), in: .standByDay).content.leaves.first)
        == EncodedColor(bytes: 255, 66, 69))
    #expect(
      color(of: try compose(widget(red), in: .home(model), by: model).content.leaves.first)
        == EncodedColor(bytes: 255, 59, 48))
  }

  @Test func `a larger cell changes the pixels and not the layout`() throws {
    let scaled = try compose(widget(), in: .standByDay)
    var model = SystemModel()
    try model.set("standby.inset", to: .number(50))
    let larger = try compose(widget(), in: .standByDay, by: model)
    #expect(larger.content.leaves.map(\.rect) == scaled.content.leaves.map(\.rect))
    #expect(larger.geometry.pixels.width == 879 && scaled.geometry.pixels.width == 759)
  }

  @Test func `a family that the environment does not show is refused before layout`() throws {
    var request = WidgetRequest(
      family: .systemLarge, device: try DeviceCatalogue.builtIn.device(named: "iphone-16"),
      environment: .standByNight)
    let typesetter = Typesetter(fonts: FontCollection(families: []))
    #expect(throws: ModelError.self) {
      try WidgetComposer(for: request, by: SystemModel(), typesetter: typesetter)
    }
    request.family = .systemSmall
    #expect(throws: Never.self) {
      try WidgetComposer(for: request, by: SystemModel(), typesetter: typesetter)
    }
  }
}
