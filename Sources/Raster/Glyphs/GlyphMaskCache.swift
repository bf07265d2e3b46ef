// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// Coverage masks of glyphs, kept from one drawing to the next.
///
/// The key is exact: face, glyph, size in 1/65536 px, and the quarter of a pixel on both axes. All masks
/// lie in one block of memory, so that a new one rarely allocates; when the block is full everything is
/// dropped at once, since a run over any set of texts comes nowhere near that.
struct GlyphMaskCache {
  /// A glyph as it was drawn; the address of the face stands for it while the cache holds the face.
  struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: GlyphID
    let size: Int
    /// Quarters of a pixel: right in the lower two bits, down in the upper two.
    let phase: UInt8
  }

  /// A mask in the block.
  struct Mask {
    /// The pixels it covers, relative to the pixel that the pen is in.
    let box: PixelRect
    /// Where its first byte is.
    let offset: Int
  }

  /// What is counted for a mask beside its coverage: its key and its place. Unit: bytes.
  private static let entryCost = 64

  /// The most bytes of all masks together.
  let budget: Int
  /// The coverage of all masks.
  private(set) var bytes = ContiguousArray<UInt8>()
  private var masks: [Key: Mask] = [:]
  private var faces: [ObjectIdentifier: any GlyphSource] = [:]

  init(budget: Int) { self.budget = budget }

  /// Returns the mask of a glyph, if it is there.
  func mask(_ key: Key) -> Mask? { masks[key] }

  /// Makes room for a mask of that box and returns it, its bytes all zero.
  mutating func add(_ key: Key, of face: any GlyphSource, box: PixelRect) -> Mask {
    let count = box.width * box.height
    if bytes.count + count + masks.count * Self.entryCost > budget {
      bytes.removeAll(keepingCapacity: true)
      masks.removeAll(keepingCapacity: true)
      faces.removeAll(keepingCapacity: true)
    }
    let mask = Mask(box: box, offset: bytes.count)
    bytes.append(contentsOf: repeatElement(0, count: count))
    masks[key] = mask
    faces[key.face] = face
    return mask
  }

  /// Writes the coverage of a shape into the mask made for it.
  mutating func fill(_ mask: Mask, from accumulator: inout CoverageAccumulator) {
    accumulator.sweep(
      .nonZero,
      MaskPainter(
        minX: mask.box.minX, minY: mask.box.minY, width: mask.box.width, offset: mask.offset),
      on: &bytes)
  }

  /// Lays a paint down through a mask whose pen is in a pixel of the device.
  func lay<Painter: MaskPainting>(
    _ mask: Mask, x: Int, y: Int, _ painter: Painter, in region: PixelRect,
    on surface: inout Surface
  ) {
    let box = mask.box.moved(x: x, y: y)
    let part = box.intersection(region)
    guard !part.isEmpty else { return }
    for row in part.minY..<part.maxY {
      let start = mask.offset + (row - box.minY) * box.width - box.minX
      painter.paint(
        bytes.span, start + part.minX..<start + part.maxX, row: row, from: part.minX, on: &surface)
    }
  }
}
