// SPDX-License-Identifier: MIT

import Geometry

/// The first of several views whose ideal length is no longer than what is offered; else the last one.
final class ThatFitsElement: LayoutElement {
  private let axes: Set<Axis>
  private let children: [LayoutElement]
  private var placed: LayoutElement?
  private var answers = SizeCache()

  init(axes: Set<Axis>, children: [LayoutElement]) {
    self.axes = axes
    self.children = children
  }

  override var placedParts: [LayoutElement] { placed.map { [$0] } ?? [] }

  override var contents: [LayoutElement] { children }
  override func inkMark(on grid: PixelGrid) -> InkMark {
    InkMark(form: children.firstIndex { $0 === placed } ?? -1)
  }
  override func forget() { answers.forget() }

  override func size(for proposal: ProposedSize) -> Size {
    if let known = answers[proposal] { return known }
    let size = choice(for: proposal)?.size(for: proposal) ?? .zero
    answers.remember(size, for: proposal)
    return size
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    placed = choice(for: proposal)
    placed?.place(at: rect.origin, proposal: proposal)
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    choice(for: proposal)?.explicitPosition(of: guide, for: proposal)
  }

  override func draw(into picture: inout PictureBuilder) { placed?.draw(into: &picture) }

  private func choice(for proposal: ProposedSize) -> LayoutElement? {
    let tested = ProposedSize(
      axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    return children.first { child in
      let ideal = child.size(for: tested)
      return axes.allSatisfy { ideal[$0] <= proposal[$0] ?? .infinity }
    } ?? children.last
  }
}
