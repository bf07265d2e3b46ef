// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// Turns a fitted text into placed lines.
struct ParagraphComposer {
  let text: ShapedText
  let fit: TextFit
  let style: ParagraphStyle
  /// The lines under and through the letters of each span.
  let decorations: [SpanDecoration]
  let grid: PixelRounding

  /// The bounding box of the lines, each length rounded up to a pixel. Unit: pt.
  var size: Size {
    guard !fit.lines.isEmpty else { return .zero }
    let widest = fit.lines.reduce(0) { max($0, $1.width) }
    return Size(grid.up(widest), grid.up(max(top(of: fit.lines.count) - style.lineSpacing, reservedHeight)))
  }

  /// The height that is kept free whatever the lines come to: that of the first span's lines. Unit: pt.
  private var reservedHeight: Double {
    guard style.reservedLines > 0 else { return 0 }
    let count = Double(style.reservedLines)
    return count * fit.widths[0].extent.height + (count - 1) * style.lineSpacing
  }

  /// The baseline of a line below the paragraph's top. Unit: pt.
  ///
  /// The first one is rounded to the nearest pixel; the others move along with it and are rounded up.
  func baseline(of line: Int) -> Double {
    let first = extent(of: 0).above
    let rounded = grid.nearest(first)
    guard line > 0 else { return rounded }
    return grid.up(rounded + (top(of: line) + extent(of: line).above - first))
  }

  /// The top of a line below the paragraph's, not rounded. Unit: pt.
  private func top(of line: Int) -> Double {
    if fit.widths.isUniform { return Double(line) * (fit.widths[0].extent.height + style.lineSpacing) }
    return (0..<line).reduce(0) { $0 + extent(of: $1).height + style.lineSpacing }
  }

  private func extent(of line: Int) -> LineExtent { fit.widths.extent(of: text, fit.lines[line].extent) }

  /// The lines with their glyphs.
  func lines() -> [ParagraphLayout.Line] {
    let box = size.width
    return fit.lines.enumerated().map { index, line in
      let baseline = baseline(of: index)
      var pen = GlyphPen(
        text: text, widths: fit.widths, decorations: decorations, tightening: line.tightening,
        position: Point(indent(of: line, in: box), baseline), capacity: line.extent.count + 1)
      draw(line, with: &pen)
      return pen.finish(width: line.width)
    }
  }

  /// How far a line is moved to the right in a box as wide as the widest.
  private func indent(of line: LineRange, in box: Double) -> Double {
    switch (style.alignment, style.isRightToLeft || text.traits.isRightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): (box - line.width) / 2
    case (.trailing, false), (.leading, true): box - line.width
    }
  }

  private func draw(_ line: LineRange, with pen: inout GlyphPen) {
    let units = line.start..<line.shownEnd
    guard text.hasRightToLeft else {
      pen.draw(units)
      if let span = line.ellipsisSpan { pen.drawEllipsis(after: units, of: span) }
      if let tail = line.tail { pen.draw(tail) }
      return
    }
    // What stands in the line in reading order, the ellipsis as nil.
    var parts: [Int?] = Array(units)
    if line.ellipsisSpan != nil { parts.append(nil) }
    parts += Array(line.tail ?? 0..<0)
    // The ellipsis runs as the paragraph does.
    let paragraph = line.start < text.units.count ? text.units[line.start].paragraphLevel : 0
    let levels = parts.map { $0.map { text.units[$0].level } ?? paragraph }
    for index in VisualOrder.indices(of: levels) {
      if let unit = parts[index] {
        pen.draw(unit)
      } else if let span = line.ellipsisSpan {
        pen.drawEllipsis(after: units, of: span)
      }
    }
  }
}
