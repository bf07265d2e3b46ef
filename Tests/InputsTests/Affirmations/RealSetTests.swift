// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Testing
import WidgetModel

/// Sets as others write them; `Resources/SOURCE.md` says where they come from and how they were counted.
@Suite struct RealSetTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: "Resources/sets/\(name)", withExtension: nil))
    return Array(try Data(contentsOf: url))
  }

  private func results(
    _ name: String, as other: String? = nil, _ options: SetOptions = SetOptions()
  ) throws -> [Result<Entry, InputError>] {
    Array(try SetReader(.bytes(try bytes(name), name: other ?? name), options))
  }

  private func entries(
    _ name: String, as other: String? = nil, _ options: SetOptions = SetOptions()
  ) throws -> [Entry] {
    try results(name, as: other, options).map { try $0.get() }
  }

  @Test(arguments: [
    ("udhr-long.tsv", SetFormat.table, 240), ("udhr-wide.csv", .table, 240), ("udhr.json", .json, 240),
    ("udhr.jsonl", .jsonLines, 240), ("udhr-ja.txt", .text, 15),
    ("affirmations-by-category-objects.json", .json, 130), ("corpora-proverbs.json", .json, 472),
    ("corpora-cute_kaomoji.json", .json, 30), ("emoji-en-US.json", .json, 1906),
    ("zh-Hans-lunyu.json", .json, 512),
    ("zh-Hant-tang300.json", .json, 1531), ("quotify-english.json", .json, 216), ("json-bom.json", .json, 1),
    ("text-trouble.json", .json, 20), ("txt-utf8-bom-crlf.txt", .text, 47),
  ])
  func `every text of a set is an entry, whatever its name`(
    _ name: String, _ format: SetFormat, _ count: Int
  ) throws {
    for other in [name, "-"] {
      #expect(try SetReader(.bytes(try bytes(name), name: other)).format == format)
      #expect(try entries(name, as: other).count == count)
    }
  }

  @Test func `one declaration in four formats gives the same texts in the same locales`() throws {
    func texts(_ name: String) throws -> Set<[String]> {
      Set(try entries(name).map { [$0.locale ?? "", $0.text] })
    }
    let long = try texts("udhr-long.tsv")
    #expect(long.count == 240)
    #expect(Set(long.map { $0[0] }).count == 16)
    #expect(try texts("udhr-wide.csv") == long)
    #expect(try texts("udhr.json") == long)
    #expect(try texts("udhr.jsonl") == long)
    let japanese = try entries("udhr-ja.txt").map(\.text)
    #expect(Set(japanese) == Set(long.filter { $0[0] == "ja" }.map { $0[1] }))
  }

  @Test func `an entry keeps its line and its place`() throws {
    let wide = try entries("udhr-wide.csv")[17]
    #expect(wide.origin == "udhr-wide.csv:3")
    #expect(wide.keyPath == "de")
    #expect(wide.id == "udhr.article.2")
    let json = try entries("udhr.json")
    #expect(json[1].origin == "udhr.json:4")
    #expect(json[1].keyPath == "en/1")
    #expect(json[0].id == "a2ccb5fb55a2")
    #expect(try entries("udhr.jsonl")[239].origin == "udhr.jsonl:240")
    let zhHant = try entries("udhr-long.tsv").filter { $0.locale == "zh_Hant" }
    #expect(zhHant.count == 15)
  }

  @Test func `what stands around lists says more of their entries`() throws {
    let proverb = try entries("corpora-proverbs.json")[0]
    #expect(proverb.text == "A friend's frown is better than a fool's smile.")
    #expect(proverb.fields["group"] == .text("Friendship"))
    #expect(proverb.keyPath == "proverbs/0/Friendship/0")
    let affirmation = try entries("affirmations-by-category-objects.json")[0]
    #expect(affirmation.text == "I honor my body and treat it with respect.")
    #expect(affirmation.fields["group"] == .text("Well-being"))
    #expect(affirmation.id == "1")
    let saying = try entries("zh-Hans-lunyu.json")[2]
    #expect(saying.text == "子曰：“巧言令色，鲜矣仁！”")
    #expect(saying.fields["chapter"] == .text("学而篇"))
    let line = try entries("zh-Hant-tang300.json")[1]
    #expect(line.text == "白頭宮女在，閒坐說玄宗。")
    #expect(line.fields["chapter"] == .text("行宮"))
    #expect(line.fields["author"] == .text("元稹"))
    #expect(line.fields["type"] == .text("五言絕句"))
    let quote = try entries("quotify-english.json")[0]
    #expect(quote.text == "The only way to do great work is to love what you do.")
    #expect(quote.fields["author"] == .text("Steve Jobs"))
  }

  @Test func `keys that are emoji are the texts, and any keys when asked`() throws {
    let emoji = try entries("emoji-en-US.json")
    #expect(emoji[0].text == "😀")
    #expect(emoji[0].id == "😀")
    #expect(Set(emoji.map(\.text)).count == 1906)
    let options = SetOptions(fields: [.init(field: "text", source: "key")])
    #expect(try entries("udhr.json", options).map(\.text).prefix(2) == ["en", "de"])
  }

  @Test func `texts of several lines keep their lines`() throws {
    let name = "it-fortune-definizioni.txt"
    let texts = try entries(name)
    #expect(texts.count == 230)
    // Without a telling name it is the same; standard input must not wait, so that there a line of only % comes first.
    #expect(try entries(name, as: "fortunes").map(\.text) == texts.map(\.text))
    let input = try SetReader(.bytes(Array("%\n".utf8) + bytes(name), name: "-"))
    #expect(input.format == .passages)
    #expect(try input.map { try $0.get().text } == texts.map(\.text))
    #expect(texts[0].text == "Professore, s.m.:\n\tColui che parla nel sonno di qualcun altro.")
    #expect(texts[1].origin == "it-fortune-definizioni.txt:4")
    // One divider stays a text: it may be about per cent.
    let single = Array(try SetReader(.bytes(Array("a\n%\nb\n".utf8), name: "s.txt")))
    #expect(try single.map { try $0.get().text } == ["a", "%", "b"])
  }

  @Test func `corner cases cost what is wrong in them`() throws {
    let mixed = try results("json-mixed-types.json")
    #expect(
      mixed.map { (try? $0.get())?.text ?? "-" } == ["text", "-", "-", "-", "object", "nested", "-", "-"])
    let invalid = try results("txt-invalid-utf8-middle.txt")
    #expect(invalid.map { (try? $0.get())?.text ?? "-" } == ["Good line.", "-", "Good again."])
    let blanks = try entries("txt-no-final-newline-blank-lines.txt")
    #expect(
      blanks.map(\.text) == ["  I am calm.  ", "私は大丈夫。", "# not a comment?", "Last line without newline"])
    #expect(blanks.map(\.origin) == [3, 6, 7, 9].map { "txt-no-final-newline-blank-lines.txt:\($0)" })
    let table = try results("csv-quotes-newlines.csv")
    #expect(table.count == 4)
    #expect((try? table[3].get()) == nil)
    #expect(try table[0].get().text == "She said \"rest\", then\r\nslept.")
  }
}

