// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
public import Raster
import Symbols
public import Typeset

/// All symbols with their names, and some of them in every weight and scale.
public struct SymbolSheet {
  private let painter: CaptionPainter
  private let renderer = PictureRenderer()

  /// The distances of the sheet. Unit: px.
  private enum Spacing {
    static let margin = 48.0
    static let columns = 14
    static let cell = Size(128, 104)
    static let symbol = 44.0
    static let title = 34.0
    static let caption = 11.0
  }

  private enum Ink {
    static let ground = EncodedColor(bytes: 250, 249, 246)
    static let symbol = EncodedColor(bytes: 28, 27, 31)
    static let quiet = EncodedColor(bytes: 110, 106, 102)
  }

  /// One symbol on the sheet.
  private struct Entry {
    var name: String
    var style = SymbolStyle()
    var caption: String
  }

  /// Creates a maker of sheets.
  public init(typesetter: Typesetter) { painter = CaptionPainter(typesetter: typesetter, locale: "en_US") }

  /// Returns the sheet.
  public func picture() -> PixelBuffer {
    var items: [DrawItem] = []
    var top = Spacing.margin
    let width = 2 * Spacing.margin + Double(Spacing.columns) * Spacing.cell.width
    for (title, rows) in Self.parts {
      let heading = CaptionPainter.Caption(
        text: title, size: Spacing.title, weight: .semibold, color: Ink.symbol)
      top += painter.paint(
        heading, at: Point(Spacing.margin, top), width: width - 2 * Spacing.margin, into: &items)
      top += Spacing.caption
      for row in rows { top = draw(row, from: top, into: &items) }
      top += Spacing.margin
    }
    let size = PixelSize(Int(width), Int(top))
    let page = Rect(0, 0, width, Double(size.height))
    var sheet = PixelBuffer(size: size, space: .sRGB)
    renderer.draw(
      Picture(size: page.size, items: [.fill(.rectangle(page), .solid(Ink.ground))] + items), scale: 1,
      into: &sheet, on: .black)
    return sheet
  }

  /// Adds symbols in rows and returns where they end. Unit: px.
  private func draw(_ entries: [Entry], from top: Double, into items: inout [DrawItem]) -> Double {
    for (index, entry) in entries.enumerated() {
      let cell = Rect(
        origin: Point(
          Spacing.margin + Double(index % Spacing.columns) * Spacing.cell.width,
          top + Double(index / Spacing.columns) * Spacing.cell.height),
        size: Spacing.cell)
      let symbol = SymbolCatalogue.drawing(of: entry.name, in: entry.style) ?? SymbolCatalogue.placeholder()
      let placed = symbol.outline.transformed(
        AffineTransform(
          a: Spacing.symbol, b: 0, c: 0, d: Spacing.symbol, tx: cell.minX + Spacing.symbol * 0.6,
          ty: cell.minY + Spacing.symbol * 0.75))
      items.append(.fill(.path(placed, .nonZero), .solid(Ink.symbol)))
      let caption = CaptionPainter.Caption(
        // Names may break after a dot.
        text: entry.caption.replacing(".", with: ".\u{200B}"), size: Spacing.caption, color: Ink.quiet,
        lineLimit: 2)
      _ = painter.paint(
        caption, at: Point(cell.minX, cell.minY + Spacing.symbol * 1.5), width: cell.width - 16, into: &items)
    }
    let rows = (entries.count + Spacing.columns - 1) / Spacing.columns
    return top + Double(rows) * Spacing.cell.height
  }

  /// The headings with what stands below them; each list begins a row.
  private static var parts: [(String, [[Entry]])] {
    let weights: [(String, Double)] = [
      ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23),
      ("semibold", 0.3), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
    ]
    let heavy = ["heart", "bell.badge", "cloud.rain.fill"].map { name in
      weights.map { Entry(name: name, style: SymbolStyle(weight: $0.1), caption: $0.0) }
    }
    let scaled = ["star.fill", "trash", "checkmark.circle"].flatMap { name in
      SymbolScale.allCases.map {
        Entry(name: name, style: SymbolStyle(scale: $0), caption: "\(name) \($0.rawValue)")
      }
    }
    return [
      ("Symbols", [SymbolCatalogue.names.map { Entry(name: $0, caption: $0) }]),
      ("Weights", heavy), ("Scales", [scaled]),
    ]
  }
}
