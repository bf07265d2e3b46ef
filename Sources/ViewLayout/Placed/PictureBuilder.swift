// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Typeset

/// Collects the ink of placed elements in drawing order.
struct PictureBuilder {
  let grid: PixelGrid
  private(set) var items: [DrawItem] = [] {
    // An item is added before its leaf, so the leaves so far are those of the items before it.
    didSet {
      while firstLeaves.count < items.count { firstLeaves.append(leaves.count) }
      firstLeaves.removeLast(firstLeaves.count - items.count)
    }
  }
  /// For each item the place of its first leaf.
  private var firstLeaves: [Int] = []
  private(set) var leaves: [PlacedLeaf] = []
  private(set) var buttons: [PlacedButton] = []
  /// The groups around what is drawn next, the outermost first.
  private var fades: [PlacedLeaf.Fade] = []
  /// The number of groups so far.
  private var fadeCount = 0
  /// The common part of the clips around what is drawn next, or nil without one.
  private var clip: Rect?
  /// The common part of the frames around what is drawn next, or nil without one.
  private var frame: Rect?

  init(grid: PixelGrid) { self.grid = grid }

  /// Adds a filled shape; one without ink leaves no trace.
  mutating func fill(_ shape: ShapeKind, in rect: Rect, color: EncodedColor, path: String) {
    let rect = grid.rounded(rect)
    guard color.alpha > 0, !rect.isEmpty, isVisible(rect) else { return }
    let outline = shape.outline(in: rect)
    items.append(.fill(outline, .solid(color)))
    leaves.append(
      PlacedLeaf(
        path: path, rect: rect, content: .fill(outline, color), fades: fades, clip: clip,
        enclosingFrame: frame))
  }

  /// Adds the lines of a text; each baseline lies on the pixel grid, pen positions along it do not.
  mutating func text(
    _ string: String, _ paragraph: ParagraphLayout, in rect: Rect, color: EncodedColor, path: String
  ) {
    let rect = grid.rounded(rect)
    guard color.alpha > 0, !string.isEmpty, isVisible(rect) else { return }
    for line in paragraph.lines {
      let shift = grid.rounded(rect.minY + line.baseline) - line.baseline
      for var run in line.runs where !run.glyphs.isEmpty {
        for index in run.glyphs.indices {
          run.glyphs[index].position = run.glyphs[index].position.moved(x: rect.minX, y: shift)
        }
        items.append(.glyphs(run, .solid(color)))
      }
    }
    leaves.append(
      PlacedLeaf(
        path: path, rect: rect, content: .text(string, paragraph, color), fades: fades, clip: clip,
        enclosingFrame: frame))
  }

  /// Adds a control; what was drawn since a count of leaves belongs to it.
  mutating func button(in rect: Rect, leavesFrom first: Int, path: String) {
    let rect = grid.rounded(rect)
    guard isVisible(rect) else { return }
    // A ground of its own is a fill that covers at least half of the control.
    let isFilled = leaves[first...].contains { leaf in
      guard case .fill = leaf.content, let common = leaf.rect.intersection(rect) else { return false }
      return common.area * 2 >= rect.area
    }
    buttons.append(PlacedButton(path: path, rect: rect, isFilled: isFilled))
  }

  /// Draws what changes by itself; where that holds changing things of its own the shorter time counts. Unit: s.
  mutating func changing(every interval: Double, _ drawing: (inout PictureBuilder) -> Void) {
    let first = leaves.count
    drawing(&self)
    for index in leaves[first...].indices {
      leaves[index].changeInterval = min(leaves[index].changeInterval ?? .infinity, interval)
    }
  }

  /// Draws a group at a share of its opacity.
  mutating func fade(to share: Double, _ drawing: (inout PictureBuilder) -> Void) {
    let share = min(max(share, 0), 1)
    guard share < 1 else { return drawing(&self) }
    let first = items.count
    fades.append(PlacedLeaf.Fade(group: fadeCount, share: share))
    fadeCount += 1
    drawing(&self)
    fades.removeLast()
    group(from: first) { DrawGroup(opacity: share, items: $0) }
  }

  /// Draws a group inside a shape.
  mutating func clip(to shape: ShapeKind, in rect: Rect, _ drawing: (inout PictureBuilder) -> Void) {
    guard rect.isFinite else { return drawing(&self) }
    let rect = grid.rounded(rect)
    let (first, outerClip) = (items.count, clip)
    clip = outerClip.map { $0.intersection(rect) ?? .nothing } ?? rect
    drawing(&self)
    clip = outerClip
    group(from: first) { DrawGroup(clip: shape.outline(in: rect), items: $0) }
  }

  /// Draws what a frame stands around; the frame itself cuts nothing.
  mutating func frame(in rect: Rect, _ drawing: (inout PictureBuilder) -> Void) {
    let outer = frame
    frame = outer.map { $0.intersection(rect) ?? .nothing } ?? rect
    drawing(&self)
    frame = outer
  }

  /// Puts the items since a count into a group.
  private mutating func group(from first: Int, _ make: ([DrawItem]) -> DrawGroup) {
    guard items.count > first else { return }
    let inner = Array(items[first...])
    let firstLeaf = firstLeaves[first]
    items.removeSubrange(first...)
    items.append(.group(make(inner)))
    firstLeaves[first] = firstLeaf
  }

  /// The drawing in the parts that lie on each other: a leaf with all its items, or a whole group.
  var elements: [PlacedElement] {
    var elements: [PlacedElement] = []
    for (item, leaf) in firstLeaves.enumerated() {
      if let last = elements.last, last.leaves.lowerBound == leaf {
        elements[elements.count - 1].items = last.items.lowerBound..<item + 1
      } else {
        if let last = elements.indices.last {
          elements[last].leaves = elements[last].leaves.lowerBound..<leaf
        }
        elements.append(PlacedElement(items: item..<item + 1, leaves: leaf..<leaves.count))
      }
    }
    return elements
  }

  private func isVisible(_ rect: Rect) -> Bool {
    guard fades.allSatisfy({ $0.share > 0 }), rect.isFinite else { return false }
    // A text that was left no room has no area, and is listed so that somebody hears of it.
    guard let clip, !rect.isEmpty else { return true }
    guard let common = rect.intersection(clip) else { return false }
    // Edges that only touch miss each other by the last bits.
    return min(common.width, common.height) > PixelGrid.tolerance
  }
}

extension Rect {
  /// A rectangle that holds nothing and meets nothing.
  fileprivate static let nothing = Rect(0, 0, 0, 0)

  /// Whether all four edges are at a distance that can be drawn.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
