// SPDX-License-Identifier: MIT

import Geometry

/// A view at whose edge another one stands, for which it gives up room.
///
/// - Source: reverse-engineered: the inset is the length of the other view with the spacing. That the other view is
///   asked for its ideal length, and that no spacing given is the ordinary one, is modelled.
final class SafeAreaInsetElement: WrapperElement {
  private let inset: LayoutElement
  private let settings: SafeAreaInset
  private let spacing: Double

  init(_ child: LayoutElement, inset: LayoutElement, settings: SafeAreaInset) {
    self.inset = inset
    self.settings = settings
    spacing = settings.spacing ?? SpacingPreference.defaultDistance
    super.init(child)
  }

  private var axis: Axis { settings.edge.axis }

  /// How much of the axis the inset takes in a space.
  private func length(for proposal: ProposedSize) -> Double {
    inset.size(for: ProposedSize(along: axis, nil, across: proposal[axis.other]))[axis] + spacing
  }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    guard let offered = proposal[axis] else { return proposal }
    return ProposedSize(
      along: axis, max(offered - length(for: proposal), 0), across: proposal[axis.other])
  }

  override var placedParts: [LayoutElement] { [child, inset] }

  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: childProposal(for: proposal))
    let length = length(for: proposal)
    return axis == .vertical
      ? Size(inner.width, inner.height + length) : Size(inner.width + length, inner.height)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let offer = ProposedSize(along: axis, nil, across: rect.size[axis.other])
    let size = inset.size(for: offer)
    var place = rect.origin
    switch settings.edge {
    case .top: break
    case .bottom: place.y = rect.maxY - size.height
    case .leading: break
    case .trailing: place.x = rect.maxX - size.width
    }
    let across = axis == .vertical ? Size(rect.width, size.height) : Size(size.width, rect.height)
    let offset = inset.offset(for: offer, alignment: settings.alignment, in: across)
    inset.place(at: place.moved(x: offset.x, y: offset.y), proposal: offer)
    let shift = shift(for: proposal)
    child.place(at: rect.origin.moved(x: shift.x, y: shift.y), proposal: childProposal(for: proposal))
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    super.explicitPosition(of: guide, for: proposal).map { $0 + shift(for: proposal)[guide.axis] }
  }

  private func shift(for proposal: ProposedSize) -> Point {
    switch settings.edge {
    case .top: Point(0, length(for: proposal))
    case .leading: Point(length(for: proposal), 0)
    case .bottom, .trailing: .zero
    }
  }

  override func draw(into picture: inout PictureBuilder) {
    child.draw(into: &picture)
    inset.draw(into: &picture)
  }
}

extension SafeAreaInset.Edge {
  fileprivate var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
