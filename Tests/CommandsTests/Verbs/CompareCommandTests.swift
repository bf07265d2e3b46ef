// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct CompareCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `pictures of different sizes are compared by their means`() async throws {
    try folder.writePicture("day.png", white: 50)
    try folder.writePicture("night.png", white: 40, of: PixelSize(20, 20))
    let run = await ToolRun("compare", "day.png", "night.png", in: folder)
    // 40/400 over 50/100.
    #expect(run.output.contains("0.20 ≤ 0.25"))
    #expect(run.code == .passed)
  }

  @Test func `the project's limit holds unless the command line sets one`() async throws {
    try folder.writePicture("day.png", white: 50)
    try folder.writePicture("night.png", white: 40, of: PixelSize(20, 20))
    try AtomicFile.write(
      #"{ "rules": { "light.ratio": { "limit": 0.1 } } }"#, to: "\(folder.path)/andon.json")
    let run = await ToolRun("compare", "day.png", "night.png", in: folder)
    #expect(run.code == .found)
    #expect(run.output.contains("0.20 > 0.10"))
    #expect(
      await ToolRun("compare", "day.png", "night.png", "--max-ratio", "0.3", in: folder).code == .passed)
  }

  @Test func `a picture compared with itself emits no less and fails`() async throws {
    try folder.writePicture("day.png", white: 50)
    let run = await ToolRun("compare", "day.png", "day.png", "--format", "json", in: folder)
    #expect(run.code == .found)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let ratio = try #require(report["ratio"] as? [String: Any])
    #expect(ratio["luminance"] as? Double == 1)
    #expect(ratio["twin"] as? String == "day.png")
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "light.ratio")
    #expect(finding["measured"] as? Double == 1)
    #expect(finding["limit"] as? Double == 0.25)
    #expect((finding["message"] as? String)?.contains("no less light") == true)
  }

  @Test func `beside a black picture there is no ratio`() async throws {
    try folder.writePicture("black.png", white: 0)
    try folder.writePicture("night.png", white: 4)
    let run = await ToolRun("compare", "black.png", "night.png", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.contains("? light.ratio · cannot tell"))
    #expect(run.output.contains("black.png emits no light"))
  }

  @Test func `a missing picture leaves the other's figures and no comparison`() async throws {
    try folder.writePicture("day.png", white: 50)
    let run = await ToolRun("compare", "day.png", "gone.png", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("0.5000"))
    #expect(!run.output.contains("dimmed over full"))
  }
}
