// SPDX-License-Identifier: MIT

import Geometry

/// A position on the raster's own grid: 1/1024 px on both axes, device coordinates, y down.
///
/// Coverage of a straight edge moves by less than half of 1/255 when a vertex moves by half a step, so
/// the grid is never seen; ten bits keep every product of the scan conversion inside 64 bits.
struct FixedPoint: Hashable {
  var x: Int
  var y: Int

  /// Steps in one pixel, as a power of two.
  static let bits = 10
  /// Steps in one pixel.
  static let one = 1 << bits
  /// The largest coordinate: 2⁴⁰ px. What lies further out is moved there; nobody sees it.
  static let limit = 1 << 50

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }

  /// Brings a point of the canvas to the grid.
  init(_ point: Point, scale: Double) {
    self.init(Self.steps(point.x * scale), Self.steps(point.y * scale))
  }

  /// Returns a length in pixels on the grid, rounded half up and kept within `limit`.
  ///
  /// A value that is not a number becomes zero: it is refused where files are read, and must not stop a
  /// renderer.
  @inline(__always)
  private static func steps(_ pixels: Double) -> Int {
    let steps = pixels * Double(one) + 0.5
    // Cut off and corrected, since rounding down is a call on processors without an instruction for it.
    if abs(steps) < Double(limit) {
      let cut = Int(steps)
      return Double(cut) > steps ? cut &- 1 : cut
    }
    return steps.isNaN ? 0 : steps > 0 ? limit : -limit
  }
}
