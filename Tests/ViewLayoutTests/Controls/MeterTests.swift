// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing

@testable import ViewLayout

@Suite struct MeterTests {
  private func progress(
    _ fraction: Double?, _ labels: MeterLabels = MeterLabels(), _ modifiers: ViewModifier...
  ) -> ViewNode {
    ViewNode(
      path: "meter", view: .control(.progressView(fraction: fraction, labels)), modifiers: modifiers)
  }

  private func gauge(
    _ fraction: Double, _ style: GaugeStyleKind, _ labels: MeterLabels = MeterLabels(),
    _ modifiers: ViewModifier...
  ) -> ViewNode {
    ViewNode(
      path: "meter", view: .control(.gauge(fraction: fraction, labels)),
      modifiers: modifiers + [.control(.gaugeStyle(style))])
  }

  private func placed(
    _ node: ViewNode, width: Double = 100, height: Double = 100, locale: String = "en_US",
    size: DynamicTypeSize = .large
  ) throws -> PlacedTree {
    let environment = LayoutEnvironment(
      colorScheme: .light, palette: .ios17, dynamicTypeSize: size, locale: locale)
    return try LayoutEngine.withFonts(environment)
      .placedTree(of: node, proposal: ProposedSize(width, height))
  }

  // MARK: Bars

  @Test(arguments: [(0.25, -75.0), (0.5, -50), (0.99, -1), (1, 0)])
  func `the filled part is cut by the bar moved back by what is missing`(
    _ fraction: Double, _ start: Double
  ) throws {
    let tree = try placed(progress(fraction))
    #expect(tree.size == Size(100, 4))
    #expect(tree.leaves.map(\.rect) == [Rect(0, 0, 100, 4), Rect(0, 0, 100, 4)])
    let clip = try #require(tree.leaves.last?.clip)
    #expect(abs(clip.minX - start) < 1e-9)
    #expect(clip.width == 100)
    guard case .group(let group)? = tree.items.last,
      case .roundedRectangle(let cut, radius: 2, style: .continuous)? = group.clip
    else {
      Issue.record("no clip to a capsule")
      return
    }
    #expect(cut == clip)
  }

  @Test func `from right to left the bar fills from the right`() throws {
    let clip = try placed(progress(0.25), locale: "ar_SA").leaves.last?.clip
    #expect(clip == Rect(75, 0, 100, 4))
  }

  @Test func `from right to left a range starts on the right, as its bar does`() throws {
    let labels = MeterLabels(
      currentValue: [.fixed(30, 12, path: "value")], minimumValue: [.fixed(10, 10, path: "low")],
      maximumValue: [.fixed(20, 10, path: "high")])
    let tree = try placed(gauge(0.5, .linearCapacity, labels), locale: "ar_SA")
    #expect(tree.frame("high")?.minX == 0)
    #expect(tree.frame("low")?.maxX == 100)
    #expect(tree.frame("value")?.maxX == 100)
  }

  @Test func `nothing is the track alone`() throws {
    #expect(try placed(progress(0)).leaves.count == 1)
  }

  @Test func `the track is the tertiary fill, the rest the tint or blue`() throws {
    func colors(_ modifiers: ViewModifier...) throws -> [EncodedColor?] {
      var node = progress(0.5)
      node.modifiers = modifiers
      return try placed(node).leaves.map(\.color)
    }
    let track = EncodedColor(bytes: 118, 118, 128, alpha: 0.12)
    #expect(try colors() == [track, EncodedColor(bytes: 0, 122, 255)])
    #expect(try colors(.tint(.palette(.green))) == [track, EncodedColor(bytes: 52, 199, 89)])
  }

