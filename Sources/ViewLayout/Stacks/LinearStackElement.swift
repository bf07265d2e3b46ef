// SPDX-License-Identifier: MIT

import Geometry

/// Children on a line: an HStack or a VStack.
///
/// "Length" is the stack's own direction, "cross" the other one. The stack remembers the last arrangement it solved,
/// because measuring, lining up baselines and placing ask for the same one in a row.
final class LinearStackElement: LayoutElement {
  private let axis: Axis
  private let guide: AlignmentGuide
  private let fixedSpacing: Double?
  private let children: [LayoutElement]
  private lazy var gaps = makeGaps()
  private lazy var ownSpacing = makeSpacing()
  private var solved: (proposal: ProposedSize, arrangement: Arrangement)?

  /// Where each child stands in a stack that is not placed yet.
  private struct Arrangement {
    var proposals: [ProposedSize] = []
    var origins: [Point] = []
    var size = Size.zero
  }

  init(axis: Axis, guide: AlignmentGuide, spacing: Double?, children: [LayoutElement]) {
    self.axis = axis
    self.guide = guide
    fixedSpacing = spacing
    self.children = children
  }

  override func measure(_ proposal: ProposedSize) -> Size { arrangement(for: proposal).size }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let placed = arrangement(for: placingProposal(for: proposal))
    for (index, child) in children.enumerated() {
      let origin = placed.origins[index]
      child.place(at: rect.origin.moved(x: origin.x, y: origin.y), proposal: placed.proposals[index])
    }
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide.isForwardedByContainers else { return nil }
    let placed = arrangement(for: placingProposal(for: proposal))
    var position: Double?
    for (index, child) in children.enumerated() {
      if let inner = child.explicitPosition(of: guide, for: placed.proposals[index]) {
        position = guide.combined(position, inner + placed.origins[index][guide.axis])
      }
    }
    return position
  }

  override var spacing: SpacingPreferences { ownSpacing }

  override func draw(into picture: inout PictureBuilder) {
    for child in children { child.draw(into: &picture) }
  }

  /// Children are placed with the stack's own cross length where none was offered, so that flexible ones stretch
  /// to the longest.
  private func placingProposal(for proposal: ProposedSize) -> ProposedSize {
    guard proposal[axis.other] == nil else { return proposal }
    return ProposedSize(along: axis, proposal[axis], across: size(for: proposal)[axis.other])
  }

  private func arrangement(for proposal: ProposedSize) -> Arrangement {
    if let solved, solved.proposal == proposal { return solved.arrangement }
    var arrangement = Arrangement()
    arrangement.proposals = offers(for: proposal)
    lineUp(&arrangement)
    solved = (proposal, arrangement)
    return arrangement
  }

  /// Puts the children one after the other and on the common guide.
  private func lineUp(_ arrangement: inout Arrangement) {
    let cross = axis.other
    var sizes: [Size] = []
    var starts: [Double] = []
    // The alignment line lies at zero and belongs to the extent.
    var lowest = 0.0
    var highest = 0.0
    for (index, child) in children.enumerated() {
      let offer = arrangement.proposals[index]
      let size = child.size(for: offer)
      let start = -child.position(of: guide, for: offer)
      sizes.append(size)
      starts.append(start)
      if size[cross].isFinite {
        lowest = min(lowest, start)
        highest = max(highest, start + size[cross])
      } else {
        // A centred child without end would give infinity minus infinity.
        highest = .infinity
      }
    }
    var cursor = 0.0
    for (index, size) in sizes.enumerated() {
      cursor += gaps.before[index]
      let start = starts[index].isFinite ? starts[index] - lowest : 0
      arrangement.origins.append(
        axis == .horizontal ? Point(cursor, start) : Point(start, cursor))
      cursor += size[axis]
    }
    arrangement.size = Size(along: axis, cursor, across: highest - lowest)
  }
}

// MARK: - Sharing the length

extension LinearStackElement {
  /// Returns what each child is offered.
  private func offers(for proposal: ProposedSize) -> [ProposedSize] {
    let cross = proposal[axis.other]
    let ideal = ProposedSize(along: axis, nil, across: cross)
    var offers = [ProposedSize](repeating: ideal, count: children.count)
    guard let length = proposal[axis] else { return offers }

    let order = serviceOrder(cross: cross)
    // What the children from a place in the order onwards need at least.
    var needs = [Double](repeating: 0, count: order.count + 1)
    for place in order.indices.reversed() { needs[place] = needs[place + 1] + order[place].minimum }

    var taken = gaps.sum
    var place = 0
    while place < order.count {
      let end = order[place...].firstIndex { $0.priority != order[place].priority } ?? order.count
      // Infinite room stays infinite whatever is taken from it.
      var room = length == .infinity ? length : length - taken - needs[end]
      for next in place..<end {
        let share = max(room / Double(end - next), 0)
        let offer = ProposedSize(along: axis, share, across: cross)
        offers[order[next].index] = offer
        let answer = children[order[next].index].size(for: offer)[axis]
        taken += answer
        if room.isFinite { room -= answer }
      }
      place = end
    }
    return offers
  }

  private struct Candidate {
    var index: Int
    var priority: Double
    var minimum: Double
    /// How much more than its minimum the child would take.
    var flexibility: Double

    /// Whether this child is served before another one.
    func isServed(before other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  /// Returns the children in the order in which they are offered their share.
  private func serviceOrder(cross: Double?) -> [Candidate] {
    var order: [Candidate] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let minimum = child.size(for: ProposedSize(along: axis, 0, across: cross))[axis]
      let maximum = child.size(for: ProposedSize(along: axis, .infinity, across: cross))[axis]
      order.append(
        Candidate(
          index: index, priority: child.layoutPriority, minimum: minimum,
          flexibility: distance(from: minimum, to: maximum)))
    }
    order.sort { $0.isServed(before: $1) }
    return order
  }
}

// MARK: - Spacing

extension LinearStackElement {
  private func makeGaps() -> (before: [Double], sum: Double) {
    var before = [Double](repeating: 0, count: children.count)
    guard children.count > 1 else { return (before, 0) }
    var previous = fixedSpacing == nil ? children[0].spacing : .standard
    for index in 1..<children.count {
      if let fixedSpacing {
        before[index] = fixedSpacing
      } else {
        let next = children[index].spacing
        before[index] = previous.distance(to: next, along: axis)
        previous = next
      }
    }
    return (before, before.reduce(0, +))
  }

  /// A stack wants what its outermost children want at both ends, and what any child wants across.
  private func makeSpacing() -> SpacingPreferences {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .standard }
    var own = first
    switch axis {
    case .horizontal: own.trailing = last.trailing
    case .vertical: own.bottom = last.bottom
    }
    for child in children.dropFirst() {
      let next = child.spacing
      switch axis {
      case .horizontal:
        own.top.formUnion(next.top)
        own.bottom.formUnion(next.bottom)
      case .vertical:
        own.leading.formUnion(next.leading)
        own.trailing.formUnion(next.trailing)
      }
    }
    return own
  }
}
