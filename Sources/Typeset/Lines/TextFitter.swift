// SPDX-License-Identifier: MIT

/// The space for a text and how far it may shrink.
struct FitRequest: Hashable {
  /// The size of one em before shrinking. Unit: pt.
  var size: Double
  /// Unit: pt; infinite for no limit, never negative.
  var width: Double
  /// Unit: pt; infinite for no limit, never negative.
  var height: Double
  /// Whether exactly 0 × 0 was offered, which is answered with no line.
  var isNothing: Bool
  /// At least 1, or nil for no limit.
  var lineLimit: Int?
  /// The smallest share of the size that shrinking may reach. Unit: hundredths, 1…100.
  var floor: Int
}

/// What a text came to in a space.
struct TextFit {
  /// The size used. Unit: hundredths of the size asked for.
  var hundredths: Int
  /// The widths at that size.
  var widths: SizedWidths
  /// The lines; the last one has room for the ellipsis where the text is cut.
  var lines: [LineRange]
  /// Whether an ellipsis stands for a part of the text.
  var isTruncated: Bool
}

/// Finds size, lines and cut of a shaped text.
struct TextFitter {
  let text: ShapedText
  var request: FitRequest

  /// Finds the largest size at which all of the text fits, else cuts it at the floor.
  func fit() -> TextFit {
    guard !request.isNothing else {
      return TextFit(
        hundredths: 100, widths: widths(at: 100), lines: [], isTruncated: text.hasVisible(from: 0))
    }
    let hundredths = largestFit ?? request.floor
    let widths = widths(at: hundredths)
    var lines: [LineRange] = []
    let limit = lineLimit(at: widths.size)
    for line in LineBreaker(text, widths: widths, available: request.width).prefix(limit) {
      lines.append(line)
    }
    let isTruncated = text.hasVisible(from: lines[lines.count - 1].next)
    if isTruncated { lines[lines.count - 1] = cut(lines[lines.count - 1], widths) }
    return TextFit(hundredths: hundredths, widths: widths, lines: lines, isTruncated: isTruncated)
  }

  /// What the text comes to if all widths are off by a share of themselves: 0.02 for two percent more.
  ///
  /// Wider text in the same space is the same text in a narrower one, so the space is changed instead.
  func verdict(widthsOffBy share: Double) -> FitVerdict {
    let isLimited = request.lineLimit != nil || request.height < .infinity || request.floor < 100
    guard isLimited else { return .fits }
    var changed = self
    changed.request.width = request.width / (1 + share)
    return changed.verdict()
  }

  private func verdict() -> FitVerdict {
    if let found = largestFit { return found < 100 && found == request.floor ? .atFloor : .fits }
    let widths = widths(at: request.floor)
    var end = 0
    for line in LineBreaker(text, widths: widths, available: request.width)
      .prefix(lineLimit(at: widths.size))
    {
      end = line.next
    }
    if text.hasVisible(from: end) { return .cut }
    return request.floor == 100 ? .fits : .atFloor
  }

  /// The largest size at which all of the text fits, or nil. Unit: hundredths.
  ///
  /// A smaller size makes every part of a text narrower and gives as many lines or more, so what fits at one
  /// size fits at each below, and the largest is found by halving.
  private var largestFit: Int? {
    if fits(at: 100) { return 100 }
    guard request.floor < 100, fits(at: request.floor) else { return nil }
    var low = request.floor
    var high = 100
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(at: middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(at hundredths: Int) -> Bool {
    let widths = widths(at: hundredths)
    let limit = lineLimit(at: widths.size)
    var end = 0
    var count = 0
    for line in LineBreaker(text, widths: widths, available: request.width) {
      guard count < limit else {
        guard !text.hasVisible(from: end) else { return false }
        break
      }
      guard line.width <= request.width + LineBreaker.slack else { return false }
      end = line.next
      count += 1
    }
    return Double(count) * widths.size * SystemFaceMetrics.lineHeight <= request.height + LineBreaker.slack
  }

  private func widths(at hundredths: Int) -> SizedWidths {
    SizedWidths(size: request.size * Double(hundredths) / 100, weight: text.weight)
  }

  /// How many lines may stand: those that the height holds, at least one.
  private func lineLimit(at size: Double) -> Int {
    let limit = request.lineLimit ?? Int.max
    let room = (request.height + LineBreaker.slack) / (size * SystemFaceMetrics.lineHeight)
    guard room < Double(limit) else { return limit }
    return max(1, Int(room))
  }

  /// The line with as many of its clusters as leave room for the ellipsis, and no blank before it.
  private func cut(_ line: LineRange, _ widths: SizedWidths) -> LineRange {
    let room = request.width + LineBreaker.slack - widths.width(of: text.ellipsis)
    // Kerning may draw the ellipsis nearer, though not by as much as a fifth of an em.
    var end = line.start
    while end < text.units.count, text.units[end].kind != .newline,
      widths.width(of: text, line.start, end + 1) <= room + widths.size / 5
    {
      end += 1
    }
    while true {
      end = text.shownEnd(line.start, end)
      let kerning = text.ellipsisKerning(from: line.start, to: end) * widths.size
      let width = widths.width(of: text, line.start, end) + kerning
      if width <= room || end == line.start {
        return LineRange(
          start: line.start, shownEnd: end, next: end, width: width + widths.width(of: text.ellipsis))
      }
      end -= 1
    }
  }
}