  @Test func `a gradient spans the whole bar from its start`() throws {
    let tint = ShapeStyle.gradient(
      GradientStyle(
        colors: [.palette(.red), .palette(.green)], .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)))
    )
    func line(_ locale: String) throws -> [Double]? {
      guard
        case .fill(_, .gradient(let gradient))? = try placed(
          progress(0.5, MeterLabels(), .tint(tint)), locale: locale
        ).leaves.last?.content, case .linear(let start, let end) = gradient.placement
      else { return nil }
      return [start.x, end.x]
    }
    #expect(try line("en_US") == [0, 100])
    #expect(try line("he_IL") == [100, 0])
  }

  @Test func `labels stand four points above and below, at the start`() throws {
    let labels = MeterLabels(
      label: [.fixed(40, 20, path: "label")], currentValue: [.fixed(30, 12, path: "value")])
    let tree = try placed(progress(0.5, labels))
    #expect(tree.size == Size(100, 20 + 4 + 4 + 4 + 12))
    #expect(tree.frame("label") == Rect(0, 0, 40, 20))
    #expect(tree.frame("value") == Rect(0, 32, 30, 12))
    #expect(try placed(progress(0.5, labels, .control(.labelsHidden))).size.height == 20)
  }

  @Test func `the ends of a range stand beside the bar, eight points away`() throws {
    let labels = MeterLabels(
      label: [.fixed(40, 20, path: "label")], minimumValue: [.fixed(10, 10, path: "low")],
      maximumValue: [.fixed(20, 10, path: "high")])
    let capacity = try placed(gauge(0.5, .linearCapacity, labels))
    #expect(capacity.leaves.first?.rect == Rect(18, 27, 54, 4))
    #expect(capacity.frame("high") == Rect(80, 24, 20, 10))
    let accessory = try placed(gauge(0.5, .accessoryLinearCapacity, labels))
    // The label belongs to the bar: the ends stand in the middle of both.
    #expect(accessory.leaves.first?.rect == Rect(18, 24, 54, 4))
    #expect(accessory.frame("low") == Rect(0, 9, 10, 10))
  }

  @Test func `what a meter has come to is written small and gray, in digits of one width`() throws {
    let labels = MeterLabels(currentValue: [.text("25 %", path: "value")])
    let tree = try placed(progress(0.25, labels))
    guard case .text(_, _, .solid(let color))? = tree.leaves.last?.content else {
      Issue.record("no text")
      return
    }
    #expect(color == EncodedColor(bytes: 60, 60, 67, alpha: 0.6))
    // Caption: 12 pt, a line of 14.33 pt on the grid.
    #expect(abs((tree.frame("value")?.height ?? 0) - 43.0 / 3) < 0.34)
  }

  // MARK: Rings

  @Test(arguments: [(58.0, 5.5238), (76, 7.2381)])
  func `the line of a ring has a 10.5th of its side`(_ side: Double, _ width: Double) {
    let ring = RingPath(in: Rect(0, 0, side, side))
    #expect(abs(ring.width - width) < 1e-4)
    #expect(abs(ring.radius + ring.width / 2 - side / 2) < 1e-12)
  }

  @Test func `a ring is a square of what it is offered, 58 points where nothing is`() throws {
    let ring = gauge(0.5, .accessoryCircularCapacity)
    #expect(try placed(ring, width: 76, height: 90).size == Size(76, 76))
    let free = try LayoutEngine.withoutFonts().placedTree(of: ring, proposal: .unspecified)
    #expect(free.size == Size(58, 58))
  }

  /// The ends of the arc reach half a line beyond it: the start leftwards of twelve o'clock, the tip ahead.
  @Test func `the arc starts at twelve o'clock and runs clockwise with round ends`() throws {
    func bounds(_ fraction: Double) throws -> Rect? {
      try placed(gauge(fraction, .accessoryCircularCapacity), width: 84, height: 84)
        .leaves.dropFirst().first?.outline?.bounds
    }
    // A side of 84 gives a line of 8 and a radius of 38.
    let quarter = try #require(try bounds(0.25))
    #expect(abs(quarter.minX - 38) < 1e-3)
    #expect(abs(quarter.minY) < 1e-3)
    #expect(abs(quarter.maxX - 84) < 1e-3)
    #expect(abs(quarter.maxY - 46) < 1e-3)
    let threeQuarters = try #require(try bounds(0.75))
    #expect(abs(threeQuarters.minX) < 1e-3)
    #expect(abs(threeQuarters.maxY - 84) < 1e-3)
    #expect(try bounds(0) == nil)
  }

  @Test func `the track is 35 % of the tint, else of the foreground`() throws {
    func track(_ modifiers: ViewModifier...) throws -> EncodedColor? {
      var node = gauge(0.5, .accessoryCircularCapacity)
      node.modifiers += modifiers
      return try placed(node).leaves.first?.color
    }
    #expect(try track() == EncodedColor(bytes: 0, 0, 0, alpha: 0.35))
    #expect(try track(.tint(.palette(.green))) == EncodedColor(bytes: 52, 199, 89, alpha: 0.35))
  }

  @Test func `a gradient runs around the arc and ends in its outer colours`() throws {
    let tint = ShapeStyle.gradient(
      GradientStyle(
        colors: [.palette(.red), .palette(.green)], .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)))
    )
    let tree = try placed(gauge(0.5, .accessoryCircularCapacity, MeterLabels(), .tint(tint)))
    guard case .fill(_, .gradient(let gradient))? = tree.leaves.last?.content,
      case .angular(let center, let start, let end) = gradient.placement
    else {
      Issue.record("no angular gradient")
      return
    }
    #expect(center == Point(50, 50))
    #expect((start, end) == (-90, 90))
    let discs = tree.items.compactMap { item -> Paint? in
      if case .fill(.ellipse, let paint) = item { paint } else { nil }
    }
    #expect(
      discs == [.solid(EncodedColor(bytes: 255, 59, 48)), .solid(EncodedColor(bytes: 52, 199, 89))])
  }

  @Test func `the tip casts a shadow once it comes round to the beginning`() throws {
    func filters(_ fraction: Double) throws -> [DrawFilter] {
      func inside(_ items: [DrawItem]) -> [DrawFilter] {
        items.flatMap { item -> [DrawFilter] in
          if case .group(let group) = item { group.filters + inside(group.items) } else { [] }
        }
      }
      return inside(try placed(gauge(fraction, .accessoryCircularCapacity)).items)
    }
    #expect(try filters(0.5).isEmpty)
    // 0.03 of half the side, which is 100.
    #expect(try filters(0.95) == [.shadow(color: .black, sigma: 1.5, x: 0, y: 0)])
  }

  @Test func `the value stands in the middle, half as high as the ring, else the label`() throws {
    let both = MeterLabels(label: [.text("L", path: "label")], currentValue: [.text("72", path: "value")])
    let tree = try placed(gauge(0.72, .accessoryCircularCapacity, both), width: 58, height: 58)
    #expect(tree.frame("label") == nil)
    let value = try #require(tree.frame("value"))
    #expect(abs(value.midX - 29) < 1e-9)
    #expect(abs(value.midY - 29) < 0.34)
    #expect(abs(value.height - 29) < 0.34)
    let label = MeterLabels(label: [.text("L", path: "label")])
    #expect(
      try placed(gauge(0.72, .accessoryCircularCapacity, label)).frame("label") != nil)
  }

  // MARK: Others

  @Test func `an open ring has its marker inside the line, and a gap around it`() throws {
    let tree = try placed(gauge(0.5, .accessoryCircular), width: 84, height: 84)
    // Half of the way round is twelve o'clock.
    #expect(tree.leaves.last?.outline == .ellipse(Rect(38, 0, 8, 8)))
  }

  @Test func `progress that nobody knows is a spinner of eight spokes`() throws {
    let tree = try placed(progress(nil))
    #expect(tree.size == Size(20, 20))
    #expect(tree.leaves.count == 8)
    // The first spoke is upright, 2.5 × 6.5 at 3.5 from the middle.
    #expect(tree.leaves.first?.outline?.bounds == Rect(8.75, 0, 2.5, 6.5))
    // 0.6 of the secondary label times 0.85, and 0.915 of that for the next.
    #expect(tree.leaves.prefix(2).compactMap(\.color?.alpha) == [0.6 * 0.85, 0.6 * (0.915 * 0.85)])
    #expect(try placed(progress(nil, MeterLabels(), .control(.controlSize(.large)))).size == Size(37, 37))
  }

  @Test func `views in a ring are counted as deep as they lie`() throws {
    let deep = [ViewModifier](repeating: .offset(x: 0, y: 0), count: 400)
    var ring = gauge(
      0.5, .accessoryCircularCapacity,
      MeterLabels(currentValue: [ViewNode(path: "deep", view: .emptyView, modifiers: deep)]))
    _ = try placed(ring)
    ring.modifiers += [ViewModifier](repeating: .offset(x: 0, y: 0), count: 300)
    #expect(throws: LayoutError.self) { try placed(ring) }
  }
}
