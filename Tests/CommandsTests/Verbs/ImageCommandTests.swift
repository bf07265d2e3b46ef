// SPDX-License-Identifier: MIT

import Colorimetry
import Commands
import Files
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Image files from the command line: what is drawn of them, and what is said of those that are none.
@Suite struct ImageCommandTests {
  private func write(_ content: String, _ folder: TemporaryFolder) throws {
    try AtomicFile.write(
      Array(
        """
        { "andon": 1, "name": "w", "family": "systemSmall", "samples": [ {} ],
          "containerBackground": "black",
          "content": \(content) }
        """.utf8), to: folder.file("w.widget.json"))
  }

  private func check(_ folder: TemporaryFolder) async -> ToolRun {
    await ToolRun("check", "w.widget.json", "--environment", "home", in: folder)
  }

  @Test func `a picture beside the layout is drawn pixel by pixel at the display's scale`() async throws {
    let folder = try TemporaryFolder()
    try folder.writePicture("photo@3x.png", white: 48, of: PixelSize(12, 12))
    try write(#"{ "Image": { "file": "photo@3x.png" } }"#, folder)
    let run = await ToolRun(
      "preview", "w.widget.json", "--environment", "home", "--out", "out", in: folder)
    #expect(run.code == .passed, "\(run.output)\(run.messages)")
    let name = try #require(folder.paths.first { $0.hasPrefix("out/") && $0.hasSuffix(".png") })
    let picture = try PNGPicture(FileContents.read(folder.file(name))).pixelBuffer
    // 4 pt in the middle of 158 pt: from 77 pt on, 12 px wide, its first four rows white.
    let first = 77 * 3
    #expect(picture[first, first].red == 255)
    #expect(picture[first + 11, first + 3].red == 255)
    #expect(picture[first, first + 4].red == 0)
    #expect(picture[first - 1, first].red == 0)
    #expect(picture[first + 12, first].red == 0)
  }

  /// The words of an output on one line, wherever it was wrapped.
  private func unwrapped(_ output: String) -> String {
    output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    arguments: [
      ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0]), ("a PDF", Array("%PDF-1.7".utf8)),
      ("an SVG", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)), ("a GIF", Array("GIF89a".utf8)),
      ("a HEIC or AVIF", [0, 0, 0, 24] + Array("ftypheic".utf8)),
      ("a WebP", Array("RIFF0000WEBPVP8 ".utf8)), ("a TIFF", Array("II*\0".utf8)),
    ] as [(String, [UInt8])])
  func `a file of another kind is named`(kind: String, bytes: [UInt8]) async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write(bytes, to: folder.file("photo.png"))
    try write(#"{ "Image": { "file": "photo.png" } }"#, folder)
    let run = await check(folder)
    #expect(run.code == .couldNotRun)
    #expect(
      unwrapped(run.output).contains("the file is \(kind), and images are read from PNG files alone"),
      "\(run.output)")
    #expect(run.output.contains("w.widget.json:3:14"), "\(run.output)")
  }

  @Test func `a damaged picture and one that is too large are errors with file, line and key`() async throws {
    let folder = try TemporaryFolder()
    try folder.writePicture("photo.png", white: 1)
    var bytes = try FileContents.read(folder.file("photo.png"))
    bytes.removeLast(30)
    try AtomicFile.write(bytes, to: folder.file("cut.png"))
    for (file, words) in [("cut.png", "the PNG is damaged"), ("w.widget.json", "PNG")] {
      try write(#"{ "VStack": [ { "Image": { "file": "\#(file)" } } ] }"#, folder)
      let run = await check(folder)
      #expect(run.code == .couldNotRun)
      #expect(run.output.contains(words), "\(run.output)")
      #expect(run.output.contains("content/VStack/0"), "\(run.output)")
    }
    // 20000 × 20000 px are promised, and nothing is there.
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 6, 0, 0, 0, 0xE3, 0x70, 0x46, 0x39, 0, 0, 0, 0]
      + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
    try AtomicFile.write(header, to: folder.file("bomb.png"))
    try write(#"{ "Image": { "file": "bomb.png" } }"#, folder)
    let run = await check(folder)
    #expect(run.code == .couldNotRun)
    #expect(
      unwrapped(run.output).contains("20000 × 20000 px are more than the 16777216 px allowed"),
      "\(run.output)")
  }

  @Test func `a missing file and one outside are errors`() async throws {
    let folder = try TemporaryFolder()
    for file in ["none.png", "../../etc/hostname"] {
      try write(#"{ "Image": { "file": "\#(file)" } }"#, folder)
      let run = await check(folder)
      #expect(run.code == .couldNotRun)
      #expect(run.output.contains("content/Image/file"), "\(run.output)")
    }
  }
}
