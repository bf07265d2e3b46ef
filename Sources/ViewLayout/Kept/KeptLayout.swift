// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Typeset

/// A view tree that is laid out again and again, of which only some Texts change.
///
/// The elements of the tree stay, and those that hold no changed text answer from what they remember. The result is
/// that of a tree built anew. A kept layout belongs to one thread.
public final class KeptLayout {
  private let element: LayoutElement
  private let builder: ElementBuilder
  private let engine: LayoutEngine
  private let bounds: Rect
  private let slots: [Slot]
  /// Whether each slot was filled with something else by the last fill.
  private var isFilled: [Bool]
  /// All elements outside of slots, and the slots.
  private let all: [LayoutElement]
  /// The slots, then what else draws, or decides how something is drawn, by its place.
  private let inks: [LayoutElement]
  /// Those of `inks` that are texts, by place.
  private let texts: [(any DrawnText)?]
  private var size = Size.zero
  private var isPlaced = false
  /// The drawing that changes are told against, or nil where there is none.
  private var drawing: Drawing?

  /// A text that is filled, and what is around it.
  private struct Slot {
    var element: TextSlotElement
    var ancestors: [LayoutElement]
  }

  /// What the last drawing of the whole tree came to.
  private final class Drawing {
    let tree: PlacedTree
    /// Whether `tree` shows what the texts are filled with.
    var isUpToDate = true
    /// What each of `inks` followed from in what was told last.
    var marks: [InkMarks]
    /// Where each of `inks` is a text that is drawn as an element of its own.
    let leaves: [TextLeaf?]

    init(tree: PlacedTree, marks: [InkMarks], leaves: [TextLeaf?]) {
      self.tree = tree
      self.marks = marks
      self.leaves = leaves
    }
  }

  private struct TextLeaf {
    var element: Int
    var leaf: Int
  }

  init(of element: LayoutElement, builtBy builder: ElementBuilder, in bounds: Rect, engine: LayoutEngine) {
    self.element = element
    self.builder = builder
    self.engine = engine
    self.bounds = bounds
    var walk = Walk()
    walk.enter(element)
    all = walk.all
    inks = builder.slots + walk.all.filter(\.inkFollowsPlace)
    texts = inks.map { $0 as? any DrawnText }
    slots = builder.slots.map { slot in
      Slot(element: slot, ancestors: walk.ancestors[ObjectIdentifier(slot)] ?? walk.all)
    }
    isFilled = slots.map { _ in false }
  }

  /// Finds all elements outside of slots, and what is around each slot.
  private struct Walk {
    var all: [LayoutElement] = []
    var ancestors: [ObjectIdentifier: [LayoutElement]] = [:]
    private var around: [LayoutElement] = []

    mutating func enter(_ element: LayoutElement) {
      all.append(element)
      if element is TextSlotElement { ancestors[ObjectIdentifier(element)] = around }
      around.append(element)
      for part in element.contents { enter(part) }
      around.removeLast()
    }
  }

  /// What is drawn in another way than before.
  public enum Change: Sendable {
    /// Some texts alone, perhaps none.
    case texts([TextChange])
    /// Perhaps all; ``tree`` tells.
    case all
  }

  /// The tree as it is filled; drawn when it is asked for.
  public var tree: PlacedTree {
    if let drawing, drawing.isUpToDate { return drawing.tree }
    let tree = engine.tree(of: element, size: size, builtBy: builder)
    drawing = Drawing(
      tree: tree, marks: inks.map { $0.inkMarks(on: engine.grid) },
      leaves: texts.map { $0.flatMap { Self.leaf(of: $0.path, in: tree) } })
    return tree
  }

  /// Fills the texts, lays the tree out and says what is drawn in another way than before.
  ///
  /// - Parameter texts: What the Texts show, in the order of their paths.
  /// - Throws: ``LayoutError`` where a date cannot be written.
  public func fill(_ texts: ArraySlice<TextContent>) throws(LayoutError) -> Change {
    var isChanged = false
    for slot in slots.indices {
      isFilled[slot] = slots[slot].element.fill(texts[texts.startIndex + slot], by: builder)
      guard isFilled[slot] else { continue }
      isChanged = true
      for ancestor in slots[slot].ancestors { ancestor.forget() }
    }
    if let failure = builder.failure {
      builder.failure = nil
      for slot in slots.indices where isFilled[slot] { slots[slot].element.empty() }
      drawing = nil
      isPlaced = false
      throw failure
    }
    guard !isPlaced || isChanged else { return drawing == nil ? .all : .texts([]) }
    for element in all { element.leavePlace() }
    size = engine.place(element, proposal: ProposedSize(bounds.size)) { [bounds] in
      Point(bounds.midX - $0.width / 2, bounds.midY - $0.height / 2)
    }
    isPlaced = true
    guard let drawing, let changes = changes(of: drawing) else {
      self.drawing = nil
      return .all
    }
    return .texts(changes)
  }

  /// Returns the texts that are drawn in another way, or nil where more than texts is, or may be.
  private func changes(of drawing: Drawing) -> [TextChange]? {
    let grid = engine.grid
    var changes: [TextChange] = []
    for place in inks.indices {
      let marks = inks[place].inkMarks(on: grid)
      let isSame = marks == drawing.marks[place]
      guard !isSame || place < slots.count && isFilled[place] else { continue }
      guard let leaf = drawing.leaves[place], let text = texts[place]?.plainText,
        let change = TextChange(
          of: text, element: leaf.element, among: drawing.tree.leaves[leaf.leaf].enclosure, on: grid)
      else { return nil }
      if !isSame { drawing.marks[place] = marks }
      changes.append(change)
    }
    if !changes.isEmpty { drawing.isUpToDate = false }
    return changes
  }

  /// Returns where a text alone makes an element of a drawing, if no other view has its path.
  private static func leaf(of path: String, in tree: PlacedTree) -> TextLeaf? {
    guard let leaf = tree.leaves.firstIndex(where: { $0.path == path }),
      !tree.leaves[(leaf + 1)...].contains(where: { $0.path == path }),
      let element = tree.elements.firstIndex(where: { $0.leaves == leaf..<leaf + 1 }),
      tree.items[tree.elements[element].items].allSatisfy({
        if case .glyphs(_, .solid) = $0 { true } else { false }
      })
    else { return nil }
    return TextLeaf(element: element, leaf: leaf)
  }
}
