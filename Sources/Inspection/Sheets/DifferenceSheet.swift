// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
public import Raster
public import Typeset

/// A stored picture, what differs, and the picture of today, side by side.
public struct DifferenceSheet {
  private let typesetter: Typesetter
  private let renderer = PictureRenderer()

  /// The distances of the sheet. Unit: px.
  private enum Spacing {
    static let margin = 56.0
    static let gap = 36.0
    static let line = 10.0
  }

  private enum Ink {
    static let ground = EncodedColor(bytes: 21, 19, 24)
    static let title = EncodedColor(bytes: 238, 234, 226)
    static let quiet = EncodedColor(bytes: 152, 146, 140)
    /// Rare in widgets, and seen on dark and bright alike.
    static let difference = PremultipliedColor(red: 255, green: 0, blue: 170, alpha: 255)
  }

  /// How much is left of a pixel that is equal in both. Our own choice. Unit: none.
  private static let dimming = 0.25

  /// Creates a maker of sheets.
  public init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// Returns the sheet.
  ///
  /// - Parameters:
  ///   - before: The stored picture.
  ///   - after: The picture of today; it may be of another size.
  ///   - title: What is shown.
  ///   - detail: How the two differ.
  public func picture(before: PixelBuffer, after: PixelBuffer, title: String, detail: String) -> PixelBuffer {
    let (before, after) = (before.converted(to: .sRGB), after.converted(to: .sRGB))
    let panes = [("stored", before), ("difference", difference(before, after)), ("today", after)]
    let widest = Double(panes.map(\.1.size.width).max() ?? 0)
    let tallest = panes.map(\.1.size.height).max() ?? 0
    let width = 2 * Spacing.margin + 2 * Spacing.gap + 3 * widest
    let painter = CaptionPainter(typesetter: typesetter, locale: "en_US")
    var items: [DrawItem] = []
    var top = Spacing.margin
    func paint(_ text: String, _ size: Double, _ color: EncodedColor, x: Double, width: Double) -> Double {
      let caption = CaptionPainter.Caption(
        text: text, size: size, weight: size > 30 ? .semibold : .regular, color: color, lineLimit: 2)
      return painter.paint(caption, at: Point(x, top), width: width, into: &items)
    }
    for (text, size, color) in [(title, 36.0, Ink.title), (detail, 26, Ink.quiet)] {
      top += paint(text, size, color, x: Spacing.margin, width: width - 2 * Spacing.margin) + Spacing.line
    }
    top += Spacing.gap - Spacing.line
    let lefts = panes.indices.map { Spacing.margin + Double($0) * (widest + Spacing.gap) }
    let height =
      zip(panes, lefts).map { pane, left in
        paint(pane.0, 26, Ink.quiet, x: left, width: widest)
      }.max() ?? 0
    top = (top + height + Spacing.line).rounded()
    let size = PixelSize(Int(width), Int(top) + tallest + Int(Spacing.margin))
    let page = Rect(0, 0, width, Double(size.height))
    var sheet = PixelBuffer(size: size)
    renderer.draw(
      Picture(size: page.size, items: [.fill(.rectangle(page), .solid(Ink.ground))] + items), scale: 1,
      into: &sheet, on: .black)
    for (pane, left) in zip(panes, lefts) { sheet.copy(pane.1, x: Int(left), y: Int(top)) }
    return sheet
  }

  /// Returns what is equal in dim grey, and what differs in one loud colour; outside of the smaller picture
  /// everything differs.
  private func difference(_ before: PixelBuffer, _ after: PixelBuffer) -> PixelBuffer {
    let size = PixelSize(
      max(before.size.width, after.size.width), max(before.size.height, after.size.height))
    var pane = PixelBuffer(size: size, filledWith: Ink.difference)
    for y in 0..<min(before.size.height, after.size.height) {
      for x in 0..<min(before.size.width, after.size.width) where before[x, y] == after[x, y] {
        let pixel = after[x, y]
        // Rec. 709 weights on encoded bytes: a grey to look at, not a measurement.
        let grey = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
        let byte = UInt8((grey * Self.dimming).rounded())
        pane[x, y] = PremultipliedColor(red: byte, green: byte, blue: byte, alpha: 255)
      }
    }
    return pane
  }
}
