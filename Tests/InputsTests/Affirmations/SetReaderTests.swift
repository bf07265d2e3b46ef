// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Testing
import WidgetModel

@Suite struct SetReaderTests {
  private func results(
    _ text: String, name: String, id: String? = nil
  ) throws -> [Result<Entry, InputError>] {
    try results(Array(text.utf8), name: name, id: id)
  }

  private func results(
    _ bytes: [UInt8], name: String, id: String? = nil
  ) throws -> [Result<Entry, InputError>] {
    Array(try SetReader(.bytes(bytes, name: name), SetOptions(idField: id)))
  }

  private func resource(_ name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: "Resources/\(name)", withExtension: nil))
    return Array(try Data(contentsOf: url))
  }

  /// Returns what a set came to, errors by their line and code.
  private func outline(_ results: [Result<Entry, InputError>]) -> [String] {
    results.map { result in
      switch result {
      case .success(let entry): entry.text
      case .failure(let error): "\(error.position.line ?? 0) \(error.code.rawValue)"
      }
    }
  }

  // MARK: Text

  @Test func `a text file has an entry a line`() throws {
    let entries = try results(resource("affirmations-dev.txt"), name: "set.txt").map { try $0.get() }
    #expect(entries.count == 47)
    #expect(
      entries[0] == Entry(id: "9a653e9c4dcd", fields: ["text": .text("You got this")], origin: "set.txt:1"))
    #expect(entries[46].id == "c1a97ad7ba25")
  }

  @Test func `blank lines, a byte order mark and any line end count for nothing`() throws {
    let entries = try results("\u{FEFF}one\r\n\n  \t\u{3000}\rtwo \n# three", name: "-").map { try $0.get() }
    #expect(entries.map(\.text) == ["one", "two ", "# three"])
    #expect(entries.map(\.origin) == ["-:1", "-:4", "-:5"])
  }

  @Test func `a line that is not UTF-8 is an error, and the rest go on`() throws {
    let bytes = Array("Good line.\nBad ".utf8) + [0xFF, 0xFE, 0xC3] + Array(" line.\nGood again.\n".utf8)
    #expect(outline(try results(bytes, name: "s.txt")) == ["Good line.", "2 file.not-utf8", "Good again."])
  }

  @Test func `equal texts keep their places and share their hash`() throws {
    let entries = try results("calm\ncafé\ncafe\u{301}\ncalm", name: "s.txt").map { try $0.get() }
    #expect(entries.map(\.id)[1...2] == ["850f7dc43910", "850f7dc43910"])
    #expect(entries[0].id == entries[3].id)
  }

  // MARK: CSV

  @Test func `a table has the fields of its header`() throws {
    let entries = try results(resource("affirmations_by_category.csv"), name: "set.csv").map { try $0.get() }
    #expect(entries.count == 489)
    #expect(entries[0].id == "668a5a7a198b")
    #expect(entries[0].fields["Category"] == .text("love"))
    #expect(entries[0].fields["text"] == entries[0].fields["Affirmation"])
    #expect(entries[488].id == "e417fef2aaaf")
  }

  @Test func `quotes, line breaks in cells and a bad row are told apart`() throws {
    let table =
      "id,text,author\r\n1,\"She said \"\"rest\"\", then\r\nslept.\",Anon\r\n2,no quotes,\r\n"
      + "3,\"comma, inside\",A\r\n4,\"unbalanced,B\r\n5,after,C\r\n"
    let all = try results(table, name: "s.csv")
    #expect(
      outline(all) == [
        "She said \"rest\", then\r\nslept.", "no quotes", "comma, inside", "6 set.csv", "after",
      ])
    #expect(try all[1].get().origin == "s.csv:4")
    #expect(try all.filter { (try? $0.get()) != nil }.map { try $0.get().id } == ["1", "2", "3", "5"])
  }

  @Test(arguments: [
    ("a,b\n1,2,3\nx,y", ["2 set.csv", "x"]), ("a,b\n1\nx,y", ["2 set.csv", "x"]),
    ("a,b\n\"1\"2,3\nx,y", ["2 set.csv", "x"]), ("a,b\n1\"2,3\nx,y", ["2 set.csv", "x"]),
    ("text,b\n,3\nx,y\n\n", ["2 entry.field", "x"]), ("\"a\"\n\"x\"\"\"", ["x\""]),
    ("a\n\"x\"\"", ["2 set.csv"]),
    ("key,en\nk1,calm", ["calm"]), ("date,quote\n2026-01-01,calm", ["calm"]),
  ])
  func `each row is read or refused by itself`(_ table: String, _ expected: [String]) throws {
    #expect(outline(try results(table, name: "s.csv")) == expected)
  }

  @Test(arguments: ["a,a\n1,2", "a,\n1,2", "a,\"b\n1,2"])
  func `a header that names no fields refuses the set`(_ table: String) {
    #expect(throws: InputError.self) { try results(table, name: "s.csv") }
  }

  @Test func `the id is the asked field, else id, else key, else a hash`() throws {
    func id(_ header: String, _ field: String?) throws -> String {
      try results("\(header)\nA,I am enough.", name: "s.csv", id: field)[0].get().id
    }
    #expect(try id("id,text", nil) == "A")
    #expect(try id("key,text", nil) == "A")
    #expect(try id("code,text", "code") == "A")
    #expect(try id("code,text", nil) == "8beb4e81cd32")
  }

  // MARK: JSON

  @Test func `an array holds texts and objects, and what is neither is an error`() throws {
    let set = """
      ["text", 42, null, true, {"text": "object", "n": 1.50, "tags": ["a", "b"], "none": null}, ["nested"],
       "", 1e400, {"a": 1, "a": 2}, {"id": 7, "content": "first string"}]
      """
    let all = try results(set, name: "s.json")
    #expect(
      outline(all) == [
        "text", "1 value.wrong-type", "1 value.wrong-type", "1 value.wrong-type", "object",
        "nested", "2 entry.field", "2 json.number", "2 json.duplicate-key", "first string",
      ])
    let object = try all[4].get()
    #expect(object.fields["n"] == .text("1.50"))
    #expect(object.fields["tags"] == .list([.text("a"), .text("b")]))
    #expect(object.fields["none"] == nil)
    #expect(try all[9].get().id == "7")
  }

  @Test(arguments: [
    ("{}", ["0 file.empty"]), ("[]", ["0 file.empty"]),
    ("[1", ["1 value.wrong-type", "1 json.syntax"]), (#"["a", ]"#, ["a", "1 json.syntax"]),
    (#"["a"] "b""#, ["a", "1 json.syntax"]), (#"["a", "b"#, ["a", "1 json.syntax"]),
    (#"["a", b, "c"]"#, ["a", "1 json.syntax", "c"]),
    ("[\n\"a\",\n\"b,\n\"c\"\n]", ["a", "3 json.syntax"]),
  ])
  func `what is wrong in an array costs no more than it must`(_ text: String, _ expected: [String]) throws {
    #expect(outline(try results(text, name: "s.json")) == expected)
  }

  @Test(arguments: ["", "  \n"]) func `a set of nothing says so`(_ text: String) throws {
    #expect(outline(try results(text, name: "s.txt")) == ["0 file.empty"])
    let error = #expect(throws: InputError.self) { try results(text, name: "s.json") }
    #expect(error?.code == .empty)
  }

  // MARK: Formats

  @Test func `the format comes from the name, else from the first bytes`() throws {
    func format(_ name: String, _ text: String) throws -> SetFormat {
      try SetReader(.bytes(Array(text.utf8), name: name)).format
    }
    #expect(try format("a.txt", "[1]") == .text)
    #expect(try format("dir.json/A.CSV", "a\nb") == .table)
    #expect(try format("a.json", "[1]") == .json)
    #expect(try format("-", " [\"a\"]") == .json)
    #expect(try format("-", "I am.") == .text)
    #expect(try format("set", "\u{FEFF}[\"a\"]") == .json)
    let error = #expect(throws: InputError.self) { try format("Localizable.xcstrings", "{}") }
    #expect(error?.code == .missingKey)
  }
}
