// SPDX-License-Identifier: MIT

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
  /// The measures of the text's spans.
  let sizes: [SpanSizes]
  var request: FitRequest

  /// By how much of its width a line may be tightened. Unit: hundredths.
  ///
  /// Modelled: AppKit documents 0.05 as its default factor; how iOS spends it is not published.
  static let mostTightening = 5

  /// Finds the largest size at which all of the text fits, else cuts it at the floor.
  func fit() -> TextFit {
    guard !request.space.isNothing else {
      return TextFit(
        hundredths: 100, widths: widths(at: 100), lines: [], isTruncated: text.hasVisible(from: 0))
    }
    let hundredths = largestFit
    let widths = widths(at: hundredths ?? request.floor)
    var lines: [LineRange] = []
    lines.reserveCapacity(min(request.lineLimit ?? 4, 4))
    var room = LineRoom(request, widths)
    let available = hundredths == nil ? request.width : tightenedWidth(widths)
    var breaker = LineBreaker(text, widths: widths, available: available)
    while let line = breaker.next(), room.take(line, of: text) { lines.append(tightened(line)) }
    let isTruncated = text.hasVisible(from: lines[lines.count - 1].next)
    if isTruncated {
      let last = lines[lines.count - 1]
      lines[lines.count - 1] = LineCutter(text: text, widths: widths, width: request.width)
        .cut(last, request.truncationMode)
    }
    return TextFit(
      hundredths: hundredths ?? request.floor, widths: widths, lines: lines, isTruncated: isTruncated)
  }

  /// What the text comes to if all widths are off by a share of themselves: 0.02 for two percent more.
  ///
  /// Wider text in the same space is the same text in a narrower one, so the space is changed instead.
  func verdict(widthsOffBy share: Double) -> FitVerdict {
    let isLimited = request.lineLimit != nil || request.height < .infinity || request.floor < 100
    guard isLimited else { return .fits }
    let width = request.width / (1 + share)
    if fits(at: 100, in: width) { return .fits }
    if request.floor < 100, fits(at: request.floor, in: width) {
      return fitsAboveFloor(in: width) ? .fits : .atFloor
    }
    let widths = widths(at: request.floor)
    var end = 0
    var room = LineRoom(request, widths)
    var breaker = LineBreaker(text, widths: widths, available: width)
    while let line = breaker.next(), room.take(line, of: text) { end = line.next }
    if text.hasVisible(from: end) { return .cut }
    return request.floor == 100 ? .fits : .atFloor
  }

  /// The largest size at which all of the text fits, or nil. Unit: hundredths.
  ///
  /// A smaller size makes every part of a text narrower and gives as many lines or more, so what fits at one
  /// size fits at each below, and the largest is found by halving.
  private var largestFit: Int? {
    if fits(at: 100, in: request.width) { return 100 }
    guard request.floor < 100, fits(at: request.floor, in: request.width) else { return nil }
    // Counted in steps over the floor.
    var low = 0
    var high = (100 - request.floor) / request.step
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(at: request.floor + middle * request.step, in: request.width) {
        low = middle
      } else {
        high = middle
      }
    }
    return request.floor + low * request.step
  }

  /// Whether halving comes to more than the floor, where all of the text fits there.
  ///
  /// It does if the text fits at one of the sizes that halving tries on its way down. What fits at one fits at
  /// those below, so the smallest one is asked first.
  private func fitsAboveFloor(in width: Double) -> Bool {
    let steps = (100 - request.floor) / request.step
    guard steps > 1 else { return false }
    var shift = steps.bitWidth - 1 - steps.leadingZeroBitCount
    while shift > 0 {
      if fits(at: request.floor + (steps >> shift) * request.step, in: width) { return true }
      shift -= 1
    }
    return false
  }

  /// Whether all of the text fits at a size. Tightening comes before shrinking.
  private func fits(at hundredths: Int, in width: Double) -> Bool {
    let widths = widths(at: hundredths)
    if fits(widths, in: width) { return true }
    return request.allowsTightening && fits(widths, in: roomier(width, by: TextFitter.mostTightening))
  }

  private func fits(_ widths: SizedWidths, in width: Double) -> Bool {
    var end = 0
    var room = LineRoom(request, widths)
    var breaker = LineBreaker(text, widths: widths, available: width)
    while let line = breaker.next() {
      guard room.take(line, of: text) else { return !text.hasVisible(from: end) && room.isHighEnough }
      guard line.width <= width + LineBreaker.slack else { return false }
      end = line.next
    }
    return room.isHighEnough
  }

  private func widths(at hundredths: Int) -> SizedWidths {
    SizedWidths(text, sizes: sizes, hundredths: hundredths)
  }

  // MARK: Tightening

  /// The width in which the text takes a width offered once its lines are tightened by a share.
  private func roomier(_ width: Double, by hundredths: Int) -> Double {
    width / (1 - Double(hundredths) / 100)
  }

  /// The width to break lines for at a size at which the text fits: with as little tightening as does.
  private func tightenedWidth(_ widths: SizedWidths) -> Double {
    guard request.allowsTightening, !fits(widths, in: request.width) else { return request.width }
    for hundredths in 1..<TextFitter.mostTightening {
      let width = roomier(request.width, by: hundredths)
      if fits(widths, in: width) { return width }
    }
    return roomier(request.width, by: TextFitter.mostTightening)
  }

  /// The line brought into the space offered.
  private func tightened(_ line: LineRange) -> LineRange {
    let excess = line.width - request.width
    guard request.allowsTightening, excess > LineBreaker.slack, line.shownEnd > line.start + 1 else {
      return line
    }
    var line = line
    line.tightening = excess / Double(line.shownEnd - line.start)
    line.width = request.width
    return line
  }
}

/// Counts the lines that a space holds: at least one.
struct LineRoom {
  private let limit: Int
  private let height: Double
  private let lineSpacing: Double
  private let widths: SizedWidths
  private var count = 0
  private var used = 0.0

  init(_ request: FitRequest, _ widths: SizedWidths) {
    self.widths = widths
    height = request.height + LineBreaker.slack
    lineSpacing = request.lineSpacing
    let limit = request.lineLimit ?? Int.max
    guard widths.isUniform else {
      self.limit = limit
      return
    }
    let room = (height + lineSpacing) / (widths[0].extent.height + lineSpacing)
    self.limit = room < Double(limit) ? max(1, Int(room)) : limit
  }

  /// Takes a line if there is room for it.
  mutating func take(_ line: LineRange, of text: ShapedText) -> Bool {
    guard count < limit else { return false }
    let extent = widths.isUniform ? widths[0].extent : widths.extent(of: text, line.extent)
    let needed = used + (count > 0 ? lineSpacing : 0) + extent.height
    guard count == 0 || widths.isUniform || needed <= height else { return false }
    used = needed
    count += 1
    return true
  }

  /// Whether the lines that were taken are no higher than the space.
  var isHighEnough: Bool {
    guard widths.isUniform else { return used <= height }
    return Double(count) * widths[0].extent.height + Double(max(count - 1, 0)) * lineSpacing <= height
  }
}
