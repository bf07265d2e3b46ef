// SPDX-License-Identifier: MIT

import CFreeType
import Pictures

/// Owns one face of FreeType, the library handle it belongs to, and the bytes under it.
///
/// FreeType asks for a lock around a library that threads share; each face has its own instead.
@safe struct FaceHandle: ~Copyable {
  /// The number of font units in one em.
  let unitsPerEm: Int
  /// Family and style as the face gives them.
  let name: String
  /// The weight of the `OS/2` table, 1…1000, or 400 where there is none.
  let weight: Int
  /// Where lines under and through letters lie.
  let lines: LineMetrics

  private let bytes: FontBytes
  private let freeType: FT_Library
  private let face: FT_Face

  /// Opens a face. The corresponding C functions are `FT_Init_FreeType` and `FT_New_Memory_Face`.
  init(_ bytes: FontBytes, face index: Int, subject: String) throws(FontError) {
    var library: FT_Library?
    let started = unsafe FT_Init_FreeType(&library)
    guard started == 0, let library = unsafe library else {
      throw FontError(.damaged, subject, "FT_Init_FreeType gave status \(started)")
    }
    var face: FT_Face?
    let opened = unsafe FT_New_Memory_Face(library, bytes.start, FT_Long(bytes.count), FT_Long(index), &face)
    guard opened == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw FontError(
        .damaged, subject, "FT_New_Memory_Face gave status \(opened)",
        hint: "a table that every face needs is missing or wrong; copy the font file again")
    }
    guard unsafe face.pointee.units_per_EM > 0 else {
      unsafe FT_Done_Face(face)
      unsafe FT_Done_FreeType(library)
      throw FontError(
        .damaged, subject, "the face has no outlines that scale",
        hint: "a bitmap-only font cannot be drawn at the sizes of a widget")
    }
    self.bytes = bytes
    unsafe freeType = library
    unsafe self.face = face
    unitsPerEm = unsafe Int(face.pointee.units_per_EM)
    let family = unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? subject
    let style = unsafe face.pointee.style_name.map { unsafe " " + String(cString: $0) } ?? ""
    name = family + style
    var lines = unsafe LineMetrics(
      underline: Int(face.pointee.underline_position), thickness: Int(face.pointee.underline_thickness))
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self)
      weight = unsafe Int(os2.pointee.usWeightClass)
      // The x-height came with version 2 of the table.
      lines.xHeight = unsafe os2.pointee.version >= 2 ? Int(os2.pointee.sxHeight) : 0
    } else {
      weight = 400
    }
    self.lines = lines
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(freeType)
  }

  /// Returns the outline of a glyph in font units, or nil where the face's data for it is damaged.
  ///
  /// The corresponding C functions are `FT_Load_Glyph` and `FT_Outline_Decompose`.
  borrowing func outline(of glyph: GlyphID) -> GlyphOutline? {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph.rawValue, flags) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var elements: [GlyphOutline.Element] = []
    unsafe elements.reserveCapacity(Int(slot.pointee.outline.n_points))
    var functions = OutlineSink.functions
    let status = unsafe withUnsafeMutablePointer(to: &elements) { sink in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, sink)
    }
    return status == 0 ? GlyphOutline(elements: elements) : nil
  }
}

/// Where a face wants lines under and through its letters. Unit: font units.
struct LineMetrics: Hashable, Sendable {
  /// The middle of the underline above the baseline, from the `post` table: negative.
  var underline: Int
  /// The thickness of the underline, from the `post` table.
  var thickness: Int
  /// The height of a small x from the `OS/2` table, or 0 where that does not tell.
  var xHeight = 0
}

/// The callbacks through which FreeType hands over the pieces of an outline.
private enum OutlineSink {
  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, sink in unsafe OutlineSink.append(.move(OutlineSink.position(to)), to: sink) },
      line_to: { to, sink in unsafe OutlineSink.append(.line(OutlineSink.position(to)), to: sink) },
      conic_to: { control, to, sink in
        unsafe OutlineSink.append(.quad(OutlineSink.position(control), OutlineSink.position(to)), to: sink)
      },
      cubic_to: { first, second, to, sink in
        unsafe OutlineSink.append(
          .cubic(OutlineSink.position(first), OutlineSink.position(second), OutlineSink.position(to)),
          to: sink)
      },
      shift: 0, delta: 0)
  }

  static func append(_ element: GlyphOutline.Element, to sink: UnsafeMutableRawPointer?) -> Int32 {
    guard let sink = unsafe sink else { return 1 }
    unsafe sink.assumingMemoryBound(to: [GlyphOutline.Element].self).pointee.append(element)
    return 0
  }

  static func position(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Position {
    guard let vector = unsafe vector else { return GlyphOutline.Position(0, 0) }
    return unsafe GlyphOutline.Position(Int32(vector.pointee.x), Int32(vector.pointee.y))
  }
}
