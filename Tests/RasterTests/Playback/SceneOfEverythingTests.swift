// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct SceneOfEverythingTests {
  private let scene = SceneOfEverything.items
  private let picture = Picture(size: Size(103, 97), items: SceneOfEverything.items)

  @Test(arguments: [13, 40])
  func `a drawing made in tiles is the drawing made at once`(_ tile: Int) {
    let whole = drawing(scene, 103, 97)
    let renderer = PictureRenderer()
    var tiled = PixelBuffer(size: PixelSize(103, 97))
    for top in stride(from: 0, to: 97, by: tile) {
      for left in stride(from: 0, to: 103, by: tile) {
        let part = PixelRect(minX: left, minY: top, maxX: left + tile, maxY: top + tile)
        renderer.draw(picture, scale: 1, into: &tiled, on: .black, part: part)
      }
    }
    #expect(tiled.difference(from: whole) == nil)
  }

  @Test func `every edge cuts and changes nothing`() {
    // The picture moved by whole pixels in a larger buffer has the small one's pixels.
    let large = drawing([.group(DrawGroup(transform: .translation(x: 40, y: 30), items: scene))], 190, 170)
    let small = drawing(scene, 103, 97)
    for y in 0..<97 {
      for x in 0..<103 where large[x + 40, y + 30] != small[x, y] {
        Issue.record("\(x), \(y): \(small[x, y]) is \(large[x + 40, y + 30]) with room around it")
        return
      }
    }
  }

  @Test func `redrawing after another picture gives the picture`() {
    let renderer = PictureRenderer()
    let shape = Outline.roundedRectangle(Rect(0, 0, 80, 70), radius: 22, style: .continuous)
    for index in scene.indices {
      var less = picture
      less.items.remove(at: index)
      for (old, new) in [(picture, less), (less, picture)] {
        var buffer = PixelBuffer(size: PixelSize(104, 91))
        renderer.draw(old, scale: 1.3, into: &buffer, on: .black, within: shape)
        let before = buffer
        let part = renderer.redraw(new, after: old, scale: 1.3, into: &buffer, on: .black, within: shape)
        var whole = PixelBuffer(size: buffer.size)
        renderer.draw(new, scale: 1.3, into: &whole, on: .black, within: shape)
        #expect(buffer.difference(from: whole) == nil, "item \(index)")
        if let changed = buffer.difference(from: before)?.bounds {
          #expect(part.intersection(changed) == changed)
        }
      }
    }
  }

  @Test func `items change no pixel outside the rectangle that they are said to touch`() {
    let renderer = PictureRenderer()
    for item in scene {
      let box = renderer.pixels(touchedBy: [item], scale: 1.3)
      let drawn = drawing([item], 150, 140, scale: 1.3, on: .clear, by: renderer)
      for y in 0..<140 {
        for x in 0..<150 where drawn[x, y].alpha != 0 {
          #expect(x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY)
        }
      }
    }
  }

  @Test func `one renderer used again and again draws what a new one draws`() {
    let renderer = PictureRenderer()
    let first = drawing(scene, 100, 90, by: renderer)
    _ = drawing(scene, 60, 120, scale: 1.7, on: .clear, by: renderer)
    #expect(drawing(scene, 100, 90, by: renderer) == first)
    #expect(drawing(scene, 100, 90) == first)
  }

  @Test func `no byte is above its alpha`() {
    let drawn = drawing(scene, 103, 97, on: .clear)
    for y in 0..<97 {
      for x in 0..<103 {
        let pixel = drawn[x, y]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }
}
