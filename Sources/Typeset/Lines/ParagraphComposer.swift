// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// Turns a fitted text into placed lines.
struct ParagraphComposer {
  let text: ShapedText
  let fit: TextFit
  let style: ParagraphStyle
  let grid: PixelRounding

  /// The bounding box of the lines, each length rounded up to a pixel. Unit: pt.
  var size: Size {
    let widest = fit.lines.reduce(0) { max($0, $1.width) }
    let height = Double(fit.lines.count) * fit.widths.size * SystemFaceMetrics.lineHeight
    return Size(grid.up(widest), grid.up(height))
  }

  /// The baseline of a line below the paragraph's top. Unit: pt.
  ///
  /// The first one is rounded to the nearest pixel; the others move along with it and are rounded up.
  func baseline(of line: Int) -> Double {
    let first = fit.widths.size * SystemFaceMetrics.ascender
    let rounded = grid.nearest(first)
    guard line > 0 else { return rounded }
    return grid.up(rounded + Double(line) * fit.widths.size * SystemFaceMetrics.lineHeight)
  }

  /// The lines with their glyphs.
  func lines() -> [ParagraphLayout.Line] {
    let box = size.width
    return fit.lines.enumerated().map { index, line in
      let isCut = fit.isTruncated && index == fit.lines.count - 1
      let baseline = baseline(of: index)
      return ParagraphLayout.Line(
        runs: runs(
          of: line, isCut ? .withEllipsis : .whole, from: Point(indent(of: line, in: box), baseline)),
        width: line.width, baseline: baseline, text: text.string(line.start..<line.shownEnd))
    }
  }

  /// How far a line is moved to the right in a box as wide as the widest.
  private func indent(of line: LineRange, in box: Double) -> Double {
    switch (style.alignment, text.traits.isRightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): (box - line.width) / 2
    case (.trailing, false), (.leading, true): box - line.width
    }
  }

  /// How a line ends.
  private enum Ending { case whole, withEllipsis }

  private func runs(of line: LineRange, _ ending: Ending, from origin: Point) -> [GlyphRun] {
    let units = line.start..<line.shownEnd
    var pen = GlyphPen(text: text, widths: fit.widths, position: origin, capacity: units.count + 1)
    guard text.hasRightToLeft else {
      for unit in units { pen.draw(unit) }
      if ending == .withEllipsis { pen.drawEllipsis(after: units) }
      return pen.finish()
    }
    var levels = text.units[units].map(\.level)
    // The ellipsis stands at the end in reading order, so it runs as the paragraph does.
    if ending == .withEllipsis {
      levels.append(line.start < text.units.count ? text.units[line.start].paragraphLevel : 0)
    }
    for index in VisualOrder.indices(of: levels) {
      if index < units.count { pen.draw(line.start + index) } else { pen.drawEllipsis(after: units) }
    }
    return pen.finish()
  }
}

/// Sets units one after the other from left to right.
private struct GlyphPen {
  private let text: ShapedText
  private let widths: SizedWidths
  private var position: Point
  private var runs: [GlyphRun] = []
  private var face: UInt16 = 0
  private var glyphs: [GlyphRun.Glyph] = []

  init(text: ShapedText, widths: SizedWidths, position: Point, capacity: Int) {
    self.text = text
    self.widths = widths
    self.position = position
    glyphs.reserveCapacity(capacity)
  }

  mutating func draw(_ index: Int) {
    let unit = text.units[index]
    if unit.kind == .visible {
      var x = position.x
      let start = Int(unit.glyphStart)
      for number in start..<start + Int(unit.glyphCount) {
        let glyph = text.glyphs[number]
        append(glyph, of: unit.face, at: x)
        x += glyph.advance * widths.size
      }
    }
    position.x += widths.width(of: text, index, index + 1)
  }

  mutating func drawEllipsis(after units: Range<Int>) {
    position.x += text.ellipsisKerning(from: units.lowerBound, to: units.upperBound) * widths.size
    append(text.ellipsis.glyph, of: text.ellipsis.face, at: position.x)
    position.x += widths.width(of: text.ellipsis)
  }

  /// The glyphs so far, run by run.
  mutating func finish() -> [GlyphRun] {
    endRun()
    return runs
  }

  private mutating func append(_ glyph: ShapedText.Glyph, of number: UInt16, at x: Double) {
    if number != face {
      endRun()
      face = number
    }
    let place = Point(x + glyph.x * widths.size, position.y - glyph.y * widths.size)
    glyphs.append(GlyphRun.Glyph(id: glyph.id, position: place))
  }

  private mutating func endRun() {
    guard !glyphs.isEmpty else { return }
    runs.append(GlyphRun(source: text.faces[Int(face)], pointSize: widths.size, glyphs: glyphs))
    glyphs = []
  }
}
