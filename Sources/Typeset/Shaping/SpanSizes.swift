// SPDX-License-Identifier: MIT

import Synchronization

/// The measures of one span at every size that shrinking may come to.
final class SpanSizes: Sendable {
  private let spans: [SizedSpan]

  init(_ style: FitRequest.Span, _ face: FaceStyle) {
    spans = (1...100).map { SizedSpan(style, face, hundredths: $0) }
  }

  /// The measures at a share of the size asked for. Unit: hundredths, 1…100.
  subscript(hundredths: Int) -> SizedSpan { spans[hundredths - 1] }
}

/// Keeps the measures of the few styles that texts are set in.
final class SpanSizesCache: Sendable {
  private struct Key: Hashable {
    var style: FitRequest.Span
    var face: FaceStyle
  }

  /// How many are kept, of 8 kB each.
  private static let most = 128
  private let known = Mutex<[Key: SpanSizes]>([:])

  /// Returns the measures of a span.
  func sizes(_ style: FitRequest.Span, _ face: FaceStyle) -> SpanSizes {
    let key = Key(style: style, face: face)
    if let found = known.withLock({ $0[key] }) { return found }
    let sizes = SpanSizes(style, face)
    known.withLock {
      if $0.count >= SpanSizesCache.most { $0.removeAll() }
      $0[key] = sizes
    }
    return sizes
  }
}
