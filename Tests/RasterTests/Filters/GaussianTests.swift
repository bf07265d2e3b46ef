// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Geometry
import Pictures
import TestSupport
import Testing

@testable import Raster

@Suite struct GaussianTests {
  @Test func `weights add up to the unit, mirror each other and fall by the Gaussian`() {
    for sigma in [0.1, 0.35, 0.5, 1, 2.4, 7, 30, 100] {
      let kernel = GaussianKernel(GaussianReach(sigma: sigma))
      let reach = Int((2.8 * sigma).rounded(.up))
      #expect(kernel.first == -reach && kernel.last == reach)
      #expect(kernel.weights.reduce(0) { $0 + Int($1) } == GaussianKernel.unit)
      #expect(zip(kernel.weights, kernel.weights.reversed()).allSatisfy { $0 + 1 >= $1 })
      // By a mathematical library; the differences of two rounded sums are off by less than one.
      let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = values.reduce(0, +)
      for (place, weight) in kernel.weights.enumerated() {
        expectClose(Double(weight), values[place] / sum * 65536, within: 1)
      }
    }
  }

  @Test func `a shift by whole pixels moves the weights, one by a part moves their middle`() {
    let still = GaussianKernel(GaussianReach(sigma: 3))
    let moved = GaussianKernel(GaussianReach(sigma: 3, shift: -7))
    #expect(moved.first == still.first - 7 && moved.weights == still.weights)
    for shift in [0.25, 0.5, 3.8, -2.3] {
      for sigma in [0.0, 0.05, 1, 4] {
        let kernel = GaussianKernel(GaussianReach(sigma: sigma, shift: shift))
        var middle = 0.0
        for (index, weight) in kernel.weights.enumerated() {
          middle += Double(kernel.first + index) * Double(weight) / 65536
        }
        // The cut tail on one side is a pixel longer than on the other.
        expectClose(middle, shift, within: 0.03 * max(sigma, 0.01), "σ \(sigma)")
      }
    }
  }

  @Test func `an odd standard deviation or shift is none`() {
    let sigmas: [Double] = [-1, .nan, 0]
    for sigma in sigmas {
      #expect(GaussianKernel(GaussianReach(sigma: sigma)).weights.first == 65536)
    }
    #expect(GaussianKernel(GaussianReach(sigma: 1e30)).weights.count < 1500)
    #expect(GaussianKernel(GaussianReach(sigma: 1, shift: .infinity)).first == -3)
    _ = GaussianKernel(GaussianReach(sigma: 1, shift: 1e300))
  }

  @Test func `the exponential is that of a mathematical library`() {
    for step in 0...600 {
      let y = Double(step) / 20
      expectClose(exponential(ofMinus: y) / exp(-y), 1, within: 1e-13)
    }
  }

  @Test(arguments: [1.0, 1.5, 3, 5.25, 9.6, 15, 24, 40])
  func `a blurred edge is the error function within the stated bound`(_ sigma: Double) {
    // White right of the middle of a wide black picture; far edges do not reach the middle.
    let reach = Int(3 * sigma) + 4
    let width = 4 * reach
    let edge = DrawItem.group(
      DrawGroup(
        filters: [.blur(sigma: sigma, edges: .fading)],
        items: [.fill(.rectangle(Rect(Double(2 * reach), -300, 2000, 600)), .solid(.white))]))
    let drawn = drawing([edge], width, 1, on: .clear)
    var worst = 0.0
    for x in reach..<3 * reach {
      let distance = Double(x) + 0.5 - Double(2 * reach)
      let exact = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
      worst = max(worst, abs(Double(drawn[x, 0].alpha) - exact))
    }
    #expect(worst <= (sigma >= 3 ? 1.2 : sigma >= 1.5 ? 1.5 : 2.1), "σ \(sigma): \(worst) code values")
  }
}

@Suite struct BlurTests {
  private func blurred(
    _ items: [DrawItem], _ sigma: Double, _ edges: BlurEdges = .fading
  ) -> DrawItem {
    .group(DrawGroup(filters: [.blur(sigma: sigma, edges: edges)], items: items))
  }

