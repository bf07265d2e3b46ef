// SPDX-License-Identifier: MIT

import Geometry
import Testing

@Suite struct PixelRectTests {
  private let a = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 3)
  private let b = PixelRect(minX: 2, minY: 1, maxX: 9, maxY: 2)

  @Test func `the common part and the hull of two rectangles`() {
    #expect(a.intersection(b) == PixelRect(minX: 2, minY: 1, maxX: 4, maxY: 2))
    #expect(a.union(b) == PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 3))
  }

  @Test func `rectangles apart have an empty common part, and an empty one adds nothing`() {
    let far = a.moved(x: 100, y: 100)
    #expect(a.intersection(far).isEmpty)
    #expect(a.union(.empty.moved(x: 50, y: 50)) == a)
    #expect(PixelRect.empty.union(far) == far)
  }
}
