// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `what was written is read back and nothing else is left`() throws {
    let path = folder.file("a.txt")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try AtomicFile.write(bytes, to: path, durability: .flushed)
    #expect(try FileContents.read(path) == bytes)
    try AtomicFile.write("zwei\n", to: path)
    #expect(try FileContents.read(path) == Array("zwei\n".utf8))
    #expect(try folder.names() == ["a.txt"])
  }

  @Test func `an old file keeps its permissions and a new one follows the process's mask`() throws {
    let path = folder.file("a.txt")
    try AtomicFile.write("1", to: path)
    let usual = folder.file("usual")
    try Data().write(to: URL(fileURLWithPath: usual))
    #expect(try permissions(path) == permissions(usual))
    for mode in [0o644, 0o600, 0o755] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      try AtomicFile.write("2", to: path)
      #expect(try permissions(path) == mode)
    }
  }

  @Test func `a link planted under the temporary name is not followed`() throws {
    let victim = folder.file("victim")
    try AtomicFile.write("precious", to: victim)
    var names = SeededGenerator(seed: 7)
    let planted = folder.file(".andon-" + String(names.next(), radix: 36) + ".tmp")
    try FileManager.default.createSymbolicLink(atPath: planted, withDestinationPath: victim)
    var same = SeededGenerator(seed: 7)
    try AtomicFile.write(
      [1, 2, 3], to: folder.file("out"), durability: .cached, names: &same)
    #expect(try FileContents.read(victim) == Array("precious".utf8))
    #expect(try FileContents.read(folder.file("out")) == [1, 2, 3])
  }

  @Test func `a link under the final name is replaced and its target stays`() throws {
    let victim = folder.file("victim")
    try AtomicFile.write("precious", to: victim)
    let path = folder.file("out")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: victim)
    try AtomicFile.write("new", to: path)
    #expect(try FileContents.read(victim) == Array("precious".utf8))
    #expect(try FileContents.read(path) == Array("new".utf8))
  }

  @Test func `a failed write names the file, leaves the old bytes and no other file`() throws {
    let inside = folder.file("folder")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    // A folder has the name, so the last step, the renaming, fails.
    let error = #expect(throws: FileError.self) { try AtomicFile.write("x", to: inside) }
    #expect(error?.code == .notWritten)
    #expect(error?.subject == inside)
    #expect(error?.detail.isEmpty == false)
    #expect(try folder.names() == ["folder"])
    let missing = folder.file("no/such/folder.txt")
    let other = #expect(throws: FileError.self) { try AtomicFile.write("x", to: missing) }
    #expect(other?.detail == "No such file or directory")
    #expect(throws: FileError.self) { try AtomicFile.write("x", to: folder.file("a\0b")) }
    #expect(try folder.names() == ["folder"])
  }

  @Test func `a device is written to and stays a device`() throws {
    try AtomicFile.write("gone", to: "/dev/null")
    #expect(try FileStatus(of: "/dev/null")?.kind == .stream)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    try AtomicFile.write("gone", to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
  }

  #if os(Linux)
    @Test func `a full device is an error in the system's words`() {
      let error = #expect(throws: FileError.self) { try AtomicFile.write("x", to: "/dev/full") }
      #expect(error?.code == .notWritten)
      #expect(error?.detail == "No space left on device")
    }
  #endif

  @Test func `reading names what is missing and what is too large`() throws {
    let missing = #expect(throws: FileError.self) {
      try FileContents.read(folder.file("missing"))
    }
    #expect(missing?.code == .missing)
    let path = folder.file("a")
    try AtomicFile.write([UInt8](repeating: 1, count: 100), to: path)
    #expect(try FileContents.read(path, limit: 100).count == 100)
    let large = #expect(throws: FileError.self) { try FileContents.read(path, limit: 99) }
    #expect(large?.code == .tooLarge)
    #expect(throws: FileError.self) { try FileContents.read(folder.path) }
  }
}
