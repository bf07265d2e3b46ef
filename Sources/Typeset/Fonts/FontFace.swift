// SPDX-License-Identifier: MIT

public import Pictures
import Synchronization

/// One face: its outlines for drawing and its tables for shaping.
public final class FontFace: GlyphSource, Sendable {
  /// Family and style, such as `Inter Bold`.
  public let name: String
  /// The number of font units in one em.
  public let unitsPerEm: Int
  /// The weight that the file states. Unit: hundredths of the OpenType scale, 400 is regular.
  public let weight: Int

  let shaping: ShapingFont
  /// Where lines under and through letters lie.
  let lines: LineMetrics
  /// The face whose outlines are slanted, or nil for the file's own.
  private let upright: FontFace?
  private let bytes: FontBytes
  private let store: Mutex<OutlineStore>
  private let digest = Mutex<String?>(nil)
  private let ellipsisKernings = Mutex<[GlyphID: Double]>([:])

  /// Opens a face of a file in memory; `subject` is what errors call the file.
  init(_ bytes: FontBytes, face index: Int = 0, subject: String) throws(FontError) {
    try FontFile.check(bytes, face: index, subject: subject)
    let handle = try FaceHandle(bytes, face: index, subject: subject)
    self.bytes = bytes
    name = handle.name
    unitsPerEm = handle.unitsPerEm
    weight = handle.weight
    lines = handle.lines
    shaping = ShapingFont(bytes, face: index, unitsPerEm: handle.unitsPerEm)
    upright = nil
    store = Mutex(OutlineStore(handle))
  }

  /// Makes the slanted face of an upright one, for italic text: no italic face is bundled.
  ///
  /// Advances and kerning stay.
  init(slanting face: FontFace) {
    bytes = face.bytes
    name = "\(face.name), sheared \(ObliqueOutline.degrees)°"
    unitsPerEm = face.unitsPerEm
    weight = face.weight
    lines = face.lines
    shaping = face.shaping
    upright = face
    store = Mutex(OutlineStore(nil))
  }

  /// Opens the first face of a file.
  convenience init(path: String) throws(FontError) {
    try self.init(FontBytes(path: path), subject: path)
  }

  /// Where lines under and through letters lie. Unit: em.
  var lineShares: LineShares {
    let em = Double(unitsPerEm)
    return LineShares(
      underline: Double(lines.underline) / em, thickness: Double(lines.thickness) / em,
      strikethrough: Double(lines.xHeight) / em / 2)
  }

  /// SHA-256 of the file, found when it is first asked for.
  var sha256: String {
    digest.withLock { known in
      if let known { return known }
      let found = bytes.sha256
      known = found
      return found
    }
  }

  /// Returns how much farther an ellipsis stands from the text before it than its advance says. Unit: em.
  ///
  /// - Parameters:
  ///   - text: The text before the ellipsis, one cluster of it.
  ///   - glyph: The last glyph of that text, on which pair kerning depends.
  func ellipsisKerning(after text: @autoclosure () -> String, endingIn glyph: GlyphID) -> Double {
    if let known = ellipsisKernings.withLock({ $0[glyph] }) { return known }
    let text = text()
    let buffer = ShapeBuffer()
    let pair = buffer.advance(of: text + "…", in: self)
    let apart = buffer.advance(of: text, in: self) + buffer.advance(of: "…", in: self)
    let kerning = Double(pair - apart) / Double(unitsPerEm)
    ellipsisKernings.withLock { $0[glyph] = kerning }
    return kerning
  }

  /// Returns the unhinted outline of a glyph; empty for a glyph without ink.
  ///
  /// A glyph whose data is damaged has the outline of glyph 0, so that it is seen.
  public func outline(of glyph: GlyphID) -> GlyphOutline {
    store.withLock { $0.outline(of: glyph, slanting: upright) }
  }

  /// Returns the tight extent of a glyph's ink in font units, or nil for a glyph without ink.
  func inkBounds(of glyph: GlyphID) -> GlyphBounds? {
    store.withLock { $0.bounds(of: glyph, slanting: upright) }
  }
}

/// Where lines under and through letters lie. Unit: em above the baseline.
struct LineShares: Hashable, Sendable {
  /// The middle of the line under the letters, from the face's `post` table.
  var underline: Double
  /// How thick both lines are, from the face's `post` table.
  var thickness: Double
  /// The middle of the line through the letters: half the x-height.
  ///
  /// - Source: official: Core Text draws it there.
  var strikethrough: Double
}

/// The outlines that were asked for, beside the face they come from.
private struct OutlineStore: ~Copyable {
  /// The file's face, or nil where the outlines are those of another face, slanted.
  private let handle: FaceHandle?
  private var outlines: [GlyphID: GlyphOutline] = [:]
  private var inks: [GlyphID: GlyphBounds?] = [:]

  init(_ handle: consuming FaceHandle?) { self.handle = handle }

  mutating func outline(of glyph: GlyphID, slanting upright: FontFace?) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let found = upright.map { ObliqueOutline.slanted($0.outline(of: glyph)) } ?? outline(of: glyph)
    outlines[glyph] = found
    return found
  }

  private func outline(of glyph: GlyphID) -> GlyphOutline {
    switch handle {
    case .some(let face): face.outline(of: glyph) ?? face.outline(of: GlyphID(0)) ?? GlyphOutline()
    case .none: GlyphOutline()
    }
  }

  mutating func bounds(of glyph: GlyphID, slanting upright: FontFace?) -> GlyphBounds? {
    if let known = inks[glyph] { return known }
    let found = GlyphBounds(of: outline(of: glyph, slanting: upright))
    inks[glyph] = .some(found)
    return found
  }
}
