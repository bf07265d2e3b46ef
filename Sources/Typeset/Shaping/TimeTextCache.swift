// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps the times that were written last: the entries of a batch often share one date, and opening ICU's
/// format takes as long as shaping a text.
final class TimeTextCache: Sendable {
  private struct Key: Hashable {
    var seconds: Double
    var locale: String
    var timeZone: String
  }

  private static let capacity = 256
  private let known = Mutex<[Key: String]>([:])

  /// Returns the short time of a moment: see ``LocaleFacts/shortTime(secondsSince1970:locale:timeZone:)``.
  func text(secondsSince1970: Double, locale: String, timeZone: String) throws(LocaleError) -> String {
    let key = Key(seconds: secondsSince1970, locale: locale, timeZone: timeZone)
    if let text = known.withLock({ $0[key] }) { return text }
    let text = try LocaleFacts.shortTime(
      secondsSince1970: secondsSince1970, locale: locale, timeZone: timeZone)
    known.withLock { known in
      if known.count >= TimeTextCache.capacity { known.removeAll() }
      known[key] = text
    }
    return text
  }
}
