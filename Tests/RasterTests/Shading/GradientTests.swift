// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

/// The formula, written down a second time: what a gradient is at a point, premultiplied, before rounding.
private struct Formula {
  let stops: [(color: [Double], location: Double)]

  /// Returns four numbers 0…1: linear between stops, the outer ones beyond, the later one of two at one place.
  func value(at t: Double) -> [Double] {
    guard let next = stops.firstIndex(where: { $0.location > t }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let f = (t - a.location) / (b.location - a.location)
    return zip(a.color, b.color).map { $0 * (1 - f) + $1 * f }
  }
}

@Suite struct GradientTests {
  private let size = 48
  private let stops = [
    Gradient.Stop(color: EncodedColor(bytes: 255, 40, 60), location: 0.1),
    Gradient.Stop(color: EncodedColor(bytes: 20, 200, 255, alpha: 0.3), location: 0.5),
    Gradient.Stop(color: EncodedColor(bytes: 250, 250, 0), location: 0.5),
    Gradient.Stop(color: .clear, location: 0.9),
  ]

  private func premultiplied(_ c: EncodedColor) -> [Double] {
    [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha]
  }

  /// Draws a gradient over the whole picture and compares each byte with ⌊255 v + ½⌋ of a function of the place.
  private func compare(
    _ placement: Gradient.Placement, _ interpolation: Gradient.Interpolation = .device,
    within slack: Double = 1e-9, _ value: (Point) -> [Double]
  ) {
    let all = Outline.rectangle(Rect(0, 0, Double(size), Double(size)))
    let gradient = Gradient(stops: stops, interpolation: interpolation, placement: placement)
    let drawn = drawing([.fill(all, .gradient(gradient))], size, size, on: .clear)
    for y in 0..<size {
      for x in 0..<size {
        let pixel = drawn[x, y]
        let expected = value(Point(Double(x) + 0.5, Double(y) + 0.5))
        for (byte, share) in zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected)
        where abs(Double(byte) - 255 * share) > 0.5 + slack {
          Issue.record("\(byte) at \(x), \(y) is not \(255 * share)")
          return
        }
      }
    }
  }

  private var device: Formula {
    Formula(stops: stops.map { (premultiplied($0.color), $0.location) })
  }

  @Test func `a linear gradient is the formula at every byte`() {
    for end in [Point(45, 3), Point(3, 40), Point(40, 44), Point(-20, 10)] {
      compare(.linear(start: Point(3, 3), end: end)) { place in
        let (dx, dy) = (end.x - 3, end.y - 3)
        return device.value(at: ((place.x - 3) * dx + (place.y - 3) * dy) / (dx * dx + dy * dy))
      }
    }
  }

  @Test func `radial and elliptical gradients are the formula at every byte`() {
    compare(.radial(center: Point(20.3, 25), startRadius: 4, endRadius: 21)) { place in
      let distance = hypot(place.x - 20.3, place.y - 25)
      return device.value(at: (distance - 4) / 17)
    }
    compare(.radial(center: Point(20, 25), startRadius: 21, endRadius: 0)) { place in
      device.value(at: 1 - hypot(place.x - 20, place.y - 25) / 21)
    }
    compare(.elliptical(center: Point(24, 24), startRadii: Size(4, 2), endRadii: Size(20, 10))) { place in
      // On the ellipse of share t the half width is 4 + 16 t.
      let width = hypot(place.x - 24, 2 * (place.y - 24))
      return device.value(at: (width - 4) / 16)
    }
  }

  @Test func `an angular gradient is the formula at every byte`() {
    func degrees(_ place: Point) -> Double { atan2(place.y - 24.2, place.x - 23.9) * 180 / .pi }
    compare(.angular(center: Point(23.9, 24.2), start: 0, end: 360)) { place in
      device.value(at: (degrees(place) + 360).truncatingRemainder(dividingBy: 360) / 360)
    }
    // From twelve o'clock over three to nine; the gap of 90° is shared by both ends.
    compare(.angular(center: Point(23.9, 24.2), start: -90, end: 180)) { place in
      let rest = (degrees(place) + 450).truncatingRemainder(dividingBy: 360)
      return device.value(at: rest > 315 ? 0 : rest / 270)
    }
    compare(.angular(center: Point(23.9, 24.2), start: 90, end: -270)) { place in
      device.value(at: (450 - degrees(place)).truncatingRemainder(dividingBy: 360) / 360)
    }
  }

