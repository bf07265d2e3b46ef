// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import TestSupport
import Testing
import ViewLayout

@Suite struct GradientTests {
  static let red = EncodedColor(red: 1, green: 0, blue: 0)
  static let blue = EncodedColor(red: 0, green: 0, blue: 1)
  static let colors = [ShapeStyle.color(red), .color(blue)]
  static let vertical = GradientStyle(
    colors: colors, .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)))

  private func paint(_ node: ViewNode, _ environment: LayoutEnvironment = LayoutEnvironment()) throws
    -> Paint?
  {
    let tree = try LayoutEngine.withoutFonts(environment).placedTree(of: node, proposal: ProposedSize(60, 40))
    guard case .fill(_, let paint)? = tree.leaves.first?.content else { return nil }
    return paint
  }

  private func gradient(
    _ node: ViewNode, _ environment: LayoutEnvironment = LayoutEnvironment()
  ) throws -> Gradient {
    guard case .gradient(let gradient)? = try paint(node, environment) else { throw Unexpected() }
    return gradient
  }

  private struct Unexpected: Error {}

  private func view(_ arrangement: GradientStyle.Arrangement) -> ViewNode {
    ViewNode(path: "g", view: .color(.gradient(GradientStyle(colors: Self.colors, arrangement))))
      .with(.padding(EdgeInsets(all: 10)))
  }

  @Test func `unit points are shares of the rectangle, radii are points or shares`() throws {
    let topLeft = UnitPoint(0, 0)
    let linear = view(.linear(start: topLeft, end: UnitPoint(1, 0.5)))
    #expect(try gradient(linear).placement == .linear(start: Point(10, 10), end: Point(50, 20)))
    let radial = view(.radial(center: .center, startRadius: 3, endRadius: 9))
    #expect(try gradient(radial).placement == .radial(center: Point(30, 20), startRadius: 3, endRadius: 9))
    let elliptical = view(.elliptical(center: topLeft, startRadiusFraction: 0.1, endRadiusFraction: 0.5))
    #expect(
      try gradient(elliptical).placement
        == .elliptical(center: Point(10, 10), startRadii: Size(4, 2), endRadii: Size(20, 10)))
    let angular = view(.angular(center: .center, startAngle: -90, endAngle: 270))
    #expect(try gradient(angular).placement == .angular(center: Point(30, 20), start: -90, end: 270))
  }

  @Test func `colours without places lie at equal distances`() throws {
    let style = GradientStyle(
      colors: [.palette(.red), .palette(.white), .palette(.black)],
      .linear(start: UnitPoint(0, 0), end: UnitPoint(1, 0)), colorSpace: .perceptual)
    let gradient = try gradient(ViewNode(path: "g", view: .color(.gradient(style))))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.last?.color == .black)
    #expect(gradient.interpolation == .perceptual)
  }

  @Test func `opacity and levels multiply into every stop`() throws {
    let faded = ViewNode.shape(.rectangle, fill: .opacity(.gradient(Self.vertical), 0.4))
    #expect(try gradient(faded).stops.map(\.color) == [Self.red.opacity(0.4), Self.blue.opacity(0.4)])
    let level = ViewNode.shape(.rectangle, fill: .hierarchical(.secondary)).with(
      .foregroundStyle(.gradient(Self.vertical)))
    #expect(try gradient(level).stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func `a gradient of clear colours leaves no trace`() throws {
    let clear = GradientStyle(colors: [.palette(.clear)], Self.vertical.arrangement)
    #expect(try paint(ViewNode(path: "g", view: .color(.gradient(clear)))) == nil)
  }

  @Test func `a text spans the gradient over its own rectangle`() throws {
    let node = ViewNode.text("Hello").with(.foregroundStyle(.gradient(Self.vertical)))
    let leaf = try LayoutEngine.withFonts().placedTree(of: node, proposal: .unspecified).leaves.first
    guard case .text(_, _, .gradient(let gradient))? = leaf?.content, let rect = leaf?.rect else {
      throw Unexpected()
    }
    #expect(
      gradient.placement == .linear(start: Point(rect.midX, rect.minY), end: Point(rect.midX, rect.maxY)))
  }

  /// Candidate (a) of the facts, written out: saturation up by a fifth of the distance from the luma, then a share of
  /// the way to white, or darker by 5 % where the luma is over 0.75.
  @Test(arguments: [
    (EncodedColor(red: 0, green: 0, blue: 1), 0.04), (EncodedColor(red: 1, green: 0.2, blue: 0.2), 0.08),
    (EncodedColor(red: 0.2, green: 0.8, blue: 0.4), 0.15), (EncodedColor(red: 1, green: 1, blue: 0.9), -0.05),
  ])
  func `the gradient of a colour runs from the shifted colour to itself`(color: EncodedColor, share: Double)
    throws
  {
    let node = ViewNode(path: "g", view: .color(.opacity(.standardGradient(.color(color)), 0.5)))
    let gradient = try gradient(node)
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    func shifted(_ value: Double) -> Double {
      let boosted = value + 0.2 * (value - luma)
      return min(max(share < 0 ? 0.95 * boosted : boosted + share * (1 - boosted), 0), 1)
    }
    let moved = share < 0 ? gradient.stops[1].color : gradient.stops[0].color
    let kept = share < 0 ? gradient.stops[0].color : gradient.stops[1].color
    #expect(kept == color.opacity(0.5))
    expectClose(moved.red, shifted(color.red), within: 1e-12)
    expectClose(moved.green, shifted(color.green), within: 1e-12)
    expectClose(moved.blue, shifted(color.blue), within: 1e-12)
    #expect(moved.alpha == 0.5)
    #expect(gradient.placement == .linear(start: Point(30, 0), end: Point(30, 40)))
  }

  @Test func `the tint is the one of the surroundings`() throws {
    func color(_ modifiers: ViewModifier...) throws -> Paint? {
      var node = ViewNode.shape(.rectangle, fill: .system(.tint))
      node.modifiers = modifiers
      return try paint(node, LayoutEnvironment(palette: .ios17))
    }
    #expect(try color() == .solid(EncodedColor(bytes: 0, 122, 255)))
    #expect(try color(.tint(.palette(.white))) == .solid(.white))
    #expect(try color(.tint(.system(.tint)), .tint(.palette(.white))) == .solid(.white))
  }

  @Test func `styles by purpose have the system's colours`() throws {
    func color(_ style: SystemStyle, _ scheme: ColorScheme) throws -> Paint? {
      try paint(.shape(.rectangle, fill: .system(style)), LayoutEnvironment(colorScheme: scheme))
    }
    #expect(try color(.background, .light) == .solid(.white))
    #expect(try color(.background, .dark) == .solid(.black))
    #expect(try color(.separator, .light) == .solid(EncodedColor(bytes: 60, 60, 67, alpha: 0.29)))
    #expect(try color(.separator, .dark) == .solid(EncodedColor(bytes: 80, 80, 88, alpha: 0.6)))
    #expect(try color(.fill, .light) == .solid(EncodedColor(bytes: 120, 120, 128, alpha: 0.2)))
    #expect(try color(.quaternaryFill, .dark) == .solid(EncodedColor(bytes: 118, 118, 128, alpha: 0.18)))
  }
}
