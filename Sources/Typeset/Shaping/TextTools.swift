// SPDX-License-Identifier: MIT

import Synchronization

/// The iterators and the buffer that shaping one text needs.
// SAFETY: an object is used by one thread at a time: only `TextToolPool` makes them, and it lends each to
// one caller until that caller gives it back.
final class TextTools: @unchecked Sendable {
  let clusters: BreakIterator
  let lines: BreakIterator
  let bidi: BidiAnalysis
  let buffer: ShapeBuffer
  /// The words shaped with these tools, by style.
  private var books: [WordBook] = []
  private let locale: String

  fileprivate init(locale: String) {
    self.locale = locale
    clusters = BreakIterator(.clusters, locale: "")
    lines = BreakIterator(.lines, locale: locale)
    bidi = BidiAnalysis()
    buffer = ShapeBuffer()
  }

  /// How many styles have a book.
  private static let mostBooks = 16
  /// How much memory the words of one style may keep. Unit: bytes.
  private static let bookBudget = 1 << 20

  /// Returns the text that `key` asks for, built of words where that comes to the same.
  func shape(_ key: ShapeKey, fonts: FontCollection) -> ShapedText {
    guard key.others.isEmpty else { return TextShaper.shape(key, fonts: fonts, tools: self) }
    let book = book(for: key.face, fonts)
    return book.text(for: key, fonts: fonts, tools: self)
      ?? TextShaper.shape(key, fonts: fonts, tools: self)
  }

  /// The words of a style.
  func book(for style: FaceStyle, _ fonts: FontCollection) -> WordBook {
    if let known = books.first(where: { $0.style == style }) { return known }
    if books.count == TextTools.mostBooks { books.removeFirst() }
    let chain = fonts.chain(style, language: TextShaper.language(of: locale))
    let book = WordBook(style: style, locale: locale, chain: chain, budget: TextTools.bookBudget)
    books.append(book)
    return book
  }
}

/// Lends tools, so that ICU's rules are opened once for each locale and thread and not for each text.
final class TextToolPool: Sendable {
  private let idle = Mutex<[String: [TextTools]]>([:])

  /// Calls `body` with tools for a locale that nobody else has.
  func withTools<Result>(locale: String, _ body: (TextTools) -> Result) -> Result {
    let tools = idle.withLock { $0[locale]?.popLast() } ?? TextTools(locale: locale)
    defer { idle.withLock { $0[locale, default: []].append(tools) } }
    return body(tools)
  }
}