  @Test func `a pixel becomes the product of two kernels`() {
    let kernel = GaussianKernel(GaussianReach(sigma: 2))
    let dot = DrawItem.fill(.rectangle(Rect(10, 10, 1, 1)), .solid(.white))
    let drawn = drawing([blurred([dot], 2)], 21, 21, on: .clear)
    for y in 0..<21 {
      for x in 0..<21 {
        func weight(_ d: Int) -> Double {
          abs(d) <= kernel.last ? Double(kernel.weights[d - kernel.first]) / 65536 : 0
        }
        // Half a step at the end; the row between is rounded to 1/256.
        expectClose(
          Double(drawn[x, y].alpha), 255 * weight(x - 10) * weight(y - 10), within: 0.51)
      }
    }
  }

  @Test func `colour never exceeds alpha, and what is far stays clear`() {
    var random = SeededGenerator(seed: 4)
    let items = (0..<30).map { _ in
      DrawItem.fill(
        .ellipse(
          Rect(random.number(in: 10...40), random.number(in: 10...40), random.number(in: 1...9), 6)),
        .solid(EncodedColor(red: random.unit(), green: 1, blue: random.unit(), alpha: random.unit())))
    }
    let drawn = drawing([blurred(items, 2.3)], 64, 64, on: .clear)
    for y in 0..<64 {
      for x in 0..<64 {
        let pixel = drawn[x, y]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
        if x < 3 || y < 3 || x > 57 || y > 57 { #expect(pixel == .clear) }
      }
    }
  }

  @Test func `an opaque blur keeps edges where they are and flat colours as they are`() {
    let rect = DrawItem.fill(.rectangle(Rect(5, 6, 20, 12)), .solid(EncodedColor(bytes: 90, 140, 201)))
    let drawn = drawing([blurred([rect], 4, .opaque)], 40, 30, on: .clear)
    #expect(drawn == drawing([rect], 40, 30, on: .clear))
  }

  @Test func `blurs without end in each other are drawn in bounded time`() {
    let rect = DrawItem.fill(.rectangle(Rect(5, 6, 20, 12)), .solid(.white))
    var item = rect
    for _ in 0..<400 { item = blurred([item], 1.5) }
    let drawn = drawing([item], 40, 30, on: .clear)
    // Sixteen of them count: a Gaussian of four times the width of one.
    let wide = drawing([blurred([rect], 6)], 40, 30, on: .clear)
    #expect(drawn.difference(from: wide)?.largestDelta ?? 0 <= 12)
  }

  @Test func `no radius is no blur`() {
    let rect = DrawItem.fill(.rectangle(Rect(5.5, 6, 20, 12)), .solid(EncodedColor(bytes: 90, 140, 201)))
    for edges in [BlurEdges.fading, .opaque] {
      #expect(drawing([blurred([rect], 0, edges)], 40, 30) == drawing([rect], 40, 30))
    }
  }

  @Test func `a radius is in points`() {
    func edge(_ sigma: Double, _ width: Double) -> [DrawItem] {
      [blurred([.fill(.rectangle(Rect(width / 2, -50, 100, 150)), .solid(.white))], sigma)]
    }
    let three = drawing(edge(2, 20), 60, 3, scale: 3)
    let one = drawing(edge(6, 60), 60, 3, scale: 1)
    #expect(three == one)
  }
}

@Suite struct ShadowTests {
  private let black = EncodedColor.black
  private func shadowed(
    _ items: [DrawItem], _ color: EncodedColor, _ sigma: Double, _ x: Double, _ y: Double
  ) -> DrawItem {
    .group(DrawGroup(filters: [.shadow(color: color, sigma: sigma, x: x, y: y)], items: items))
  }

