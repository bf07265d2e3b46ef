// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing

@Suite struct PlaceholderTextTests {
  private func filled(
    _ text: String, _ values: [String: String] = [:], number: Double? = nil
  ) -> String {
    PlaceholderText(text).filled(with: PlaceholderSamples(values: values), number: number)
  }

  /// A text and what is shown of it; the numbers are those that `printf` of a shell writes of 12 and 1.5.
  static let cases: [(text: String, shown: String)] = [
    ("Hello, %@!", "Hello, Alex!"), ("%1$@ and %2$@", "Alex and Alex"), ("%s|%S|%c|%C", "Alex|Alex|A|A"),
    ("%d %i %u %ld %lld %llu %hd %zd %qd %li", "12 12 12 12 12 12 12 12 12 12"),
    ("%5d|%-5d|%05d|%+d", "   12|12   |00012|+12"), ("%x %X %o %#x", "c C 14 c"),
    ("%f %.1f %5.2f %e %g %Lf", "1.500000 1.5  1.50 1.500000e+00 1.5 1.500000"),
    ("%2$lld of %1$lld", "12 of 12"), ("%*d", "12"), ("%arg files", "12 files"), ("%#@files@", "12"),
    ("%1$#@files@ %04$#@more@", "12 12"), ("100%% sure", "100% sure"), ("%%d", "%d"),
    ("{name} ${name} %{name} {{ name }} {{name}}", "Alex Alex Alex Alex Alex"),
    ("{0} {} {count} {item_count} {userName}", "Alex Alex 12 12 Alex"),
    ("%(name)s %(size)d %(ratio).1f", "Alex 12 12"),
    // Words that are no placeholders.
    ("100 % der", "100 % der"), ("50% off", "50% off"), ("%", "%"), ("5%", "5%"), ("%?", "%?"),
    ("{not a name}", "{not a name}"), ("{", "{"), ("a {b", "a {b"), ("{a}}", "Alex}"),
    ("$5 {x y}", "$5 {x y}"),
    ("%1000d", "%1000d"), ("%.99f", "%.99f"), ("%9$", "%9$"), ("%#@x", "%#@x"), ("%argh", "%argh"),
    ("% d", "% d"), ("%ñ", "%ñ"), ("{{ a }", "{{ a }"), ("%(a", "%(a"), ("100%é", "100%é"),
  ]

  @Test(arguments: cases.indices)
  func `a text is shown with its placeholders filled`(_ index: Int) {
    #expect(filled(Self.cases[index].text) == Self.cases[index].shown)
  }

  @Test func `a value by name holds against one by number, and that against one by conversion`() {
    #expect(
      filled("%@ %2$@ %3$d {name} %#@n@", ["@": "Bo", "2": "Cy", "d": "7", "name": "Di", "n": "3"])
        == "Bo Cy 7 Di 3")
    #expect(filled("%05d %.2f %f", ["d": "7", "f": "2.25"]) == "00007 2.25 2.250000")
    #expect(filled("%d", ["d": "many"]) == "many")
    #expect(filled("{0} {name}", ["0": "zero", "name": "12"]) == "zero 12")
    #expect(filled("%d %f", ["d": "nan", "f": "inf"]).isEmpty == false)
  }

  @Test func `the first number of a text is that which chose its form`() {
    #expect(filled("%@ has %lld of %lld", number: 3) == "Alex has 3 of 12")
    #expect(filled("%2$lld of %1$lld", number: 3) == "12 of 3")
    #expect(filled("%@: %.1f", number: 0.1) == "Alex: 0.1")
    #expect(filled("%d", number: 0.1) == "0.1")
    #expect(filled("%arg and %arg", number: 1_000_000) == "1000000 and 1000000")
    #expect(filled("{count} of {name}", number: 2) == "2 of Alex")
    #expect(filled("nothing", number: 2) == "nothing")
  }

  @Test func `an argument cannot be a text and a number`() {
    #expect(PlaceholderText("%@ of %@ %2$#@x@").contradictoryArgument == 2)
    #expect(PlaceholderText("%1$@ %1$d").contradictoryArgument == 1)
    #expect(PlaceholderText("%@ %2$#@x@ %2$d").contradictoryArgument == nil)
  }

  @Test func `long texts are cut in time that grows with their length`() {
    for part in ["%", "{", "%(", "{{", "%#@", "%1$", "${a"] {
      let text = String(repeating: part, count: 1 << 18)
      _ = filled(text)
    }
    #expect(filled(String(repeating: "%@", count: 1 << 16)).utf8.count == 4 << 16)
  }
}