/// Catalogs as sets; what is read of them is tested where they are read.
@Suite struct CatalogSetTests {
  private func reader(_ name: String, as other: String) throws -> SetReader {
    let url = try #require(Bundle.module.url(forResource: "Resources/\(name)", withExtension: nil))
    return try SetReader(.bytes(Array(try Data(contentsOf: url)), name: other, pieces: 1000))
  }

  @Test(arguments: [
    ("Catalogs/udhr/udhr.plist", SetFormat.propertyList), ("Catalogs/udhr/udhr-binary.plist", .propertyList),
    ("Catalogs/Birds.xcstrings", .xcstrings),
    ("Catalogs/bartycrouch-utf16le.strings", .strings), ("Catalogs/ru_RU.po", .po),
    ("Catalogs/validators.th.xlf", .xliff),
  ])
  func `a catalog is told by its name, and mostly by its content`(
    _ name: String, _ format: SetFormat
  ) throws {
    for other in [name, "-"] {
      let reader = try reader(name, as: other)
      #expect(reader.format == format)
      let entries = reader.compactMap { try? $0.get() }
      #expect(!entries.isEmpty)
      #expect(entries.allSatisfy { $0.origin?.hasPrefix(other) == true })
    }
  }

  @Test func `one declaration as a catalog gives the texts that it gives as a table`() throws {
    func texts(_ name: String) throws -> Set<[String]> {
      Set(try reader(name, as: name).map { try [$0.get().locale ?? "", $0.get().text] })
    }
    #expect(try texts("Catalogs/udhr/udhr.plist") == texts("sets/udhr-long.tsv"))
  }
}
