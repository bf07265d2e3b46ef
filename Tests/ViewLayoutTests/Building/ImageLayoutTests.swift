// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing
import ViewLayout

/// An image takes its natural size, or where it is resizable what it is offered.
@Suite struct ImageLayoutTests {
  /// Images of given sizes by the names of their files.
  private final class MadeUpImages: ImageLibrary {
    private let images: [String: ImageSource]

    init(_ sizes: [String: PixelSize]) {
      images = sizes.mapValues { size in
        ImageSource(size: size, pixels: ContiguousArray(0..<size.count).map { UInt32($0) << 24 }.contiguous)
      }
    }

    func image(of file: String) throws(ImageFault) -> ImageSource {
      guard let image = images[file] else { throw ImageFault("there is no such file", hint: "name another") }
      return image
    }
  }

  private let library = MadeUpImages(["photo": PixelSize(60, 30), "tile": PixelSize(2, 2)])

  private func node(
    _ file: String = "photo", scale: Double? = 3, resizing: ImageResizing = .natural,
    _ modifiers: ViewModifier..., slices: ImageAsset.Slices? = nil, mode: ImageRenderingMode = .original
  ) -> ViewNode {
    var form = ImageAsset.Form(file: file, scale: scale)
    form.slices = slices
    return ViewNode(
      path: "content",
      view: .image(.asset(ImageAsset(name: file, forms: [form], renderingMode: mode)), resizing),
      modifiers: modifiers)
  }

  private func tree(_ node: ViewNode, _ width: Double? = 100, _ height: Double? = 100) throws -> PlacedTree {
    try LayoutEngine.withoutFonts(LayoutEnvironment(), images: library)
      .placedTree(of: node, proposal: ProposedSize(width, height))
  }

  private func placement(_ node: ViewNode, _ width: Double? = 100, _ height: Double? = 100) throws
    -> ImagePlacement?
  {
    guard case .image(let placement)? = try tree(node, width, height).leaves.first?.content else {
      return nil
    }
    return placement
  }

  @Test func `without resizable an image keeps its pixels by its scale`() throws {
    for offered in [10.0, 100] {
      #expect(try tree(node(), offered, offered).size == Size(20, 10))
      #expect(try tree(node(scale: nil), offered, offered).size == Size(60, 30))
    }
    #expect(try placement(node())?.destination == Rect(0, 0, 20, 10))
  }

  @Test func `a resizable image takes what it is offered, or its natural length`() throws {
    let node = node(resizing: .stretch)
    #expect(try tree(node, 100, 50).size == Size(100, 50))
    #expect(try tree(node, nil, 50).size == Size(20, 50))
    #expect(try tree(node, nil, nil).size == Size(20, 10))
    #expect(try tree(node, 0, 0).size == Size(0, 0))
  }

  @Test func `a ratio of nil is the image's own`() throws {
    #expect(
      try tree(node(resizing: .stretch, .aspectRatio(nil, .fit))).size == Size(100, 50))
    #expect(
      try tree(node(resizing: .stretch, .aspectRatio(nil, .fill))).size == Size(200, 100))
  }

  @Test func `caps bound the size from below and are counted in pixels`() throws {
    let caps = EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 4)
    let node = node(resizing: .capped(caps))
    #expect(try tree(node, 1, 1).size == Size(7, 4))
    #expect(
      try placement(node)?.caps
        == ImagePlacement.Caps(insets: EdgeInsets(top: 6, leading: 9, bottom: 6, trailing: 12), scale: 3))
  }

  @Test func `slices of a catalog hold only where the view is resizable and names no caps`() throws {
    let slices = ImageAsset.Slices(insets: EdgeInsets(all: 6), mode: .stretch)
    #expect(try placement(node(slices: slices))?.caps == nil)
    let resizable = node(resizing: .stretch, slices: slices)
    #expect(try placement(resizable)?.caps == ImagePlacement.Caps(insets: EdgeInsets(all: 6), scale: 3))
    #expect(try tree(resizable, 0, 0).size == Size(4, 4))
    let own = node(resizing: .capped(EdgeInsets(all: 1)), slices: slices)
    #expect(try placement(own)?.caps?.insets == EdgeInsets(all: 3))
  }

  @Test func `a template is drawn in the foreground style, by the set or by the view`() throws {
    let red = EncodedColor(bytes: 200, 0, 0)
    let style = ViewModifier.foregroundStyle(.color(red))
    #expect(try placement(node("photo", style))?.template == nil)
    #expect(try placement(node("photo", style, mode: .template))?.template == .solid(red))
    #expect(try placement(node("photo", .renderingMode(.template), style))?.template == .solid(red))
    #expect(try placement(node("photo", .renderingMode(.original), style, mode: .template))?.template == nil)
  }

  @Test func `the interpolation is low unless the view says otherwise`() throws {
    #expect(try placement(node())?.interpolation == .low)
    #expect(try placement(node("photo", .interpolation(.high)))?.interpolation == .high)
    #expect(
      try placement(node("photo", .interpolation(.high), .interpolation(.none)))?.interpolation
        == ImagePlacement.Interpolation.none)
  }

  @Test func `a tile is repeated from the corner at its natural size`() throws {
    let node = node("tile", scale: 1, resizing: .tile)
    let placement = try #require(try placement(node, 3, 3))
    #expect(placement.destination == Rect(0, 0, 3, 3))
    #expect(placement.source.size == PixelSize(3, 3))
    #expect(placement.source.pixels.map { $0 >> 24 } == [0, 1, 0, 2, 3, 2, 0, 1, 0])
  }

  @Test func `an image that cannot be read names its place`() throws {
    let error = try #require(throws: LayoutError.self) { try tree(node("missing")) }
    #expect(error.code == .image)
    #expect(error.subject == "content")
    #expect(error.detail == "the image 'missing' cannot be drawn: there is no such file")
  }

  @Test func `without files an image is an error`() throws {
    #expect(throws: LayoutError.self) {
      try LayoutEngine.withoutFonts(LayoutEnvironment()).placedTree(of: node(), proposal: .unspecified)
    }
  }
}

extension Array where Element == UInt32 {
  fileprivate var contiguous: ContiguousArray<UInt32> { ContiguousArray(self) }
}
