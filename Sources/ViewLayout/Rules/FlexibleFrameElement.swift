// SPDX-License-Identifier: MIT

import Geometry

/// A frame that clamps what it is offered, axis by axis.
final class FlexibleFrameElement: WrapperElement {
  private let horizontal: Limits
  private let vertical: Limits
  private let alignment: Alignment
  private var guides = GuideMemory()

  init(_ child: LayoutElement, frame: FlexibleFrame) {
    horizontal = Limits(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth)
    vertical = Limits(min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight)
    alignment = frame.alignment
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }
  override func forget() { guides.forget() }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(horizontal.offer(for: proposal.width), vertical.offer(for: proposal.height))
  }

  override func size(for proposal: ProposedSize) -> Size {
    let width = horizontal.lengthWithoutChild(for: proposal.width)
    let height = vertical.lengthWithoutChild(for: proposal.height)
    if let width, let height { return Size(width, height) }
    let inner = child.size(for: childProposal(for: proposal))
    return Size(
      width ?? horizontal.length(for: proposal.width, child: inner.width),
      height ?? vertical.length(for: proposal.height, child: inner.height))
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let inner = placingProposal(for: proposal, in: rect.size)
    let offset = child.offset(for: inner, alignment: alignment, in: rect.size)
    child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: inner)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.frame(in: rect) { child.draw(into: &$0) }
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    if let known = guides.known(guide, proposal) { return known.position }
    let own = size(for: proposal)
    let inner = placingProposal(for: proposal, in: own)
    let position = child.explicitPosition(of: guide, for: inner).map {
      $0 + child.offset(for: inner, alignment: alignment, in: own)[guide.axis]
    }
    return guides.remember(position, guide, proposal)
  }

  override func spacing(at edge: RectEdge) -> SpacingPreference {
    let isGiven = edge.axis == .horizontal ? horizontal.isGiven : vertical.isGiven
    return isGiven && !insistsOnSpacing ? .standard(at: edge) : child.spacing(at: edge)
  }

  private func placingProposal(for proposal: ProposedSize, in own: Size) -> ProposedSize {
    ProposedSize(
      horizontal.placingOffer(for: proposal.width, own: own.width),
      vertical.placingOffer(for: proposal.height, own: own.height))
  }
}

extension FlexibleFrameElement {
  /// The limits on one axis, put into order. Unit: pt.
  private struct Limits {
    let min: Double?
    let ideal: Double?
    let max: Double?

    /// Creates limits; each is raised to the one below it, and none is negative.
    init(min: Double?, ideal: Double?, max: Double?) {
      let low = min.map { Swift.max($0, 0) }
      let middle = ideal.map { Swift.max($0, low ?? 0) }
      self.min = low
      self.ideal = middle
      self.max = max.map { Swift.max($0, middle ?? 0) }
    }

    var isGiven: Bool { min != nil || ideal != nil || max != nil }

    private func clamp(_ length: Double) -> Double {
      Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// What the child is offered while measuring.
    func offer(for proposal: Double?) -> Double? { (proposal ?? ideal).map(clamp) }

    /// The frame's length where the child has no say in it.
    func lengthWithoutChild(for proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      guard let min, let max, min <= max else { return nil }
      return clamp(proposal)
    }

    /// The frame's length where the child has a say in it.
    func length(for proposal: Double?, child: Double) -> Double {
      let offer = offer(for: proposal)
      switch (min, max) {
      case (let min?, nil): return Swift.max(Swift.min(offer ?? .infinity, child), min)
      case (nil, let max?): return Swift.min(Swift.max(offer ?? -.infinity, child), max)
      case (.some, .some): return clamp(child)
      case (nil, nil): return child
      }
    }

    /// What the child is offered when it is placed: the frame's length, but nothing again where nothing was
    /// offered and no limit decided.
    func placingOffer(for proposal: Double?, own: Double) -> Double? {
      let isUndecided =
        proposal == nil && ideal == nil && (min ?? -.infinity) < own && own < (max ?? .infinity)
      return isUndecided ? nil : own
    }
  }
}
