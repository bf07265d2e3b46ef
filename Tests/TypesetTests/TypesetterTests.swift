// SPDX-License-Identifier: MIT

import BundledFonts
import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct TypesetterTests {
  private let texts = [
    "Every small step counts today as well", "コーヒーで、ゆっくり休む。", "أنا بخير اليوم", "ירידה של 72%.",
    "เชียงใหม่", "शक्ति और स्नेह", "안녕하세요", "ཀགང", "a\nb\tc", "",
  ]

  /// Everything that is drawn and reported of a layout.
  private func dump(_ layout: ParagraphLayout) -> String {
    let lines = layout.lines.map { line in
      let runs = line.runs.map { "\(($0.source as? FontFace)?.name ?? "") \($0.pointSize) \($0.glyphs)" }
      return "\(line.width) \(line.baseline) \(runs)"
    }
    return
      "\(layout.size) \(layout.scale) \(layout.isTruncated) \(layout.droppedText) \(layout.faces) \(layout.shownLines) \(lines)"
  }

  private func run(_ typesetter: Typesetter, rotatedBy shift: Int) -> [String] {
    let count = texts.count
    var found = [String](repeating: "", count: count)
    for step in 0..<count {
      let index = (step + shift) % count
      let layout = typesetter.layOut(
        StyledText(texts[index], font: FontRequest(size: 20)),
        style: ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.6),
        width: 90, height: 60)
      found[index] = dump(layout)
    }
    return found
  }

  @Test func `eight threads get what one gets`() async throws {
    let fonts = try Bundled.fonts.get()
    let alone = run(Typesetter(fonts: fonts), rotatedBy: 0)
    let together = Typesetter(fonts: fonts)
    let results = await withTaskGroup(of: [String].self) { group in
      for thread in 0..<8 { group.addTask { self.run(together, rotatedBy: thread) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for result in results { #expect(result == alone) }
  }

  @Test func `a cache without room changes nothing`() throws {
    let fonts = try Bundled.fonts.get()
    #expect(
      run(Typesetter(fonts: fonts, cacheBudget: 0), rotatedBy: 3)
        == run(Typesetter(fonts: fonts), rotatedBy: 0))
  }

  @Test func `the cache keeps to its budget`() throws {
    let typesetter = Typesetter(fonts: try Bundled.fonts.get(), cacheBudget: 100_000)
    for number in 0..<400 {
      _ = typesetter.measure(
        StyledText("Text \(number)"), style: ParagraphStyle(), width: nil, height: nil)
    }
    #expect((2..<200).contains(typesetter.cache.count))
  }

  @Test func `texts that are only equal to Unicode are kept apart`() {
    let composed = ShapeKey(text: "é", locale: "en")
    let apart = ShapeKey(text: "e\u{301}", locale: "en")
    #expect(composed.text == apart.text)
    #expect(composed != apart)
  }
}
