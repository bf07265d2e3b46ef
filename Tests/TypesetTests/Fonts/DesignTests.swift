// SPDX-License-Identifier: MIT

import Pictures
import Testing
@testable import Typeset

/// Widths of lines of the iOS 26.1 system font, recorded by a public probe (github Vercantez/openuikit,
/// `golden/font_metrics_ios.json`, commit 32cc00a3). Unit: pt.
@Suite struct DesignTests {
  struct Recorded: Sendable {
    var weight: FontWeight
    var size: Double
    /// "Hello UIKit" and the pangram.
    var widths: (Double, Double)
  }

  static let pangram = "The quick brown fox jumps over the lazy dog"

  static let light: [Recorded] = [
    Recorded(weight: .ultraLight, size: 8, widths: (38.9328, 170.3174)),
    Recorded(weight: .ultraLight, size: 17.5, widths: (75.1943, 333.5234)),
    Recorded(weight: .ultraLight, size: 33, widths: (131.5712, 583.4620)),
    Recorded(weight: .thin, size: 8, widths: (39.5867, 171.7573)),
    Recorded(weight: .thin, size: 17.5, widths: (76.6375, 336.7031)),
    Recorded(weight: .thin, size: 33, widths: (135.3258, 591.8833)),
    Recorded(weight: .heavy, size: 8, widths: (46.5390, 192.2649)),
    Recorded(weight: .heavy, size: 17.5, widths: (91.8935, 381.8715)),
    Recorded(weight: .heavy, size: 33, widths: (167.9717, 702.0628)),
    Recorded(weight: .black, size: 8, widths: (47.9336, 196.9180)),
    Recorded(weight: .black, size: 17.5, widths: (94.9446, 392.1109)),
    Recorded(weight: .black, size: 33, widths: (173.7656, 726.3062)),
  ]

  @Test(arguments: light) func `ordinary lines of the outer weights come within 3 percent`(_ row: Recorded)
    throws
  {
    let font = FontRequest(size: row.size, weight: row.weight)
    for (text, width) in [("Hello UIKit", row.widths.0), (Self.pangram, row.widths.1)] {
      #expect(try abs(Bundled.width(text, font: font) / width - 1) <= 0.03, "\(text)")
    }
  }

  @Test(arguments: [(8.0, 177.1680), (17.5, 348.8157), (33, 637.1836)])
  func `an italic line comes within 2 percent`(size: Double, width: Double) throws {
    let font = FontRequest(size: size, isItalic: true)
    #expect(try abs(Bundled.width(Self.pangram, font: font) / width - 1) <= 0.02)
  }

  @Test(arguments: [(8.0, 212.6484), (17.5, 465.1685), (33, 877.1748)])
  func `a monospaced line is as wide as recorded in every weight`(size: Double, width: Double) throws {
    for weight in FontWeight.allCases {
      let font = FontRequest(size: size, weight: weight, design: .monospaced)
      #expect(try abs(Bundled.width(Self.pangram, font: font) - width) < 1e-3)
    }
  }

  @Test func `each design has its own family, and what it lacks comes from the others`() throws {
    func faces(_ design: FontDesign, _ weight: FontWeight = .regular) throws -> [String] {
      try Bundled.layOut("a漢", font: FontRequest(weight: weight, design: design)).faces
    }
    #expect(try faces(.default) == ["Inter Regular", "Noto Sans CJK JP Regular"])
    #expect(try faces(.rounded) == ["Quicksand Regular", "Noto Sans CJK JP Regular"])
    #expect(try faces(.serif) == ["Noto Serif Regular", "Noto Sans CJK JP Regular"])
    #expect(try faces(.monospaced) == ["Noto Sans Mono Regular", "Noto Sans CJK JP Regular"])
    // The next heavier from semibold up, else the next lighter.
    #expect(try faces(.serif, .semibold).first == "Noto Serif Bold")
    #expect(try faces(.serif, .medium).first == "Noto Serif Regular")
    #expect(try faces(.rounded, .medium).first == "Quicksand Medium")
  }

  @Test func `italic letters lean by 12 degrees about the baseline, and say so`() throws {
    let italic = try Bundled.layOut("I", font: FontRequest(isItalic: true))
    #expect(italic.faces == ["Inter Regular, sheared 12°"])
    let face = try #require(italic.lines[0].runs[0].source as? FontFace)
    let upright = try Bundled.fonts.get().families[0].face(for: .regular)
    let glyph = italic.lines[0].runs[0].glyphs[0].id
    let (before, after) = (
      try #require(upright.inkBounds(of: glyph)), try #require(face.inkBounds(of: glyph))
    )
    // 2048 units of capital height times tan 12° = 0.21256 are 435.3 units; the foot stays where it was.
    #expect(after.minX == before.minX)
    #expect(after.maxX == before.maxX + 435)
    #expect(after.maxY == before.maxY)
  }

  @Test func `letters of other scripts stay upright`() throws {
    let italic = try Bundled.layOut("漢字", font: FontRequest(isItalic: true))
    #expect(italic.faces == ["Noto Sans CJK JP Regular"])
  }

  @Test func `a width that is a guess is doubted more than a recorded one`() throws {
    func doubt(_ font: FontRequest) throws -> Double {
      try Bundled.layOut("word", font: font).widthUncertainty
    }
    #expect(try doubt(FontRequest()) == 0.02)
    #expect(try doubt(FontRequest(weight: .black)) == 0.03)
    #expect(try doubt(FontRequest(design: .monospaced)) == 0.005)
    #expect(try doubt(FontRequest(design: .serif)) == 0.1)
  }
}
