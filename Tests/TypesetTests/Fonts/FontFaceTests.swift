// SPDX-License-Identifier: MIT

import BundledFonts
import Foundation
import Pictures
import Testing
@testable import Typeset

@Suite struct FontFaceTests {
  /// A small face of the bundle.
  private func thai() throws -> [UInt8] {
    try Array(
      Data(contentsOf: URL(filePath: BundledFonts.folder() + "/noto-sans-thai/NotoSansThai-Regular.ttf")))
  }

  private func open(_ bytes: [UInt8], face: Int = 0) throws(FontError) -> FontFace {
    try FontFace(FontBytes(bytes, subject: "test.ttf"), face: face, subject: "test.ttf")
  }

  private func code(_ body: () throws -> some Any) -> FontError.Code? {
    do { _ = try body() } catch { return (error as? FontError)?.code }
    return nil
  }

  @Test func `a file that is not there is unreadable and named`() {
    let error = #expect(throws: FontError.self) { try FontFace(path: "/nowhere/face.ttf") }
    #expect(error?.code == .unreadable)
    #expect(error?.subject == "/nowhere/face.ttf")
    #expect(error?.hint != nil)
  }

  @Test func `a folder is unreadable`() {
    #expect(code { try FontFace(path: "/") } == .unreadable)
  }

  @Test func `an empty file is empty`() {
    #expect(code { try open([]) } == .empty)
  }

  @Test func `text is no font`() {
    #expect(code { try open(Array("This is a letter, not a face.".utf8)) } == .notAFont)
    // The signature of WOFF2, which has to be unpacked.
    #expect(code { try open(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60)) } == .notAFont)
  }

  @Test func `a face of another number is not there`() throws {
    let bytes = try thai()
    #expect(code { try open(bytes, face: 1) } == .noSuchFace)
    #expect(code { try open(bytes, face: -1) } == .noSuchFace)
  }

  @Test func `every part of a font is found to be cut off`() throws {
    let bytes = try thai()
    for length in stride(from: 4, to: bytes.count, by: 61) {
      #expect(code { try open(Array(bytes[..<length])) } == .truncated, "\(length) bytes")
    }
    #expect(code { try open(Array(bytes[..<3])) } == .truncated)
    #expect(code { try open(bytes) } == nil)
  }

  @Test func `a font without the tables that all need is damaged`() throws {
    var bytes = try thai()
    let head = try #require(Data(bytes).range(of: Data("head".utf8)))
    bytes[head.lowerBound] = UInt8(ascii: "x")
    #expect(code { try open(bytes) } == .damaged)
  }

  @Test func `flipped bytes never stop the program`() throws {
    let whole = try thai()
    var state: UInt64 = 0x5eed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<4 { bytes[random(bytes.count)] = UInt8(random(256)) }
      guard let face = try? open(bytes) else { continue }
      let family = FontFamily(name: "damaged", face: face, languages: [])
      let layout = Typesetter(fonts: FontCollection(families: [family])).layOut(
        StyledText("เชียงใหม่ abc"), style: ParagraphStyle(), width: 40, height: nil)
      for run in layout.lines.flatMap(\.runs) {
        for glyph in run.glyphs { _ = run.source.outline(of: glyph.id) }
      }
    }
  }

  @Test func `an outline is in font units with the y axis up`() throws {
    let face = try #require(try Bundled.fonts.get().families.first?.face(for: .regular))
    let letter = try #require(face.shaping.glyph(for: 0x49))
    let bounds = try #require(face.inkBounds(of: letter))
    // Inter's capital height is 2048 of 2816 units.
    #expect(face.unitsPerEm == 2816)
    #expect(bounds.minY == 0)
    #expect(bounds.maxY == 2048)
    #expect(face.outline(of: letter).elements.count >= 4)
  }

  @Test func `a space has no ink`() throws {
    let face = try #require(try Bundled.fonts.get().families.first?.face(for: .regular))
    let space = try #require(face.shaping.glyph(for: 0x20))
    #expect(face.outline(of: space).elements.isEmpty)
    #expect(face.inkBounds(of: space) == nil)
  }

  @Test func `bounds take in the turning points of curves and not their controls`() throws {
    // A parabola from (0, 0) to (4, 0) with its control at (2, 6) reaches 3; the cubic with both controls
    // at height 4 reaches 3 as well.
    let quad = GlyphOutline(elements: [.move(.init(0, 0)), .quad(.init(2, 6), .init(4, 0))])
    #expect(GlyphBounds(of: quad)?.maxY == 3)
    let cubic = GlyphOutline(elements: [.move(.init(0, 0)), .cubic(.init(0, 4), .init(4, 4), .init(4, 0))])
    #expect(GlyphBounds(of: cubic)?.maxY == 3)
    #expect(GlyphBounds(of: cubic)?.maxX == 4)
    #expect(GlyphBounds(of: GlyphOutline()) == nil)
  }
}
