// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Symbols
import Testing

/// Sizes that were recorded from Apple's software.
@Suite struct SymbolSizeTests {
  /// The reference circle in percent of the point size, at the weights −0.8, 0 and 0.62.
  private static let diameters: [SymbolScale: [Double]] = [
    .small: [74.46, 78.86, 83.98], .medium: [94.63, 99.61, 106.64], .large: [121.66, 127.20, 135.89],
  ]

  @Test(arguments: SymbolScale.allCases) func `the reference circle has its recorded diameter`(
    scale: SymbolScale
  ) throws {
    let rows = try #require(Self.diameters[scale])
    for (weight, percent) in zip([-0.8, 0, 0.62], rows) {
      let circle = try drawing("circle.fill", SymbolStyle(weight: weight, scale: scale))
      #expect(abs(circle.bounds.width - percent / 100) < 2e-5)
      #expect(abs(circle.bounds.height - percent / 100) < 2e-5)
    }
    // Straight lines lie between.
    let light = try drawing("circle.fill", SymbolStyle(weight: -0.4, scale: scale))
    #expect(abs(light.bounds.width - (rows[0] + rows[1]) / 200) < 2e-5)
    let bold = try drawing("circle.fill", SymbolStyle(weight: 0.31, scale: scale))
    #expect(abs(bold.bounds.width - (rows[1] + rows[2]) / 200) < 2e-5)
  }

  @Test func `the scales relate as recorded`() throws {
    let widths = try SymbolScale.allCases.map {
      try drawing("circle.fill", SymbolStyle(scale: $0)).bounds.width
    }
    #expect(abs(widths[0] / widths[1] - 0.792) < 5e-4)
    #expect(abs(widths[2] / widths[1] - 1.277) < 5e-4)
  }

  @Test func `a ring is as large as its disc at every weight`() throws {
    for weight in [-0.8, -0.4, 0, 0.3, 0.62] {
      let style = SymbolStyle(weight: weight)
      let (ring, disc) = (try drawing("circle", style), try drawing("circle.fill", style))
      #expect(abs(ring.bounds.width - disc.bounds.width) < 2e-5)
    }
  }

  @Test func `images have the recorded aspect within 3 percent`() throws {
    var wanted: [String: [Double]] = [:]
    for row in try lines("aspect.tsv").dropFirst() {
      let cells = row.split(separator: "\t")
      let (width, height) = (try #require(Double(cells[1])), try #require(Double(cells[2])))
      wanted[String(cells[0]), default: []].append(width / height)
    }
    var compared = 0
    for (name, aspects) in wanted {
      guard let symbol = SymbolCatalogue.drawing(of: name) else { continue }
      let aspect = symbol.size.width / symbol.size.height
      // Where system versions differ, one of them is met.
      let error = aspects.map { abs(aspect / $0 - 1) }.min() ?? 1
      #expect(error < 0.03, "\(name): \(aspect) for \(aspects)")
      compared += 1
    }
    #expect(compared >= 70)
  }

  @Test func `a house beside body text is as large as on the phone`() throws {
    // Recorded at 17 pt on a display of three pixels per point: 20 × 17.667 pt.
    let size = try drawing("house").size
    #expect(abs(size.width * 17 - 20) < 0.34)
    #expect(abs(size.height * 17 - 17.667) < 0.34)
  }

  @Test func `the compact chevron is as large as on the phone, image and ink`() throws {
    // Recorded at 64 pt light: image 70.33 × 25.67 pt, ink 163 × 43 px at three pixels per point.
    let chevron = try drawing("chevron.compact.down", SymbolStyle(weight: -0.4))
    #expect(abs(chevron.size.width * 64 - 70.33) < 0.34)
    #expect(abs(chevron.size.height * 64 - 25.67) < 0.34)
    #expect(abs(chevron.bounds.width * 64 * 3 - 163) < 1)
    #expect(abs(chevron.bounds.height * 64 * 3 - 43) < 1)
  }

  @Test func `symbols are centred on half the cap height`() throws {
    for name in ["circle", "chevron.right", "bell", "exclamationmark.triangle", "house.fill"] {
      let symbol = try drawing(name)
      #expect(abs(symbol.bounds.midX) < 1e-9)
      #expect(abs(symbol.bounds.midY) < 1e-9)
      // The outline itself lies where the bounds say.
      let ink = try #require(symbol.outline.bounds)
      #expect(abs(ink.midY) < 1e-9)
      #expect(abs(symbol.baseline - symbol.size.height / 2 - 0.70459 / 2) < 1e-12)
    }
  }
}

func drawing(_ name: String, _ style: SymbolStyle = SymbolStyle()) throws -> SymbolDrawing {
  try #require(SymbolCatalogue.drawing(of: name, in: style), "\(name)")
}

func lines(_ file: String) throws -> [Substring] {
  let url = Bundle.module.bundleURL.appendingPathComponent("Resources/\(file)")
  return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
}
