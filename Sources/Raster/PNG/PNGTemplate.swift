// SPDX-License-Identifier: MIT

public import Geometry

/// A picture whose rows stay compressed for all pictures that differ from it in a part.
///
/// One entry after the other changes the text of a widget and leaves the rest. Bands of rows that equal the
/// template's are taken as they are, the others are compressed in one piece each, and the checksums are put together.
/// A file depends on the picture and the template alone, not on what was written before or on how large a
/// part is said to have changed.
public struct PNGTemplate: Sendable {
  /// How many rows are compressed together.
  static let bandHeight = 16
  /// How many colors a template with a palette may have: a text in one color adds up to 255, but seldom over
  /// 224, and a picture that is found to have too many colors is compressed for nothing.
  private static let mostColors = 32

  /// The bands in one form.
  private struct Layer: Sendable {
    var form: PNGForm
    var bands: [PackedRows]
  }

  /// The picture.
  public let picture: PixelBuffer
  private let layers: [Layer]

  /// Compresses a picture.
  public init(_ picture: PixelBuffer) {
    self.picture = picture
    layers = picture.size.width <= PNGPacker.widest ? Self.layers(of: picture) : []
  }

  private static func layers(of picture: PixelBuffer) -> [Layer] {
    var packer = PNGPacker()
    let forms = [PNGForm.gray, .palette(PaletteCodes()), picture.isOpaque ? .rgb : .rgba]
    return forms.compactMap { first in
      var form = first
      var bands: [PackedRows] = []
      for rows in Self.bands(of: picture.size) {
        guard let band = packer.pack(rows, of: picture, as: &form) else { return nil }
        bands.append(band)
      }
      if case .palette(let codes) = form, codes.colors.count > mostColors { return nil }
      return Layer(form: form, bands: bands)
    }
  }

  private static func bands(of size: PixelSize) -> [Range<Int>] {
    stride(from: 0, to: size.height, by: bandHeight).map { $0..<min($0 + bandHeight, size.height) }
  }

  /// Returns the bands that differ from the template's.
  private func changedBands(of other: PixelBuffer, in part: PixelRect) -> [Bool] {
    let (width, columns) = (picture.size.width, part.minX..<part.maxX)
    let (old, new) = (picture.pixels.span, other.pixels.span)
    return Self.bands(of: picture.size).map { rows in
      rows.clamped(to: part.minY..<part.maxY).contains { row in
        let row = row * width
        return !isEqual(old, new, row + columns.lowerBound..<row + columns.upperBound)
      }
    }
  }

  /// Returns the rows of a picture and their form, or nil where no form of the template holds it.
  func rows(
    of other: PixelBuffer, changed part: PixelRect, by packer: inout PNGPacker
  ) -> (rows: PackedRows, form: PNGForm)? {
    let changed = changedBands(of: other, in: part)
    let bands = Self.bands(of: picture.size)
    search: for layer in layers {
      var form = layer.form
      var all = PackedRows()
      var band = 0
      while band < bands.count {
        guard changed[band] else {
          all.append(layer.bands[band])
          band += 1
          continue
        }
        let first = bands[band]
        while band < bands.count, changed[band] { band += 1 }
        guard
          let rows = packer.pack(first.lowerBound..<bands[band - 1].upperBound, of: other, as: &form)
        else { continue search }
        all.append(rows)
      }
      return (all, form)
    }
    return nil
  }
}

/// Writes pictures that differ from a template in a part. Used by one task at a time.
public struct PNGWriter {
  private var packer = PNGPacker()

  /// Creates a writer.
  public init() {}

  /// Returns a picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - template: A picture of the same size and space.
  ///   - part: The part outside of which both are known to be equal; nil compares them everywhere.
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - name: What an error calls the picture.
  /// - Precondition: sizes and spaces are equal.
  public mutating func bytes(
    of picture: PixelBuffer, over template: PNGTemplate, changed part: PixelRect? = nil,
    pixelsPerInch: Double? = nil, name: String = "picture"
  ) throws(PNGError) -> [UInt8] {
    precondition(
      picture.size == template.picture.size && picture.space == template.picture.space,
      "a picture and its template are of one size and space")
    let file = PNGFile(size: picture.size, space: picture.space, pixelsPerInch: pixelsPerInch, name: name)
    try file.check()
    let whole = PixelRect(picture.size)
    guard
      let found = template.rows(of: picture, changed: part?.intersection(whole) ?? whole, by: &packer)
    else { return try picture.pngBytes(pixelsPerInch: pixelsPerInch, name: name) }
    return try file.bytes(found.rows, as: found.form)
  }
}

/// Returns whether two rows of pixels are equal at some places.
private func isEqual(_ a: Span<UInt32>, _ b: Span<UInt32>, _ places: Range<Int>) -> Bool {
  var difference: UInt32 = 0
  for place in places { difference |= a[place] ^ b[place] }
  return difference == 0
}
