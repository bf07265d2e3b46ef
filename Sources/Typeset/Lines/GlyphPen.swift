// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// The lines under and through the letters of a span.
struct SpanDecoration {
  var underline: LinePattern?
  var strikethrough: LinePattern?

  /// Whether there is none.
  var isEmpty: Bool { underline == nil && strikethrough == nil }
}

/// Sets the units of one line one after the other from left to right.
struct GlyphPen {
  private let text: ShapedText
  private let widths: SizedWidths
  /// Empty where no span has any.
  private let decorations: [SpanDecoration]
  /// How much nearer the units stand to each other. Unit: pt.
  private let tightening: Double
  private let baseline: Double
  private var position: Point
  private var runs: [GlyphRun] = []
  private var runSpans: [Int] = []
  private var strokes: [TextStroke] = []
  private var face: UInt16 = 0
  private var span = 0
  private var glyphs: [GlyphRun.Glyph] = []
  /// Where the stretch of the span begins that is being drawn. Unit: pt.
  private var stretchStart: Double

  init(
    text: ShapedText, widths: SizedWidths, decorations: [SpanDecoration], tightening: Double,
    position: Point, capacity: Int
  ) {
    self.text = text
    self.widths = widths
    self.decorations = decorations
    self.tightening = tightening
    self.position = position
    baseline = position.y
    stretchStart = position.x
    glyphs.reserveCapacity(capacity)
  }

  /// Sets some units that stand in reading order.
  mutating func draw(_ units: Range<Int>) {
    guard widths.isUniform else {
      for unit in units { draw(unit) }
      return
    }
    let sized = widths[0]
    let size = sized.size
    for index in units {
      let unit = text.units[index]
      if unit.kind == .visible, unit.glyphCount > 0 {
        enter(face: unit.face)
        var x = position.x
        let start = Int(unit.glyphStart)
        for number in start..<start + Int(unit.glyphCount) {
          let glyph = text.glyphs[number]
          let place = Point(x + glyph.x * size, position.y - glyph.y * size - sized.baselineOffset)
          glyphs.append(GlyphRun.Glyph(id: glyph.id, position: place))
          x += glyph.advance * size
        }
      }
      position.x += sized.width(of: text, index, index + 1) - tightening
    }
  }

  /// Sets one unit.
  mutating func draw(_ index: Int) {
    enter(text.span(of: index))
    let unit = text.units[index]
    if unit.kind == .visible {
      let size = widths[span].size
      var x = position.x
      let start = Int(unit.glyphStart)
      for number in start..<start + Int(unit.glyphCount) {
        let glyph = text.glyphs[number]
        append(glyph, of: unit.face, at: x)
        x += glyph.advance * size
      }
    }
    position.x += widths[span].width(of: text, index, index + 1) - tightening
  }

  /// Sets the ellipsis of a span behind some units.
  mutating func drawEllipsis(after units: Range<Int>, of span: Int) {
    enter(span)
    position.x += text.ellipsisKerning(from: units.lowerBound, to: units.upperBound) * widths[span].size
    let ellipsis = text.spans[span].ellipsis
    append(ellipsis.glyph, of: ellipsis.face, at: position.x)
    position.x += widths[span].width(of: ellipsis)
  }

  /// The line that was drawn.
  mutating func finish(width: Double) -> ParagraphLayout.Line {
    endRun()
    endStretch()
    return ParagraphLayout.Line(
      runs: runs, runSpans: runSpans, strokes: strokes, width: width, baseline: baseline)
  }

  private mutating func enter(_ next: Int) {
    guard next != span else { return }
    endRun()
    endStretch()
    span = next
  }

  private mutating func append(_ glyph: ShapedText.Glyph, of number: UInt16, at x: Double) {
    enter(face: number)
    let size = widths[span].size
    let place = Point(x + glyph.x * size, position.y - glyph.y * size - widths[span].baselineOffset)
    glyphs.append(GlyphRun.Glyph(id: glyph.id, position: place))
  }

  private mutating func enter(face number: UInt16) {
    guard number != face else { return }
    endRun()
    face = number
  }

  private mutating func endRun() {
    guard !glyphs.isEmpty else { return }
    runs.append(GlyphRun(source: text.faces[Int(face)], pointSize: widths[span].size, glyphs: glyphs))
    runSpans.append(span)
    glyphs = []
  }

  /// Draws the lines of the span along what was set of it.
  private mutating func endStretch() {
    let start = stretchStart
    stretchStart = position.x
    guard !decorations.isEmpty, !decorations[span].isEmpty, position.x > start else { return }
    let (size, lines) = (widths[span].size, text.spans[span].lines)
    func stroke(_ kind: TextStroke.Kind, _ pattern: LinePattern, _ middle: Double) {
      let thickness = lines.thickness * size
      let y = position.y - widths[span].baselineOffset - middle * size - thickness / 2
      strokes.append(
        TextStroke(
          kind: kind, pattern: pattern, span: span, rect: Rect(start, y, position.x - start, thickness)))
    }
    if let pattern = decorations[span].underline { stroke(.underline, pattern, lines.underline) }
    if let pattern = decorations[span].strikethrough { stroke(.strikethrough, pattern, lines.strikethrough) }
  }
}
