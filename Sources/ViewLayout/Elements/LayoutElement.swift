// SPDX-License-Identifier: MIT

import Geometry

/// One view or one modifier of a layout pass: answers proposals, is placed once, then draws.
///
/// Elements live on one thread, for one pass, or for several between which only texts change. They are objects so that
/// each can keep its answers and its place without the tree being copied, and small so that deep trees fit on a small
/// stack.
class LayoutElement {
  /// Position and size in the root's space once the element is placed; unrounded. Unit: pt.
  private(set) final var rect: Rect?

  /// Takes the element from its place, before a tree is placed again.
  final func leavePlace() { rect = nil }

  /// Puts the element at a place; its size is its answer to the proposal.
  final func place(at origin: Point, proposal: ProposedSize) {
    let rect = Rect(origin: origin, size: size(for: proposal))
    self.rect = rect
    placeChildren(in: rect, proposal: proposal)
  }

  /// Turns the placed element and what is inside round a vertical line, given as twice its coordinate. Unit: pt.
  final func mirror(about sum: Double) {
    guard let rect else { return }
    self.rect = Rect(sum - rect.maxX, rect.minY, rect.width, rect.height)
    mirrorParts(about: sum)
  }

  /// Returns where a guide lies in the element for a proposal, from its top left corner. Unit: pt.
  final func position(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double {
    explicitPosition(of: guide, for: proposal) ?? guide.defaultPosition(in: size(for: proposal))
  }

  // What the kinds of element differ in.

  /// Returns the size that the element chooses for a proposal. Unit: pt.
  func size(for proposal: ProposedSize) -> Size { .zero }
  /// Places what is inside.
  func placeChildren(in rect: Rect, proposal: ProposedSize) {}
  /// The elements that were placed inside.
  var placedParts: [LayoutElement] { [] }
  /// The elements inside, placed or not.
  var contents: [LayoutElement] { placedParts }
  /// Forgets what was answered before, since something inside has changed.
  func forget() {}
  /// Whether the element alone moves ink when it is placed elsewhere.
  var inkFollowsPlace: Bool { true }
  /// What the element's own ink follows from, as far as placing changes it.
  func inkMark(on grid: PixelGrid) -> InkMark { InkMark(rect: rect) }
  /// What the ink of the element with all inside it that is not told apart follows from.
  func inkMarks(on grid: PixelGrid) -> InkMarks { InkMarks(inkMark(on: grid)) }
  /// Turns what is inside round a vertical line, given as twice its coordinate.
  func mirrorParts(about sum: Double) {
    for part in placedParts { part.mirror(about: sum) }
  }
  /// Returns where a guide lies if the element or a view inside sets it.
  func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? { nil }
  /// Returns the distance that the element wants at one of its sides.
  func spacing(at edge: RectEdge) -> SpacingPreference { .standard(at: edge) }
  /// Whether frames and padding leave the spacing alone, as they do with a spacer's.
  var insistsOnSpacing: Bool { false }
  /// Elements of higher priority are served first by stacks.
  var layoutPriority: Double { 0 }
  /// Stacks draw elements of a higher one later.
  var zIndex: Double { 0 }
  /// What the element asks of the grid that it stands in.
  var gridTraits: GridTraits { GridTraits() }
  /// Adds the ink of the placed element to a picture.
  func draw(into picture: inout PictureBuilder) {}
}

/// What decides the ink of an element whose view stays; equal marks mean equal ink.
struct InkMark: Equatable {
  /// Where it is drawn. Unit: pt.
  var rect: Rect?
  /// Which of the forms it takes.
  var form = 0
}

/// The marks of one element, or of several together.
struct InkMarks: Equatable {
  private var first: InkMark?
  private var others: [InkMark] = []

  /// Creates the marks of nothing.
  init() {}

  init(_ mark: InkMark) { first = mark }

  mutating func append(_ mark: InkMark) {
    if first == nil { first = mark } else { others.append(mark) }
  }
}

/// An element around one other; hands everything through except what its kind changes.
class WrapperElement: LayoutElement {
  private(set) final var child: LayoutElement

  init(_ child: LayoutElement) { self.child = child }

  /// Puts another element in the place of the one inside.
  final func replaceChild(by other: LayoutElement) { child = other }

  override var placedParts: [LayoutElement] { [child] }

  /// The proposal that the child gets while measuring.
  func childProposal(for proposal: ProposedSize) -> ProposedSize { proposal }

  override func size(for proposal: ProposedSize) -> Size { child.size(for: childProposal(for: proposal)) }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    child.place(at: rect.origin, proposal: childProposal(for: proposal))
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    child.explicitPosition(of: guide, for: childProposal(for: proposal))
  }

  override func spacing(at edge: RectEdge) -> SpacingPreference { child.spacing(at: edge) }
  override var insistsOnSpacing: Bool { child.insistsOnSpacing }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var gridTraits: GridTraits { child.gridTraits }

  override func draw(into picture: inout PictureBuilder) { child.draw(into: &picture) }
}
