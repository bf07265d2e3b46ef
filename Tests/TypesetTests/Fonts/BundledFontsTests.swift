// SPDX-License-Identifier: MIT

@testable import BundledFonts
import Foundation
import Testing

@Suite struct BundledFontsTests {
  private func temporaryFolder(_ inside: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "andon-fonts-\(UUID().uuidString)")
    let faces = root.appending(path: inside)
    try FileManager.default.createDirectory(at: faces, withIntermediateDirectories: true)
    try Data("inter/A.ttf\n".utf8).write(to: faces.appending(path: "faces.txt"))
    return root
  }

  @Test func `the folder of the build is found`() throws {
    #expect(FileManager.default.fileExists(atPath: try BundledFonts.folder() + "/faces.txt"))
  }

  @Test(arguments: [
    "bin/andon_BundledFonts.resources/faces", "bin/andon_BundledFonts.bundle/faces", "share/andon/faces",
  ])
  func `faces are found beside the program and in the share folder`(place: String) throws {
    let root = try temporaryFolder(place)
    defer { try? FileManager.default.removeItem(at: root) }
    let found = try BundledFonts.folder(named: nil, executable: root.appending(path: "bin"))
    #expect(found == root.appending(path: place).path)
  }

  @Test func `a named folder is taken and no other`() throws {
    let root = try temporaryFolder("share/andon/faces")
    defer { try? FileManager.default.removeItem(at: root) }
    let named = root.appending(path: "share/andon/faces").path
    #expect(try BundledFonts.folder(named: named, executable: nil) == named)
    let error = #expect(throws: BundledFontsError.self) {
      try BundledFonts.folder(named: "/nowhere", executable: root.appending(path: "bin"))
    }
    #expect(error?.places == ["/nowhere"])
    #expect(error?.description.contains("ANDON_FONTS") == true)
  }

  @Test func `the error lists all places that were looked at`() {
    let error = #expect(throws: BundledFontsError.self) {
      try BundledFonts.folder(named: nil, executable: URL(filePath: "/opt/tool/bin"))
    }
    #expect(
      error?.places == [
        "/opt/tool/bin/andon_BundledFonts.resources/faces", "/opt/tool/bin/andon_BundledFonts.bundle/faces",
        "/opt/tool/share/andon/faces",
      ])
  }
}
