// SPDX-License-Identifier: MIT

import Foundation
@testable import Inputs
import TestSupport
import Testing
import WidgetModel

/// Files that are made to do harm: each is refused with its place, or costs what is wrong in it.
@Suite struct HostileCatalogTests {
  private func xml(_ prolog: String, _ body: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n\(prolog)\n<plist version=\"1.0\">\(body)</plist>".utf8)
  }

  @Test func `documents that declare entities are refused before they are read`() throws {
    let bomb =
      "<!ENTITY l0 \"lol\">" + (1...40).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
    for declarations in [
      bomb, "<!ENTITY e SYSTEM \"file:///etc/hostname\">", "<!ENTITY % p SYSTEM \"http://127.0.0.1/\"> %p;",
    ] {
      let bytes = xml("<!DOCTYPE plist [\(declarations)]>", "<array><string>&l40;&e;</string></array>")
      let error = try refusal(bytes, name: "x.plist")
      #expect(error.code == .xmlEntity && error.position.line == 2)
      #expect(try refusal(bytes, name: "x.xliff").code == .xmlEntity)
      let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
      let utf16: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      #expect(try refusal(utf16, name: "x.plist").code == .xmlEntity)
    }
  }

  @Test func `an encoding that could hide declarations is refused`() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n+ADwAIQ-DOCTYPE plist><plist><string>a</string></plist>"
    #expect(try refusal(Array(text.utf8), name: "x.plist").code == .notUTF8)
  }

  @Test func `other files are never opened, and unknown entities are errors`() throws {
    let folder = try TemporaryFolder()
    let other = URL(filePath: folder.file("other.dtd"))
    try Data("<!ENTITY e 'from outside'>".utf8).write(to: other)
    let bytes = xml(
      "<!DOCTYPE plist SYSTEM \"\(other.absoluteString)\">",
      "<array><string>in</string><string>&e;</string></array>")
    let catalog = try ReadCatalog(bytes, name: "x.plist")
    #expect(!catalog.entries.contains { $0.text.contains("outside") })
    #expect(catalog.entries.first?.text == "in")
    #expect(catalog.errors.map(\.code) == [.xml])
  }

  @Test func `nesting has a limit in every format`() throws {
    let deep = 100_000
    let array = String(repeating: "<array>", count: deep)
    #expect(try ReadCatalog(xml("", array), name: "x.plist").errors.map(\.code) == [.propertyList])
    let groups = "<xliff version=\"1.2\"><file>" + String(repeating: "<group>", count: deep)
    #expect(try refusal(Array(groups.utf8), name: "x.xliff").code == .xmlTooDeep)
    let braces = "a = " + String(repeating: "{b = (", count: deep)
    #expect(try ReadCatalog(braces, name: "x.strings").outline == ["1 set.property-list"])
    #expect(
      try refusal(Array(String(repeating: "(", count: deep).utf8), name: "x.plist").code == .propertyList)
    let object = "{\"sourceLanguage\":\"en\",\"strings\":" + String(repeating: "{\"a\":", count: deep)
    #expect(try refusal(Array(object.utf8), name: "x.xcstrings").code == .tooDeep)
  }

  @Test(arguments: ["x.strings", "x.plist", "x.xliff", "x.po", "x.xcstrings"])
  func `a text of ten megabytes is read or refused as a whole`(_ name: String) throws {
    let long = String(repeating: "calm ", count: 2 << 20)
    let text =
      switch name {
      case "x.strings": "\"a\" = \"\(long)\";\n\"b\" = \"c\";"
      case "x.plist":
        "<plist><dict><key>a</key><string>\(long)</string><key>b</key><string>c</string></dict></plist>"
      case "x.po": "msgid \"a\"\nmsgstr \"\(long)\"\n\nmsgid \"b\"\nmsgstr \"c\"\n"
      case "x.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\"\(long)\":{},\"c\":{}}}"
      default:
        "<xliff version=\"1.2\"><file><trans-unit id=\"a\"><source>\(long)</source></trans-unit>"
          + "<trans-unit id=\"b\"><source>c</source></trans-unit></file></xliff>"
      }
    let catalog = try ReadCatalog(text, name: name)
    #expect(catalog.errors.isEmpty)
    #expect(catalog.entries.map { $0.text.utf8.count } == [10 << 20, 1])
  }

  @Test func `ten thousand keys that are wrong are ten thousand errors, in their places`() throws {
    let catalog = try ReadCatalog(String(repeating: "\"a\" \"b\";\n", count: 10_000), name: "x.strings")
    #expect(catalog.errors.count == 10_000)
    #expect(catalog.errors.last?.position.line == 10_000)
    let open = try ReadCatalog(String(repeating: "/* \"a\n", count: 10_000), name: "x.strings")
    #expect(open.errors.count == 1)
  }

  @Test func `bytes that are not of the encoding end the reading of XML where they stand`() throws {
    let bytes = Array("<plist><array><string>a</string>\n<string>".utf8) + [0xFF, 0xFE]
    let catalog = try ReadCatalog(bytes + Array("</string></array></plist>".utf8), name: "x.plist")
    #expect(catalog.entries.first?.text == "a")
    #expect(catalog.outline == ["2 xml.syntax"])
  }
}

/// No bytes make a reader trap: each input is read or refused.
@Suite struct ChangedCatalogTests {
  static let names = [
    "strings-escapes.strings", "mcp-utf16le-bom.strings", "swiftgen-binary.strings",
    "swiftgen-LocPluralAdvanced.stringsdict", "tool-Substitution.xcstrings", "mcp-plurals.xcstrings",
    "ru_RU.po", "lingo-es-v2.xliff", "stats-en.xliff", "rswift-ja.strings",
  ]

  /// Whether bytes can be read; the errors in the place of entries count as read.
  private func isRead(_ bytes: [UInt8], _ name: String) -> Bool {
    (try? ReadCatalog(bytes, name: name)) != nil
  }

  @Test(arguments: names)
  func `truncations are read or refused`(_ name: String) throws {
    let bytes = try ReadCatalog.bytes(of: name)
    let step = max(1, bytes.count / 150)
    for length in stride(from: 0, to: bytes.count, by: step) {
      _ = isRead(Array(bytes.prefix(length)), name)
    }
    #expect(isRead(bytes, name))
  }

  @Test(arguments: names)
  func `flipped, lost and doubled bytes are read or refused`(_ name: String) throws {
    var generator = SeededGenerator(seed: 43)
    let whole = try ReadCatalog.bytes(of: name)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      _ = isRead(bytes, name)
    }
    #expect(isRead(whole, name))
  }
}
