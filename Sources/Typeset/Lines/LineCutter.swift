// SPDX-License-Identifier: MIT

/// Leaves out so much of a line that an ellipsis can stand for the rest of the text.
struct LineCutter {
  let text: ShapedText
  let widths: SizedWidths
  /// The width of the space. Unit: pt.
  let width: Double

  /// Returns the line with as much of the text as there is room for beside the ellipsis.
  func cut(_ line: LineRange, _ mode: TruncationMode) -> LineRange {
    switch mode {
    case .tail: cutTail(of: line)
    case .middle: cutMiddle(of: line)
    case .head: cutHead(of: line)
    }
  }

  /// The line with as many of its clusters as leave room for the ellipsis, and no blank before it.
  private func cutTail(of line: LineRange) -> LineRange {
    var end = line.start
    // Kerning may draw the ellipsis nearer, though not by as much as a fifth of an em.
    while end < text.units.count, text.units[end].kind != .newline,
      widths.width(of: text, line.start, end + 1) <= room(behind: line.start, end + 1)
        + slack(line.start, end)
    {
      end += 1
    }
    while true {
      end = text.shownEnd(line.start, end)
      let span = text.spanOfEllipsis(from: line.start, to: end)
      let kerning = text.ellipsisKerning(from: line.start, to: end) * widths[span].size
      let width = widths.width(of: text, line.start, end) + kerning
      let ellipsis = widths[span].width(of: text.spans[span].ellipsis)
      if width <= self.width + LineBreaker.slack - ellipsis || end == line.start {
        return LineRange(
          start: line.start, shownEnd: end, next: end, width: width + ellipsis, ellipsisSpan: span)
      }
      end -= 1
    }
  }

  /// The end of the text, with as many of its last clusters as there is room for behind the ellipsis.
  private func cutHead(of line: LineRange) -> LineRange {
    let end = text.shownEnd(line.start, text.units.count)
    let room = room(behind: line.start, line.start)
    var start = end
    while start > line.start, text.units[start - 1].kind != .newline,
      widths.width(of: text, start - 1, end) <= room
    {
      start -= 1
    }
    return joined(line.start, headEnd: line.start, tail: start..<end)
  }

  /// The beginning and the end of what is left of the text, as wide as each other or nearly so.
  private func cutMiddle(of line: LineRange) -> LineRange {
    let end = text.shownEnd(line.start, text.units.count)
    let room = room(behind: line.start, line.start)
    var (headEnd, tailStart) = (line.start, end)
    var (head, tail) = (0.0, 0.0)
    while headEnd < tailStart {
      let longer = isNewline(headEnd) ? nil : widths.width(of: text, line.start, headEnd + 1)
      let earlier = isNewline(tailStart - 1) ? nil : widths.width(of: text, tailStart - 1, end)
      let headFits = longer.map { $0 + tail <= room } ?? false
      let tailFits = earlier.map { head + $0 <= room } ?? false
      if let longer, headFits, !tailFits || longer <= earlier ?? .infinity {
        headEnd += 1
        head = longer
      } else if let earlier, tailFits {
        tailStart -= 1
        tail = earlier
      } else {
        break
      }
    }
    return joined(line.start, headEnd: text.shownEnd(line.start, headEnd), tail: tailStart..<end)
  }

  private func isNewline(_ unit: Int) -> Bool { text.units[unit].kind == .newline }

  /// A line of a head, an ellipsis and a tail, which begins with no blank.
  private func joined(_ start: Int, headEnd: Int, tail: Range<Int>) -> LineRange {
    var first = tail.lowerBound
    while first < tail.upperBound, text.units[first].kind != .visible { first += 1 }
    let span = text.span(of: start)
    let width =
      widths.width(of: text, start, headEnd) + widths[span].width(of: text.spans[span].ellipsis)
      + widths.width(of: text, first, tail.upperBound)
    return LineRange(
      start: start, shownEnd: headEnd, next: headEnd, width: width, ellipsisSpan: span,
      tail: first..<tail.upperBound)
  }

  private func room(behind start: Int, _ end: Int) -> Double {
    let span = text.spanOfEllipsis(from: start, to: end)
    return width + LineBreaker.slack - widths[span].width(of: text.spans[span].ellipsis)
  }

  private func slack(_ start: Int, _ end: Int) -> Double {
    widths[text.spanOfEllipsis(from: start, to: end)].size / 5
  }
}
