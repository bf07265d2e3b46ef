// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import Testing

@Suite struct PictureRendererTests {
  @Test func `a rectangle on pixel borders fills exactly its pixels`() {
    var buffer = PixelBuffer(size: PixelSize(8, 8))
    let square = Picture(
      size: Size(4, 4), items: [.fill(.rectangle(Rect(1, 1, 2, 1)), .solid(.white))])
    PictureRenderer().draw(square, scale: 2, into: &buffer, on: .black)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (2..<4).contains(y)
        let expected: UInt8 = isInside ? 255 : 0
        #expect(
          buffer[x, y]
            == PremultipliedColor(red: expected, green: expected, blue: expected, alpha: 255))
      }
    }
  }
}
