// SPDX-License-Identifier: MIT

import Geometry

/// One child of a stack with its part in the last arrangement. Unit: pt.
final class StackChild {
  let element: LayoutElement
  /// The place in the source.
  let place: Int
  let priority: Double
  /// The distance to the child before; the same in all arrangements.
  var gap = 0.0
  /// The child's length when it is offered nothing.
  private(set) var minimum = 0.0
  /// How much longer the child gets when it is offered everything.
  private var flexibility = 0.0
  private(set) var offer = ProposedSize.unspecified
  private(set) var size = Size.zero
  /// Where the child begins across the stack, seen from the line that its guide lies on.
  private(set) var start = 0.0
  var origin = Point.zero

  init(_ element: LayoutElement, place: Int) {
    self.element = element
    self.place = place
    priority = element.layoutPriority
  }

  /// Asks how long the child is when it is offered nothing and everything.
  func probe(along axis: Axis, across cross: Double?) {
    minimum = element.size(for: ProposedSize(along: axis, 0, across: cross))[axis]
    flexibility = ViewLayout.distance(
      from: minimum, to: element.size(for: ProposedSize(along: axis, .infinity, across: cross))[axis])
  }

  /// Offers the child a length and returns the one it takes.
  @discardableResult
  func serve(_ length: Double?, along axis: Axis, across cross: Double?) -> Double {
    offer = ProposedSize(along: axis, length, across: cross)
    size = element.size(for: offer)
    return size[axis]
  }

  /// Asks how far the guide lies from the child's edge.
  func findStart(on guide: AlignmentGuide) { start = -element.position(of: guide, for: offer) }

  /// Whether this child is served before another one: higher priority first, then the less flexible, among the
  /// boundless the one that needs more, then in the order of the source.
  func isServed(before other: StackChild) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return place < other.place
  }

  /// Returns the distance that both sides want where the stack does not say. Unit: pt.
  func distance(to next: StackChild, along axis: Axis) -> Double {
    element.spacing(at: .end(of: axis)).distance(to: next.element.spacing(at: .start(of: axis)))
  }
}
