// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing
import WidgetModel

// The counts and digests were made with `re`, `plistlib` and `hashlib` of Python 3.11.

@Suite struct StringsEntriesTests {
  @Test func `a file of a shipped app gives each pair with its comment, line and locale`() throws {
    let catalog = try ReadCatalog(resource: "ru.lproj/Localizable.strings", samples: ["@": "%@"])
    #expect(catalog.entries.count == 47)
    #expect(catalog.errors.isEmpty && catalog.leftOut.isEmpty)
    // The digest is over the pairs, `key<tab>text`.
    let pairs = catalog.entries.map { "\($0.id)\t\($0.text)" }.joined(separator: "\n")
    #expect(Entry(text: pairs).id == "0a2abe039fb4")
    #expect(Set(catalog.entries.map(\.locale)) == ["ru"])
    #expect(
      catalog.entries[0]
        == Entry(
          id: "intent.vpn.needs.to.be.enabled.from.app",
          fields: [
            "text": .text("Включите VPN в приложении DuckDuckGo."),
            "key": .text("intent.vpn.needs.to.be.enabled.from.app"),
            "comment": .text(
              "Message that comes up when trying to enable the VPN from intents, asking the user to enable it "
                + "from the app so it's configured"),
          ], origin: "ru.lproj/Localizable.strings:2", locale: "ru"))
  }

  @Test func `escapes are those of Apple's systems`() throws {
    let catalog = try ReadCatalog(resource: "strings-escapes.strings")
    #expect(catalog["newline"] == "Breathe in.\nBreathe out.")
    #expect(catalog["tab"] == "a\tb")
    #expect(catalog["quote"] == #"She said "rest"."#)
    #expect(catalog["backslash"] == #"C:\calm"#)
    #expect(catalog["unicode-U"] == "café ☃")
    #expect(catalog["octal"] == "ABC")
    #expect(catalog["unquoted_key"] == "Unquoted key is legal")
    #expect(catalog["a"] == "x" && catalog["b"] == "y")
    #expect(catalog["dup"] == "first")
    #expect(catalog["multi\nline key"] == "multi\nline value")
    #expect(catalog.entries.count == 11)
    #expect(catalog.leftOut == [.empty: 1])
    #expect(catalog.outline == ["12 json.duplicate-key"])
    #expect(catalog.errors.first?.detail.contains("line 11 and again on line 12") == true)
    #expect(catalog.errors.first?.position.keyPath == "dup")
  }

  @Test func `pairs of surrogates, octal digits of NeXTSTEP and unknown escapes`() throws {
    let catalog = try ReadCatalog(
      #""a" = "\UD83D\UDE00"; b = "\240\341"; 'c' = '\q\'"'; d; "e" = "\U12";"#, name: "x.strings")
    #expect(catalog["a"] == "😀")
    // NeXTSTEP's table has the sign © at 240 and the letter Æ at 341.
    #expect(catalog["b"] == "©Æ")
    #expect(catalog["c"] == #"q'""#)
    #expect(catalog["d"] == "d")
    #expect(catalog["e"] == "\u{12}")
  }

  @Test func `UTF-16 is read with and without a byte order mark`() throws {
    let utf16 = try ReadCatalog(resource: "mcp-utf16le-bom.strings")
    #expect(utf16.entries.map(\.text) == ["Hello UTF-16", "Value with accent: café"])
    #expect(utf16.entries.map(\.origin) == ["mcp-utf16le-bom.strings:2", "mcp-utf16le-bom.strings:3"])
    let other = try ReadCatalog(resource: "bartycrouch-utf16le.strings")
    #expect(other.entries.count == 10 && other.leftOut == [.empty: 1])
    let text = "\"a\" = \"ça 😀\";\r\n\"b\" = \"x\";"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [
      little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    ] {
      let catalog = try ReadCatalog(bytes, name: "x.strings")
      #expect(catalog.entries.map(\.text) == ["ça 😀", "x"])
      #expect(catalog.entries.last?.origin == "x.strings:2")
    }
  }

  @Test func `a binary property list, as built apps have it, gives its pairs by key`() throws {
    let samples = ["@": "%@", "d": "%d"]
    let catalog = try ReadCatalog(resource: "swiftgen-binary.strings", samples: samples)
    #expect(catalog.entries.count == 18)
    #expect(catalog["private"] == "Hello, my name is \"%@\" and I'm %d")
    #expect(catalog["bananas.owner"] == "Those %d bananas belong to %@.")
    #expect(catalog.entries.allSatisfy { $0.origin == "swiftgen-binary.strings" })
    #expect(catalog.entries.map(\.id) == catalog.entries.map(\.id).sorted())
  }

  @Test func `bare words, and placeholders of every width`() throws {
    let ja = try ReadCatalog(resource: "rswift-ja.strings")
    #expect(ja["one"] == "一つ" && ja["two"] == "2")
    #expect(ja["quote"] == "12つの光があります！")
    let generic = try ReadCatalog(resource: "rswift-generic.strings")
    // `printf` of a C library gives the same: 1.5 with each of the conversions.
    #expect(generic["precision1"] == "one   - 000000001.50")
    #expect(generic["precision2"] == "two   -         1.50")
    #expect(generic["precision3"] == "three -       1.5000")
    #expect(generic["precision4"] == "four  - 1.50")
    #expect(generic["discountX"] == "Today, 12% off!")
    #expect(generic["url"] == "http%3A%2F%2Fwww.abc.xyz")
  }

  @Test func `a pair that is wrong costs that pair alone`() throws {
    let catalog = try ReadCatalog(
      """
      "a" = "one";
      "b" = "no semicolon"
      "c" = "three";
      "d" "no sign";
      = "no key";
      "e" = ;
      "f" = "six"; // the end
      "g" = "never closed;
      """, name: "x.strings")
    #expect(catalog.entries.map(\.text) == ["one", "three", "six"])
    #expect(catalog.outline == ["2", "4", "5", "6", "8"].map { "\($0) set.strings" })
    #expect(catalog.errors[0].detail == "expected ';' after the text, found '\"'")
    #expect(catalog.errors[4].detail == "the quote that opens here is never closed")
  }

  @Test func `bytes that are no text cost their pair, and a comment without an end the rest`() throws {
    let bytes =
      Array("\"a\" = \"x\";\n\"b\" = \"".utf8) + [0xFF, 0xC3] + Array("\";\n\"c\" = \"y\";\n/* d".utf8)
    let catalog = try ReadCatalog(bytes, name: "x.strings")
    #expect(catalog.entries.map(\.text) == ["x", "y"])
    #expect(catalog.outline == ["2 file.not-utf8", "4 set.strings"])
  }

  @Test func `a locale that was not asked for is not read`() throws {
    let name = "ru.lproj/Localizable.strings"
    #expect(try ReadCatalog(resource: name, locales: ["de"]).entries.isEmpty)
    #expect(try ReadCatalog(resource: name, locales: ["de", "ru"]).entries.count == 47)
  }
}
