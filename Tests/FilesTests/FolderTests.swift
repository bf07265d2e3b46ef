// SPDX-License-Identifier: MIT

import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["a", "a/b/c", "a/b/", "a//b", "./a/../a/b"])
  func `a folder is made with those above it, and once is enough`(_ name: String) throws {
    if name.hasPrefix("./") { try Folder.make(folder.file("a")) }
    for _ in 0..<2 { try Folder.make(folder.file(name)) }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
    #expect(attributes[.type] as? FileAttributeType == .typeDirectory)
  }

  @Test func `a link to a folder is as good as one`() throws {
    try Folder.make(folder.file("a"))
    try FileManager.default.createSymbolicLink(atPath: folder.file("b"), withDestinationPath: "a")
    try Folder.make(folder.file("b"))
    try Folder.make(folder.file("b/c"))
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func `what is in the way is told in the system's words`() throws {
    try AtomicFile.write("x", to: folder.file("file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("dangling"), withDestinationPath: "nowhere")
    for name in ["file", "file/a", "dangling"] {
      let error = #expect(throws: FileError.self) { try Folder.make(folder.file(name)) }
      #expect(error?.code == .notWritten)
      #expect(error?.detail == "the folder could not be made: Not a directory")
    }
    #expect(throws: FileError.self) { try Folder.make(folder.file("a\0b")) }
    #expect(try folder.names() == ["dangling", "file"])
  }
}
