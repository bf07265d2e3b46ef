// SPDX-License-Identifier: MIT

import Testing
@testable import Typeset

@Suite struct FaceListTests {
  private func list(_ text: String) throws(FontError) -> FaceList {
    try FaceList(FontBytes(Array(text.utf8), subject: "faces.txt"), subject: "faces.txt")
  }

  @Test func `a line is a file of a family and the languages that prefer it`() throws {
    let entries = try list("# comment\n\ninter/A.ttf\r\njp/B.otf ja  ko\n").entries
    #expect(
      entries == [
        FaceList.Entry(path: "inter/A.ttf", family: "inter", languages: []),
        FaceList.Entry(path: "jp/B.otf", family: "jp", languages: ["ja", "ko"]),
      ])
  }

  @Test(arguments: ["A.ttf", "a/b/C.ttf", "/C.ttf", "../C.ttf", "inter/"])
  func `a path outside FAMILY, FILE is an error with its line`(path: String) {
    let error = #expect(throws: FontError.self) { try list("inter/A.ttf\n\(path)\n") }
    #expect(error?.code == .list)
    #expect(error?.subject == "faces.txt:2")
  }

  @Test func `a file stands in the list once`() {
    let error = #expect(throws: FontError.self) { try list("inter/A.ttf\ninter/A.ttf") }
    #expect(error?.subject == "faces.txt:2")
  }

  @Test func `a list without a face is an error`() {
    #expect(throws: FontError.self) { try list("# nothing\n") }
  }
}
