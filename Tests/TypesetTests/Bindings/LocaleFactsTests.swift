// SPDX-License-Identifier: MIT

import Testing

@testable import Typeset

/// Times from CLDR's charts; 1767260460 is 2026-01-01T09:41:00Z.
@Suite struct LocaleFactsTests {
  @Test(arguments: [
    ("en_US", "UTC", "9:41\u{202f}AM"), ("en_GB", "UTC", "09:41"), ("de_DE", "Europe/Berlin", "10:41"),
    ("ja_JP", "Asia/Tokyo", "18:41"), ("en_US", "America/New_York", "4:41\u{202f}AM"),
  ])
  func `a time is written as the locale and the zone have it`(locale: String, zone: String, text: String)
    throws
  {
    #expect(try LocaleFormats(locale: locale, timeZone: zone).shortTime(1_767_260_460) == text)
  }

  @Test func `a narrow space in a time is no missing character`() throws {
    #expect(try Bundled.layOut("9:41\u{202f}AM").missingCharacters.isEmpty)
  }

  @Test func `a locale that does not exist is named`() {
    let error = #expect(throws: LocaleError.self) {
      try LocaleFormats(locale: "qqx_ZZ9", timeZone: "UTC")
    }
    #expect(error?.code == .unknownLocale)
    #expect(error?.subject == "qqx_ZZ9")
  }

  @Test func `a zone that does not exist is named`() {
    let error = #expect(throws: LocaleError.self) {
      try LocaleFormats(locale: "en", timeZone: "Mars/Olympus")
    }
    #expect(error?.code == .unknownTimeZone)
    #expect(error?.subject == "Mars/Olympus")
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a moment that is no number is no time`(seconds: Double) {
    let error = #expect(throws: LocaleError.self) {
      try LocaleFormats(locale: "en", timeZone: "UTC").shortTime(seconds)
    }
    #expect(error?.code == .time)
  }

  @Test func `locales are known by their ISO codes`() {
    for locale in ["en", "en_US", "ja_JP", "zh-Hans-CN", "pt_BR", "es_419"] {
      #expect(LocaleFacts.isKnown(locale: locale))
    }
    for locale in ["", "english", "xx_US", "en_QQ"] {
      #expect(!LocaleFacts.isKnown(locale: locale), "\(locale)")
    }
    #expect(!LocaleFacts.isKnown(timeZone: ""))
  }
}
