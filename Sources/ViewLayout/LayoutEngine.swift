// SPDX-License-Identifier: MIT

public import Geometry
public import Typeset

/// Lays out view trees by SwiftUI's rules.
///
/// A parent offers a size, the child answers with one of its own choice, and the parent finds a place for it. Lengths
/// stay unrounded until something is drawn. The same tree, proposal and environment give the same result.
///
/// Leading is the left edge while sizes and places are found. In a layout that runs from right to left the placed
/// tree is mirrored as a whole; shapes, images and letters inside their rectangles are not.
public struct LayoutEngine: Sendable {
  /// How many views and modifiers may lie in each other: so many fit on a call stack of 512 KB, the smallest that
  /// a system gives to a thread.
  static let nestingLimit = 600

  private let environment: LayoutEnvironment
  private let typesetter: Typesetter
  private let images: (any ImageLibrary)?

  /// Creates an engine for one environment.
  ///
  /// - Parameters:
  ///   - environment: The values that layout reads.
  ///   - typesetter: The faces.
  ///   - images: The image files; without them a view of an image is an error.
  public init(environment: LayoutEnvironment, typesetter: Typesetter, images: (any ImageLibrary)? = nil) {
    self.environment = environment
    self.typesetter = typesetter
    self.images = images
  }

  /// Returns the tree laid out for a proposal.
  ///
  /// - Parameters:
  ///   - root: The view; several views in a group stand in an implicit vertical stack.
  ///   - proposal: The size offered. Unit: pt.
  ///   - origin: The top left corner of the root with all its modifiers. Unit: pt on the canvas.
  /// - Throws: ``LayoutError`` where a date is shown and the environment's locale or time zone is none, for an image that
  ///   cannot be read, and for a tree that is nested too deep.
  public func placedTree(
    of root: ViewNode, proposal: ProposedSize, at origin: Point = .zero
  ) throws(LayoutError) -> PlacedTree {
    try placedTree(of: root, proposal: proposal) { _ in origin }
  }

  /// Returns the tree laid out in a rectangle: the root is offered its size and stands in its middle.
  ///
  /// - Throws: As ``placedTree(of:proposal:at:)``.
  public func placedTree(of root: ViewNode, centeredIn rect: Rect) throws(LayoutError) -> PlacedTree {
    try placedTree(of: root, proposal: ProposedSize(rect.size)) {
      Point(rect.midX - $0.width / 2, rect.midY - $0.height / 2)
    }
  }

  private func placedTree(
    of root: ViewNode, proposal: ProposedSize, at origin: (Size) -> Point
  ) throws(LayoutError) -> PlacedTree {
    let builder = ElementBuilder(
      environment: environment, paragraphs: RecentParagraphs(typesetter), images: images, container: proposal)
    let element = builder.rootElement(of: root)
    if let failure = builder.failure { throw failure }
    let size = place(element, proposal: proposal, at: origin)
    // Some views are built when their place is known.
    if let failure = builder.failure { throw failure }
    return tree(of: element, size: size, builtBy: builder)
  }

  /// Places a tree and returns the size that it chose.
  func place(_ element: LayoutElement, proposal: ProposedSize, at origin: (Size) -> Point) -> Size {
    let size = element.size(for: proposal)
    element.place(at: origin(size), proposal: proposal)
    if environment.layoutDirection == .rightToLeft, let rect = element.rect {
      element.mirror(about: rect.minX + rect.maxX)
    }
    return size
  }

  /// Draws a placed tree.
  func tree(of element: LayoutElement, size: Size, builtBy builder: ElementBuilder) -> PlacedTree {
    var picture = PictureBuilder(grid: grid, container: environment.containerShape)
    element.draw(into: &picture)
    return PlacedTree(
      size: size, leaves: picture.leaves, items: picture.items, elements: picture.elements,
      controls: picture.controls,
      symbols: builder.symbols.filter { $0.rect != nil }.map {
        PlacedSymbol(path: $0.path, name: $0.name, isKnown: $0.isKnown)
      }, images: builder.usedImages, frameRecords: builder.frameRecords())
  }

  /// The pixels of the canvas.
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }

  /// Returns a tree that is laid out in a rectangle whenever some of its Texts are filled anew; nil for one that must be
  /// built anew for each entry.
  ///
  /// - Parameters:
  ///   - root: The view, filled once.
  ///   - rect: The root is offered its size and stands in its middle.
  ///   - paths: The places of the Texts that are filled.
  ///   - paragraphs: What texts that are set alike elsewhere are shared through.
  /// - Throws: As ``placedTree(of:proposal:at:)``.
  public func keptLayout(
    of root: ViewNode, centeredIn rect: Rect, filling paths: [String], sharing paragraphs: RecentParagraphs
  ) throws(LayoutError) -> KeptLayout? {
    let builder = ElementBuilder(
      environment: environment, paragraphs: paragraphs, images: images, container: ProposedSize(rect.size),
      filling: Set(paths))
    let element = builder.rootElement(of: root)
    if let failure = builder.failure { throw failure }
    guard !builder.buildsWhenPlaced, builder.slots.map(\.path) == paths else { return nil }
    return KeptLayout(of: element, builtBy: builder, in: rect, engine: self)
  }
}
