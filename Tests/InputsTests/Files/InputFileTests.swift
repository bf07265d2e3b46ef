// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Testing

@Suite struct InputFileTests {
  /// A folder that is gone after the test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("andon-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func error(for path: String, limit: Int = 1000) -> InputError? {
    do throws(InputError) {
      _ = try InputFile.bytes(of: path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read, by way of a link too`() throws {
    try withFolder { folder in
      try write("abc", to: folder + "/a.txt")
      #expect(try InputFile.bytes(of: folder + "/a.txt") == Array("abc".utf8))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/b", withDestinationPath: folder + "/a.txt")
      #expect(try InputFile.bytes(of: folder + "/b") == Array("abc".utf8))
    }
  }

  @Test func `what cannot be read says why and what to do`() throws {
    try withFolder { folder in
      try write("", to: folder + "/empty.txt")
      try write("abc", to: folder + "/affirmations.txt")
      let missing = error(for: folder + "/afirmations.txt")
      #expect(missing?.code == .missing)
      #expect(missing?.hint == "Did you mean 'affirmations.txt'?")
      #expect(error(for: folder + "/no/such.txt")?.hint?.contains("directory 'no'") == true)
      #expect(error(for: folder)?.code == .directory)
      #expect(error(for: folder + "/empty.txt")?.code == .empty)
      #expect(error(for: folder + "/affirmations.txt", limit: 2)?.code == .tooLarge)
      #expect(error(for: "/dev/zero")?.code == .notAFile)
    }
  }

  @Test func `layout files are found below the configuration, sorted`() throws {
    try withFolder { folder in
      for name in [
        "b.widget.json", "sub/a.widget.json", ".build/c.widget.json", "sub/.DS_Store", "sub/z.widget.json",
        "d.json",
      ] {
        try write("{}", to: "\(folder)/\(name)")
      }
      try write(#"{"include": ["sub", "b.widget.json", "."]}"#, to: folder + "/andon.json")
      let path = try #require(Configuration.path(for: folder + "/sub"))
      let configuration = try Configuration.read(InputFile.bytes(of: path), file: path, rules: [])
      let found = try LayoutFileSearch.files(of: configuration).files.map {
        $0.dropFirst(path.count - "andon.json".count)
      }
      #expect(found == ["b.widget.json", "sub/a.widget.json", "sub/z.widget.json"])
    }
  }

  @Test func `a folder of 'include' that is not there is an error`() throws {
    let configuration = try Configuration.read(
      Array(#"{"include": "no-such-folder"}"#.utf8), file: "andon.json", rules: [])
    let error = #expect(throws: InputError.self) { try LayoutFileSearch.files(of: configuration) }
    #expect(error?.code == .missing)
  }
}
