// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps the values that were written last: the entries of a batch often share one date, and opening ICU's
/// format takes as long as shaping a text.
final class FormattedTextCache: Sendable {
  private struct Key: Hashable {
    var value: FormattedValue
    var locale: String
    var timeZone: String
    var fidelity: TimeFidelity
  }

  private static let capacity = 256
  private let known = Mutex<[Key: FormattedText]>([:])

  /// Returns a value as it is written: see ``Typesetter/text(of:locale:timeZone:fidelity:)``.
  func text(
    of value: FormattedValue, locale: String, timeZone: String, fidelity: TimeFidelity
  ) throws(LocaleError) -> FormattedText {
    let key = Key(value: value, locale: locale, timeZone: timeZone, fidelity: fidelity)
    if let text = known.withLock({ $0[key] }) { return text }
    let formats = try LocaleFormats(locale: locale, timeZone: timeZone)
    let text = try ValueWriter(formats: formats, fidelity: fidelity).text(of: value)
    known.withLock { known in
      if known.count >= FormattedTextCache.capacity { known.removeAll() }
      known[key] = text
    }
    return text
  }
}
