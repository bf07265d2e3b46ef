// SPDX-License-Identifier: MIT

import Colorimetry
import Commands
import Files
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct GoldenCommandTests {
  private let folder: TemporaryFolder
  private static let layout = "widgets/affirmation.widget.json"

  /// A project with one widget on the home screen, whose picture is stored.
  init() async throws {
    folder = try TemporaryFolder()
    try #require(await ToolRun("init", "--quiet", in: folder).code == .passed)
    try configure(#""environment": "home""#)
    let run = await ToolRun("golden", "--update", in: folder)
    try #require(run.code == .passed)
    try #require(run.output == "new golden/\(Self.picture)\n")
  }

  private static let picture = "affirmation.8beb4e81cd32.en_US.iphone-15-pro.home.png"

  private func configure(_ members: String) throws {
    try AtomicFile.write("{ \"include\": [\"widgets\"], \(members) }", to: folder.file("andon.json"))
  }

  private func replace(_ old: String, by new: String, in file: String) throws {
    let text = try folder.text(file)
    try #require(text.contains(old))
    try AtomicFile.write(text.replacing(old, with: new), to: folder.file(file))
  }

  @Test func `an unchanged project passes and writes nothing`() async throws {
    let before = folder.paths
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.contains("1 render · 1 passed"))
    #expect(folder.paths == before)
  }

  @Test func `a changed text is a change of the design, shown in one picture`() async throws {
    try replace("\"headline\"", by: "\"title\"", in: Self.layout)
    let run = await ToolRun("golden", "--format", "json", in: folder)
    #expect(run.code == .found)
    #expect(run.output.contains("golden.differs"))
    #expect(run.output.contains("the design changed"))
    #expect(!run.output.contains("the engine changed") && !run.output.contains("a font changed"))
    let sheet = try PNGPicture(try FileContents.read(folder.file("out/golden/\(Self.picture)")))
    // Before, difference and after of 474 px each, side by side.
    #expect(sheet.size.width > 3 * 474)
  }

  @Test func `a branch that does not hold is no change of the design`() async throws {
    try replace("\"lineLimit\": 2", by: "\"lineLimit\": 1", in: Self.layout)
    try breakPicture()
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .found)
    #expect(!run.output.contains("the design changed"))
    #expect(flat(run.output).contains("the engine changed (Andon’s own drawing)"))
  }

  /// A widget with a picture and a colour from files.
  private func writePhoto(white: Int, colour: String) throws {
    try folder.writePicture("widgets/photo.png", white: white)
    try Folder.make(folder.file("widgets/Assets.xcassets/Brand.colorset"))
    try AtomicFile.write(
      """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "\(colour)", "green": "0.0", "blue": "0.0", "alpha": "1.0" } } } ] }
      """, to: folder.file("widgets/Assets.xcassets/Brand.colorset/Contents.json"))
    try AtomicFile.write(
      """
      { "andon": 1, "name": "photo", "family": "systemSmall", "samples": [ {} ],
        "containerBackground": "Brand", "content": { "Image": { "file": "photo.png" } } }
      """, to: folder.file("widgets/photo.widget.json"))
  }

  @Test func `a changed picture file or catalog colour is a change of the design`() async throws {
    try writePhoto(white: 40, colour: "0.2")
    try #require(await ToolRun("golden", "--update", in: folder).code == .passed)
    // Written again, the files say the same.
    try writePhoto(white: 40, colour: "0.2")
    #expect(await ToolRun("golden", in: folder).code == .passed)
    for (white, colour) in [(60, "0.2"), (40, "0.9")] {
      try writePhoto(white: white, colour: colour)
      let run = await ToolRun("golden", in: folder)
      #expect(run.code == .found)
      #expect(flat(run.output).contains("the design changed"), "\(run.output)")
      #expect(!run.output.contains("the engine changed"))
    }
  }

  @Test func `a changed font is named`() async throws {
    try breakPicture()
    let manifest = try folder.text("golden/manifest.json")
    let digest = try #require(manifest.firstMatch(of: /"(Inter[^"]*)" : "([0-9a-f]{64})"/))
    try replace(String(digest.2), by: String(repeating: "0", count: 64), in: "golden/manifest.json")
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .found)
    #expect(flat(run.output).contains("a font changed (\(digest.1))"))
    #expect(!run.output.contains("the design changed") && !run.output.contains("the engine changed"))
  }

  @Test func `a changed parameter of the model is a change of the engine`() async throws {
    try configure(#""environment": "home", "model": { "home.cornerRadius": 30 }"#)
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .found)
    #expect(flat(run.output).contains("the engine changed (home.cornerRadius was"))
    #expect(!run.output.contains("the design changed"))
  }

  @Test func `update stores what changed, lists it, and the next run passes`() async throws {
    try replace("\"headline\"", by: "\"title\"", in: Self.layout)
    let update = await ToolRun("golden", "--update", in: folder)
    #expect(update.code == .passed)
    #expect(update.output == "changed golden/\(Self.picture)\n")
    #expect(await ToolRun("golden", in: folder).code == .passed)
    #expect(await ToolRun("golden", "--update", in: folder).output.isEmpty)
  }

  @Test func `a missing picture is named, and fails`() async throws {
    try FileManager.default.removeItem(atPath: folder.file("golden/\(Self.picture)"))
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .found)
    #expect(flat(run.output).contains("There is no stored picture golden/"))
  }

  @Test func `an obsolete picture is named, and update removes it`() async throws {
    try replace("\"name\": \"affirmation\"", by: "\"name\": \"sentence\"", in: Self.layout)
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .found)
    #expect(flat(run.output).contains("any longer"))
    // A run over one file does not know what the others draw.
    #expect(!flat(await ToolRun("golden", Self.layout, in: folder).output).contains("any longer"))
    let update = await ToolRun("golden", "--update", in: folder)
    #expect(update.output.contains("gone golden/\(Self.picture)"))
    #expect(!folder.paths.contains("golden/\(Self.picture)"))
    #expect(await ToolRun("golden", in: folder).code == .passed)
  }

  @Test func `a damaged picture could not be judged, and update replaces it`() async throws {
    try AtomicFile.write("no picture", to: folder.file("golden/\(Self.picture)"))
    let run = await ToolRun("golden", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("png.not-png"))
    #expect(await ToolRun("golden", "--update", in: folder).code == .passed)
    #expect(await ToolRun("golden", in: folder).code == .passed)
  }

  @Test func `a damaged manifest is told and never written over`() async throws {
    for damage in ["{", #"{"golden":2,"engines":[],"pictures":{}}"#] {
      try AtomicFile.write(damage, to: folder.file("golden/manifest.json"))
      let before = try FileContents.read(folder.file("golden/\(Self.picture)"))
      for words in [["golden"], ["golden", "--update"]] {
        let run = await ToolRun(words, in: folder.path)
        #expect(run.code == .couldNotRun)
        #expect((run.output + run.messages).contains("manifest"))
      }
      #expect(try folder.text("golden/manifest.json") == damage)
      #expect(try FileContents.read(folder.file("golden/\(Self.picture)")) == before)
    }
  }

  @Test func `a manifest that names files outside of its folder deletes none of them`() async throws {
    try AtomicFile.write("mine", to: folder.file("other.png"))
    try replace("\"\(Self.picture)\"", by: "\"../other.png\"", in: "golden/manifest.json")
    let run = await ToolRun("golden", "--update", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(try folder.text("other.png") == "mine")
  }

  @Test func `the folder is the project's own choice, inside the project`() async throws {
    try configure(#""environment": "home", "golden": "shots/kept""#)
    #expect(await ToolRun("golden", "--update", in: folder).output == "new shots/kept/\(Self.picture)\n")
    for outside in ["../kept", "/kept", ""] {
      try configure("\"golden\": \"\(outside)\"")
      #expect(await ToolRun("golden", in: folder).code == .couldNotRun)
    }
  }

  @Test func `differences weigh what the project says`() async throws {
    try breakPicture()
    try configure(#""environment": "home", "rules": { "golden.differs": "off" }"#)
    #expect(await ToolRun("golden", in: folder).code == .passed)
    try configure(#""environment": "home""#)
    #expect(await ToolRun("golden", "--fail-on", "error", in: folder).code == .passed)
    #expect(await ToolRun("golden", "--exit-zero", in: folder).code == .passed)
  }

  /// Stores another picture than the one that is drawn.
  private func breakPicture() throws {
    let path = folder.file("golden/\(Self.picture)")
    var picture = try PNGPicture(try FileContents.read(path)).pixelBuffer
    picture[200, 300] = picture[200, 80]
    picture[5, 237] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    try AtomicFile.write(try picture.pngBytes(), to: path)
  }

  /// A report on one line.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
