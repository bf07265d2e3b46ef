// SPDX-License-Identifier: MIT

import CHarfBuzz
import Pictures
import Synchronization

/// A face as HarfBuzz sees it, in font units.
// SAFETY: hb_font_t, hb_face_t and hb_blob_t may be used by several threads once they are immutable; all
// three are made so before `init` returns, and the bytes under them never change.
@safe final class ShapingFont: @unchecked Sendable {
  private let bytes: FontBytes
  private let font: OpaquePointer
  private let knownBonds = Mutex<GlyphBonds?>(nil)

  /// Sets the face up once. The corresponding C functions are `hb_face_create` and `hb_font_create`.
  init(_ bytes: FontBytes, face index: Int, unitsPerEm: Int) {
    self.bytes = bytes
    let memory = unsafe UnsafeRawPointer(bytes.start).assumingMemoryBound(to: CChar.self)
    let blob = unsafe hb_blob_create(memory, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = unsafe hb_face_create(blob, UInt32(index))
    unsafe hb_face_make_immutable(face)
    // HarfBuzz answers a failed allocation with its immutable empty font, never with a null pointer.
    unsafe font = hb_font_create(face)
    unsafe hb_face_destroy(face)
    unsafe hb_blob_destroy(blob)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    unsafe hb_font_make_immutable(font)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// Returns the glyph that the face's character map gives, or nil.
  ///
  /// The corresponding C function is `hb_font_get_nominal_glyph`.
  func glyph(for character: UInt32) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? GlyphID(glyph) : nil
  }

  /// Returns the advance of a glyph in font units.
  ///
  /// The corresponding C function is `hb_font_get_glyph_h_advance`.
  func advance(of glyph: GlyphID) -> Int32 { unsafe hb_font_get_glyph_h_advance(font, glyph.rawValue) }

  /// How much the face's glyphs depend on their neighbours, found when first asked for.
  var bonds: GlyphBonds {
    knownBonds.withLock { known in
      if let known { return known }
      let found = unsafe GlyphBonds(of: hb_font_get_face(font))
      known = found
      return found
    }
  }

  /// Shapes what the buffer holds. The corresponding C function is `hb_shape`.
  func shape(_ buffer: OpaquePointer, features: [ShapingFeature]) {
    let list = features.map { chb_whole_run_feature($0.tag, $0.value) }
    unsafe list.withUnsafeBufferPointer { unsafe hb_shape(font, buffer, $0.baseAddress, UInt32($0.count)) }
  }
}

/// An OpenType feature switched on or off for a whole run.
struct ShapingFeature: Hashable, Sendable {
  let tag: UInt32
  let value: UInt32

  /// Digits of one width.
  static let tabularDigits = ShapingFeature(tag: chb_tag(0x74, 0x6e, 0x75, 0x6d), value: 1)
}
