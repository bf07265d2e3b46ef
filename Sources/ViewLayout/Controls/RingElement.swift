// SPDX-License-Identifier: MIT

import Geometry

/// A ring in a square, with views at places inside.
///
/// - Source: reverse-engineered: the natural side, and that the view in the middle has half of it. That a ring in a
///   widget takes the square that it is offered is a reading of the system's code and modelled, as is how wide the
///   view in the middle may be: as the ring leaves free at its corners.
class RingElement: LayoutElement {
  /// Where a view stands.
  enum Place {
    /// In the middle.
    case center
    /// In the gap of an open ring, all of it.
    case gap
    /// In the half of the gap where the ring starts.
    case start
    /// In the half of the gap where the ring ends.
    case end
  }

  /// A view and where it stands.
  struct Part {
    var place: Place
    /// Makes the view for a size of its font. Unit: pt.
    var make: (Double) -> LayoutElement
  }

  final let path: String
  final let fraction: Double
  final let style: ResolvedStyle
  private let parts: [Part]
  private let grid: PixelGrid
  private var views: [LayoutElement] = []

  init(path: String, fraction: Double, style: ResolvedStyle, parts: [Part], grid: PixelGrid) {
    self.path = path
    self.fraction = fraction
    self.style = style
    self.parts = parts
    self.grid = grid
  }

  override final var placedParts: [LayoutElement] { views }

  override final func size(for proposal: ProposedSize) -> Size {
    let offered = proposal.replacingUnspecified(with: MeterMetrics.ringSide)
    let side = min(offered.width, offered.height)
    return Size(side, side)
  }

  override final func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let side = rect.width
    views = []
    guard rect.isFinite, side > 0 else { return }
    for part in parts { views.append(place(part, inSquare: side, at: rect.origin)) }
  }

  private func place(_ part: Part, inSquare side: Double, at origin: Point) -> LayoutElement {
    let box = Self.box(of: part.place, side: side)
    // No font is smaller than a point.
    let view = part.make(max(MeterMetrics.fontSize(height: box.height), 1))
    let offer = ProposedSize(box.width, grid.roundedUp(box.height))
    let offset = view.offset(for: offer, alignment: .center, in: box.size)
    view.place(at: origin.moved(x: box.minX + offset.x, y: box.minY + offset.y), proposal: offer)
    return view
  }

  /// A ring runs clockwise in every layout, so what stands at its ends stays there.
  override final func mirrorParts(about sum: Double) {
    guard let rect else { return }
    let shift = 2 * rect.midX - sum
    for view in views {
      guard let old = view.rect else { continue }
      view.mirror(about: old.minX + old.maxX + shift)
    }
  }

  override final func draw(into picture: inout PictureBuilder) {
    if let rect, rect.isFinite, rect.width > 0 {
      drawRing(in: picture.grid.rounded(rect), into: &picture)
    }
    for view in views { view.draw(into: &picture) }
  }

  /// Draws the ring in a rectangle on the pixel grid.
  func drawRing(in rect: Rect, into picture: inout PictureBuilder) {}

  /// The room of a view, from the ring's corner. Unit: pt.
  private static func box(of place: Place, side: Double) -> Rect {
    let ring = RingPath(in: Rect(0, 0, side, side))
    let middle = side / 2
    if place == .center {
      let (inner, height) = (middle - ring.width, MeterMetrics.centerShare * side)
      let width = 2 * (inner * inner - height * height / 4).squareRoot()
      return Rect((side - width) / 2, (side - height) / 2, width, height)
    }
    // Between the round ends of the line.
    let half = middle - ring.point(at: OpenRingElement.start).x - ring.width / 2
    let low = MeterMetrics.gapShare * side
    return Rect(
      place == .end ? middle : middle - half, side - low, place == .gap ? 2 * half : half, low)
  }
}
