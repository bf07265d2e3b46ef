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
    /// The moment or the number is none that ICU can write.
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

  /// Whether the locale's language is written from right to left: `ar`, `he_IL`.
  ///
  /// The corresponding C function is `uloc_isRightToLeft`.
  public static func isRightToLeft(locale: String) -> Bool {
    unsafe !locale.utf8.contains(0) && cicu_is_right_to_left(locale) != 0
  }

  /// Whether the IANA data has the zone.
  ///
  /// The corresponding C function is `ucal_getCanonicalTimeZoneID`.
  public static func isKnown(timeZone: String) -> Bool {
    let name = Array(timeZone.utf16)
    return unsafe !name.isEmpty && cicu_is_known_zone(name, Int32(name.count)) != 0
  }

  /// Whether ICU has the unit of measurement, such as `kilometer` or `mile-per-hour`.
  ///
  /// The corresponding C function is `unumf_openForSkeletonAndLocale`.
  public static func isKnown(unit: String) -> Bool {
    let isPlain = unit.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || $0 == 0x2D || (0x30...0x39).contains($0)
    }
    guard isPlain, !unit.isEmpty else { return false }
    do throws(LocaleError) {
      _ = try LocaleFormats(locale: "en", timeZone: "UTC").number("1", skeleton: "unit/\(unit)")
      return true
    } catch {
      return false
    }
  }

  /// - Throws: ``LocaleError`` where the locale or the zone is none.
  static func require(locale: String, timeZone: String) throws(LocaleError) {
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
  }
}

extension LocaleError {
  /// A moment, a length of time or a number that ICU does not write.
  static func unwritable(_ subject: String) -> LocaleError {
    LocaleError(
      code: .time, subject: subject, detail: "it cannot be written as a date, a time or a number",
      hint: "give a moment within some thousand years of 1970-01-01T00:00:00Z, or a shorter number")
  }
}
