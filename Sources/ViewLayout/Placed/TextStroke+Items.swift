// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Typeset

extension TextStroke {
  /// Returns the line on whole pixels, at least one thick, broken up by its pattern.
  ///
  /// - Parameters:
  ///   - origin: What the paragraph's top left is moved by. Unit: pt.
  ///   - grid: The pixels of the canvas.
  ///   - paint: What it is filled with.
  func items(at origin: Point, on grid: PixelGrid, paint: Paint) -> [DrawItem] {
    let height = max(grid.rounded(rect.height), 1 / grid.scale)
    let top = grid.rounded(origin.y + rect.midY - height / 2)
    let left = origin.x + rect.minX
    let right = origin.x + rect.maxX
    var items: [DrawItem] = []
    func mark(_ from: Double, _ to: Double) {
      let from = grid.rounded(from)
      let width = grid.rounded(min(to, right)) - from
      if width > 0 { items.append(.fill(.rectangle(Rect(from, top, width, height)), paint)) }
    }
    guard !pattern.lengths.isEmpty else {
      mark(left, right)
      return items
    }
    var place = 0
    var pen = left
    while pen < right {
      let length = pattern.lengths[place % pattern.lengths.count] * height
      if place.isMultiple(of: 2) { mark(pen, pen + length) }
      pen += length
      place += 1
    }
    return items
  }
}
