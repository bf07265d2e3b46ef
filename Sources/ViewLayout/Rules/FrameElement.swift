// SPDX-License-Identifier: MIT

import Geometry

/// A frame of fixed lengths around a view.
final class FrameElement: WrapperElement {
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment
  private var guides = GuideMemory()

  /// Creates a frame; lengths that are negative or not finite count as not given.
  init(_ child: LayoutElement, width: Double?, height: Double?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }
  override func forget() { guides.forget() }

  private static func valid(_ length: Double?) -> Double? {
    guard let length, length >= 0, length.isFinite else { return nil }
    return length
  }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width ?? proposal.width, height ?? proposal.height)
  }

  override func size(for proposal: ProposedSize) -> Size {
    if let width, let height { return Size(width, height) }
    let inner = child.size(for: childProposal(for: proposal))
    return Size(width ?? inner.width, height ?? inner.height)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let inner = childProposal(for: proposal)
    let offset = child.offset(for: inner, alignment: alignment, in: rect.size)
    child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: inner)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.frame(in: rect) { child.draw(into: &$0) }
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    if let known = guides.known(guide, proposal) { return known.position }
    let inner = childProposal(for: proposal)
    let position = child.explicitPosition(of: guide, for: inner).map {
      $0 + child.offset(for: inner, alignment: alignment, in: size(for: proposal))[guide.axis]
    }
    return guides.remember(position, guide, proposal)
  }

  override func spacing(at edge: RectEdge) -> SpacingPreference {
    let isFixed = edge.axis == .horizontal ? width != nil : height != nil
    return isFixed && !insistsOnSpacing ? .standard(at: edge) : child.spacing(at: edge)
  }
}

extension LayoutElement {
  /// Returns where the element stands in a box on whose guides it is lined up. Unit: pt.
  func offset(for proposal: ProposedSize, alignment: Alignment, in box: Size) -> Point {
    let horizontal = AlignmentGuide.horizontal(alignment.horizontal)
    let vertical = AlignmentGuide.vertical(alignment.vertical)
    return Point(
      distance(from: position(of: horizontal, for: proposal), to: horizontal.defaultPosition(in: box)),
      distance(from: position(of: vertical, for: proposal), to: vertical.defaultPosition(in: box)))
  }
}
