// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typeset

@Suite struct SystemFaceTests {
  /// The error of each one-line ASCII row of known weight, as a share of the width.
  private func errors(
    _ weights: Set<String>, where isIncluded: (RecordedLine) -> Bool = { _ in true }
  ) throws -> [Double] {
    try RecordedLine.all().filter { row in
      row.lines == 1 && row.string.allSatisfy(\.isASCII) && row.isWeightKnown != false
        && weights.contains(row.weight) && isIncluded(row)
    }.map { row in
      let layout = try row.layout()
      // A row of unknown scale was rounded to one we do not know: half a pixel of 3× is all that may be lost.
      let width = row.isRounded && row.scale != nil ? layout.size.width : layout.lines[0].width
      return abs(width - row.width) / row.width
    }.sorted()
  }

  private func percentile(_ share: Double, of sorted: [Double]) -> Double {
    sorted[min(sorted.count - 1, Int((share * Double(sorted.count)).rounded(.up)))]
  }

  private let weights: Set<String> = ["regular", "medium", "semibold", "bold"]

  @Test
  func `labels of interface files come within 0,6 percent in the middle and 2,5 at the 95th percentile`()
    throws
  {
    let errors = try errors(weights) { $0.kind == "interface-builder" }
    #expect(errors.count == 137)
    #expect(percentile(0.5, of: errors) <= 0.006)
    #expect(percentile(0.95, of: errors) <= 0.025)
  }

  @Test func `all recorded lines come within 0,9 percent in the middle and 6 at the 95th percentile`() throws
  {
    let errors = try errors(weights)
    #expect(errors.count > 300)
    #expect(percentile(0.5, of: errors) <= 0.009)
    #expect(percentile(0.95, of: errors) <= 0.06)
  }

  @Test func `light lines come within 1 percent in the middle and 2,5 at the 95th percentile`() throws {
    let errors = try errors(["light"])
    #expect(errors.count == 20)
    #expect(percentile(0.5, of: errors) <= 0.01)
    #expect(percentile(0.95, of: errors) <= 0.025)
  }

  @Test func `unrounded heights are those of the system face`() throws {
    for row in try RecordedLine.all() where !row.isRounded {
      guard let height = row.height else { continue }
      // Baselines 1000 pixels apart from any rounding show the unrounded line height.
      let fine = ParagraphStyle(displayScale: 1_048_576)
      let layout = try Bundled.layOut(row.string, font: FontRequest(size: row.size), style: fine)
      #expect(abs(layout.size.height - height * Double(layout.lines.count) / Double(row.lines)) < 1e-3)
    }
  }

  @Test func `four of five interface labels have the recorded height`() throws {
    let rows = try RecordedLine.all().filter { $0.kind == "interface-builder" && $0.height != nil }
    let equal = try rows.filter { try abs($0.layout().size.height - ($0.height ?? 0)) < 0.01 }
    #expect(rows.count > 100)
    #expect(Double(equal.count) >= 0.8 * Double(rows.count))
  }

  /// Label heights that a public test suite recorded of Title 1 at each Dynamic Type size, at 3×.
  @Test(arguments: [
    (25.0, 30.0), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36), (32, 38.333), (34, 40.667),
    (38, 45.667),
    (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333),
  ])
  func `a title is as high as recorded at each Dynamic Type size`(size: Double, height: Double) throws {
    #expect(try abs(Bundled.layOut("Title", font: FontRequest(size: size)).size.height - height) < 0.001)
  }

  @Test(arguments: [(1, 20.5), (2, 41.0), (3, 61.0), (4, 81.5), (5, 101.5)])
  func `some lines of body text are as high as recorded at two pixels a point`(count: Int, height: Double)
    throws
  {
    let text = Array(repeating: "line", count: count).joined(separator: "\n")
    #expect(try Bundled.layOut(text, style: ParagraphStyle(displayScale: 2)).size.height == height)
  }

  @Test func `capitals are as high as the system's`() throws {
    #expect(try abs(Bundled.layOut("A").capHeight - 17 * 0.7045898) < 1e-6)
  }
}
