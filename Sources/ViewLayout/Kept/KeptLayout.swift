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
  /// All elements outside of slots, and the slots.
  private let all: [LayoutElement]
  /// Those outside of slots that draw, or decide how something is drawn, by their place.
  private let others: [LayoutElement]
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
  private struct Drawing {
    var tree: PlacedTree
    /// Whether `tree` shows what the texts are filled with.
    var isUpToDate = true
    /// What the ink of each of `others` followed from.
    var marks: [InkMark]
    /// What the ink of each slot followed from in what was told last.
    var slotMarks: [[InkMark]]
    /// Which leaf of the tree each slot is, where it is drawn as an element of its own.
    var slotLeaves: [SlotLeaf?]
  }

  private struct SlotLeaf {
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
    others = walk.all.filter(\.inkFollowsPlace)
    slots = builder.slots.map { slot in
      Slot(element: slot, ancestors: walk.ancestors[ObjectIdentifier(slot)] ?? walk.all)
    }
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
      tree: tree, marks: others.map { $0.inkMark(on: engine.grid) },
      slotMarks: slots.map { $0.element.marks(on: engine.grid) },
      slotLeaves: slots.map { Self.leaf(of: $0.element.path, in: tree) })
    return tree
  }

  /// Fills the texts, lays the tree out and says what is drawn in another way than before.
  ///
  /// - Parameter texts: What the Texts show, in the order of their paths.
  /// - Throws: ``LayoutError`` where a date cannot be written.
  public func fill(_ texts: some Collection<TextContent>) throws(LayoutError) -> Change {
    var changed: Set<Int> = []
    for (slot, content) in zip(slots.indices, texts) where slots[slot].element.fill(content, by: builder) {
      changed.insert(slot)
      for ancestor in slots[slot].ancestors { ancestor.forget() }
    }
    if let failure = builder.failure {
      builder.failure = nil
      for slot in changed { slots[slot].element.empty() }
      drawing = nil
      isPlaced = false
      throw failure
    }
    guard !isPlaced || !changed.isEmpty else { return drawing == nil ? .all : .texts([]) }
    for element in all { element.leavePlace() }
    size = engine.place(element, proposal: ProposedSize(bounds.size)) { [bounds] in
      Point(bounds.midX - $0.width / 2, bounds.midY - $0.height / 2)
    }
    isPlaced = true
    guard let changes = changes(changed) else {
      drawing = nil
      return .all
    }
    return .texts(changes)
  }

  /// Returns the texts that are drawn in another way, or nil where more than texts is, or may be.
  private func changes(_ changed: Set<Int>) -> [TextChange]? {
    guard var drawing else { return nil }
    self.drawing = nil
    let grid = engine.grid
    for (other, mark) in zip(others, drawing.marks) where other.inkMark(on: grid) != mark { return nil }
    var changes: [TextChange] = []
    for (number, slot) in slots.enumerated() {
      let marks = slot.element.marks(on: grid)
      guard changed.contains(number) || marks != drawing.slotMarks[number] else { continue }
      guard let leaf = drawing.slotLeaves[number], let text = slot.element.plainText,
        let change = TextChange(
          of: text, element: leaf.element, among: drawing.tree.leaves[leaf.leaf].enclosure, on: engine.grid)
      else { return nil }
      drawing.slotMarks[number] = marks
      changes.append(change)
    }
    if !changes.isEmpty { drawing.isUpToDate = false }
    self.drawing = drawing
    return changes
  }

  /// Returns where a text alone makes an element of a drawing.
  private static func leaf(of path: String, in tree: PlacedTree) -> SlotLeaf? {
    guard let leaf = tree.leaves.firstIndex(where: { $0.path == path }),
      let element = tree.elements.firstIndex(where: { $0.leaves == leaf..<leaf + 1 }),
      tree.items[tree.elements[element].items].allSatisfy({
        if case .glyphs(_, .solid) = $0 { true } else { false }
      })
    else { return nil }
    return SlotLeaf(element: element, leaf: leaf)
  }
}
