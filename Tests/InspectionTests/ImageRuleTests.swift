// SPDX-License-Identifier: MIT

import Colorimetry
import Files
import Foundation
import Geometry
import Inputs
import Inspection
import Pictures
import Raster
import TestSupport
import Testing

/// How the rules see images.
@Suite struct ImageRuleTests {
  private func run(_ content: String, alpha: UInt8 = 255) async throws -> RunReport {
    let folder = try TemporaryFolder()
    let picture = PixelBuffer(
      size: PixelSize(4, 4),
      filledWith: PremultipliedColor(red: alpha / 2, green: alpha / 2, blue: alpha / 2, alpha: alpha))
    try AtomicFile.write(try picture.pngBytes(), to: folder.file("photo.png"))
    let json = """
      { "andon": 1, "name": "w", "family": "systemSmall", "samples": [ {} ],
        "containerBackground": "black", "content": \(content) }
      """
    let layout = try LayoutFile.read(
      Array(json.utf8), file: folder.file("w.widget.json"), environments: Configuration().environmentNames,
      assets: AssetCatalogs(of: Configuration()).assets(for: folder.file("w.widget.json")))
    return try await Scenes.run(layout, environments: ["standbyDay"]).report
  }

  private static let photoUnderText = """
    { "ZStack": [ { "Image": { "file": "photo.png" }, "resizable": true }, { "Text": "calm", "foregroundStyle": "white" } ] }
    """

  @Test func `an opaque image under all is a ground written by hand, a clear one is not`() async throws {
    let opaque = try await run(Self.photoUnderText)
    #expect(opaque.errors == [])
    #expect(opaque.renders.first?.findings.contains { $0.rule == "background.handmade" } == true)
    let clear = try await run(Self.photoUnderText, alpha: 254)
    #expect(clear.renders.first?.findings.contains { $0.rule == "background.handmade" } == false)
  }

  @Test func `contrast over an image cannot be told`() async throws {
    let report = try await run(Self.photoUnderText)
    #expect(report.renders.first?.texts.first?.contrast == nil)
    #expect(report.renders.first?.cannotTell.contains { $0.rule == "text.contrast" } == true)
  }

  @Test func `a file is decoded once for all environments and workers`() async throws {
    let folder = try TemporaryFolder()
    let picture = PixelBuffer(
      size: PixelSize(1, 1), filledWith: PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255))
    try AtomicFile.write(try picture.pngBytes(), to: folder.file("a.png"))
    let store = ImageStore()
    let path = folder.file("a.png")
    let first = try store.image(of: path)
    #expect(first.isOpaque)
    #expect(first.size == PixelSize(1, 1))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? store.image(of: path)) === first } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
