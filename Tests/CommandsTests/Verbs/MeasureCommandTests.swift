// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The report of one picture, as another reader of JSON sees it.
  private func picture(_ words: String...) async throws -> [String: Any] {
    let run = await ToolRun(["measure"] + words + ["--format", "json"], in: folder.path)
    #expect(run.code == .passed)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require((report?["pictures"] as? [[String: Any]])?.first)
  }

  private func reading(_ picture: [String: Any]) throws -> [String: Double] {
    try #require(picture["reading"] as? [String: Double])
  }

  @Test func `a quarter of white reads a quarter, and its area on a panel of 3 px a point`() async throws {
    try folder.writePicture("quarter.png", white: 25)
    let reading = try reading(await picture("quarter.png", "--device", "iphone-15-pro"))
    #expect(reading["litFraction"] == 0.25)
    #expect(reading["encodedMean"] == 0.25)
    #expect(try abs(#require(reading["luminance"]) - 0.25) < 1e-15)
    // 100 px are 100/9 pt² at 3 px a point.
    #expect(try abs(#require(reading["light"]) - 25 / 9.0) < 1e-14)
    #expect(reading["peakTile"] == nil)
  }

  @Test func `without a device no area is known`() async throws {
    try folder.writePicture("quarter.png", white: 25)
    let reading = try reading(await picture("quarter.png"))
    #expect(reading["light"] == nil)
  }

  @Test func `the project's devices and lit threshold hold`() async throws {
    try folder.writePicture("quarter.png", white: 25)
    try AtomicFile.write(
      #"{ "devices": { "flat": { "extends": "iphone-15-pro", "scale": 1 } }, "model": { "litThreshold": 255 } }"#,
      to: "\(folder.path)/andon.json")
    let reading = try reading(await picture("quarter.png", "--device", "flat"))
    // 25 of 100 px at 1 px a point; white is 255 and not over 255.
    #expect(try abs(#require(reading["light"]) - 25) < 1e-12)
    #expect(reading["litFraction"] == 0)
    try AtomicFile.write("{}", to: "\(folder.path)/other.json")
    #expect(try self.reading(await picture("quarter.png", "--config", "other.json"))["litFraction"] == 0.25)
  }

  @Test func `a configuration that cannot be read stops the run`() async throws {
    try folder.writePicture("quarter.png", white: 25)
    let run = await ToolRun("measure", "quarter.png", "--config", "none.json", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("none.json"))
  }

  @Test func `the brightest tile is found where it is asked for`() async throws {
    // Twelve white rows of 48 px at the top: a tile of 24 × 24 px, 8 pt at 3 px a point, is half white at best.
    try folder.writePicture("band.png", white: 12 * 48, of: PixelSize(48, 48))
    let reading = try reading(await picture("band.png", "--device", "iphone-15-pro", "--peak"))
    #expect(try abs(#require(reading["peakTile"]) - 0.5) < 1e-12)
  }

  @Test func `a file of sixteen bits reads as libpng and sRGB have it`() async throws {
    let source = try #require(Bundle.module.url(forResource: "Resources/basn2c16", withExtension: "png"))
    try FileManager.default.copyItem(atPath: source.path, toPath: "\(folder.path)/deep.png")
    let picture = try await picture("deep.png")
    #expect(picture["depth"] as? Int == 16)
    #expect(picture["space"] as? String == "srgb")
    let reading = try #require(picture["reading"] as? [String: Double])
    // The reference has weights of four decimals.
    #expect(try abs(#require(reading["luminance"]) - 0.299289) < 2e-5)
  }

  @Test func `standard input is a file too`() async throws {
    try folder.writePicture("half.png", white: 50)
    let bytes = try FileContents.read("\(folder.path)/half.png")
    let run = await ToolRun("measure", "-", in: folder, input: bytes)
    #expect(run.code == .passed)
    #expect(run.output.contains("0.5000"))
  }

  @Test func `standard input that cannot be read is an error`() async {
    let run = await ToolRun("measure", "-", in: folder, input: nil)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("Standard input could not be read."))
  }

  @Test func `one bad file does not keep the others from being read`() async throws {
    try folder.writePicture("half.png", white: 50)
    try AtomicFile.write("not a picture", to: "\(folder.path)/text.png")
    let run = await ToolRun("measure", "text.png", "half.png", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("0.5000"))
    #expect(run.output.contains("error: text.png: "))
    #expect(run.output.contains("[png.not-png]"))
  }
}
