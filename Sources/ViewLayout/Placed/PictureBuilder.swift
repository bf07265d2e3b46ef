// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Typeset

/// Collects the ink of placed elements in drawing order.
struct PictureBuilder {
  let grid: PixelGrid
  /// The shape that container-relative shapes follow.
  var container: ContainerShape?
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
  private(set) var controls: [PlacedControl] = []
  /// What lies around what is drawn next.
  private var around = PlacedLeaf.Enclosure()
  /// The number of groups so far.
  private var fadeCount = 0

  init(grid: PixelGrid, container: ContainerShape? = nil) {
    self.grid = grid
    self.container = container
  }

  // MARK: Leaves

  /// Adds a filled shape; one without ink leaves no trace.
  mutating func fill(_ shape: ShapeKind, in rect: Rect, style: ResolvedStyle, path: String) {
    guard !style.isClear, rect.isFinite else { return }
    let rect = grid.rounded(rect)
    let outline = shape.outline(in: rect, container: container)
    let paint = style.paint(in: rect)
    let ink = outline.inkBounds(ofShapeIn: rect)
    add(.fill(outline, paint), [.fill(outline, paint)], shadows: style.shadows, ink: ink, path: path)
  }

  /// Adds a shape that is drawn in steps of its own, or as it is. Unit: pt on the grid of the canvas.
  mutating func fill(_ outline: Outline, _ paint: Paint, in steps: [DrawItem]? = nil, path: String) {
    guard !paint.isClear else { return }
    add(
      .fill(outline, paint), steps ?? [.fill(outline, paint)], shadows: [], ink: outline.bounds, path: path)
  }

  /// Adds a line along a shape; a gradient spans the shape, not the line.
  mutating func stroke(
    _ shape: ShapeKind, in rect: Rect, style: ResolvedStyle, line: StrokeStyle,
    placement: ShapeStroke.Placement, path: String
  ) {
    guard !style.isClear, line.lineWidth > 0, rect.isFinite else { return }
    let rect = grid.rounded(rect)
    let inset = placement == .inside ? line.lineWidth / 2 : 0
    let edge = shape.outline(in: rect, inset: inset, container: container)
    let outline = Outline.path(edge.path.stroked(line), .nonZero)
    let paint = style.paint(in: rect)
    add(
      .stroke(outline, paint), [.fill(outline, paint)], shadows: style.shadows, ink: outline.bounds,
      path: path)
  }

  /// Adds the lines of a text; each baseline lies on the pixel grid, pen positions along it do not.
  ///
  /// - Parameters:
  ///   - string: The words.
  ///   - paragraph: The lines.
  ///   - rect: Where the text stands. Unit: pt.
  ///   - inks: What each span is filled with; the shadows are those of the first.
  ///   - path: The place in the layout file.
  mutating func text(
    _ string: String, _ paragraph: ParagraphLayout, in rect: Rect, inks: [TextInk], path: String
  ) {
    guard let main = inks.first(where: { !$0.letters.isClear }), !string.isEmpty, rect.isFinite else {
      return
    }
    let rect = grid.rounded(rect)
    let paint = main.letters.paint(in: rect)
    let paints = inks.count == 1 ? [paint] : inks.map { $0.letters.paint(in: rect) }
    var runs: [DrawItem] = []
    for line in paragraph.lines {
      let shift = grid.shift(of: line.baseline, in: rect)
      let origin = Point(rect.minX, shift)
      for stroke in line.strokes where stroke.kind == .underline {
        runs += stroke.items(at: origin, on: grid, paint: inks[stroke.span].underline.paint(in: rect))
      }
      for (var run, span) in zip(line.runs, line.runSpans)
      where !run.glyphs.isEmpty && !inks[span].letters.isClear {
        for index in run.glyphs.indices {
          run.glyphs[index].position = run.glyphs[index].position.moved(x: rect.minX, y: shift)
        }
        runs.append(.glyphs(run, paints[span]))
      }
      for stroke in line.strokes where stroke.kind == .strikethrough {
        runs += stroke.items(at: origin, on: grid, paint: inks[stroke.span].strikethrough.paint(in: rect))
      }
    }
    // A text that was left no room has no area, and is listed so that somebody hears of it.
    let count = leaves.count
    add(
      .text(string, paragraph, paint), runs, shadows: main.letters.shadows, ink: rect, path: path,
      isListedWhenEmpty: true)
    guard leaves.count > count, paints.count > 1 else { return }
    for (ink, other) in zip(inks, paints)
    where !ink.letters.isClear && other != paint && !leaves[count].furtherPaints.contains(other) {
      leaves[count].furtherPaints.append(other)
    }
  }