  @Test func `without a radius the shadow is the shape in its colour, moved, beneath`() {
    let shape = Outline.ellipse(Rect(5.3, 4.6, 14, 11))
    let color = EncodedColor(bytes: 250, 10, 60, alpha: 0.7)
    let ink = EncodedColor(bytes: 20, 200, 90, alpha: 0.6)
    let drawn = drawing([shadowed([.fill(shape, .solid(ink))], color, 0, 4, -2)], 30, 24)
    let moved = shape.transformed(.translation(x: 4, y: -2))
    let alpha = drawing([.fill(moved, .solid(ink))], 30, 24, on: .clear)
    let top = drawing([.fill(shape, .solid(ink))], 30, 24, on: .clear)
    for y in 0..<24 {
      for x in 0..<30 {
        // The colour at the ink's own alpha; the ink lies over it, and shows it through.
        let beneath = color.premultiplied(in: .sRGB).multiplied(alpha[x, y].alpha)
        #expect(drawn[x, y] == top[x, y].composited(over: beneath).composited(over: .black))
      }
    }
  }

  @Test func `a shadow is the blurred alpha of all that is wrapped, whatever its colours`() {
    func pair(_ a: EncodedColor, _ b: EncodedColor) -> [DrawItem] {
      [
        .fill(.rectangle(Rect(8, 8, 10, 10)), .solid(a)), .fill(.ellipse(Rect(12, 12, 14, 9)), .solid(b)),
      ]
    }
    let white = drawing([shadowed(pair(.white, .white), black, 3, 40, 0)], 80, 34, on: .clear)
    let red = drawing(
      [shadowed(pair(EncodedColor(bytes: 255, 0, 0), EncodedColor(bytes: 0, 9, 0)), black, 3, 40, 0)],
      80, 34, on: .clear)
    let blurred = drawing(
      [
        .group(
          DrawGroup(filters: [.blur(sigma: 3, edges: .fading)], items: pair(.white, .white)))
      ], 80, 34, on: .clear)
    for y in 0..<34 {
      for x in 40..<80 {
        #expect(white[x, y] == red[x, y])
        #expect(white[x, y].alpha == blurred[x - 40, y].alpha)
      }
    }
  }

  @Test func `a shadow of a shadow is cast by both`() {
    let dot = DrawItem.fill(.rectangle(Rect(2, 2, 4, 4)), .solid(.white))
    let group = DrawGroup(
      filters: [
        .shadow(color: black, sigma: 0, x: 10, y: 0), .shadow(color: .white, sigma: 0, x: 0, y: 10),
      ], items: [dot])
    let drawn = drawing([.group(group)], 20, 20, on: .clear)
    #expect(drawn[3, 3].red == 255 && drawn[13, 3] == .black)
    #expect(drawn[3, 13].red == 255 && drawn[13, 13].red == 255)
    let nested = DrawGroup(
      filters: [group.filters[1]], items: [.group(DrawGroup(filters: [group.filters[0]], items: [dot]))])
    #expect(drawing([.group(nested)], 20, 20, on: .clear) == drawn)
  }

  @Test func `a shadow thrown far is drawn where it falls and nowhere else`() {
    let dot = DrawItem.fill(.rectangle(Rect(-90, 3, 10, 10)), .solid(.white))
    let drawn = drawing([shadowed([dot], .white, 0, 95, 0)], 30, 20, on: .clear)
    #expect(drawn[5, 3].alpha == 255 && drawn[14, 12].alpha == 255 && drawn[15, 12].alpha == 0)
    let places: [Double] = [1e6, 1e300, .infinity, .nan]
    for far in places {
      _ = drawing([shadowed([dot], .white, far, far, -far)], 30, 20, on: .clear)
    }
  }
}

extension PremultipliedColor {
  /// Returns the pixel with each byte multiplied by another one, ÷ 255, half up.
  fileprivate func multiplied(_ factor: UInt8) -> PremultipliedColor {
    func product(_ byte: UInt8) -> UInt8 {
      let twice = 2 * Int(byte) * Int(factor)
      return UInt8((twice + 255) / 510)
    }
    return PremultipliedColor(
      red: product(red), green: product(green), blue: product(blue), alpha: product(alpha))
  }
}
