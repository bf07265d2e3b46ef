// SPDX-License-Identifier: MIT

import Colorimetry
import Pictures

/// Images brought to another space, kept from one drawing to the next.
struct ConvertedImages {
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let space: ColorSpace
  }

  /// The most images that are kept; a widget shows a handful.
  private static let mostKept = 16

  /// The source is kept too, so that its address stays its own.
  private var known: [Key: (source: ImageSource, pixels: ContiguousArray<UInt32>)] = [:]

  /// Returns the pixels of an image in a space.
  mutating func pixels(of source: ImageSource, in space: ColorSpace) -> ContiguousArray<UInt32> {
    guard source.space != space else { return source.pixels }
    let key = Key(source: ObjectIdentifier(source), space: space)
    if let entry = known[key] { return entry.pixels }
    if known.count == Self.mostKept { known.removeAll() }
    var buffer = PixelBuffer(size: source.size, space: source.space)
    buffer.pixels = source.pixels
    let pixels = buffer.converted(to: space).pixels
    known[key] = (source, pixels)
    return pixels
  }
}
