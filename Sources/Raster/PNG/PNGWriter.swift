// SPDX-License-Identifier: MIT

public import Geometry

/// Writes pictures as PNG files one after the other, and keeps the compressed rows that the next one shares.
///
/// One entry after the other changes the text of a widget and leaves the rest. A picture is compressed in bands
/// of rows that do not refer to each other, so a band that has not changed is taken as it was and the checksums
/// are put together. A file depends on its picture alone: what was written before saves time and no more.
public struct PNGWriter: Sendable {
  /// How many rows are compressed together. Each band has a code of its own, which costs some 80 bytes;
  /// higher ones change more often.
  static let bandHeight = 64

  /// What is known of the rows of a band, in each form that was tried.
  private struct Band {
    var gray: PackedRows?
    var indexed: PackedRows?
    /// The code that each color had there.
    var codes: [UInt8] = []
    /// The colors in the order of first appearance, at most one more than a palette holds; nil if not known.
    var colors: [UInt32]?
    var opaque: PackedRows?
    var any: PackedRows?
    /// Whether the band was there before the picture that is being written.
    var isOld = false
  }

  private var packer = PNGPacker()
  private var counted = CountedCodes()
  private var bands: [Band] = []
  private var size = PixelSize(0, 0)

  /// Creates a writer that has written nothing.
  public init() {}

  /// Returns a picture as the bytes of a PNG file: those of ``PixelBuffer/pngBytes(pixelsPerInch:compression:name:)``.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - part: The part outside of which it equals the picture that was written last; nil where that is not known.
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - name: What an error calls the picture.
  public mutating func bytes(
    of picture: PixelBuffer, changedIn part: PixelRect? = nil, pixelsPerInch: Double? = nil,
    name: String = "picture"
  ) throws(PNGError) -> [UInt8] {
    let file = PNGFile(size: picture.size, space: picture.space, pixelsPerInch: pixelsPerInch, name: name)
    try file.check()
    guard picture.size.width <= PNGPacker.widest else { return try file.bytes(PNGSamples(picture)) }
    forget(picture.size, part)
    defer { for index in bands.indices { bands[index].isOld = true } }
    if let rows = grayRows(of: picture) { return try file.bytes(rows, colorType: 0) }
    if let rows = indexedRows(of: picture) {
      return try file.bytes(rows, colorType: 3, palette: counted.codes.bytes)
    }
    if let rows = opaqueRows(of: picture) { return try file.bytes(rows, colorType: 2) }
    return try file.bytes(anyRows(of: picture), colorType: 6)
  }

  // MARK: Bands

  /// Forgets the bands that a part touches, or all of them.
  private mutating func forget(_ size: PixelSize, _ part: PixelRect?) {
    guard size == self.size, let part else {
      self.size = size
      let count = (size.height + PNGWriter.bandHeight - 1) / PNGWriter.bandHeight
      bands = Array(repeating: Band(), count: count)
      return
    }
    guard !part.isEmpty else { return }
    for index in bands.indices where rows(of: index).overlaps(part.minY..<part.maxY) { bands[index] = Band() }
  }

  private func rows(of band: Int) -> Range<Int> {
    let first = band * PNGWriter.bandHeight
    return first..<min(first + PNGWriter.bandHeight, size.height)
  }

  private mutating func grayRows(of picture: PixelBuffer) -> PackedRows? {
    var all = PackedRows()
    var gray = GrayCodes()
    for index in bands.indices {
      let rows = rows(of: index)
      guard let packed = bands[index].gray ?? packer.pack(rows, of: picture, &gray) else {
        return nil
      }
      bands[index].gray = packed
      all.append(packed)
    }
    return all
  }

  private mutating func indexedRows(of picture: PixelBuffer) -> PackedRows? {
    guard countOldColors(of: picture) else { return nil }
    var all = PackedRows()
    counted.codes.reset()
    for index in bands.indices {
      if let packed = bands[index].indexed, hasSameCodes(bands[index]) {
        all.append(packed)
        continue
      }
      counted.codes.setMark()
      let rows = rows(of: index)
      guard let packed = packer.pack(rows, of: picture, &counted) else { return nil }
      bands[index].indexed = packed
      bands[index].codes = counted.codes.codesSinceMark
      bands[index].colors = counted.codes.codesSinceMark.map { counted.codes.colors[Int($0)] }
      all.append(packed)
    }
    return all
  }

  /// Counts the colors of the bands that were there before; returns false where they are too many already.
  ///
  /// A picture with too many colors is thus told before much of it was compressed for nothing.
  private mutating func countOldColors(of picture: PixelBuffer) -> Bool {
    counted.census.reset()
    for index in bands.indices where bands[index].isOld {
      let colors = bands[index].colors ?? colors(of: rows(of: index), of: picture)
      bands[index].colors = colors
      for color in colors where counted.census.code(of: color) == nil { return false }
    }
    return true
  }

  private mutating func colors(of rows: Range<Int>, of picture: PixelBuffer) -> [UInt32] {
    counted.codes.reset()
    for place in rows.lowerBound * size.width..<rows.upperBound * size.width {
      let pixel = picture.pixels[place]
      if counted.codes.code(of: pixel) == nil { return counted.codes.colors + [pixel] }
    }
    return counted.codes.colors
  }

  /// Adds the colors of a band to the palette, and returns whether each has the code that it had.
  private mutating func hasSameCodes(_ band: Band) -> Bool {
    for (color, code) in zip(band.colors ?? [], band.codes) where counted.codes.code(of: color) != code {
      return false
    }
    return true
  }

  private mutating func opaqueRows(of picture: PixelBuffer) -> PackedRows? {
    var all = PackedRows()
    for index in bands.indices {
      let rows = rows(of: index)
      guard let packed = bands[index].opaque ?? packer.packOpaque(rows, of: picture) else { return nil }
      bands[index].opaque = packed
      all.append(packed)
    }
    return all
  }

  private mutating func anyRows(of picture: PixelBuffer) -> PackedRows {
    var all = PackedRows()
    for index in bands.indices {
      let rows = rows(of: index)
      guard let packed = bands[index].any ?? packer.packAny(rows, of: picture) else {
        preconditionFailure("every pixel has red, green, blue and alpha")
      }
      bands[index].any = packed
      all.append(packed)
    }
    return all
  }
}
