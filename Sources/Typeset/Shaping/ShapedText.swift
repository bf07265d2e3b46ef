// SPDX-License-Identifier: MIT

import Pictures

/// A text shaped once for all sizes: units in reading order, their glyphs, and where lines may end.
///
/// All lengths are in em, so that one shaping serves every size that shrinking tries. Sums from the start
/// make the width of any part a subtraction.
final class ShapedText: Sendable {
  /// The smallest part that lines, cuts and tracking leave whole: a grapheme cluster, or several that one
  /// ligature joins.
  struct Unit: Hashable, Sendable {
    /// The offset of the unit's first UTF-16 unit.
    var start: Int32
    /// The offset of the unit's first byte of UTF-8.
    var byteStart: Int32
    /// Where the unit's glyphs begin in `glyphs`; they stand there in visual order.
    var glyphStart: Int32
    /// How many glyphs the unit has.
    var glyphCount: Int32
    /// Which of `faces` the glyphs belong to.
    var face: UInt16
    /// The embedding level of UAX #9; odd runs from right to left.
    var level: UInt8
    /// The level of the paragraph around the unit.
    var paragraphLevel: UInt8
    /// What the unit is for lines.
    var kind: Kind
    /// How unwelcome a break before the unit is where no break is allowed: 0 is harmless, 2 is worst.
    var breakPenalty: UInt8
  }

  /// What a unit is for lines.
  enum Kind: UInt8 {
    /// Something that is seen.
    case visible
    /// White space or a character that is never seen: it has no part in the width of a line that it ends.
    case blank
    /// Ends a line and is not seen.
    case newline
  }

  /// A glyph in em.
  struct Glyph: Hashable, Sendable {
    var id: GlyphID
    var advance: Double
    var x: Double
    /// Above the baseline.
    var y: Double
  }

  /// Sums over the units before a place.
  struct Sums: Hashable, Sendable {
    /// Advances. Unit: em.
    var advance = 0.0
    /// Characters that tracking widens.
    var tracked = 0.0
    /// Extras of the text cut. Unit: em/1000.
    var text = 0.0
    /// Extras of the display cut. Unit: em/1000.
    var display = 0.0
  }

  /// A place where a line may end.
  struct Break: Hashable, Sendable {
    /// The unit that the next line begins with.
    var next: Int32
    /// The end of what the line shows: blanks and newlines at its end are left out.
    var shownEnd: Int32
  }

  /// A part of the text that is set in its own way.
  struct Span: Hashable, Sendable {
    /// The first unit; that of the next span where this one has none.
    var start: Int
    /// The faces asked for, on which tracking depends.
    var face: FaceStyle
    /// Where lines under and through its letters lie.
    var lines: LineShares
    /// The sign that stands for what is cut off behind it.
    var ellipsis: Ellipsis
  }

  /// The sign that stands for what is cut off.
  struct Ellipsis: Hashable, Sendable {
    var face: UInt16
    var glyph: Glyph
    /// 1 in the stand-in, whose characters tracking widens; 0 in a fallback.
    var tracked: Double

    /// The sign in the first face of a chain that has it; `face` is then its place in the chain.
    init(in chain: [FontFace]) {
      let sign: UInt32 = 0x2026
      let index = chain.firstIndex { $0.shaping.glyph(for: sign) != nil } ?? 0
      let id = chain[index].shaping.glyph(for: sign) ?? GlyphID(0)
      let advance = Double(chain[index].shaping.advance(of: id)) / Double(chain[index].unitsPerEm)
      face = UInt16(index)
      glyph = Glyph(id: id, advance: advance, x: 0, y: 0)
      tracked = index == 0 ? 1 : 0
    }
  }

  /// The text.
  let source: String
  /// The units in reading order.
  let units: [Unit]
  /// The glyphs of all units.
  let glyphs: [Glyph]
  /// The faces used and the ellipsis's, by index.
  let faces: [FontFace]
  /// One entry more than units: the sums before each unit, then those of the whole.
  let sums: [Sums]
  /// Where lines may end, in order; the last one is the end of the text.
  let breaks: [Break]
  /// The spans in order; at least one.
  let spans: [Span]
  /// What the text as a whole is.
  let traits: TextTraits
  /// Whether some unit runs from right to left, or stands in a paragraph that does.
  let hasRightToLeft: Bool
  /// Whether some line ends whatever the width.
  let hasNewlines: Bool
  /// The end of the last unit that is seen.
  private let visibleEnd: Int