  @Test func `a gradient in linear light is linear there`() {
    func light(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
    func code(_ v: Double) -> Double { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }
    let formula = Formula(
      stops: stops.map { stop in
        let c = stop.color
        return (
          [light(c.red) * c.alpha, light(c.green) * c.alpha, light(c.blue) * c.alpha, c.alpha],
          stop.location
        )
      })
    compare(.linear(start: Point(0, 0), end: Point(48, 0)), .linear, within: 1e-4) { place in
      let v = formula.value(at: place.x / 48)
      guard v[3] > 0 else { return [0, 0, 0, 0] }
      return v[..<3].map { code(min(1, max(0, $0 / v[3]))) * v[3] } + [v[3]]
    }
  }

  @Test func `a perceptual gradient goes through the middle of Oklab`() {
    // Between opaque white and black Oklab's middle is lightness ½: linear light ⅛, code 0.3885728.
    let gray = Gradient(
      stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)],
      interpolation: .perceptual, placement: .linear(start: Point(0, 0), end: Point(1, 0)))
    let all = Outline.rectangle(Rect(0, 0, 1, 1))
    let middle = drawing([.fill(all, .gradient(gray))], 1, 1)[0, 0]
    #expect(middle == PremultipliedColor(red: 99, green: 99, blue: 99, alpha: 255))
    // Between red, (0.62796, 0.22486, 0.12585), and blue, (0.45201, −0.03246, −0.31153), both as CSS Color 4 gives
    // them: the middle is linear light (0.26373, 0.08657, 0.36282) by Ottosson's matrices.
    let colors = Gradient(
      stops: [
        .init(color: EncodedColor(bytes: 255, 0, 0), location: 0),
        .init(color: EncodedColor(bytes: 0, 0, 255), location: 1),
      ], interpolation: .perceptual, placement: .linear(start: Point(0, 0), end: Point(1, 0)))
    let purple = drawing([.fill(all, .gradient(colors))], 1, 1)[0, 0]
    #expect(purple == PremultipliedColor(red: 140, green: 83, blue: 162, alpha: 255))
  }

  @Test func `a tie is rounded up`() {
    // ½ between black and white is 127.5 code values.
    let gradient = Gradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      placement: .linear(start: Point(0, 0), end: Point(1, 0)))
    let all = Outline.rectangle(Rect(0, 0, 1, 1))
    #expect(drawing([.fill(all, .gradient(gradient))], 1, 1)[0, 0].red == 128)
  }

  @Test func `white fades to clear without turning grey`() {
    let gradient = Gradient(
      stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)],
      placement: .linear(start: Point(0, 0), end: Point(256, 0)))
    let drawn = drawing([.fill(.rectangle(Rect(0, 0, 256, 1)), .gradient(gradient))], 256, 1, on: .clear)
    for x in 0..<256 { #expect(drawn[x, 0].red == drawn[x, 0].alpha) }
  }

  @Test func `a gradient turns with its group`() {
    let all = Outline.rectangle(Rect(0, 0, 30, 30))
    let across = Gradient(stops: stops, placement: .linear(start: Point(2, 0), end: Point(28, 0)))
    let down = Gradient(stops: stops, placement: .linear(start: Point(0, 2), end: Point(0, 28)))
    let turned = DrawItem.group(
      DrawGroup(
        transform: .rotation(degrees: 90, around: Point(15, 15)),
        items: [.fill(all, .gradient(across))]))
    #expect(
      drawing([turned], 30, 30, on: .clear)
        .difference(from: drawing([.fill(all, .gradient(down))], 30, 30, on: .clear)) == nil)
  }

  @Test func `glyphs take a gradient as the shape they are`() {
    let gradient = Paint.gradient(
      Gradient(stops: stops, placement: .linear(start: Point(10, 10), end: Point(50, 40))))
    for size in [12.0, 40, 600] {
      let run = GlyphRun(
        source: BoxFont(), pointSize: size, glyphs: [.init(id: GlyphID(7), position: Point(10.25, 50.5))])
      let side = size * 0.7
      #expect(
        drawing([.glyphs(run, gradient)], 64, 64)
          .difference(
            from: drawing([.fill(.rectangle(Rect(10.25, 50.5 - side, side, side)), gradient)], 64, 64))
          == nil)
    }
  }

  @Test func `a gradient without an extent, a stop or a number stops nothing`() {
    let places: [Gradient.Placement] = [
      .linear(start: Point(3, 3), end: Point(3, 3)),
      .radial(center: Point(3, 3), startRadius: 5, endRadius: 5),
      .elliptical(center: Point(3, 3), startRadii: .zero, endRadii: .zero),
      .angular(center: Point(3, 3), start: 40, end: 40),
      .linear(start: Point(.nan, 3), end: Point(.infinity, 3)),
      .angular(center: Point(.nan, 3), start: .nan, end: 40),
    ]
    let all = Outline.rectangle(Rect(0, 0, 8, 8))
    for place in places {
      _ = drawing([.fill(all, .gradient(Gradient(stops: stops, placement: place)))], 8, 8)
      _ = drawing([.fill(all, .gradient(Gradient(stops: [], placement: place)))], 8, 8)
    }
    let odd = [
      Gradient.Stop(color: EncodedColor(red: .nan, green: 1e9, blue: -4), location: .nan),
      Gradient.Stop(color: .white, location: .infinity), Gradient.Stop(color: .black, location: 0.2),
    ]
    for interpolation in [Gradient.Interpolation.device, .perceptual, .linear] {
      let gradient = Gradient(
        stops: odd, interpolation: interpolation, placement: .linear(start: .zero, end: Point(8, 8)))
      _ = drawing([.fill(all, .gradient(gradient))], 8, 8)
    }
  }
}