  /// Adds a leaf with its items where it can be seen.
  private mutating func add(
    _ content: PlacedLeaf.Content, _ drawing: [DrawItem], shadows: [ResolvedShadow], ink: Rect, path: String,
    isListedWhenEmpty: Bool = false
  ) {
    guard isListedWhenEmpty || !ink.isEmpty, around.shows(ink) else { return }
    let first = leaves.count
    var parts = drawing
    for shadow in shadows { parts = [.group(DrawGroup(filters: [shadow.filter], items: parts))] }
    items += parts
    leaves.append(PlacedLeaf(path: path, localRect: ink, content: content, enclosure: around))
    for shadow in shadows { cast(shadow, from: first) }
  }

  /// Adds an image, its edges on the pixel grid; a template is drawn through its alpha.
  mutating func image(_ placement: ImagePlacement, template: ResolvedStyle?, path: String) {
    guard template?.isClear != true else { return }
    var placement = placement
    placement.destination = grid.rounded(placement.destination)
    placement.template = template?.paint(in: placement.destination)
    add(
      .image(placement), [.image(placement)], shadows: template?.shadows ?? [], ink: placement.destination,
      path: path)
  }

  /// Returns where something of the rectangle of what is drawn next can be seen, or nil for nowhere.
  func visiblePlace(of rect: Rect) -> Rect? {
    guard rect.isFinite else { return nil }
    let local = grid.rounded(rect)
    return around.shows(local) ? around.onCanvas(local) : nil
  }

  /// Adds a control at a place on the canvas; what was drawn since a count of leaves belongs to it.
  mutating func control(_ kind: PlacedControl.Kind, in rect: Rect, leavesFrom first: Int, path: String) {
    // A ground is the control's own, or a fill that covers at least half of it.
    let isFilled = leaves[first...].contains { leaf in
      guard leaf.content.isFilled, let common = leaf.rect.intersection(rect) else { return false }
      return leaf.path == path || common.area * 2 >= rect.area
    }
    controls.append(PlacedControl(kind: kind, path: path, rect: rect, isFilled: isFilled))
  }

  /// Draws what changes by itself; where that holds changing things of its own the shorter time counts. Unit: s.
  mutating func changing(every interval: Double, _ drawing: (inout PictureBuilder) -> Void) {
    let first = leaves.count
    drawing(&self)
    for index in leaves[first...].indices {
      leaves[index].changeInterval = min(leaves[index].changeInterval ?? .infinity, interval)
    }
  }

  // MARK: Groups

  /// Draws a group at a share of its opacity.
  mutating func fade(to share: Double, _ drawing: (inout PictureBuilder) -> Void) {
    let share = min(max(share, 0), 1)
    guard share < 1 else { return drawing(&self) }
    var inside = around
    inside.fades.append(PlacedLeaf.Fade(group: fadeCount, share: share))
    fadeCount += 1
    draw(DrawGroup(opacity: share, items: []), inside, drawing)
  }

  /// Draws a group inside a shape.
  mutating func clip(to shape: ShapeKind, in rect: Rect, _ drawing: (inout PictureBuilder) -> Void) {
    guard rect.isFinite else { return drawing(&self) }
    let rect = grid.rounded(rect)
    let outline = shape.outline(in: rect, container: container)
    var inside = around
    inside.clip(to: outline.inkBounds(ofShapeIn: rect))
    draw(DrawGroup(clip: outline, items: []), inside, drawing)
  }

  /// Draws a group inside an outline. Unit: pt on the grid of the canvas.
  mutating func clip(to outline: Outline, _ drawing: (inout PictureBuilder) -> Void) {
    var inside = around
    inside.clip(to: outline.bounds)
    draw(DrawGroup(clip: outline, items: []), inside, drawing)
  }

