// SPDX-License-Identifier: MIT

import Geometry
import Typeset

/// Turns view nodes into the elements of one layout pass: values flow down, groups dissolve, controls get their
/// parts.
final class ElementBuilder {
  let environment: LayoutEnvironment
  let paragraphs: RecentParagraphs
  let images: (any ImageLibrary)?
  let colors: ColorResolver
  /// What the root was offered, the container of relative frames.
  ///
  /// - Source: modelled: that a widget's container is its content area is assumed.
  let container: ProposedSize
  /// What was wrong with the first view that cannot be laid out.
  var failure: LayoutError?
  /// How many views and modifiers lie around what is built next.
  private var nesting = 0
  private var marks: [FrameMark] = []
  /// The places of the Texts that are filled again and again.
  private let slotPaths: Set<String>
  /// The Texts that are filled again and again, in the order of the tree.
  private(set) var slots: [TextSlotElement] = []
  /// Whether some views are built anew whenever they are placed.
  private(set) var buildsWhenPlaced = false
  /// The symbols that were built, shown or not.
  var symbols: [SymbolElement] = []
  /// The images of files that were built, shown or not.
  var usedImages: [PlacedImage] = []

  init(
    environment: LayoutEnvironment, paragraphs: RecentParagraphs, images: (any ImageLibrary)?,
    container: ProposedSize, filling slotPaths: Set<String> = []
  ) {
    self.environment = environment
    self.paragraphs = paragraphs
    self.images = images
    self.container = container
    self.slotPaths = slotPaths
    colors = ColorResolver(
      scheme: environment.colorScheme, contrast: environment.colorSchemeContrast, palette: environment.palette
    )
  }

  /// Returns the element of the root; several views stand in an implicit vertical stack, none is an empty one.
  func rootElement(of root: ViewNode) -> LayoutElement {
    let elements = elements(of: root, in: Surroundings(values: InheritedValues(accent: environment.accent)))
    if elements.count == 1 { return elements[0] }
    return LinearStackElement(
      axis: .vertical, guide: .horizontal(.center), spacing: nil, children: elements)
  }

  /// Returns the elements of a list of views; groups give several, empty views none.
  func elements(of nodes: [ViewNode], in surroundings: Surroundings) -> [LayoutElement] {
    if nodes.count == 1 { return elements(of: nodes[0], in: surroundings) }
    var all: [LayoutElement] = []
    all.reserveCapacity(nodes.count)
    for node in nodes { all += elements(of: node, in: surroundings) }
    return all
  }

  private func elements(of node: ViewNode, in surroundings: Surroundings) -> [LayoutElement] {
    guard enter(node) else { return [] }
    let mark = reserveMarks(for: node)
    let around = surroundings.around(node.modifiers)
    var elements = bareElements(of: node, in: around[0])
    for index in elements.indices {
      elements[index] = wrap(elements[index], of: node, around: around, mark: mark)
    }
    leave(node)
    return elements
  }

  /// Counts how deep the builder is, and returns whether that is not too deep.
  private func enter(_ node: ViewNode) -> Bool {
    nesting += 1 + node.modifiers.count
    guard nesting > LayoutEngine.nestingLimit else { return true }
    failure = failure ?? .tooDeep(at: node.path)
    leave(node)
    return false
  }

  /// Returns a function that builds views once the tree is there, counted as deep in it as those built next.
  ///
  /// It may be called as long as the builder lives.
  func postponed(
    _ build: @escaping (ElementBuilder, Double) -> LayoutElement
  ) -> (Double) -> LayoutElement {
    let depth = nesting
    buildsWhenPlaced = true
    return { [unowned self] length in
      let outer = nesting
      nesting = depth
      defer { nesting = outer }
      return build(self, length)
    }
  }

  /// Returns the element of a Text that stands in the tree.
  func text(_ content: TextContent, at node: ViewNode, values: InheritedValues) -> LayoutElement {
    guard slotPaths.contains(node.path) else { return text(content, path: node.path, values: values) }
    let slot = TextSlotElement(
      text(content, path: node.path, values: values), path: node.path, content: content, values: values)
    slots.append(slot)
    return slot
  }

  private func leave(_ node: ViewNode) { nesting -= 1 + node.modifiers.count }

  /// Returns a view in all modifiers of its node.
  private func wrap(
    _ bare: LayoutElement, of node: ViewNode, around: [Surroundings], mark: Int
  ) -> LayoutElement {
    let kind = node.view.controlKind
    let area = kind.map { _ in ControlAreaElement(bare) }
    var element: LayoutElement = area ?? bare
    for place in node.modifiers.indices {
      note(element, at: mark + 1 + place)
      element = wrap(element, inModifierAt: place, of: node, surroundings: around[place + 1])
    }
    note(element, at: mark)
    guard let kind, let area else { return element }
    return ControlElement(element, kind: kind, area: area, path: node.path)
  }
}

// MARK: - Frames by path

extension ElementBuilder {
  /// Where a view's rectangle is found after placing.
  private struct FrameMark {
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
  private func reserveMarks(for node: ViewNode) -> Int {
    let first = marks.count
    marks.append(FrameMark(path: node.path))
    for count in node.modifiers.indices { marks.append(FrameMark(path: node.path, modifiers: count)) }
    return first
  }

  private func note(_ element: LayoutElement, at mark: Int) { marks[mark].add(element) }

  /// Returns the rectangles of the views that were placed.
  func frameRecords() -> [FrameRecord] {
    marks.compactMap { mark in
      guard var rect = mark.element?.rect else { return nil }
      for case let other? in mark.others.map(\.rect) where rect.isFinite && other.isFinite {
        rect = rect.union(other)
      }
      return FrameRecord(path: mark.path, modifiers: mark.modifiers, rect: rect)
    }
  }
}
