// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// The pixels of a placed image, filtered.
///
/// The centre of a pixel is brought back to the image. Bytes are mixed as they are stored, encoded and
/// premultiplied, in double precision and rounded half up; past its edges the image goes on with its
/// outermost pixels, which only the shape of its rectangle cuts off.
struct ImageShader: Shader {
  private let pixels: ContiguousArray<UInt32>
  private let columns: ImageAxis
  private let rows: ImageAxis
  private let interpolation: ImagePlacement.Interpolation
  private let scale: Double
  private let inverse: AffineTransform?
  /// How far one step on the device goes on the image's own axes at most. Unit: pt.
  private let step: Size

  /// Creates a shader, or nil where nothing can be seen of the image.
  init?(_ image: ImagePlacement, _ pixels: ContiguousArray<UInt32>, _ canvas: Canvas) {
    let size = image.source.size
    let insets = image.caps?.insets ?? .zero
    let capScale = image.caps?.scale ?? 1
    guard
      let columns = ImageAxis(
        image.destination.minX, image.destination.width, count: size.width,
        leading: insets.leading, trailing: insets.trailing, scale: capScale),
      let rows = ImageAxis(
        image.destination.minY, image.destination.height, count: size.height,
        leading: insets.top, trailing: insets.bottom, scale: capScale)
    else { return nil }
    self.pixels = pixels
    self.columns = columns
    self.rows = rows
    interpolation = image.interpolation
    scale = canvas.scale
    inverse = canvas.transform?.inverse
    if canvas.transform != nil && inverse == nil { return nil }
    let map = inverse ?? .identity
    step = Size((abs(map.a) + abs(map.c)) / scale, (abs(map.b) + abs(map.d)) / scale)
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let device = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
    let point = inverse?.applied(to: device) ?? device
    switch interpolation {
    case .none:
      return pixels[rows.nearest(point.y) * columns.count + columns.nearest(point.x)]
    case .low, .medium:
      return mixed(columns.neighbours(point.x), rows.neighbours(point.y))
    case .high:
      return mixed(columns.covered(point.x, step.width), rows.covered(point.y, step.height))
    }
  }

  private func mixed(_ across: ImageTaps, _ down: ImageTaps) -> UInt32 {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    for row in down.first...down.last {
      let rowWeight = down.weight(row)
      let start = row * columns.count
      for column in across.first...across.last {
        let pixel = pixels[start + column]
        let weight = rowWeight * across.weight(column)
        red += weight * Double(pixel & 255)
        green += weight * Double(pixel >> 8 & 255)
        blue += weight * Double(pixel >> 16 & 255)
        alpha += weight * Double(pixel >> 24)
      }
    }
    func byte(_ value: Double) -> UInt32 { UInt32(min(value + 0.5, 255)) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(alpha) << 24
  }
}

/// The pixels of one axis that go into a value, and how much.
struct ImageTaps {
  /// The first pixel.
  let first: Int
  /// The last pixel.
  let last: Int
  /// Where what is looked at starts and ends. Unit: px of the image.
  private let low: Double
  private let high: Double
  /// The share of the last of two neighbours, or nil for the mean of a stretch.
  private let share: Double?

  /// The mean of all between two places.
  init(from low: Double, to high: Double, count: Int) {
    self.low = max(0, min(low, Double(count) - 1))
    self.high = min(Double(count), max(high, 1))
    first = Int(self.low)
    last = max(first, min(count - 1, Int(self.high.rounded(.up)) - 1))
    share = nil
  }

  /// Two neighbours around a place.
  init(around place: Double, count: Int) {
    let inside = max(0, min(place - 0.5, Double(count - 1)))
    first = Int(inside)
    last = min(first + 1, count - 1)
    share = last == first ? 0 : inside - Double(first)
    (low, high) = (0, 0)
  }

  /// Returns what a pixel counts; the sum over all is 1.
  func weight(_ index: Int) -> Double {
    if let share { return index == first ? 1 - share : share }
    return max(0, min(high, Double(index + 1)) - max(low, Double(index))) / (high - low)
  }
}

/// How one axis of an image lies on the canvas: up to three pieces, the outer ones of fixed size.
struct ImageAxis {
  /// The number of pixels.
  let count: Int
  /// The borders of the pieces on the canvas. Unit: pt.
  private let places: (Double, Double, Double, Double)
  /// The borders of the pieces in the image. Unit: px of the image.
  private let borders: (Double, Double, Double, Double)

  /// Creates an axis, or nil without an extent on either side.
  init?(
    _ start: Double, _ length: Double, count: Int, leading: Double, trailing: Double, scale: Double
  ) {
    guard count > 0, length > 0, length.isFinite, start.isFinite else { return nil }
    self.count = count
    let full = Double(count)
    let near = max(0, min(leading, full))
    let far = max(0, min(trailing, full - near))
    // Caps that have no room together are pressed alike.
    let caps = scale > 0 ? (near + far) / scale : 0
    let pressed = caps > length ? length / caps : 1
    let unit = scale > 0 ? pressed / scale : 0
    places = (start, start + near * unit, start + length - far * unit, start + length)
    borders = (0, near, full - far, full)
  }

  /// Returns the pixel that lies at a place on the canvas.
  func nearest(_ place: Double) -> Int {
    Int(max(0, min(position(place).value.rounded(.down), Double(count - 1))))
  }

  /// Returns the two neighbours of a place on the canvas.
  func neighbours(_ place: Double) -> ImageTaps { ImageTaps(around: position(place).value, count: count) }

  /// Returns what a stretch around a place covers; its neighbours where that is less than a pixel.
  func covered(_ place: Double, _ step: Double) -> ImageTaps {
    let (value, density) = position(place)
    let width = step * density
    guard width > 1 else { return ImageTaps(around: value, count: count) }
    return ImageTaps(from: value - width / 2, to: value + width / 2, count: count)
  }

  /// Returns the place in the image, and pixels of the image in one pt there.
  private func position(_ place: Double) -> (value: Double, density: Double) {
    guard place.isFinite else { return (0, 1) }
    if place < places.1 { return piece(place, places.0, places.1, borders.0, borders.1) }
    if place < places.2 { return piece(place, places.1, places.2, borders.1, borders.2) }
    return places.3 > places.2
      ? piece(place, places.2, places.3, borders.2, borders.3)
      : piece(place, places.1, places.2, borders.1, borders.2)
  }

  private func piece(
    _ place: Double, _ start: Double, _ end: Double, _ low: Double, _ high: Double
  ) -> (Double, Double) {
    guard end > start else { return (low, 1) }
    let density = (high - low) / (end - start)
    return (low + (place - start) * density, density)
  }
}
