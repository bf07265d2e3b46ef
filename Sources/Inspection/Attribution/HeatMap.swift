// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
public import Raster
public import Typeset
import WidgetModel

/// A preview in which each element is tinted by its share of the light, beside a list of the shares.
public struct HeatMap {
  private let typesetter: Typesetter
  private let renderer = PictureRenderer()

  /// The distances of the sheet. Unit: px.
  private enum Spacing {
    static let margin = 56.0
    static let gap = 40.0
    static let legend = 600.0
    static let row = 62.0
    static let badge = 17.0
    static let lift = 9.0
    static let bar = 6.0
    static let line = 10.0
    static let outline = 2.0
  }

  private enum Ink {
    static let ground = EncodedColor(bytes: 21, 19, 24)
    static let title = EncodedColor(bytes: 238, 234, 226)
    static let quiet = EncodedColor(bytes: 152, 146, 140)
    static let track = EncodedColor(bytes: 52, 48, 58)
  }

  /// Elements that are numbered and listed; the others are tinted all the same.
  private static let listed = 7

  /// How much of the picture's own light is left, as grey, under the tints. Our own choice. Unit: none.
  private static let dimming = 0.35

  /// Creates a maker of heat maps.
  public init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// Returns the heat map of a render, or nil where it kept no picture or its light was not attributed.
  public func picture(of result: RenderResult) -> PixelBuffer? {
    guard let picture = result.picture, let elements = result.elements,
      let attribution = result.report.attribution
    else { return nil }
    let entries = Self.entries(of: attribution)
    let painter = CaptionPainter(typesetter: typesetter, locale: "en_US")
    var items: [DrawItem] = []
    var top = Spacing.margin
    let width = 2 * Spacing.margin + Double(picture.size.width) + Spacing.gap + Spacing.legend
    for caption in titles(of: result.report) {
      top += painter.paint(
        caption, at: Point(Spacing.margin, top), width: width - 2 * Spacing.margin, into: &items)
      top += Spacing.line
    }
    top = (top + Spacing.gap - Spacing.line).rounded()
    let legend = Double(entries.count + (attribution.count > entries.count ? 1 : 0)) * Spacing.row
    let height = top + max(Double(picture.size.height), legend) + Spacing.margin
    let left = Spacing.margin + Double(picture.size.width) + Spacing.gap
    paintLegend(entries, of: attribution, at: Point(left, top), painter, into: &items)

    let size = PixelSize(Int(width), Int(height))
    let ground = DrawItem.fill(.rectangle(Rect(0, 0, width, height)), .solid(Ink.ground))
    var sheet = PixelBuffer(size: size)
    draw([ground] + items, on: .black, into: &sheet)
    sheet.copy(
      tinted(picture.converted(to: .sRGB), elements, attribution, result.geometry), x: Int(Spacing.margin),
      y: Int(top))
    var marks: [DrawItem] = []
    for entry in entries.reversed() {
      mark(entry, result.geometry, at: Point(Spacing.margin, top), painter, into: &marks)
    }
    draw(marks, on: .current, into: &sheet)
    return sheet
  }

  private func draw(_ items: [DrawItem], on ground: Ground, into sheet: inout PixelBuffer) {
    let size = Size(Double(sheet.size.width), Double(sheet.size.height))
    renderer.draw(Picture(size: size, items: items), scale: 1, into: &sheet, on: ground)
  }

  /// An element that is listed, with its number.
  private struct Entry {
    var number: Int
    var element: AttributedElement
    var share: Double { element.share ?? 0 }
    var color: EncodedColor { HeatRamp.color(of: share) }
  }

  /// Returns the elements that change the light most.
  private static func entries(of attribution: [AttributedElement]) -> [Entry] {
    attribution.indices.filter { attribution[$0].light != 0 }
      .sorted { (attribution[$1].light.magnitude, $0) < (attribution[$0].light.magnitude, $1) }
      .prefix(listed).enumerated().map { Entry(number: $0.offset + 1, element: attribution[$0.element]) }
  }
}

