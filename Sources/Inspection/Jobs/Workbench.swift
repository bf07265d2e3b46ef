// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster
import Synchronization
import Typeset
import WidgetModel

// SAFETY: a workbench is used by one task at a time: `WorkbenchPool` hands it out and takes it back, and who makes
// one by hand may not share it.
/// What one worker keeps from case to case: a renderer with its glyph masks, prepared widgets, and buffers.
///
/// Nothing of it changes a pixel; it spares allocation and repeated work.
public final class Workbench: @unchecked Sendable {
  /// Which prepared widget a case asks for.
  struct PlaceKey: Hashable {
    var subject: Int
    var environment: String
    var device: String
    var locale: String
  }

  /// What the prepared widgets that are kept may hold of pixels: the environments of some devices or locales. Unit: px.
  private static let keptPixels = 8 << 20

  let renderer = PictureRenderer()
  /// The prepared widgets, those used last at the end.
  private var kept: [(key: PlaceKey, widget: PreparedWidget)] = []
  private var free: [PixelBuffer] = []
  private var paragraphs: RecentParagraphs?

  /// Creates a bench for one worker.
  public init() {}

  /// Returns the prepared widget of a place, making it if need be.
  func widget(
    for key: PlaceKey, orMake make: () throws(CaseFault) -> PreparedWidget
  ) throws(CaseFault) -> PreparedWidget {
    if let index = kept.lastIndex(where: { $0.key == key }) {
      if index < kept.count - 1 { kept.append(kept.remove(at: index)) }
      return kept[kept.count - 1].widget
    }
    let widget = try make()
    kept.append((key, widget))
    // Each holds two pictures at most.
    var pixels = kept.reduce(0) { $0 + 2 * $1.widget.geometry.pixels.count }
    while pixels > Self.keptPixels, kept.count > 1 {
      pixels -= 2 * kept.removeFirst().widget.geometry.pixels.count
    }
    return widget
  }

  /// Returns what the widgets share the texts through that they set alike.
  func paragraphs(of typesetter: Typesetter) -> RecentParagraphs {
    if let paragraphs, paragraphs.typesetter === typesetter { return paragraphs }
    let made = RecentParagraphs(typesetter)
    paragraphs = made
    return made
  }

  /// Lends a part of a drawing as a system shows it.
  ///
  /// - Parameter body: Gets a picture that shows the drawing in the part, whatever it holds around it.
  func present(
    _ drawing: PixelBuffer, in part: PixelRect, _ presenting: Presenting, _ body: (PixelBuffer) -> Void
  ) {
    guard presenting.pass != .none else { return body(drawing) }
    var picture = buffer(of: drawing.size, in: presenting.space(for: drawing.space))
    presenting.present(drawing, in: &picture, part: part)
    body(picture)
    recycle(picture)
  }

  /// Returns what meters the elements of a widget.
  func meter(
    _ widget: ComposedWidget, in space: ColorSpace, _ presenting: Presenting, _ meter: LightMeter
  ) -> ElementMeter {
    ElementMeter(
      geometry: widget.geometry, space: space, presenting: presenting, meter: meter, renderer: renderer)
  }

  /// Returns a buffer of some earlier content.
  func buffer(of size: PixelSize, in space: ColorSpace) -> PixelBuffer {
    if let index = free.lastIndex(where: { $0.size == size && $0.space == space }) {
      return free.remove(at: index)
    }
    return PixelBuffer(size: size, space: space)
  }

  /// Takes a buffer back; a few are kept.
  func recycle(_ buffer: consuming PixelBuffer) {
    if free.count >= 4 { free.removeFirst() }
    free.append(buffer)
  }
}

/// The workbenches that no task uses at the moment.
final class WorkbenchPool: Sendable {
  private let idle = Mutex<[Workbench]>([])

  /// Calls a body with a workbench that nobody else uses meanwhile.
  func with<Result>(_ body: (Workbench) -> Result) -> Result {
    let bench = idle.withLock { $0.popLast() } ?? Workbench()
    defer { idle.withLock { $0.append(bench) } }
    return body(bench)
  }
}
