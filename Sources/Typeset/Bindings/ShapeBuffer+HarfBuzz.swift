// SPDX-License-Identifier: MIT

import CHarfBuzz
import Pictures

/// One glyph as shaping left it, in font units of its face.
struct ShapedGlyph {
  /// Which glyph.
  var id: GlyphID
  /// The offset of the first UTF-16 unit of the text that the glyph stands for.
  var cluster: Int
  /// How far the pen moves.
  var advance: Int32
  /// Where the glyph stands from the pen, x to the right and y up.
  var offset: (x: Int32, y: Int32)
}

/// Owns a buffer of HarfBuzz; used by one thread at a time.
@safe struct ShapeBuffer: ~Copyable {
  private let buffer: OpaquePointer

  /// Makes an empty buffer. The corresponding C function is `hb_buffer_create`.
  init() { unsafe buffer = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes a part of a text with the rest as its context, and hands over the glyphs in visual order.
  ///
  /// The corresponding C functions are `hb_buffer_add_utf16` and `hb_shape`.
  borrowing func shape(
    _ run: TextRun, of text: [UInt16], language: TextLanguage, features: [ShapingFeature],
    each body: (ShapedGlyph) -> Void
  ) {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer {
      unsafe hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    }
    unsafe hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script.rawValue))
    unsafe hb_buffer_set_language(buffer, language.tag)
    unsafe run.face.shaping.shape(buffer, features: features)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      body(
        ShapedGlyph(
          id: GlyphID(info.codepoint), cluster: Int(info.cluster), advance: position.x_advance,
          offset: (position.x_offset, position.y_offset)))
    }
  }
}

extension ShapeBuffer {
  /// Returns the sum of the advances of a short text from left to right, in font units.
  borrowing func advance(of string: String, in face: FontFace) -> Int32 {
    let text = Array(string.utf16)
    let script = TextScript(of: string.unicodeScalars.first?.value ?? 0)
    let run = TextRun(
      range: text.indices, face: face, script: script, level: 0, hasMonospacedDigits: false, clusters: 0..<1)
    var sum: Int32 = 0
    shape(run, of: text, language: TextLanguage(locale: ""), features: []) { sum += $0.advance }
    return sum
  }
}

/// A language as HarfBuzz knows it.
// SAFETY: HarfBuzz keeps each language once, for as long as the process lives, and never changes it.
@safe struct TextLanguage: @unchecked Sendable {
  fileprivate let tag: hb_language_t?

  /// Reads a locale identifier such as `ja_JP`. The corresponding C function is `hb_language_from_string`.
  init(locale: String) { unsafe tag = hb_language_from_string(locale, -1) }
}

/// A script under its ISO 15924 code.
struct TextScript: Hashable, Sendable {
  /// The four letters of the code, first letter highest.
  let rawValue: UInt32

  /// The script of a character by Unicode. The corresponding C function is `hb_unicode_script`.
  init(of character: UInt32) {
    unsafe rawValue = hb_unicode_script(hb_unicode_funcs_get_default(), character).rawValue
  }

  private init(_ script: hb_script_t) { rawValue = script.rawValue }

  /// Characters of many scripts, such as digits and marks.
  static let common = TextScript(HB_SCRIPT_COMMON)
  /// Marks that take the script of what they stand on.
  static let inherited = TextScript(HB_SCRIPT_INHERITED)
  /// Han, kana and Hangul: the scripts whose letters fill a square.
  static let eastAsian: Set<TextScript> = [
    TextScript(HB_SCRIPT_HAN), TextScript(HB_SCRIPT_HIRAGANA), TextScript(HB_SCRIPT_KATAKANA),
    TextScript(HB_SCRIPT_HANGUL), TextScript(HB_SCRIPT_BOPOMOFO),
  ]

  /// Scripts whose letters are shaped one by one but for what a face's tables say, from left to right.
  static let plain: Set<TextScript> = eastAsian.union([
    TextScript(HB_SCRIPT_LATIN), TextScript(HB_SCRIPT_GREEK), TextScript(HB_SCRIPT_CYRILLIC),
  ])

  /// Whether the script says something about a text.
  var isReal: Bool { self != .common && self != .inherited }

  /// The four letters, such as `Latn`.
  var code: String {
    var letters = ""
    for shift in stride(from: 24, through: 0, by: -8) {
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))))
    }
    return letters
  }
}

/// The canonical composition of two characters, or nil where Unicode has none.
///
/// The corresponding C function is `hb_unicode_compose`.
func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
  var result: hb_codepoint_t = 0
  return unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &result) != 0 ? result : nil
}