  init(
    source: String, units: [Unit], glyphs: [Glyph], faces: [FontFace], sums: [Sums], breaks: [Break],
    spans: [Span], traits: TextTraits, visibleEnd: Int, hasRightToLeft: Bool, hasNewlines: Bool
  ) {
    self.source = source
    self.units = units
    self.glyphs = glyphs
    self.faces = faces
    self.sums = sums
    self.breaks = breaks
    self.spans = spans
    self.traits = traits
    self.visibleEnd = visibleEnd
    self.hasRightToLeft = hasRightToLeft
    self.hasNewlines = hasNewlines
  }

  /// The text of some units.
  func string(_ range: Range<Int>) -> String {
    String(source[index(of: range.lowerBound)..<index(of: range.upperBound)])
  }

  private func index(of unit: Int) -> String.Index {
    guard unit < units.count else { return source.endIndex }
    return source.utf8.index(source.startIndex, offsetBy: Int(units[unit].byteStart))
  }

  /// Whether something is seen from a unit on.
  func hasVisible(from unit: Int) -> Bool { unit < visibleEnd }

  /// The end of what is seen of some units, without blanks and newlines at the end.
  func shownEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, units[end - 1].kind != .visible { end -= 1 }
    return end
  }

  /// The span of a unit; the last one at the end of the text.
  func span(of unit: Int) -> Int {
    guard spans.count > 1 else { return 0 }
    // The first span that begins behind the unit, by halving.
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= unit { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The span with the most units; the first of several.
  var mainSpan: Int {
    var main = 0
    for span in spans.indices.dropFirst()
    where end(ofSpan: span) - spans[span].start > end(ofSpan: main) - spans[main].start {
      main = span
    }
    return main
  }

  /// The end of a span's units.
  func end(ofSpan span: Int) -> Int { span + 1 < spans.count ? spans[span + 1].start : units.count }

  /// The span whose ellipsis stands behind some units: that of the last one, else that of the unit after them.
  func spanOfEllipsis(from start: Int, to end: Int) -> Int { span(of: max(end - 1, start)) }

  /// How much farther the ellipsis stands from the unit before `end` than its advance says. Unit: em.
  func ellipsisKerning(from start: Int, to end: Int) -> Double {
    guard end > start else { return 0 }
    let unit = units[end - 1]
    let ellipsis = spans[spanOfEllipsis(from: start, to: end)].ellipsis
    guard unit.face == ellipsis.face, unit.level == 0, unit.glyphCount > 0 else { return 0 }
    return faces[Int(unit.face)].ellipsisKerning(
      after: string(end - 1..<end), endingIn: glyphs[Int(unit.glyphStart + unit.glyphCount) - 1].id)
  }

  /// The memory held, near enough for a cache's budget. Unit: bytes.
  var cost: Int {
    400 + source.utf8.count + units.count * (MemoryLayout<Unit>.stride + MemoryLayout<Sums>.stride)
      + glyphs.count * MemoryLayout<Glyph>.stride + breaks.count * MemoryLayout<Break>.stride
  }
}

/// What a text is as a whole, for reports and alignment.
struct TextTraits: Hashable, Sendable {
  /// ISO 15924 code of the script of most letters.
  var script: String
  /// Whether that script's letters fill a square.
  var isEastAsian: Bool
  /// Whether the first strong character runs from right to left.
  var isRightToLeft: Bool
  /// Whether more than half of what is seen is digits.
  var isMostlyDigits: Bool
  /// The characters that no face has, each once, in order of appearance.
  var missingCharacters: [Character]
  /// The names of the faces that draw the text, each once, in order of appearance.
  var faceNames: [String]

  /// The script with the most letters: the first of several, so that equal counts give the same answer each time.
  static func mainScript(of scripts: [ShapedWord.ScriptCount]) -> TextScript {
    var main = ShapedWord.ScriptCount(script: .common, count: 0)
    for entry in scripts where entry.count > main.count { main = entry }
    return main.script
  }
}
