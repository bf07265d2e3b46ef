// SPDX-License-Identifier: MIT

import BundledFonts
import Foundation
import Testing
@testable import Typeset

@Suite struct FontCollectionTests {
  @Test func `a folder without a list is an error that names the list`() {
    let error = #expect(throws: FontError.self) { try FontCollection.load(folder: "/nowhere") }
    #expect(error?.subject == "/nowhere/faces.txt")
  }

  @Test func `each weight of SwiftUI has a face of its own`() throws {
    let family = try #require(try Bundled.fonts.get().families.first)
    #expect(
      FontWeight.allCases.map { family.face(for: $0).weight }
        == FontWeight.allCases.map(\.axisValue))
  }

  @Test func `semibold and heavier Japanese is drawn bold`() throws {
    let names = try FontWeight.allCases.map { weight in
      try Bundled.layOut("日本", font: FontRequest(weight: weight)).faces
    }
    let regular = ["Noto Sans CJK JP Regular"]
    let bold = ["Noto Sans CJK JP Bold"]
    #expect(names == [regular, regular, regular, regular, regular, bold, bold, bold, bold])
  }

  @Test func `a family preferred by the language is tried before the others`() throws {
    func face(_ locale: String) throws -> [String] {
      try Bundled.layOut("直", style: ParagraphStyle(locale: locale)).faces
    }
    #expect(try face("ja_JP") == ["Noto Sans CJK JP Regular"])
    #expect(try face("zh-Hans") == ["Noto Sans CJK SC Regular"])
    #expect(try face("en_US") == ["Noto Sans CJK JP Regular"])
  }

  /// The file is written by coreutils, so the digests are not our own.
  @Test func `provenance has the digests that sha256sum gives`() throws {
    let folder = try BundledFonts.folder()
    let sums = try String(contentsOfFile: folder + "/SHA256SUMS", encoding: .utf8)
    let provenance = try Bundled.fonts.get().provenance
    #expect(
      provenance.map(\.sha256).sorted() == sums.split(separator: "\n").map { String($0.prefix(64)) }.sorted())
    #expect(provenance.first?.face == "Inter UltraLight")
  }
}
