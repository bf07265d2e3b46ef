// SPDX-License-Identifier: MIT

/// What one colour makes of one pixel at every coverage.
///
/// Text mostly lies on a flat ground, so its pixels are looked up and not computed.
struct InkTable {
  /// The premultiplied colour.
  let color: UInt32
  /// The pixel under it.
  let ground: UInt32
  /// The result by coverage.
  let pixels: ContiguousArray<UInt32>

  init(color: UInt32, ground: UInt32) {
    self.color = color
    self.ground = ground
    let coverage = ContiguousArray<UInt8>(0...255)
    var pixels = ContiguousArray<UInt32>(repeating: ground, count: 256)
    var row = pixels.mutableSpan
    composeRow(color, mask: coverage.span, 0..<256, over: &row, from: 0)
    self.pixels = pixels
  }
}

/// The tables that were used last.
struct InkTables {
  /// A widget has a few colours of text on a few grounds.
  private static let mostKept = 16
  private var tables: [InkTable] = []

  /// Returns a table, making it if need be.
  mutating func table(of color: UInt32, on ground: UInt32) -> InkTable {
    if let last = tables.last, last.color == color, last.ground == ground { return last }
    if let index = tables.firstIndex(where: { $0.color == color && $0.ground == ground }) {
      tables.swapAt(index, tables.count - 1)
    } else {
      if tables.count == Self.mostKept { tables.removeFirst() }
      tables.append(InkTable(color: color, ground: ground))
    }
    return tables[tables.count - 1]
  }
}