  /// Draws a group with its opacity multiplied by that of a mask; views of the mask have no ink of their own.
  mutating func mask(
    by mask: (inout PictureBuilder) -> Void, _ drawing: (inout PictureBuilder) -> Void
  ) {
    var stencil = PictureBuilder(grid: grid, container: container)
    mask(&stencil)
    guard let first = stencil.leaves.first else { return }
    var inside = around
    inside.clip(to: stencil.leaves.reduce(first.rect) { $0.union($1.rect) })
    inside.isMasked = true
    draw(DrawGroup(mask: stencil.items, items: []), inside, drawing)
  }

  /// Draws a group with a shadow beneath it.
  mutating func shadow(_ shadow: ResolvedShadow, _ drawing: (inout PictureBuilder) -> Void) {
    guard shadow.color.alpha > 0 else { return drawing(&self) }
    let first = leaves.count
    draw(DrawGroup(filters: [shadow.filter], items: []), around, drawing)
    cast(shadow, from: first)
  }

  /// Draws a group blurred. Unit of the radius: pt.
  mutating func blur(radius: Double, edges: BlurEdges, _ drawing: (inout PictureBuilder) -> Void) {
    guard radius > 0 else { return drawing(&self) }
    var inside = around
    inside.blurReach += PlacedLeaf.Enclosure.kernelReach * radius * around.magnification
    draw(DrawGroup(filters: [.blur(sigma: radius, edges: edges)], items: []), inside, drawing)
  }

  /// Draws a group moved by a map; one that presses it flat leaves nothing.
  mutating func transform(by map: AffineTransform, _ drawing: (inout PictureBuilder) -> Void) {
    guard map != .identity else { return drawing(&self) }
    guard map.inverse != nil else { return }
    var inside = around
    inside.transform = around.transform.map { map.followed(by: $0) } ?? map
    draw(DrawGroup(transform: map, items: []), inside, drawing)
  }

  /// Draws what a frame stands around; the frame itself cuts nothing.
  mutating func frame(in rect: Rect, _ drawing: (inout PictureBuilder) -> Void) {
    let outer = around
    around.enter(frame: rect)
    drawing(&self)
    around = outer
  }

  /// Draws what follows a shape.
  mutating func contain(in shape: ContainerShape, _ drawing: (inout PictureBuilder) -> Void) {
    let outer = container
    container = shape
    drawing(&self)
    container = outer
  }

  /// Puts what is drawn into a group.
  private mutating func draw(
    _ group: DrawGroup, _ inside: PlacedLeaf.Enclosure, _ drawing: (inout PictureBuilder) -> Void
  ) {
    let outer = around
    let first = items.count
    around = inside
    drawing(&self)
    around = outer
    guard items.count > first else { return }
    var group = group
    group.items = Array(items[first...])
    let firstLeaf = firstLeaves[first]
    items.removeSubrange(first...)
    items.append(.group(group))
    firstLeaves[first] = firstLeaf
  }

  /// Notes under the first leaf since a count what all of them cast.
  private mutating func cast(_ shadow: ResolvedShadow, from first: Int) {
    guard first < leaves.count else { return }
    let ink = leaves[first...].reduce(leaves[first].rect) { $0.union($1.rect) }
    leaves[first].shadows.insert(
      PlacedLeaf.Shadow(
        color: shadow.color, rect: shadow.reach(from: ink, in: around.transform), depth: around.fades.count),
      at: 0)
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
}

extension Outline {
  /// The rectangle that holds the ink of a shape: a named shape's own, a path's bounds.
  fileprivate func inkBounds(ofShapeIn rect: Rect) -> Rect {
    if case .path = self { bounds } else { rect }
  }
}

extension ResolvedShadow {
  fileprivate var filter: DrawFilter { .shadow(color: color, sigma: radius, x: x, y: y) }

  /// Returns where a shadow of something can fall.
  fileprivate func reach(from ink: Rect, in transform: AffineTransform?) -> Rect {
    let (a, b) = transform.map { ($0.a, $0.b) } ?? (1, 0)
    let (c, d) = transform.map { ($0.c, $0.d) } ?? (0, 1)
    let grown = ink.inset(
      by: EdgeInsets(all: -PlacedLeaf.Enclosure.kernelReach * radius * max(abs(a) + abs(c), abs(b) + abs(d))))
    return grown.moved(x: a * x + c * y, y: b * x + d * y)
  }
}

extension Rect {
  /// Whether all four edges are at a distance that can be drawn.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
