// SPDX-License-Identifier: MIT

import Commands
import Files
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let run = await ToolRun("init", "--quiet", in: folder)
    try #require(run.code == .passed)
  }

  private var pictures: [String] { folder.paths.filter { $0.hasPrefix("out/") } }

  @Test func `each environment of each entry has its picture, of the size in the report`() async throws {
    let run = await ToolRun(
      "preview", "widgets/affirmation.widget.json", "--text", "One.", "--text", "Two.", "--environment",
      "home",
      "--environment",
      "standbyDay", "--out", "out", in: folder)
    #expect(run.code == .passed)
    #expect(pictures.count == 2 * 2)
    let home = try #require(pictures.first { $0.hasSuffix(".en_US.iphone-15-pro.home.png") })
    let picture = try PNGPicture(try FileContents.read(folder.file(home)))
    // 158 pt at 3 px a point.
    #expect(picture.size == .init(474, 474))
    #expect(picture.isOpaque)
  }

  @Test func `a sheet is one picture more for each entry`() async throws {
    _ = await ToolRun(
      "preview", "widgets/affirmation.widget.json", "--out", "out", "--sheet", in: folder)
    #expect(pictures.count == 4 + 1)
    #expect(pictures.contains { $0.hasSuffix(".sheet.png") })
  }

  @Test func `a picture that differs from its entry's twin in name alone has a name of its own`() async throws
  {
    try AtomicFile.write("id,text\na/b,One.\na?b,Two.\nA_B,Three.\n", to: folder.file("set.csv"))
    _ = await ToolRun(
      "preview", "widgets/affirmation.widget.json", "--set", "set.csv", "--environment", "home", "--out",
      "out",
      in: folder)
    #expect(Set(pictures.map { $0.lowercased() }).count == 3)
  }

  @Test func `the names of the pictures are what is printed, and findings fail only where asked`()
    async throws
  {
    let bare =
      #"{ "andon": 1, "name": "bare", "family": "systemSmall", "samples": [{}], "content": { "Color": "red" } }"#
    try AtomicFile.write(bare, to: folder.file("bare.widget.json"))
    let run = await ToolRun("preview", "bare.widget.json", "--out", "out", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == pictures.sorted())
    let judged = await ToolRun(
      "preview", "bare.widget.json", "--out", "out", "--fail-on", "error", in: folder)
    #expect(judged.code == .found)
    let report = await ToolRun("preview", "bare.widget.json", "--out", "out", "--format", "csv", in: folder)
    #expect(report.code == .passed)
    #expect(report.output.contains("background.container"))
  }

  @Test func `a folder that cannot be made is told before anything is drawn`() async throws {
    let run = await ToolRun(
      "preview", "widgets/affirmation.widget.json", "--out", "affirmations.txt/out", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("affirmations.txt/out: the folder could not be made: Not a directory"))
    #expect(run.output.isEmpty)
  }
}
