// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
public import Raster
public import Typeset

/// The environments of one widget side by side on a dark bedside ground, each with its figures.
public struct ContactSheet {
  private let typesetter: Typesetter
  private let preview: Preview
  private let renderer = PictureRenderer()

  /// The distances of the sheet. Unit: px.
  private enum Spacing {
    static let margin = 72.0
    static let gap = 48.0
    static let card = 28.0
    static let cardRadius = 64.0
    static let line = 14.0
  }

  private enum Ink {
    static let ground = EncodedColor(bytes: 21, 19, 24)
    static let title = EncodedColor(bytes: 238, 234, 226)
    static let quiet = EncodedColor(bytes: 152, 146, 140)
    static let passing = EncodedColor(bytes: 126, 196, 140)
    static let warning = EncodedColor(bytes: 232, 182, 90)
    static let failing = EncodedColor(bytes: 255, 122, 104)
  }

  /// Creates a maker of sheets.
  public init(typesetter: Typesetter) {
    self.typesetter = typesetter
    preview = Preview(typesetter: typesetter)
  }

  /// Returns the sheet of renders of one widget, or nil where none kept its picture.
  ///
  /// - Parameters:
  ///   - results: The renders, in the order from left to right.
  ///   - judgment: What fails a render.
  public func picture(of results: [RenderResult], judgment: Judgment) -> PixelBuffer? {
    let pages = results.compactMap { result in preview.picture(of: result).map { (result.report, $0) } }
    guard let first = pages.first?.0 else { return nil }
    let space: ColorSpace = pages.contains { $0.1.space == .displayP3 } ? .displayP3 : .sRGB
    let tallest = pages.map { $0.1.size.height }.max() ?? 0
    let width =
      2 * Spacing.margin + Double(pages.count - 1) * Spacing.gap
      + pages.reduce(0) { $0 + Double($1.1.size.width) + 2 * Spacing.card }
    let painter = CaptionPainter(typesetter: typesetter, locale: first.locale)
    var items: [DrawItem] = []
    var top = Spacing.margin
    for caption in titles(of: first) {
      top += painter.paint(
        caption, at: Point(Spacing.margin, top), width: width - 2 * Spacing.margin, into: &items)
      top += Spacing.line
    }
    top += Spacing.gap - Spacing.line
    var bottom = top
    var left = Spacing.margin
    var places: [(picture: PixelBuffer, x: Int, y: Int)] = []
    for (report, picture) in pages {
      let card = Rect(
        left, top, Double(picture.size.width) + 2 * Spacing.card, Double(tallest) + 2 * Spacing.card)
      items.append(
        .fill(.roundedRectangle(card, radius: Spacing.cardRadius, style: .continuous), .solid(.black)))
      let y = top + Spacing.card + ((Double(tallest) - Double(picture.size.height)) / 2).rounded()
      places.append((picture.converted(to: space), Int(left + Spacing.card), Int(y)))
      var below = card.maxY + Spacing.gap / 2
      for caption in captions(of: report, judgment: judgment) {
        below += painter.paint(
          caption, at: Point(left + Spacing.card, below), width: card.width - 2 * Spacing.card, into: &items)
        below += Spacing.line
      }
      bottom = max(bottom, below)
      left = card.maxX + Spacing.gap
    }
    let size = PixelSize(Int(width), Int(bottom + Spacing.margin))
    let ground = DrawItem.fill(.rectangle(Rect(0, 0, width, Double(size.height))), .solid(Ink.ground))
    var sheet = PixelBuffer(size: size, space: space)
    renderer.draw(
      Picture(size: Size(width, Double(size.height)), items: [ground] + items), scale: 1, into: &sheet,
      on: .black)
    for place in places { sheet.copy(place.picture, x: place.x, y: place.y) }
    return sheet
  }

  private func titles(of report: RenderReport) -> [CaptionPainter.Caption] {
    [
      CaptionPainter.Caption(text: report.widget, size: 52, weight: .semibold, color: Ink.title),
      CaptionPainter.Caption(
        text: report.entry.text.isEmpty ? report.device : "\(report.entry.text.excerpt)  ·  \(report.device)",
        size: 34, color: Ink.quiet),
    ]
  }

  private func captions(of report: RenderReport, judgment: Judgment) -> [CaptionPainter.Caption] {
    let verdict = judgment.verdict(on: report)
    var captions = [
      CaptionPainter.Caption(text: report.environment, size: 38, weight: .semibold, color: Ink.title),
      CaptionPainter.Caption(
        text: "luminance \(FigureText.percent(report.reading.luminance)), "
          + "lit \(FigureText.percent(report.reading.litFraction))",
        size: 30, color: Ink.quiet),
    ]
    if let ratio = report.ratio, let value = ratio.luminance {
      captions.append(
        CaptionPainter.Caption(
          text: "\(FigureText.percent(value)) of \(ratio.twin)’s light", size: 30, color: Ink.quiet))
    }
    let words =
      switch verdict {
      case .passed: "passes"
      case .open: "passes; \(report.cannotTell.map(\.rule).uniqued.joined(separator: ", ")) cannot tell"
      case .warned: "passes with " + report.findings.map(\.rule).uniqued.joined(separator: ", ")
      case .failed: "fails " + Self.failing(report, judgment).uniqued.joined(separator: ", ")
      }
    let color =
      switch verdict {
      case .passed, .open: Ink.passing
      case .warned: Ink.warning
      case .failed: Ink.failing
      }
    captions.append(CaptionPainter.Caption(text: words, size: 30, color: color, lineLimit: 4))
    return captions
  }

  /// The rules that fail a render; what is only a warning is not among them.
  private static func failing(_ report: RenderReport, _ judgment: Judgment) -> [String] {
    let broken = report.findings.filter { $0.severity >= judgment.failingSeverity }.map(\.rule)
    return judgment.openQuestions == .failing ? broken + report.cannotTell.map(\.rule) : broken
  }
}

extension [String] {
  /// The strings, each once, in order of appearance.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension PixelBuffer {
  /// Returns the opaque picture in another space.
  fileprivate func converted(to target: ColorSpace) -> PixelBuffer {
    guard space != target else { return self }
    var known: [PremultipliedColor: PremultipliedColor] = [:]
    var copy = PixelBuffer(size: size, space: target)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = self[x, y]
        if let color = known[pixel] {
          copy[x, y] = color
          continue
        }
        let color = EncodedColor(
          red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255,
          in: space
        ).premultiplied(in: target)
        known[pixel] = color
        copy[x, y] = color
      }
    }
    return copy
  }
}
