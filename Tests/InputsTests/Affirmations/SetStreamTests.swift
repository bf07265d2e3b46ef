// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inputs
import TestSupport
import Testing
import WidgetModel

/// How the bytes come does not change what is read.
@Suite struct SetStreamTests {
  /// Sets with something of everything, good and bad.
  static let sets: [(name: String, text: String)] = [
    ("s.txt", "\u{FEFF}one\r\n\n  \t\u{3000}\rtwo é\n# three\n日本語 😀\r\n\r\nlast"),
    ("s.txt", "a\n b\n%\n\n%\nc\r\nd\n% \n e"),
    (
      "s.csv",
      "id,text,locale\r\n1,\"She said \"\"rest\"\", then\r\nslept.\",en\r\n2,b\r\n"
        + "3,\"x\"y\r\n4,é,xx_YY\r\n5,z,"
    ),
    ("s.csv", "key;en;ja\na;calm;落ち着いて\nb;;静か\n"),
    ("s.tsv", "text\tn\n\"quoted\ttab\"\t1\n\"open\t2\nplain \" quote\t3"),
    (
      "s.json",
      "[\r\n \"a\", {\"text\": \"é😀\", \"n\": [1, null]}, \"\\u00e9\\ud83d\",\r\n"
        + "\"open,\n \"b\", [\"c\"], 7 ,, {\"quote\": \"d\"}]"
    ),
    ("s.json", "{\"en\": [\"a\", \"b\"], \"de\": {\"k\": \"é\", \"k\": \"f\"}}"),
    ("s.jsonl", "{\"text\": \"a\"}\r\n\r\n\"b\"\n{\"text\": }\n[\"c\", \"d\"]\n7"),
    ("-", "locale\tkey\ttext\nen\ta\tcalm\n"), ("-", "[\"a\"]"),
    ("-", "one\r\n\n%\ntwo\n% \nthree\n%\n"), ("-", "\n \n%\na\nb\n%\nc"),
    ("-", "# one\n\n#two\nthree, four"),
    ("-", "text,author\n"), ("-", "\r\ntext;author\r\n\r\none;A\r\n"), ("-", "text, but no table\nb"),
    ("-", "{\"text\": \"a\"}\n\nb\n{\"text\": \"c\"}"), ("-", "{\"quote\": \"a\"}\n \n{\"quote\": \"b\"}"),
    ("-", "{\"quote\": \"a\"}\n\n{\"quote\": \"b\"}\n"), ("-", "{\"calm\": \"a\", \"rest\": \"b\"}\n"),
    ("-", "{\n\"calm\": \"a\"\n}\n"), ("-", "{smile} at me\nb\n"), ("-", "{\nsmile\n"),
    ("-", "[sic] so\nb\n"),
    ("-", "[\n1]\n"), ("-", "[ \n {\"text\": \"a\"},\n\"b\"]"),
    ("-", "\"calm\" = \"Calm.\";\n\"rest\" = \"Rest.\";\n"),
    ("-", "# c\n\nmsgid \"a\"\nmsgstr \"b\"\n"), ("-", "<p>\n/ b\n"), ("-", "/ a\nb\n"), ("-", "\n \r\n"),
    ("-", "one"),
  ]

  private func outline(_ bytes: [UInt8], _ name: String, pieces: Int) -> [String] {
    do {
      return try SetReader(.bytes(bytes, name: name, pieces: pieces)).map(Self.line)
    } catch {
      return [Self.line(.failure(error))]
    }
  }

  private static func line(_ result: Result<Entry, InputError>) -> String {
    switch result {
    case .success(let entry):
      let fields = entry.fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(entry.id) \(fields) \(entry.origin ?? "") \(entry.keyPath ?? "") \(entry.locale ?? "")"
    case .failure(let error): return error.description
    }
  }

