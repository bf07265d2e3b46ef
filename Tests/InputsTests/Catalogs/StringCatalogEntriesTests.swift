// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing
import WidgetModel

// The counts and digests were made with `json` and `hashlib` of Python 3.11, over the texts before they are
// filled: samples that are the placeholders themselves leave them so.

@Suite struct StringCatalogEntriesTests {
  @Test func `a catalog that Xcode wrote gives all locales, without stale keys`() throws {
    let catalog = try ReadCatalog(resource: "Birds.xcstrings", samples: ["@": "%@"])
    #expect(catalog.entries.count == 171 && catalog.errors.isEmpty)
    #expect(catalog.leftOut == [.stale: 27])
    #expect(catalog.digest == "358d7a48aa0b")
    let locales = ["ar", "en", "he", "ja", "pt_BR", "ru", "sv", "uk", "zh_Hans"]
    #expect(Set(catalog.entries.compactMap(\.locale)).sorted() == locales)
  }

  @Test func `a key without a text of the source is its text, and what is not translated is counted`() throws
  {
    let list = try ReadCatalog(resource: "cli-list.xcstrings")
    #expect(list.entries.count == 11 && list.digest == "e4255831a43a")
    #expect(list.leftOut == [.untranslated: 9, .empty: 1])
    #expect(list.texts(in: "en")["greeting-fr"] == "greeting-fr")
    let empty = try ReadCatalog(resource: "xcstrings-empty-and-missing.xcstrings")
    #expect(empty.entries.map(\.text) == ["only-key"] && empty.digest == "98f48e476b2c")
    #expect(empty.leftOut == [.empty: 3, .untranslated: 2, .notForTranslation: 1])
  }

  @Test func `plural forms have the smallest numbers of their class`() throws {
    let catalog = try ReadCatalog(resource: "mcp-plurals.xcstrings")
    #expect(catalog.entries.count == 12 && catalog.errors.isEmpty)
    #expect(catalog.leftOut == [.untranslated: 6, .notForTranslation: 2])
    let days = catalog.entries.filter { $0.id.hasPrefix("days_remaining") && $0.locale == "en" }
    #expect(days.map(\.text) == ["1 day remaining", "0 days remaining"])
    #expect(days.map(\.id) == ["days_remaining|one", "days_remaining|other"])
  }

  @Test func `devices are variants, and ids are unique in a locale`() throws {
    let catalog = try ReadCatalog(resource: "mcp-devices.xcstrings")
    #expect(catalog.digest == "940c89d840c4")
    #expect(
      catalog.entries.map(\.id) == [
        "home_button|ipad", "home_button|iphone", "tap_action|ipad", "tap_action|iphone", "tap_action|mac",
      ])
    let same = try ReadCatalog(
      #"""
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}}}}}}},
        "a|one": {}}}
      """#, name: "x.xcstrings")
    #expect(same.entries.map(\.id) == ["a|one", "a|one#2"])
  }

  @Test func `substitutions are filled for each class of numbers of the language`() throws {
    let catalog = try ReadCatalog(resource: "tool-Substitution.xcstrings")
    #expect(
      catalog.texts(in: "en") == [
        "substitutions_example.string|one": "Alex! There is 1 string and you have 1 remaining",
        "substitutions_example.string|other": "Alex! There are 0 strings and you have 0 remaining",
      ])
    #expect(try ReadCatalog(resource: "tool-Localizable.xcstrings").entries.count == 13)
  }

  @Test func `what only looks like a placeholder stays`() throws {
    let catalog = try ReadCatalog(resource: "tool-FormatSpecifiers.xcstrings")
    #expect(catalog["percentage"] == "Test %")
    #expect(catalog["percentage_escaped"] == "Test %")
    #expect(catalog["percentage_escaped_space_o"] == "Test 50% off")
    #expect(catalog["percentage_space_o"] == "Test 50% off")
    #expect(catalog["at"] == "Test Alex" && catalog["d_length"] == "Test 12" && catalog["i"] == "Test 12")
    #expect(catalog["f"] == "Test 1.500000" && catalog["f_precision"] == "Test 1.50")
    #expect(catalog["x"] == "Test c" && catalog["o"] == "Test 14")
  }

  @Test func `a key that stands twice is said, a catalog without a source language too`() throws {
    let twice = try ReadCatalog(resource: "xcstrings-duplicate-keys.xcstrings")
    #expect(twice.entries.map(\.text) == ["I am calm."])
    #expect(twice.outline == ["1 json.duplicate-key"])
    let without = try ReadCatalog(resource: "xcstrings-no-source-language.xcstrings")
    #expect(without.entries.map(\.text) == ["大丈夫。"])
    #expect(without.outline == ["1 value.missing-key"])
  }

  @Test func `a catalog that is cut or is none is refused with its place`() throws {
    let cut = try refusal(try ReadCatalog.bytes(of: "xcstrings-truncated.xcstrings"), name: "x.xcstrings")
    #expect(cut.code == .syntax && cut.position.line == 351)
    #expect(try refusal(Array("{}".utf8), name: "x.xcstrings").code == .missingKey)
    #expect(try refusal(Array("[]".utf8), name: "x.xcstrings").code == .wrongType)
    #expect(try refusal(Array(" \n".utf8), name: "x.xcstrings").code == .empty)
  }

  @Test func `what is wrong in one text costs that text, and its place is named`() throws {
    let catalog = try ReadCatalog(
      #"""
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"value": 5}}, "de": {"stringUnit": {"value": "gut"}}}},
        "b": {"localizations": {"not a locale": {"stringUnit": {"value": "x"}}}},
        "c": 7,
        "d": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {}}}},
        "e": {"localizations": {"en": {"stringUnit": {"state": "new"}}}}
      }}
      """#, name: "x.xcstrings", locales: ["en", "de"])
    #expect(catalog.texts(in: "de") == ["a": "gut"])
    #expect(catalog.texts(in: "en") == ["b": "b"])
    #expect(
      catalog.outline == [
        "2 value.wrong-type", "3 value.unknown-name", "4 value.wrong-type", "5 set.plural",
        "6 value.missing-key",
      ])
    #expect(catalog.errors[0].position.keyPath == "strings/a/localizations/en/stringUnit/value")
  }
}
