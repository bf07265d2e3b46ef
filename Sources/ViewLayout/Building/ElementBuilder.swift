// SPDX-License-Identifier: MIT

import Geometry
import Typeset

/// Turns view nodes into the elements of one layout pass: values flow down, groups dissolve, controls get their
/// parts.
struct ElementBuilder {
  let environment: LayoutEnvironment
  let typesetter: Typesetter
  let colors: ColorResolver
  private var marks: [FrameMark] = []

  /// What a view finds around it.
  struct Surroundings {
    var values = InheritedValues()
    /// The axis of the nearest enclosing stack.
    var axis: Axis?

    /// The same values inside a stack, or outside of all stacks.
    func inside(_ axis: Axis?) -> Surroundings { Surroundings(values: values, axis: axis) }
  }

  init(environment: LayoutEnvironment, typesetter: Typesetter) {
    self.environment = environment
    self.typesetter = typesetter
    colors = ColorResolver(scheme: environment.colorScheme, palette: environment.palette)
  }

  /// Returns the element of the root; several views stand in an implicit vertical stack, none is an empty one.
  mutating func rootElement(of root: ViewNode) -> LayoutElement {
    let elements = elements(of: root, in: Surroundings())
    if elements.count == 1 { return elements[0] }
    return LinearStackElement(
      axis: .vertical, guide: .horizontal(.center), spacing: nil, children: elements)
  }

  /// Returns the elements of a list of views; groups give several, empty views none.
  mutating func elements(of nodes: [ViewNode], in surroundings: Surroundings) -> [LayoutElement] {
    var all: [LayoutElement] = []
    all.reserveCapacity(nodes.count)
    for node in nodes { all += elements(of: node, in: surroundings) }
    return all
  }

  private mutating func elements(of node: ViewNode, in surroundings: Surroundings) -> [LayoutElement] {
    let count = node.modifiers.count
    let mark = reserveMarks(for: node)
    // What each modifier finds around it, the outermost first.
    var around: [Surroundings] = []
    around.reserveCapacity(count)
    var inner = surroundings
    for modifier in node.modifiers.reversed() {
      around.append(inner)
      inner.values.take(modifier)
    }
    var elements = bareElements(of: node, in: inner)
    for index in elements.indices {
      let bare = elements[index]
      var element = bare
      for (place, modifier) in node.modifiers.enumerated() {
        marks[mark + 1 + place].add(element)
        element = wrap(element, in: modifier, surroundings: around[count - 1 - place])
      }
      marks[mark].add(element)
      if case .button = node.view { element = ButtonElement(element, control: bare, path: node.path) }
      elements[index] = element
    }
    return elements
  }
}

// MARK: - Frames by path

extension ElementBuilder {
  /// Where a view's rectangle is found after placing.
  struct FrameMark {
    var path: String
    /// How many modifiers count, or nil for all of them.
    var modifiers: Int?
    var element: LayoutElement?
    /// The further views of a group, which share its path.
    var others: [LayoutElement] = []

    mutating func add(_ element: LayoutElement) {
      if self.element == nil { self.element = element } else { others.append(element) }
    }
  }

  /// Keeps places in the order of the tree, a view before its contents; returns the first one.
  private mutating func reserveMarks(for node: ViewNode) -> Int {
    let first = marks.count
    marks.append(FrameMark(path: node.path))
    for count in node.modifiers.indices { marks.append(FrameMark(path: node.path, modifiers: count)) }
    return first
  }

  /// Returns the rectangles of the views that were placed.
  func frameRecords() -> [FrameRecord] {
    marks.compactMap { mark in
      guard var rect = mark.element?.rect else { return nil }
      for other in mark.others { rect = other.rect.map(rect.union) ?? rect }
      return FrameRecord(path: mark.path, modifiers: mark.modifiers, rect: rect)
    }
  }
}
