// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing
import WidgetModel

// The counts were made with `re` of Python 3.11.

@Suite struct GettextEntriesTests {
  @Test func `a file of six plural forms gives them all`() throws {
    let catalog = try ReadCatalog(resource: "ar.po")
    #expect(catalog.entries.count == 177 && catalog.errors.isEmpty && catalog.leftOut.isEmpty)
    // The header's language is no code, so the name of the file tells it.
    #expect(Set(catalog.entries.map(\.locale)) == ["ar"])
    let first = catalog.entries[0]
    #expect(first.id == "0 (male)|th" && first.text == " صفر" && first.origin == "ar.po:24")
    #expect(first.fields["key"] == .text("th") && first.fields["context"] == .text("0 (male)"))
    #expect(Set(catalog.entries.map(\.id)).count == 177)
  }

  @Test func `the number of a form is the smallest that its rule gives it`() throws {
    let catalog = try ReadCatalog(resource: "ru_RU.po")
    #expect(catalog.entries.count == 111)
    #expect(catalog.entries.allSatisfy { $0.locale == "ru" })
    let days = (0...2).map { catalog["%d day|\($0)"] ?? "" }
    #expect(days == ["1 день", "2 дня", "0 дней"])
  }

  @Test func `what is not translated is counted`() throws {
    let catalog = try ReadCatalog(resource: "tlh.po")
    #expect(catalog.entries.count == 72)
    #expect(catalog.leftOut == [.untranslated: 17])
  }

  private static let odd = #"""
    # A comment
    msgid ""
    msgstr ""
    "Language: sr@latin\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=2; plural=(n > 1);\n"

    #. For the
    #. morning
    #: a.swift:3
    msgid "multi"
    msgstr ""
    "one\t\"two\"\n"
    "three\x21\101"

    #, fuzzy, c-format
    #| msgid "old"
    msgid "guess"
    msgstr "ugib"

    #, no-c-format
    msgid "plain"
    msgstr "100%d"
    msgid "next"
    msgstr "{name}, %(count)d"

    msgid "days"
    msgid_plural "%d days"
    msgstr[0] "%d dan"
    msgstr[1] "%d dana"

    #~ msgid "gone"
    #~ msgstr "otišlo"

    #~ msgid "gone too"
    #~ msgid_plural "gone"
    #~ msgstr[0] "a"
    #~ msgstr[1] "b"
    """#

  @Test func `flags, comments, escapes and obsolete entries are understood`() throws {
    let catalog = try ReadCatalog(Self.odd, name: "odd.po", samples: ["name": "Ana"])
    #expect(catalog.errors.isEmpty)
    #expect(
      catalog.entries.map(\.text) == [
        "one\t\"two\"\nthree!A", "100%d", "Ana, 12", "0 dan", "2 dana",
      ])
    #expect(catalog.entries.map(\.id) == ["multi", "plain", "next", "days|0", "days|1"])
    #expect(catalog.leftOut == [.fuzzy: 1, .obsolete: 3])
    #expect(catalog.entries[0].fields["comment"] == .text("For the\nmorning"))
    #expect(catalog.entries[0].locale == "sr_Latn" && catalog.entries[0].origin == "odd.po:12")
  }

  @Test func `an entry that is wrong costs that entry alone`() throws {
    let text = #"""
      msgid "a"
      msgstr "one"

      msgid "b
      msgstr "two"

      msgid "c"
      msgstr "th"ree"

      msgid "d"
      msgstr "four\"

      msgtxt "e"
      msgid "e"
      msgstr "five"

      msgid "a"
      msgstr "again"

      msgid "f"
      msgstr "six"
      msgstr "seven"

      msgid "g"
      msgstr "eight"

      msgid "h"
      """#
    let catalog = try ReadCatalog(text, name: "de.po")
    #expect(catalog.entries.map(\.text) == ["one", "five", "eight"])
    #expect(
      catalog.outline == [
        "4 set.po", "8 set.po", "11 set.po", "13 set.po", "17 json.duplicate-key", "22 set.po", "27 set.po",
      ])
  }

  @Test func `the charset of the header is that of the texts`() throws {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=%\\n\"\n\nmsgid \"a\"\nmsgstr \""
    func bytes(_ charset: String, _ text: [UInt8]) -> [UInt8] {
      Array(header.replacing("%", with: charset).utf8) + text + Array("\"\n".utf8)
    }
    #expect(try ReadCatalog(bytes("ISO-8859-1", [0xE9]), name: "fr.po")["a"] == "é")
    #expect(try ReadCatalog(bytes("CP1251", [0xE9]), name: "ru.po")["a"] == "й")
    let wrong = try ReadCatalog(bytes("UTF-8", [0xE9]), name: "fr.po")
    #expect(wrong.outline == ["5 file.not-utf8"] && wrong.entries.isEmpty)
    #expect(try refusal(bytes("KLINGON", [0x41]), name: "fr.po").code == .notUTF8)
  }

  @Test func `rules of plural forms are read as C reads them`() throws {
    // The rules of Polish and Slovenian, as gettext's manual prints them.
    let polish = try #require(
      GettextPluralRule(
        "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"))
    #expect(polish.samples() == [1, 2, 0])
    #expect([1, 2, 5, 12, 22, 112, 122].map(polish.form) == [0, 1, 2, 2, 1, 2, 1])
    let slovenian = try #require(
      GettextPluralRule(
        "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"))
    #expect(slovenian.samples() == [1, 2, 3, 0])
    #expect(GettextPluralRule("nplurals=1; plural=0;")?.samples() == [0])
    #expect(GettextPluralRule("nplurals=2; plural=n/0;")?.form(of: 3) == 3)
    for wrong in [
      "", "nplurals=2;", "nplurals=0; plural=0;", "nplurals=99; plural=0", "nplurals=2; plural=n!;",
      "nplurals=2; plural=\(String(repeating: "(", count: 500))n", "nplurals=2; plural=x",
      "nplurals=2; plural=\(String(repeating: "n+", count: 400))n",
    ] {
      #expect(GettextPluralRule(wrong) == nil)
    }
    let catalog = try ReadCatalog(
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n?;\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n",
      name: "x.po")
    #expect(catalog.outline == ["1 set.po"] && catalog["a"] == "b")
  }
}
