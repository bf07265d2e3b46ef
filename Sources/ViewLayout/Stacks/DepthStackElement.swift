// SPDX-License-Identifier: MIT

import Geometry

/// Children on top of each other: a ZStack, or several views in one background.
final class DepthStackElement: LayoutElement {
  private let alignment: Alignment
  private let children: [LayoutElement]
  /// The priority of the children that size the stack.
  private let leadingPriority: Double
  private var answers = SizeCache()
  private var guides = GuideMemory()

  init(alignment: Alignment, children: [LayoutElement]) {
    self.alignment = alignment
    self.children = children
    leadingPriority = children.map(\.layoutPriority).max() ?? 0
  }

  override var placedParts: [LayoutElement] { children }

  override var inkFollowsPlace: Bool { false }

  override func forget() {
    answers.forget()
    guides.forget()
  }

  override func size(for proposal: ProposedSize) -> Size {
    if let known = answers[proposal] { return known }
    var width = 0.0
    var height = 0.0
    for child in children where child.layoutPriority == leadingPriority {
      let size = child.size(for: proposal)
      width = max(width, size.width)
      height = max(height, size.height)
    }
    answers.remember(Size(width, height), for: proposal)
    return Size(width, height)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let inner = ProposedSize(rect.size)
    let line = alignmentLine(for: inner)
    for child in children {
      let offset = offset(of: child, to: line, for: inner)
      child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: inner)
    }
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide.isForwardedByContainers else { return nil }
    if let known = guides.known(guide, proposal) { return known.position }
    let inner = ProposedSize(size(for: proposal))
    let line = alignmentLine(for: inner)
    let positions = children.compactMap { child in
      child.explicitPosition(of: guide, for: inner).map {
        $0 + offset(of: child, to: line, for: inner)[guide.axis]
      }
    }
    return guides.remember(guide.combined(positions), guide, proposal)
  }

  override func spacing(at edge: RectEdge) -> SpacingPreference {
    guard let first = children.first else { return .standard(at: edge) }
    return children.dropFirst().reduce(first.spacing(at: edge)) { $0.union($1.spacing(at: edge)) }
  }

  override func draw(into picture: inout PictureBuilder) {
    children.drawInOrder(into: &picture)
  }

  /// Returns the crossing of the guides of the children that size the stack.
  private func alignmentLine(for inner: ProposedSize) -> Point {
    var line = Point(-.infinity, -.infinity)
    for child in children where child.layoutPriority == leadingPriority {
      line.x = max(line.x, child.position(of: .horizontal(alignment.horizontal), for: inner))
      line.y = max(line.y, child.position(of: .vertical(alignment.vertical), for: inner))
    }
    return line
  }

  private func offset(of child: LayoutElement, to line: Point, for inner: ProposedSize) -> Point {
    Point(
      distance(from: child.position(of: .horizontal(alignment.horizontal), for: inner), to: line.x),
      distance(from: child.position(of: .vertical(alignment.vertical), for: inner), to: line.y))
  }
}
