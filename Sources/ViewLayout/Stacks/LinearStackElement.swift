// SPDX-License-Identifier: MIT

import Geometry

/// Children on a line: an HStack or a VStack.
///
/// "Length" is the stack's own direction, "cross" the other one. The stack keeps the last arrangement it solved,
/// because measuring, lining up baselines and placing ask for the same one in a row. What a solution needs lives in
/// objects and not on the call stack: stacks nest deeply.
final class LinearStackElement: LayoutElement {
  private let axis: Axis
  private let guide: AlignmentGuide
  private let fixedSpacing: Double?
  private let children: [StackChild]
  /// Whether some child asks to be drawn out of turn.
  private let hasDrawingOrder: Bool
  /// The children in the order in which they are served.
  private var order: [StackChild]
  /// The sum of the distances between the children, once they are known. Unit: pt.
  private var gaps = 0.0
  private var hasGaps = false
  private var answers = SizeCache()
  private var solvedProposal: ProposedSize?
  private var guides = GuideMemory()
  private var solvedSize = Size.zero

  init(axis: Axis, guide: AlignmentGuide, spacing: Double?, children: [LayoutElement]) {
    self.axis = axis
    self.guide = guide
    fixedSpacing = spacing
    self.children = children.enumerated().map { StackChild($1, place: $0) }
    order = self.children
    hasDrawingOrder = children.contains { $0.zIndex != 0 }
  }

  override var placedParts: [LayoutElement] { children.map(\.element) }

  override var inkFollowsPlace: Bool { false }

  override func forget() {
    answers.forget()
    guides.forget()
    solvedProposal = nil
    hasGaps = false
  }

  override func size(for proposal: ProposedSize) -> Size {
    if let known = answers[proposal] { return known }
    solve(proposal)
    answers.remember(solvedSize, for: proposal)
    return solvedSize
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    solve(placingProposal(for: proposal))
    for child in children {
      child.element.place(at: rect.origin.moved(x: child.origin.x, y: child.origin.y), proposal: child.offer)
    }
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide.isForwardedByContainers else { return nil }
    if let known = guides.known(guide, proposal) { return known.position }
    solve(placingProposal(for: proposal))
    let positions = children.compactMap { child in
      child.element.explicitPosition(of: guide, for: child.offer).map { $0 + child.origin[guide.axis] }
    }
    return guides.remember(guide.combined(positions), guide, proposal)
  }

  /// A stack wants what its outermost children want at both ends, and what any child wants across.
  override func spacing(at edge: RectEdge) -> SpacingPreference {
    guard let first = children.first?.element, let last = children.last?.element else {
      return .standard(at: edge)
    }
    if edge == .start(of: axis) { return first.spacing(at: edge) }
    if edge == .end(of: axis) { return last.spacing(at: edge) }
    return children.dropFirst().reduce(first.spacing(at: edge)) { $0.union($1.element.spacing(at: edge)) }
  }

  override func draw(into picture: inout PictureBuilder) {
    if hasDrawingOrder {
      children.map(\.element).drawInOrder(into: &picture)
    } else {
      for child in children { child.element.draw(into: &picture) }
    }
  }

  /// Children are placed with the stack's own cross length where none was offered, so that flexible ones stretch
  /// to the longest.
  private func placingProposal(for proposal: ProposedSize) -> ProposedSize {
    guard proposal[axis.other] == nil else { return proposal }
    return ProposedSize(along: axis, proposal[axis], across: size(for: proposal)[axis.other])
  }
}

// MARK: - Arranging

extension LinearStackElement {
  /// Works out offers, sizes and places of the children for a proposal.
  private func solve(_ proposal: ProposedSize) {
    guard proposal != solvedProposal else { return }
    findGaps()
    if proposal[axis] == nil {
      serveIdeally(across: proposal[axis.other])
    } else {
      findOrder(across: proposal[axis.other])
      share(proposal)
    }
    findStarts()
    lineUp()
    solvedProposal = proposal
  }

  /// Asks each child for its ideal length.
  private func serveIdeally(across cross: Double?) {
    for child in children { child.serve(nil, along: axis, across: cross) }
  }

  /// Asks each child how far its guide lies from its edge.
  private func findStarts() {
    for child in children { child.findStart(on: guide) }
  }

  /// Offers each child its share of the room, group by group of equal priority.
  private func share(_ proposal: ProposedSize) {
    guard let length = proposal[axis] else { return }
    let room = length - gaps
    var place = 0
    var taken = 0.0
    while place < order.count {
      let end = endOfGroup(from: place)
      // Infinite room stays infinite whatever is taken from it.
      var left = room == .infinity ? room : room - taken - need(from: end)
      for next in place..<end {
        let answer = order[next].serve(
          max(left / Double(end - next), 0), along: axis, across: proposal[axis.other])
        taken += answer
        if left.isFinite { left -= answer }
      }
      place = end
    }
  }

  /// Puts the children one after the other and on the common guide.
  private func lineUp() {
    let cross = axis.other
    // The alignment line lies at zero and belongs to the extent.
    var lowest = 0.0
    var highest = 0.0
    for child in children {
      if child.size[cross].isFinite {
        lowest = min(lowest, child.start)
        highest = max(highest, child.start + child.size[cross])
      } else {
        // A centred child without end would give infinity minus infinity.
        highest = .infinity
      }
    }
    var cursor = 0.0
    for child in children {
      cursor += child.gap
      let start = child.start.isFinite ? child.start - lowest : 0
      child.origin = axis == .horizontal ? Point(cursor, start) : Point(start, cursor)
      cursor += child.size[axis]
    }
    solvedSize = Size(along: axis, cursor, across: highest - lowest)
  }

  /// Measures how flexible the children are and sorts them.
  private func findOrder(across cross: Double?) {
    for child in children { child.probe(along: axis, across: cross) }
    order.sort { $0.isServed(before: $1) }
  }

  /// Returns the first place in the order with another priority.
  private func endOfGroup(from place: Int) -> Int {
    var end = place + 1
    while end < order.count, order[end].priority == order[place].priority { end += 1 }
    return end
  }

  /// Returns what the children from a place in the order onwards need at least. Unit: pt.
  private func need(from place: Int) -> Double { order[place...].reduce(0) { $0 + $1.minimum } }

  /// Works out the distances between the children the first time.
  private func findGaps() {
    guard !hasGaps else { return }
    hasGaps = true
    gaps = 0
    for (previous, next) in zip(children, children.dropFirst()) {
      next.gap = fixedSpacing ?? previous.distance(to: next, along: axis)
      gaps += next.gap
    }
  }
}
