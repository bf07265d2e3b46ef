// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import Synchronization

/// What one worker keeps from case to case: a renderer with its glyph masks, and buffers to draw into.
///
/// Nothing of it changes a pixel; it spares allocation and repeated work.
// SAFETY: a workbench is used by one task at a time: `WorkbenchPool` hands it out and takes it back.
final class Workbench: @unchecked Sendable {
  let renderer = PictureRenderer()
  private var free: [PixelBuffer] = []

  /// Returns a buffer of some earlier content.
  func buffer(of size: PixelSize, in space: ColorSpace) -> PixelBuffer {
    if let index = free.lastIndex(where: { $0.size == size && $0.space == space }) {
      return free.remove(at: index)
    }
    return PixelBuffer(size: size, space: space)
  }

  /// Takes a buffer back; a few are kept.
  func recycle(_ buffer: consuming PixelBuffer) {
    if free.count >= 12 { free.removeFirst() }
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
