// SPDX-License-Identifier: MIT

import Geometry
import Testing

@Suite struct OutlineTests {
  private let rect = Rect(10, 20, 100, 60)

  @Test func `an inset shape loses the distance on all sides and from its radius`() {
    #expect(Outline.rectangle(rect).inset(by: 5) == .rectangle(Rect(15, 25, 90, 50)))
    #expect(
      Outline.roundedRectangle(rect, radius: 12, style: .continuous).inset(by: 5)
        == .roundedRectangle(Rect(15, 25, 90, 50), radius: 7, style: .continuous))
    #expect(
      Outline.roundedRectangle(rect, radius: 3, style: .circular).inset(by: 5)
        == .roundedRectangle(Rect(15, 25, 90, 50), radius: 0, style: .circular))
    #expect(Outline.ellipse(rect).inset(by: -5) == .ellipse(Rect(5, 15, 110, 70)))
    #expect(Outline.path(Path.ellipse(in: rect), .nonZero).inset(by: 1) == nil)
  }

  @Test func `an inset beyond the middle leaves an empty shape at the middle`() {
    #expect(Outline.rectangle(rect).inset(by: 40) == .rectangle(Rect(50, 50, 20, 0)))
    #expect(Outline.rectangle(rect).inset(by: 400) == .rectangle(Rect(60, 50, 0, 0)))
  }

  @Test func `plain shapes are bounded by their rectangle and filled by the non-zero rule`() {
    for outline: Outline in [
      .rectangle(rect), .ellipse(rect), .roundedRectangle(rect, radius: 9, style: .continuous),
    ] {
      #expect(outline.bounds == rect)
      #expect(outline.fillRule == .nonZero)
    }
    var path = Path()
    #expect(Outline.path(path, .evenOdd).bounds.isEmpty)
    path.move(to: Point(1, 2))
    path.line(to: Point(4, 8))
    #expect(Outline.path(path, .evenOdd).bounds == Rect(1, 2, 3, 6))
    #expect(Outline.path(path, .evenOdd).fillRule == .evenOdd)
  }
}
