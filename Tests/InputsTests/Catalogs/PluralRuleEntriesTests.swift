// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing
import WidgetModel

@Suite struct PluralRuleEntriesTests {
  @Test func `each class of numbers of the language gives a text with its smallest number`() throws {
    let catalog = try ReadCatalog(resource: "es.lproj/Localizable.stringsdict")
    // CLDR's `many` of Spanish are whole millions; the file has no words for it, so those of `other` are shown.
    #expect(
      catalog.texts(in: "es") == [
        "items_count|one": "1 elemento", "items_count|many": "1000000 elementos",
        "items_count|other": "0 elementos", "photos_in_albums|one": "1 foto en 1 álbum",
        "photos_in_albums|many": "1000000 fotos en 1000000 álbumes",
        "photos_in_albums|other": "0 fotos en 0 álbumes", "messages_remaining|one": "1 mensaje restante",
        "messages_remaining|many": "1000000 mensajes restantes",
        "messages_remaining|other": "0 mensajes restantes",
      ])
    #expect(catalog.entries.first?.origin == "es.lproj/Localizable.stringsdict:8")
  }

  @Test func `a language of four forms has them all`() throws {
    let catalog = try ReadCatalog(resource: "ru.lproj/Localizable.stringsdict")
    // 13 keys, each with one, few, many and other.
    #expect(catalog.entries.count == 52 && catalog.errors.isEmpty)
    let forms = ["one", "few", "many", "other"].map { catalog["number.of.tabs|\($0)"] }
    #expect(
      forms == [
        "1 приватная вкладка", "2 приватных вкладки", "0 приватных вкладок", "Приватных вкладок: 0.1",
      ])
  }

  @Test func `zero has its words in every language, widths are variants`() throws {
    let catalog = try ReadCatalog(resource: "swiftgen-Localizable.stringsdict")
    #expect(catalog["apples.count|zero"] == "You have zero apples")
    #expect(catalog["apples.count|one"] == "You have one apple")
    #expect(catalog["apples.count|other"] == "You have 12 apples. Wow that is a lot!")
    #expect(catalog["competition.tab.favorite-players|20"] == "Fav. Players")
    #expect(catalog["competition.tab.favorite-players|25"] == "Favorite Players")
    #expect(catalog.entries.count == 13)
  }

  @Test func `variables are filled beside placeholders, in any order`() throws {
    let catalog = try ReadCatalog(
      resource: "swiftgen-LocPluralAdvanced.stringsdict", samples: ["name": "unused"])
    #expect(catalog.errors.isEmpty)
    #expect(catalog["mixed.placeholders-and-variables.string-int|one"] == "Alex has one rating")
    #expect(catalog["mixed.placeholders-and-variables.string-int|other"] == "Alex has 12 ratings")
    #expect(
      catalog["multiple.placeholders-and-variables.int-string-string|other"]
        == "Your Alex list contains 12 items. You should buy them Alex.")
    #expect(
      catalog["multiple.variables.three-variables-in-formatkey|one"]
        == "1 file remaining (1 byte, 1 minute)")
    let many = try #require(catalog["many.placeholders.plurals.base|one"])
    #expect(many.hasPrefix("Alex - 1 two - ") && !many.contains("%") && !many.contains("#@"))
  }

  @Test func `rules that cannot be filled cost their key alone`() throws {
    for name in ["InvalidVariableValue", "Placeholders"] {
      let catalog = try ReadCatalog(resource: "swiftgen-LocPluralError\(name).stringsdict")
      #expect(catalog.entries.isEmpty)
      #expect(catalog.errors.map(\.code) == [.plural], "\(name)")
    }
    let list = """
      <plist><dict>
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict>
      <key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@ and</string>
        <key>x</key><dict><key>one</key><string>%d</string></dict></dict>
      <key>c</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
        <key>x</key><dict><key>other</key><string>%#@x@%#@x@</string></dict></dict>
      <key>d</key><dict><key>nothing</key><string>known</string></dict>
      <key>e</key><string>plain %@</string>
      </dict></plist>
      """
    let catalog = try ReadCatalog(list, name: "en.lproj/x.stringsdict")
    #expect(catalog.entries.map(\.text) == ["plain Alex"])
    #expect(catalog.outline == ["2 set.plural", "4 set.plural", "6 set.plural", "7 value.missing-key"])
    #expect(catalog.errors.map(\.position.keyPath) == ["a", "b", "c", "d"])
  }
}
