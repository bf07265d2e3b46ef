// SPDX-License-Identifier: MIT

import CHarfBuzz
import Pictures

/// How much a glyph's look and place may depend on the glyphs beside it, by what a face's tables name.
enum GlyphBond: UInt8 {
  /// No table names it.
  case free
  /// It may be kerned: its advance may depend on the one glyph after it, or that of the one before on it.
  case kerned
  /// Anything may happen to it.
  case bound
}

/// The bonds of all glyphs of a face.
struct GlyphBonds: Sendable {
  /// By glyph, as far as some table names one.
  private var bonds: [GlyphBond] = []
  /// The bond of all further glyphs.
  private let rest: GlyphBond

  /// Reads the tables of a face.
  ///
  /// The corresponding C functions are `hb_ot_layout_collect_lookups` and `hb_ot_layout_lookup_collect_glyphs`.
  init(of face: OpaquePointer) {
    let all = unsafe hb_set_create()
    let bound = unsafe hb_set_create()
    defer {
      unsafe hb_set_destroy(all)
      unsafe hb_set_destroy(bound)
    }
    guard unsafe chb_collect_bonds(face, all, bound) != 0 else {
      rest = .bound
      return
    }
    rest = .free
    unsafe mark(all, as: .kerned)
    unsafe mark(bound, as: .bound)
  }

  private mutating func mark(_ glyphs: OpaquePointer?, as bond: GlyphBond) {
    var glyph = hb_codepoint_t.max
    while unsafe hb_set_next(glyphs, &glyph) != 0 {
      while bonds.count <= Int(glyph) { bonds.append(.free) }
      bonds[Int(glyph)] = bond
    }
  }

  /// The bond of a glyph.
  subscript(glyph: GlyphID) -> GlyphBond {
    let index = Int(glyph.rawValue)
    return index < bonds.count ? bonds[index] : rest
  }
}
