// SPDX-License-Identifier: MIT

import Testing

@testable import Inputs

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(InputError) -> JSONReader.Result {
    try JSONReader.read(Array(text.utf8), file: "t.json")
  }

  /// Returns the problems of a text; the first has to be where the caller says.
  private func problems(_ bytes: [UInt8]) -> [InputError] {
    do throws(InputError) {
      return try JSONReader.read(bytes, file: "t.json").problems
    } catch {
      return error.all
    }
  }

  private func problems(_ text: String) -> [InputError] { problems(Array(text.utf8)) }

  @Test func `values keep their kind, order and place`() throws {
    let root = try read(
      "\u{FEFF}{\n  \"b\": [true, null, -0.5e1],\r\n  \"a\": \"\\u00e9\\ud83d\\ude00\\/\"\r}"
    ).root
    guard case .object(let members) = root.content else { throw Unexpected() }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members[0].keyLocation == TextLocation(line: 2, column: 3))
    #expect(members[1].value.location == TextLocation(line: 3, column: 8))
    guard case .string("é😀/") = members[1].value.content, case .array(let list) = members[0].value.content,
      case .number(-5, "-0.5e1") = list[2].content
    else { throw Unexpected() }
    #expect(list[2].location == TextLocation(line: 2, column: 21))
  }

  @Test func `columns count characters, not bytes`() {
    let problem = problems(#"["é😀", x]"#)[0]
    #expect(problem.position == SourcePosition(file: "t.json", line: 1, column: 8))
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var line: Int
    var column: Int
    var code: InputError.Code = .syntax
    /// Words that the message or the hint has to hold.
    var says: String
    var testDescription: String { name }
  }

  static let broken: [Broken] = [
    Broken(
      name: "trailing comma in an array", text: "[1,\n 2, ]", line: 2, column: 3,
      says: "no comma after the last"),
    Broken(name: "trailing comma in an object", text: "{\"a\": 1,}", line: 1, column: 8, says: "another key"),
    Broken(name: "missing comma", text: "[1 2]", line: 1, column: 4, says: "expected ',' or ']', found '2'"),
    Broken(name: "missing colon", text: "{\"a\" 1}", line: 1, column: 6, says: "expected ':'"),
    Broken(name: "missing value", text: "{\"a\": }", line: 1, column: 7, says: "expected a value"),
    Broken(name: "bare key", text: "{a: 1}", line: 1, column: 2, says: "key in double quotes"),
    Broken(name: "single quotes", text: "['a']", line: 1, column: 2, says: "double quotes"),
    Broken(name: "line comment", text: "[1, // one\n2]", line: 1, column: 5, says: "no comments"),
    Broken(
      name: "block comment after a value", text: "[1 /* one */]", line: 1, column: 4, says: "no comments"),
    Broken(name: "text after the end", text: "{} {}", line: 1, column: 4, says: "end of the file"),
    Broken(name: "cut in an array", text: "[1,\n[2", line: 2, column: 3, says: "line 2, column 1"),
    Broken(name: "cut in a string", text: "[\"abc", line: 1, column: 6, says: "line 1, column 2"),
    Broken(name: "cut after a comma", text: "{\"a\": 1,", line: 1, column: 9, says: "line 1, column 1"),
    Broken(name: "NaN", text: "[NaN]", line: 1, column: 2, says: "finite"),
    Broken(name: "Infinity", text: "[Infinity]", line: 1, column: 2, says: "finite"),
    Broken(name: "negative Infinity", text: "[-Infinity]", line: 1, column: 3, code: .number, says: "finite"),
    Broken(name: "leading zero", text: "[012]", line: 1, column: 2, code: .number, says: "leading zeros"),
    Broken(name: "leading plus", text: "[+1]", line: 1, column: 2, says: "digit or '-'"),
    Broken(
      name: "bare decimal point", text: "[1.]", line: 1, column: 4, code: .number,
      says: "after the decimal point"),
    Broken(name: "bare exponent", text: "[1e]", line: 1, column: 4, code: .number, says: "exponent"),
    Broken(name: "overflow", text: "[1,\n1e400]", line: 2, column: 1, code: .number, says: "too large"),
    Broken(name: "word of another language", text: "[True]", line: 1, column: 2, says: "JSON writes true"),
    Broken(name: "line break in a string", text: "[\"a\nb\"]", line: 1, column: 4, says: "\\n"),
    Broken(name: "control character in a string", text: "[\"a\u{1}\"]", line: 1, column: 4, says: "\\u0001"),
    Broken(name: "unknown escape", text: #"["\x41"]"#, line: 1, column: 3, says: "expected an escape"),
    Broken(name: "short escape", text: #"["\u12"]"#, line: 1, column: 3, says: "four hexadecimal digits"),
    Broken(
      name: "lone high surrogate", text: #"["\ud83d!"]"#, line: 1, column: 3, says: "half of a surrogate pair"
    ),
    Broken(
      name: "lone low surrogate", text: #"["\ude00"]"#, line: 1, column: 3, says: "half of a surrogate pair"),
    Broken(
      name: "two high surrogates", text: #"["\ud83d\ud83d"]"#, line: 1, column: 3,
      says: "half of a surrogate pair"),
    Broken(name: "nothing", text: "\u{FEFF}  \n", line: 0, column: 0, code: .empty, says: "holds nothing"),
  ]

  @Test(arguments: broken)
  func `broken JSON is refused where it breaks`(_ broken: Broken) throws {
    let problem = try #require(problems(broken.text).first)
    #expect(problem.code == broken.code)
    #expect(problem.position.line ?? 0 == broken.line)
    #expect(problem.position.column ?? 0 == broken.column)
    #expect("\(problem.detail) \(problem.hint ?? "")".contains(broken.says))
  }

  @Test func `a key that stands twice names both lines`() throws {
    let problem = try #require(problems("{\n\"a\": 1,\n\"b\": 2,\n\"a\": 3}").first)
    #expect(problem.code == .duplicateKey)
    #expect(problem.position.line == 4)
    #expect(problem.detail.contains("line 2") && problem.detail.contains("line 4"))
  }

  @Test func `problems that do not stop the reader are collected up to the limit`() {
    let list = (0..<30).map { _ in "1e999" }.joined(separator: ",")
    let all = problems("[\(list)").map(\.code)
    #expect(all == Array(repeating: .number, count: InputError.limit))
    #expect(problems("[1e999, {\"a\": 1, \"a\": 2}, x]").map(\.code) == [.number, .duplicateKey, .syntax])
  }

  @Test func `bytes that are not UTF-8 are named by offset and line`() throws {
    let problem = try #require(problems(Array("[\n\"a".utf8) + [0xFF] + Array("\"]".utf8)).first)
    #expect(problem.code == .notUTF8)
    #expect(problem.position.line == 2)
    #expect(problem.detail.contains("byte 4"))
    // An overlong slash and a surrogate in UTF-8's shape are ill-formed too.
    #expect(problems([0x22, 0xC0, 0xAF, 0x22]).first?.detail.contains("byte 1") == true)
    #expect(problems([0x22, 0xED, 0xA0, 0x80, 0x22]).first?.detail.contains("byte 1") == true)
    #expect(problems([0xFF, 0xFE, 0x5B, 0x00]).first?.detail.contains("UTF-16") == true)
  }

  @Test func `nesting is read to the limit and refused beyond it`() throws {
    let limit = JSONReader.nestingLimit
    _ = try read(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    let deep = try #require(problems(String(repeating: "[", count: 10_000)).first)
    #expect(deep.code == .tooDeep)
    #expect(deep.position.column == limit + 1)
    let objects = try #require(problems(String(repeating: "{\"a\":", count: 10_000)).first)
    #expect(objects.code == .tooDeep)
  }
}

/// Fails a test whose subject has another shape than the test says.
struct Unexpected: Error {}
