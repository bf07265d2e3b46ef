// SPDX-License-Identifier: MIT

/// The units of one line.
struct LineRange: Hashable, Sendable {
  /// The first unit.
  var start: Int
  /// The end of what is shown: blanks at the line's end are left out.
  var shownEnd: Int
  /// The first unit of the next line.
  var next: Int
  /// The width of what is shown, not rounded. Unit: pt.
  var width: Double
  /// The span whose ellipsis stands behind what is shown, or nil for a line that is not cut.
  var ellipsisSpan: Int?
  /// What stands behind the ellipsis of a line that is cut at its head or in its middle.
  var tail: Range<Int>?
  /// How much nearer the units stand to each other than they would. Unit: pt.
  var tightening = 0.0

  /// The units from the first to the last that are shown, those that the ellipsis stands for included.
  var extent: Range<Int> { start..<max(tail?.upperBound ?? shownEnd, shownEnd) }
}

/// Breaks a shaped text at one size into lines, one after the other, each as full as it can be.
///
/// Lines end where UAX #14 lets them. A word wider than a line is broken between its clusters, where that
/// does least harm, and each line takes at least one cluster: so every width comes to an end.
struct LineBreaker: Sequence, IteratorProtocol {
  /// What a width may be over the space by. Unit: pt.
  static let slack = 1e-6

  private let text: ShapedText
  private let widths: SizedWidths
  private let available: Double
  private var position = 0
  private var nextBreak = 0
  /// Whether a line is still to come although all units are used: after a newline at the end, and in an
  /// empty text.
  private var hasEmptyLine: Bool

  init(_ text: ShapedText, widths: SizedWidths, available: Double) {
    self.text = text
    self.widths = widths
    self.available = available + LineBreaker.slack
    hasEmptyLine = text.units.isEmpty
  }

  mutating func next() -> LineRange? {
    guard position < text.units.count else {
      guard hasEmptyLine else { return nil }
      hasEmptyLine = false
      return LineRange(start: position, shownEnd: position, next: position, width: 0)
    }
    let start = position
    let found =
      widths.isUniform && !text.hasNewlines ? fullestPlainLine(from: start) : fullestLine(from: start)
    let line = found ?? brokenWord(from: start)
    position = line.next
    return line
  }

  /// The line with as many words as fit, or nil where not one does.
  private mutating func fullestLine(from start: Int) -> LineRange? {
    var fullest: LineRange?
    while nextBreak < text.breaks.count {
      let candidate = line(from: start, to: text.breaks[nextBreak])
      guard candidate.width <= available else { break }
      fullest = candidate
      nextBreak += 1
      if endsHard(at: candidate.next) { break }
    }
    return fullest
  }

  /// As ``fullestLine(from:)``, for a text of one span without newlines: most texts are, and this is where
  /// fitting them spends its time.
  private mutating func fullestPlainLine(from start: Int) -> LineRange? {
    let breaks = text.breaks
    let sums = text.sums
    let span = widths[0]
    let before = sums[start]
    var place = nextBreak
    var shownEnd = start
    var width = 0.0
    while place < breaks.count {
      let end = Swift.max(start, Int(breaks[place].shownEnd))
      let candidate = span.width(from: before, to: sums[end], unitCount: end - start)
      guard candidate <= available else { break }
      shownEnd = end
      width = candidate
      place += 1
    }
    guard place > nextBreak else { return nil }
    nextBreak = place
    return LineRange(start: start, shownEnd: shownEnd, next: Int(breaks[place - 1].next), width: width)
  }

  private func line(from start: Int, to place: ShapedText.Break) -> LineRange {
    let shownEnd = Swift.max(start, Int(place.shownEnd))
    return LineRange(
      start: start, shownEnd: shownEnd, next: Int(place.next), width: widths.width(of: text, start, shownEnd))
  }

  /// Whether a newline ends the line; one at the end of the text begins a last line.
  private mutating func endsHard(at end: Int) -> Bool {
    guard text.units[end - 1].kind == .newline else { return false }
    hasEmptyLine = end == text.units.count
    return true
  }

  /// The part of a word that a line of its own can hold.
  private mutating func brokenWord(from start: Int) -> LineRange {
    let whole = line(from: start, to: text.breaks[nextBreak])
    guard whole.shownEnd > start + 1 else {
      nextBreak += 1
      _ = endsHard(at: whole.next)
      return whole
    }
    var best = whole
    var bestPenalty = UInt8.max
    for end in start + 1..<whole.shownEnd where text.units[end].kind == .visible {
      let shownEnd = text.shownEnd(start, end)
      let width = widths.width(of: text, start, shownEnd)
      guard width <= available || bestPenalty == .max else { break }
      let penalty = text.units[end].breakPenalty
      if penalty <= bestPenalty {
        best = LineRange(start: start, shownEnd: shownEnd, next: end, width: width)
        bestPenalty = penalty
      }
    }
    return best
  }
}