// MARK: The picture

extension HeatMap {
  /// Returns a picture in dim grey with every element in the colour of its share.
  private func tinted(
    _ picture: PixelBuffer, _ elements: [DrawnElement], _ attribution: [AttributedElement],
    _ geometry: WidgetGeometry
  ) -> PixelBuffer {
    var page = picture
    for y in 0..<page.size.height {
      for x in 0..<page.size.width {
        let pixel = page[x, y]
        // Rec. 709 weights on encoded bytes: a grey to look at, not a measurement.
        let grey = 0.2126 * Double(pixel.red) + 0.7152 * Double(pixel.green) + 0.0722 * Double(pixel.blue)
        let byte = UInt8((grey * Self.dimming).rounded())
        page[x, y] = PremultipliedColor(red: byte, green: byte, blue: byte, alpha: 255)
      }
    }
    var layer = PixelBuffer(size: page.size)
    for (element, attributed) in zip(elements, attribution) where attributed.light != 0 {
      let box = renderer.pixels(touchedBy: element.items, scale: geometry.drawingScale)
        .intersection(PixelRect(page.size))
      guard !box.isEmpty else { continue }
      renderer.draw(
        Picture(size: geometry.canvas, items: element.items), scale: geometry.drawingScale, into: &layer,
        on: .clear, within: geometry.clip, part: box)
      let color = HeatRamp.color(of: attributed.share ?? 0)
      Self.tint(box, of: &page, with: color.premultiplied(in: .sRGB), by: layer)
    }
    return page
  }

  /// Lays a colour over a part of a picture where a layer has ink; the layer's densest ink covers wholly, so
  /// that a faint element is seen too.
  private static func tint(
    _ box: PixelRect, of page: inout PixelBuffer, with color: PremultipliedColor, by layer: PixelBuffer
  ) {
    var densest = 0
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX { densest = max(densest, Int(layer[x, y].alpha)) }
    }
    guard densest > 0 else { return }
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX {
        let ink = Int(layer[x, y].alpha)
        guard ink > 0 else { continue }
        let under = page[x, y]
        func mix(_ over: UInt8, _ under: UInt8) -> UInt8 {
          UInt8((Int(over) * ink + Int(under) * (densest - ink) + densest / 2) / densest)
        }
        page[x, y] = PremultipliedColor(
          red: mix(color.red, under.red), green: mix(color.green, under.green),
          blue: mix(color.blue, under.blue), alpha: 255)
      }
    }
  }

  /// Draws the frame of an element and its number.
  private func mark(
    _ entry: Entry, _ geometry: WidgetGeometry, at origin: Point, _ painter: CaptionPainter,
    into items: inout [DrawItem]
  ) {
    guard let frame = entry.element.frame?.intersection(geometry.bounds) else { return }
    let scale = geometry.drawingScale
    let rect = Rect(
      origin.x + (frame.minX * scale).rounded(), origin.y + (frame.minY * scale).rounded(),
      (frame.width * scale).rounded(), (frame.height * scale).rounded())
    let line = Spacing.outline
    let edges = [
      Rect(rect.minX, rect.minY, rect.width, line), Rect(rect.minX, rect.maxY - line, rect.width, line),
      Rect(rect.minX, rect.minY, line, rect.height), Rect(rect.maxX - line, rect.minY, line, rect.height),
    ]
    items += edges.map { .fill(.rectangle($0), .solid(entry.color)) }
    // Outside of the frame's corner, so that the first letter of a text stays free.
    badge(entry, at: Point(rect.minX - Spacing.lift, rect.minY - Spacing.lift), painter, into: &items)
  }

  private func badge(
    _ entry: Entry, at center: Point, _ painter: CaptionPainter, into items: inout [DrawItem]
  ) {
    let (color, radius) = (entry.color, Spacing.badge)
    func disc(_ radius: Double) -> Outline {
      .ellipse(Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    }
    items.append(.fill(disc(radius + 3), .solid(Ink.ground)))
    items.append(.fill(disc(radius), .solid(color)))
    let caption = CaptionPainter.Caption(
      text: "\(entry.number)", size: 22, weight: .semibold,
      color: color.relativeLuminance > 0.25 ? Ink.ground : Ink.title)
    let size = painter.size(of: caption)
    _ = painter.paint(
      caption, at: Point(center.x - size.width / 2, center.y - size.height / 2), width: 2 * radius,
      into: &items)
  }
}

