// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster
import Synchronization
import WidgetModel

/// What one worker keeps from case to case: a renderer with its glyph masks, the last drawings, and buffers.
///
/// Nothing of it changes a pixel; it spares allocation and repeated work.
// SAFETY: a workbench is used by one task at a time: `WorkbenchPool` hands it out and takes it back.
final class Workbench: @unchecked Sendable {
  /// Which drawing takes the place of an earlier one.
  struct DrawingKey: Hashable {
    var subject: Int
    var environment: String
    var device: String
  }

  /// A drawing that the next one of its key starts from.
  private struct KeptDrawing {
    var key: DrawingKey
    var picture: Picture
    var pixels: PixelBuffer
  }

  /// The environments of a widget and their undimmed variants, with some room; some 2 MB each.
  private static let keptDrawings = 8

  private let renderer = PictureRenderer()
  /// The last drawings, the latest last.
  private var kept: [KeptDrawing] = []
  private var free: [PixelBuffer] = []

  /// Returns a widget drawn on opaque black; where the last drawing of the key differs in a part, that part
  /// alone is drawn again.
  func drawing(of widget: ComposedWidget, as key: DrawingKey, in space: ColorSpace) -> PixelBuffer {
    let geometry = widget.geometry
    let picture = widget.picture
    var drawing: KeptDrawing
    if let index = kept.lastIndex(where: { $0.key == key && $0.pixels.size == geometry.pixels }) {
      drawing = kept.remove(at: index)
      _ = renderer.redraw(
        picture, after: drawing.picture, scale: geometry.drawingScale, into: &drawing.pixels, on: .black,
        within: geometry.clip)
      drawing.picture = picture
    } else {
      drawing = KeptDrawing(key: key, picture: picture, pixels: buffer(of: geometry.pixels, in: space))
      renderer.draw(
        picture, scale: geometry.drawingScale, into: &drawing.pixels, on: .black, within: geometry.clip)
    }
    if kept.count >= Self.keptDrawings { recycle(kept.removeFirst().pixels) }
    kept.append(drawing)
    return drawing.pixels
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
