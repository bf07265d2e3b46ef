// SPDX-License-Identifier: MIT

import CICU

/// A locale or a time zone that does not exist.
public struct LocaleError: Error, Hashable, Sendable {
  /// What kind of failure this is.
  public let code: Code
  /// The name as the user wrote it.
  public let subject: String
  /// One sentence without a full stop.
  public let detail: String
  /// What the user can do.
  public let hint: String

  /// A kind of failure; new kinds may be added, the text of a kind never changes.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable dotted word.
    public let rawValue: String
    /// Creates a kind from its word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The language or the region is no ISO code.
    public static let unknownLocale = Code(rawValue: "locale.unknown")
    /// The time zone is not in the IANA data.
    public static let unknownTimeZone = Code(rawValue: "locale.unknown-time-zone")
    /// The time is not a finite number, or ICU could not write it.
    public static let time = Code(rawValue: "locale.time")
  }
}

/// What ICU's data says about locales and time zones.
public enum LocaleFacts {
  /// Whether language, and region if there is one, are ISO codes: `ja`, `pt_BR`, `zh-Hans-CN`.
  ///
  /// The corresponding C functions are `uloc_getISO3Language` and `uloc_getISO3Country`.
  public static func isKnown(locale: String) -> Bool {
    // A zero byte would end the identifier for ICU.
    unsafe !locale.utf8.contains(0) && cicu_is_known_locale(locale) != 0
  }

  /// Whether the IANA data has the zone.
  ///
  /// The corresponding C function is `ucal_getCanonicalTimeZoneID`.
  public static func isKnown(timeZone: String) -> Bool {
    let name = Array(timeZone.utf16)
    return unsafe !name.isEmpty && cicu_is_known_zone(name, Int32(name.count)) != 0
  }

  /// Returns hour and minute in the locale's short form, with the spaces that CLDR's data has.
  ///
  /// The corresponding C functions are `udat_open` and `udat_format`.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment, from 1970-01-01T00:00:00Z. Unit: s.
  ///   - locale: A locale identifier such as `en_US`.
  ///   - timeZone: An IANA name such as `Europe/Berlin`.
  /// - Throws: ``LocaleError`` where the locale, the zone or the moment is none.
  public static func shortTime(
    secondsSince1970: Double, locale: String, timeZone: String
  ) throws(LocaleError) -> String {
    guard isKnown(locale: locale) else {
      throw LocaleError(
        code: .unknownLocale, subject: locale, detail: "the language or the region is no ISO code",
        hint: "write a locale such as en_US, ja or zh_Hans_CN")
    }
    guard isKnown(timeZone: timeZone) else {
      throw LocaleError(
        code: .unknownTimeZone, subject: timeZone, detail: "the IANA data has no zone of that name",
        hint: "write a zone such as UTC, Europe/Berlin or Asia/Tokyo")
    }
    let zone = Array(timeZone.utf16)
    // The longest short time in CLDR has 14 UTF-16 units.
    var text = [UInt16](repeating: 0, count: 64)
    var status: Int32 = 0
    let milliseconds = secondsSince1970 * 1000
    let length =
      milliseconds.isFinite
      ? unsafe cicu_short_time(
        locale, zone, Int32(zone.count), milliseconds, &text, Int32(text.count), &status) : 0
    guard milliseconds.isFinite, status == 0, length <= text.count else {
      throw LocaleError(
        code: .time, subject: "\(secondsSince1970) s",
        detail: "the moment cannot be written as a time of day",
        hint: "give a finite number of seconds since 1970-01-01T00:00:00Z")
    }
    return String(decoding: text[..<Int(length)], as: UTF16.self)
  }
}
