// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import TestSupport

/// A drawing with every kind of paint, item, cut and filter, some of it past every edge of 103 × 97 px.
enum SceneOfEverything {
  /// An image of 11 × 9 px, part of it translucent.
  static let image: ImageSource = {
    var random = SeededGenerator(seed: 21)
    let pixels = (0..<99).map { place -> UInt32 in
      let alpha: UInt32 = place % 5 == 0 ? 120 : 255
      return UInt32(random.next() % 120) | UInt32(random.next() % 120) << 8 | UInt32(place) << 16
        | alpha << 24
    }
    return ImageSource(size: PixelSize(11, 9), pixels: ContiguousArray(pixels))
  }()

  private static let font = BoxFont()

  static func paint(_ placement: Gradient.Placement) -> Paint {
    .gradient(
      Gradient(
        stops: [
          .init(color: EncodedColor(bytes: 250, 80, 20), location: 0),
          .init(color: EncodedColor(bytes: 30, 90, 240, alpha: 0.5), location: 0.6),
          .init(color: .white, location: 0.6), .init(color: .clear, location: 1),
        ], placement: placement))
  }

  static var items: [DrawItem] {
    let text = GlyphRun(
      source: font, pointSize: 30,
      glyphs: (1...9).map { .init(id: GlyphID($0), position: Point(Double($0) * 13.3 - 20, 50.2)) })
    let lines = Outline.ellipse(Rect(20, 15, 90, 70))
      .stroked(StrokeStyle(lineWidth: 7, lineCap: .round, dash: [13, 11]))
    let picture = DrawItem.image(ImagePlacement(source: image, destination: Rect(60.3, 50, 55, 60)))
    return [
      .fill(
        .rectangle(Rect(-10, -10, 60, 70.5)), paint(.linear(start: Point(-10, 0), end: Point(50, 60)))),
      .fill(
        .ellipse(Rect(-500, 20, 1000, 900)), .solid(EncodedColor(bytes: 10, 200, 30, alpha: 0.4))),
      .fill(lines, paint(.angular(center: Point(65, 50), start: -90, end: 200))),
      picture,
      .group(
        DrawGroup(
          opacity: 0.8, transform: .rotation(degrees: 31, around: Point(40, 70)),
          filters: [.shadow(color: EncodedColor(bytes: 0, 0, 0, alpha: 0.6), sigma: 2.2, x: 5.3, y: -3)],
          items: [
            .fill(.roundedRectangle(Rect(20, 60, 50, 30), radius: 9, style: .continuous), .solid(.white)),
            .glyphs(text, paint(.linear(start: Point(0, 0), end: Point(90, 50)))),
          ])),
      .group(
        DrawGroup(
          clip: .roundedRectangle(Rect(5, 5, 90, 80), radius: 30, style: .continuous),
          mask: [
            .fill(
              .rectangle(Rect(0, 0, 103, 97)),
              paint(.radial(center: Point(80, 20), startRadius: 0, endRadius: 50)))
          ], filters: [.blur(sigma: 1.7, edges: .fading)],
          items: [
            picture,
            .group(
              DrawGroup(
                transform: .scale(x: 1.4, y: -0.7, around: Point(70, 30)),
                filters: [.blur(sigma: 2.4, edges: .opaque)],
                items: [
                  .fill(.rectangle(Rect(60, -20, 60, 60)), .solid(.black)),
                  .image(
                    ImagePlacement(
                      source: image, destination: Rect(62, 0, 20, 20), interpolation: .high,
                      template: .solid(.white))),
                ])),
          ])),
      .glyphs(text, .solid(EncodedColor(bytes: 255, 59, 48, alpha: 0.85))),
    ]
  }
}