@Suite struct CatalogNamesTests {
  @Test(arguments: [
    ("pt-BR", "pt_BR"), ("pt_br", "pt_BR"), ("zh-Hans", "zh_Hans"), ("zh-hans-cn", "zh_Hans_CN"),
    ("es-419", "es_419"), ("ja", "ja"), ("de_DE.UTF-8", "de_DE"), ("sr_RS@latin", "sr_Latn_RS"),
    ("English", "en"), ("ca@valencia", "ca"), ("de-1996", "de_1996"), ("sl-rozaj", "sl_ROZAJ"),
  ])
  func `a locale is spelled in one way`(_ name: String, _ spelled: String) {
    #expect(CatalogLocale.spelled(name) == spelled)
  }

  @Test(arguments: ["", "Base", "Arabic (عربي)", "e", "en-", "en-x", "en--US", "12", "a/b", "en US"])
  func `a word that is no locale is none`(_ name: String) {
    #expect(CatalogLocale.spelled(name) == nil)
  }

  @Test func `folders and names of files tell the locale`() {
    #expect(CatalogLocale.ofFolder(in: "App/zh-Hans.lproj/Localizable.strings") == "zh_Hans")
    #expect(CatalogLocale.ofFolder(in: "a.lproj") == nil)
    #expect(CatalogLocale.ofFolder(in: "Base.lproj/x.strings") == nil)
    #expect(CatalogLocale.ofFileName("po/pt_BR.po") == "pt_BR")
    #expect(CatalogLocale.ofFileName("app.de.po") == "de")
    #expect(CatalogLocale.ofFileName("locale/ar/LC_MESSAGES/humanize.po") == "ar")
    #expect(CatalogLocale.ofFileName("messages.po") == nil)
  }

  @Test func `the name tells the format, and the content where the name tells nothing`() {
    func format(_ name: String, _ content: String = "") -> CatalogFormat? {
      CatalogFormat(name: name, content: Array(content.utf8))
    }
    #expect(
      ["a.strings", "a.stringsdict", "a.XCSTRINGS", "a.plist", "a.po", "a.xliff"].map { format($0) }
        == CatalogFormat.allCases.map { $0 })
    #expect(format("a.xlf") == .xliff && format("a.pot") == .po)
    #expect(format("a.txt", "msgid \"a\"") == nil && format("a.csv", "<plist>") == nil)
    #expect(format("-", "# c\n\nmsgid \"a\"\n") == .po)
    #expect(format("-", "/* c */\n// d\n\"a\" = \"b\";\n") == .strings)
    #expect(format("-", "\u{FEFF}<?xml version=\"1.0\"?>\n<xliff version=\"1.2\">") == .xliff)
    #expect(format("-", "<plist><dict><key>a</key>") == .propertyList)
    #expect(format("-", "<plist><dict><key>NSStringLocalizedFormatKey</key>") == .stringsdict)
    #expect(format("-", "{\"sourceLanguage\": \"en\", \"strings\": {}}") == .xcstrings)
    #expect(format("-", "bplist00") == .propertyList)
    #expect(format("-", "\"Calm\" is a word.") == nil && format("-", "{\"a\": 1}") == nil)
    #expect(format("-", "<p>") == nil && format("-", "") == nil && format("-", "# title\n\ntext") == nil)
  }
}
