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

  fileprivate init(locale: String) {
    clusters = BreakIterator(.clusters, locale: "")
    lines = BreakIterator(.lines, locale: locale)
    bidi = BidiAnalysis()
    buffer = ShapeBuffer()
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