// MARK: The words

extension HeatMap {
  private func titles(of report: RenderReport) -> [CaptionPainter.Caption] {
    let light = "\(FigureText.tenths(report.reading.light ?? 0)) pt² of light"
    let text = report.entry.text.isEmpty ? nil : report.entry.text.excerpt
    let facts = [report.environment, report.device, light, text]
    return [
      CaptionPainter.Caption(text: report.widget, size: 44, weight: .semibold, color: Ink.title),
      CaptionPainter.Caption(
        text: facts.compactMap(\.self).joined(separator: "  ·  "), size: 27, color: Ink.quiet),
    ]
  }

  private func paintLegend(
    _ entries: [Entry], of attribution: [AttributedElement], at origin: Point, _ painter: CaptionPainter,
    into items: inout [DrawItem]
  ) {
    var top = origin.y
    for entry in entries {
      badge(entry, at: Point(origin.x + Spacing.badge, top + Spacing.badge), painter, into: &items)
      let place = entry.element.path.lastViews
      let words = entry.element.text.map { "“\($0.excerpt)”" }
      row(
        words ?? place, at: words == nil ? nil : place, entry.share, color: entry.color,
        Point(origin.x, top), painter, into: &items)
      top += Spacing.row
    }
    let rest = attribution.count { $0.light != 0 } - entries.count
    guard rest > 0 else { return }
    let listed = entries.reduce(0) { $0 + $1.share }
    row(
      "\(rest) more", at: nil, 1 - listed, color: Ink.quiet, Point(origin.x, top), painter, into: &items)
  }

  /// Draws a name, its place where there is room, a share, and a bar as long as the share.
  private func row(
    _ name: String, at place: String?, _ share: Double, color: EncodedColor, _ origin: Point,
    _ painter: CaptionPainter, into items: inout [DrawItem]
  ) {
    let left = origin.x + 2 * Spacing.badge + 18
    let right = origin.x + Spacing.legend
    let figure = CaptionPainter.Caption(
      text: FigureText.percent(share), size: 25, weight: .medium, color: Ink.title)
    let width = painter.size(of: figure).width
    let title = CaptionPainter.Caption(text: name, size: 25, color: Ink.title)
    var room = right - left - width - 20
    let height = painter.paint(title, at: Point(left, origin.y), width: room, into: &items)
    if let place {
      let caption = CaptionPainter.Caption(text: place, size: 21, color: Ink.quiet)
      let start = painter.size(of: title).width + 14
      room -= start
      let size = painter.size(of: caption)
      if size.width <= room {
        _ = painter.paint(
          caption, at: Point(left + start, origin.y + (height - size.height) * 0.7), width: room,
          into: &items)
      }
    }
    _ = painter.paint(figure, at: Point(right - width, origin.y), width: width + 1, into: &items)
    let track = Rect(left, origin.y + height + 6, right - left, Spacing.bar)
    let bar = Rect(track.minX, track.minY, track.width * min(share.magnitude, 1), track.height)
    for (rect, paint) in [(track, Ink.track), (bar, color)] where rect.width > 0 {
      items.append(
        .fill(.roundedRectangle(rect, radius: Spacing.bar / 2, style: .circular), .solid(paint)))
    }
  }
}

extension String {
  /// The last two views of a path, such as `…/VStack/2/Text`.
  fileprivate var lastViews: String {
    let parts = split(separator: "/")
    return parts.count <= 4 ? self : "…/" + parts.suffix(4).joined(separator: "/")
  }
}