  @Test(arguments: sets.indices) func `pieces of any length give the same entries`(_ index: Int) {
    let (name, text) = Self.sets[index]
    let bytes = Array(text.utf8)
    let whole = outline(bytes, name, pieces: 1 << 16)
    #expect(whole.count > 0)
    for length in 1...17 { #expect(outline(bytes, name, pieces: length) == whole) }
  }

  @Test(arguments: sets.indices) func `UTF-16 gives what UTF-8 does`(_ index: Int) {
    let (name, text) = Self.sets[index]
    let units = Array(text.utf16)
    let wanted = outline(Array(text.utf8), name, pieces: 1 << 16)
    let mark: [UInt16] = units.first == 0xFEFF ? [] : [0xFEFF]
    for isLittle in [true, false] {
      func bytes(_ units: [UInt16]) -> [UInt8] {
        units.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
      for length in [1, 2, 3, 7, 1 << 16] {
        #expect(outline(bytes(mark + units), name, pieces: length) == wanted)
      }
      #expect(outline(bytes(units.filter { $0 != 0xFEFF }), name, pieces: 5) == wanted)
    }
  }

  @Test func `half a pair and a byte too many cost their line`() {
    let units: [UInt16] = [0x61, 0x0A, 0xD83D, 0x62, 0x0A, 0x63, 0x0A, 0xDE00, 0x0A, 0x64]
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [0x65]
    let results = outline(bytes, "s.txt", pieces: 3)
    #expect(results.map { $0.hasPrefix("s.txt:") } == [false, true, false, true, true])
  }

  @Test(arguments: [1000, 1 << 16]) func `a record that is too long costs itself`(_ pieces: Int) throws {
    let long = String(repeating: "calm ", count: SetReader.recordLimit / 5 + 1000)
    let sets = [
      ("s.txt", "one\n\(long)\ntwo"), ("s.csv", "text,n\none,1\n\(long),2\ntwo,3"),
      ("s.csv", "text\none\n\"\(long)\"\ntwo"), ("s.jsonl", "\"one\"\n\"\(long)\"\n\"two\""),
      ("s.json", "[\"one\", \"\(long)\",\n\"two\"]"), ("s.tsv", "text\tn\none\t1\n\(long)\t2\ntwo\t3"),
    ]
    for (name, text) in sets {
      let results = Array(try SetReader(.bytes(Array(text.utf8), name: name, pieces: pieces)))
      #expect(results.map { (try? $0.get())?.text ?? "-" } == ["one", "-", "two"], "\(name)")
    }
  }

  // MARK: Files

  @Test func `a pipe is read as it comes`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    let maker = Process()
    maker.executableURL = URL(filePath: "/bin/sh")
    maker.arguments = [
      "-c", "mkfifo \"$0\" && (printf 'one\\ntwo\\n'; sleep 0.2; printf 'thr'; printf 'ee') > \"$0\"", path,
    ]
    try maker.run()
    while !FileManager.default.fileExists(atPath: path) { try await Task.sleep(for: .milliseconds(5)) }
    let texts = try SetReader(.file(path, name: "pipe")).map { try $0.get().text }
    maker.waitUntilExit()
    #expect(texts == ["one", "two", "three"])
  }

  /// The start of a set, the text that it gives at once, what comes then and the text that follows.
  static let starts = [
    ["one\n", "one", "two\n", "two"], ["\u{FEFF}\n\none\r\n", "one", "two\r\n", "two"],
    ["# one\n# two\nthree\n", "# one", "four\n", "# two"], ["%\none\n%\n", "one", "two\n%\n", "two"],
    ["text,author\none,A\n", "one", "two,B\n", "two"],
    ["{\"text\": \"one\"}\n", "one", "{\"text\": \"two\"}\n", "two"],
    ["{\"quote\": \"one\"}\n{", "one", "\"quote\": \"two\"}\n", "two"],
    ["[\"one\",", "one", "\"two\"]", "two"], ["{smile} now\n", "{smile} now", "two\n", "two"],
    ["[sic] so\n", "[sic] so", "two\n", "two"],
  ]

  @Test(.timeLimit(.minutes(1)), arguments: starts)
  func `standard input gives its first text before more comes`(_ words: [String]) throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    try writer.write(contentsOf: Data(words[0].utf8))
    let reader = try SetReader(.descriptor(pipe.fileHandleForReading.fileDescriptor, name: "-"))
    // Whoever waits here for more waits for ever: it is written later.
    #expect(try reader.next()?.get().text == words[1])
    try writer.write(contentsOf: Data(words[2].utf8))
    #expect(try reader.next()?.get().text == words[3])
    try writer.close()
    while reader.next() != nil {}
  }

  @Test func `a set that was taken for lines says where its texts are parted`() throws {
    let results = outline(Array("one\ntwo\n%\nthree\n%\nfour\n%\n".utf8), "-", pieces: 3)
    #expect(results.map { $0.hasPrefix("-:") } == [false, false, false, false, true, false, true])
    #expect(results[4].hasPrefix("-:5: the set is read as a text a line"))
  }

  @Test func `a device that holds nothing, a folder and a missing file are told`() throws {
    let folder = try TemporaryFolder()
    func code(_ path: String) -> InputError.Code? {
      do {
        guard case .failure(let error)? = try SetReader(.file(path, name: "s")).next() else { return nil }
        return error.code
      } catch {
        return error.code
      }
    }
    #expect(code("/dev/null") == .empty)
    #expect(code(folder.path) == .directory)
    #expect(code(folder.file("none")) == .missing)
  }

  @Test func `a file that shrinks loses nothing that was read before`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.txt")
    let line = String(repeating: "x", count: 99)
    try AtomicFile.write(String(repeating: line + "\n", count: 2000), to: path)
    let reader = try SetReader(.file(path, name: "s.txt"))
    var entries = 0
    var errors: [InputError] = []
    while let result = reader.next() {
      switch result {
      case .success: entries += 1
      case .failure(let error): errors.append(error)
      }
      // The first piece of 65536 bytes is read; 1000 whole lines and half a line stay.
      if entries == 1 { try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 100_050) }
    }
    #expect(entries == 1000)
    #expect(errors.map(\.code) == [.shrunk])
    #expect(errors[0].position == SourcePosition(file: "s.txt", line: 1001))
  }

  // MARK: Hostile content

  @Test func `deep nesting, many keys and zero bytes are read or refused`() throws {
    func codes(_ text: String, _ name: String) throws -> [InputError.Code?] {
      try SetReader(.bytes(Array(text.utf8), name: name)).map { result in
        if case .failure(let error) = result { return error.code }
        return nil
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(try codes("[\"a\", \(deep)", "s.json") == [nil, .tooDeep])
    #expect(
      try codes("[\"a\", \(deep)\(String(repeating: "]", count: 100_000)), \"b\"]", "s.json") == [
        nil, .tooDeep, nil,
      ])
    #expect(try codes("one\ntw\0o\nthree", "s.txt") == [nil, .notUTF8, nil])
    let keys = (0..<20_000).map { "\"k\($0)\": \"text \($0)\"" }.joined(separator: ",")
    #expect(try codes("{\(keys)}", "s.json").count { $0 == nil } == 20_000)
    let binary = #expect(throws: InputError.self) {
      try SetReader(.bytes((0..<4000).map { UInt8($0 % 7) }, name: "s.txt"))
    }
    #expect(binary?.code == .setFormat)
  }
}
