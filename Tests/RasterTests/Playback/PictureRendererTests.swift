// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct PictureRendererTests {
  private let white = Paint.solid(.white)

  /// A drawing with something of everything, larger than its canvas on all sides.
  private var scene: [DrawItem] {
    let font = BoxFont()
    let text = GlyphRun(
      source: font, pointSize: 30,
      glyphs: (1...9).map { .init(id: GlyphID($0), position: Point(Double($0) * 13.3 - 20, 50.2)) })
    return [
      .fill(.rectangle(Rect(-10, -10, 60, 70.5)), .solid(EncodedColor(bytes: 88, 86, 214))),
      .fill(
        .ellipse(Rect(-500, 20, 1000, 900)), .solid(EncodedColor(bytes: 10, 200, 30, alpha: 0.4))),
      .group(
        DrawGroup(
          opacity: 0.6, clip: .roundedRectangle(Rect(5, 5, 90, 80), radius: 30, style: .continuous),
          items: [
            .fill(.rectangle(Rect(0, 0, 70.3, 100)), white), .glyphs(text, .solid(.black)),
            .group(
              DrawGroup(
                opacity: 0.5, clip: .ellipse(Rect(30, 30, 80, 40)),
                items: [.fill(.rectangle(Rect(0, 0, 100, 100)), .solid(.black))])),
          ])),
      .glyphs(text, .solid(EncodedColor(bytes: 255, 59, 48, alpha: 0.85))),
    ]
  }

  @Test func `a rectangle on pixel borders fills exactly its pixels`() {
    let buffer = drawing([.fill(.rectangle(Rect(1, 1, 2, 1)), white)], 8, 8, scale: 2)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (2..<4).contains(y)
        let value: UInt8 = isInside ? 255 : 0
        #expect(buffer[x, y] == PremultipliedColor(red: value, green: value, blue: value, alpha: 255))
      }
    }
  }

  @Test func `the short way of a rectangle gives the bytes of the long way`() {
    let rect = Rect(3, 2, 9, 11)
    for alpha in [1, 0.5, 0.003] {
      let paint = Paint.solid(EncodedColor(bytes: 200, 100, 50, alpha: alpha))
      #expect(
        drawing([.fill(.rectangle(rect), paint)], 16, 16, on: .clear)
          == drawing([.fill(.path(Path.rectangle(rect), .nonZero), paint)], 16, 16, on: .clear))
    }
  }

  @Test func `a drawing made in tiles is the drawing made at once`() {
    let whole = drawing(scene, 103, 97)
    for tile in [7, 16, 40] {
      let renderer = PictureRenderer()
      let picture = Picture(size: Size(103, 97), items: scene)
      var tiled = PixelBuffer(size: PixelSize(103, 97))
      for top in stride(from: 0, to: 97, by: tile) {
        for left in stride(from: 0, to: 103, by: tile) {
          let part = PixelRect(minX: left, minY: top, maxX: left + tile, maxY: top + tile)
          renderer.draw(picture, scale: 1, into: &tiled, on: .black, part: part)
        }
      }
      #expect(tiled.difference(from: whole) == nil)
    }
  }

  @Test func `nothing changes outside the part that may change`() {
    let part = PixelRect(minX: 20, minY: 30, maxX: 60, maxY: 70)
    let picture = Picture(size: Size(100, 100), items: scene)
    let ground = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    for base in [Ground.current, .black, .clear] {
      var buffer = PixelBuffer(size: PixelSize(100, 100), filledWith: ground)
      PictureRenderer().draw(
        picture, scale: 1, into: &buffer, on: base,
        within: .ellipse(Rect(0, 0, 100, 100)), part: part)
      for y in 0..<100 {
        for x in 0..<100 where !((20..<60).contains(x) && (30..<70).contains(y)) {
          #expect(buffer[x, y] == ground)
        }
      }
    }
  }

  @Test func `at every edge a shape is cut, not changed`() {
    let shape = Path.roundedRectangle(Rect(0, 0, 20, 20), radius: 7, style: .continuous)
    let large = coverage(.path(shape.moved(30, 30), .nonZero), 80, 80)
    for (dx, dy) in [(-10, 3), (15, 3), (3, -10), (3, 15), (-15, -15), (17, 17), (-30, 0), (0, 40)] {
      let small = coverage(.path(shape.moved(Double(dx), Double(dy)), .nonZero), 24, 24)
      for y in 0..<24 {
        for x in 0..<24 {
          let source = (x - dx + 30, y - dy + 30)
          let isInside = (0..<80).contains(source.0) && (0..<80).contains(source.1)
          #expect(small[y][x] == (isInside ? large[source.1][source.0] : 0))
        }
      }
    }
  }

  @Test func `huge coordinates and numbers that are none neither stop nor delay a drawing`() {
    var random = SeededGenerator(seed: 9)
    let values = [1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan, 0, 50]
    for _ in 0..<60 {
      var path = Path()
      func any() -> Point {
        Point(values[Int(random.next() % 9)], values[Int(random.next() % 9)])
      }
      path.move(to: any())
      path.line(to: any())
      path.quad(to: any(), control: any())
      path.cubic(to: any(), control1: any(), control2: any())
      let run = GlyphRun(
        source: BoxFont(), pointSize: any().x, glyphs: [.init(id: GlyphID(9), position: any())])
      _ = drawing(
        [
          .fill(.path(path, .evenOdd), white), .glyphs(run, white),
          .fill(.ellipse(Rect(origin: any(), size: Size(any().x, any().y))), white),
          .fill(.rectangle(Rect(origin: any(), size: Size(any().x, any().y))), white),
          .group(DrawGroup(opacity: any().x, clip: .path(path, .nonZero), items: [])),
        ], 60, 60, scale: 4.8)
    }
  }

  @Test func `a shape far larger than the buffer covers it`() {
    let huge = 1e9
    for outline in [
      Outline.ellipse(Rect(-huge, -huge, 2 * huge, 2 * huge)),
      .roundedRectangle(Rect(-huge, -huge, 2 * huge, 2 * huge), radius: huge / 3, style: .continuous),
      .rectangle(Rect(-huge, -huge, 2 * huge, 2 * huge)),
    ] {
      #expect(coveredArea(outline, 50, 50) == 2500)
    }
  }

  @Test func `on black every pixel is opaque and outside the shape it is black`() {
    let shape = Outline.roundedRectangle(Rect(0, 0, 50, 50), radius: 15, style: .continuous)
    let translucent = DrawItem.fill(
      .rectangle(Rect(0, 0, 50, 50)), .solid(EncodedColor(bytes: 255, 255, 255, alpha: 0.5)))
    let buffer = drawing([translucent], 50, 50, within: shape)
    let mask = coverage(shape, 50, 50)
    #expect(buffer.isOpaque)
    for y in 0..<50 {
      for x in 0..<50 {
        // 128 = ⌊255 · 128 ÷ 255 + ½⌋, then times coverage.
        #expect(Int(buffer[x, y].red) == (2 * 128 * mask[y][x] + 255) / 510)
      }
    }
  }

  @Test func `a shape cuts as a clipping group does, on every ground`() {
    let shape = Outline.ellipse(Rect(10, 10, 70, 60))
    let group = DrawItem.group(DrawGroup(clip: shape, items: scene))
    #expect(
      drawing(scene, 90, 80, within: shape).difference(from: drawing([group], 90, 80)) == nil)
    #expect(
      drawing(scene, 90, 80, on: .clear, within: shape)
        .difference(from: drawing([group], 90, 80, on: .clear)) == nil)
  }

  @Test func `a colour of another space is brought to the buffer's`() {
    // Display P3's red lies outside sRGB; sRGB's red is (234, 51, 35) in Display P3 (CSS Color 4 examples).
    let red = EncodedColor(red: 1, green: 0, blue: 0)
    var buffer = PixelBuffer(size: PixelSize(1, 1), space: .displayP3)
    PictureRenderer().draw(
      Picture(size: Size(1, 1), items: [.fill(.rectangle(Rect(0, 0, 1, 1)), .solid(red))]), scale: 1,
      into: &buffer, on: .black)
    #expect(buffer[0, 0] == PremultipliedColor(red: 234, green: 51, blue: 35, alpha: 255))
  }

  @Test func `items change no pixel outside the rectangle that they are said to touch`() {
    let renderer = PictureRenderer()
    for item in scene {
      let box = renderer.pixels(touchedBy: [item], scale: 1.3)
      let drawn = drawing([item], 130, 120, scale: 1.3, on: .clear, by: renderer)
      for y in 0..<120 {
        for x in 0..<130 where drawn[x, y].alpha != 0 {
          #expect(x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY)
        }
      }
    }
    #expect(renderer.pixels(touchedBy: [], scale: 3).isEmpty)
  }

  @Test func `redrawing after another picture gives the picture`() {
    var random = SeededGenerator(seed: 17)
    let renderer = PictureRenderer()
    let shape = Outline.roundedRectangle(Rect(0, 0, 80, 70), radius: 22, style: .continuous)
    var old = Picture(size: Size(80, 70), items: scene)
    for ground in [Ground.black, .clear] {
      var buffer = PixelBuffer(size: PixelSize(104, 91))
      renderer.draw(old, scale: 1.3, into: &buffer, on: ground, within: shape)
      for _ in 0..<12 {
        var new = old
        let index = Int(random.next() % UInt64(new.items.count))
        switch random.next() % 3 {
        case 0 where new.items.count > 1: new.items.remove(at: index)
        case 1:
          let rect = Rect(random.number(in: 0...60), random.number(in: 0...60), 13.3, 9.7)
          new.items.insert(
            .fill(.ellipse(rect), .solid(EncodedColor(bytes: 200, 10, 90, alpha: 0.8))), at: index)
        default: new.items.append(scene[Int(random.next() % 4)])
        }
        let before = buffer
        let part = renderer.redraw(
          new, after: old, scale: 1.3, into: &buffer, on: ground, within: shape)
        var whole = PixelBuffer(size: buffer.size)
        renderer.draw(new, scale: 1.3, into: &whole, on: ground, within: shape)
        #expect(buffer.difference(from: whole) == nil)
        if let changed = buffer.difference(from: before)?.bounds {
          #expect(part.intersection(changed) == changed)
        }
        old = new
      }
      #expect(renderer.redraw(old, after: old, scale: 1.3, into: &buffer, on: ground, within: shape).isEmpty)
    }
  }

  @Test func `what changed between two entries is drawn again alone`() {
    let renderer = PictureRenderer()
    func text(_ id: UInt32) -> DrawItem {
      .glyphs(
        GlyphRun(
          source: BoxFont(), pointSize: 31, glyphs: [.init(id: GlyphID(id), position: Point(20.4, 60))]),
        .solid(EncodedColor(bytes: 255, 255, 255, alpha: 0.6)))
    }
    let ground = drawing([scene[0]], 100, 90, by: renderer)
    var buffer = drawing([scene[0], text(9)], 100, 90, by: renderer)
    let part = renderer.pixels(touchedBy: [text(9)], scale: 1)
      .union(renderer.pixels(touchedBy: [text(4)], scale: 1))
    buffer.restore(part, from: ground)
    renderer.draw(
      Picture(size: Size(100, 90), items: [text(4)]), scale: 1, into: &buffer, on: .current, part: part)
    #expect(buffer == drawing([scene[0], text(4)], 100, 90, by: renderer))
  }

  @Test func `one renderer used again and again draws what a new one draws`() {
    let renderer = PictureRenderer()
    let first = drawing(scene, 100, 90, by: renderer)
    _ = drawing(scene, 60, 160, scale: 1.7, on: .clear, by: renderer)
    #expect(drawing(scene, 100, 90, by: renderer) == first)
    #expect(drawing(scene, 100, 90) == first)
  }
}

extension Path {
  /// Returns the path moved by an offset.
  func moved(_ dx: Double, _ dy: Double) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point.moved(x: dx, y: dy))
      case .line(let point): path.line(to: point.moved(x: dx, y: dy))
      case .quad(let control, let end):
        path.quad(to: end.moved(x: dx, y: dy), control: control.moved(x: dx, y: dy))
      case .cubic(let a, let b, let end):
        path.cubic(
          to: end.moved(x: dx, y: dy), control1: a.moved(x: dx, y: dy),
          control2: b.moved(x: dx, y: dy))
      case .close: path.close()
      }
    }
    return path
  }
}
