// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inputs
import TestSupport
import Testing
import ViewLayout
import WidgetModel

/// Images that a layout file names. What the files hold does not matter here.
@Suite struct ImageReadingTests {
  private func asset(
    _ project: CatalogFolder, _ image: String, file: String = "w.widget.json",
    fields: [String: Entry.Value] = [:]
  ) throws -> ImageAsset? {
    let layout = try project.layout(#"{ "Image": \#(image) }"#, file: file)
    let view = try layout.view(
      in: Environments.home, entry: Entry(id: "1", fields: fields), dates: EntryDates())
    guard case .image(.asset(let asset), _) = view.content.view else { return nil }
    return asset
  }

  private func writeSet(_ project: CatalogFolder, _ name: String) throws {
    try project.write(
      #"""
      { "images": [ { "idiom": "universal", "scale": "3x", "filename": "x.png" } ],
        "properties": { "template-rendering-intent": "template" } }
      """#, to: "Assets.xcassets/\(name).imageset/Contents.json")
    try project.write("x", to: "Assets.xcassets/\(name).imageset/x.png")
  }

  // MARK: Files

  @Test(arguments: [("photo.png", 1.0), ("photo@2x.png", 2), ("photo@3x.png", 3), ("a.b@3x.png", 3)])
  func `a file beside the layout has the scale of its name`(name: String, scale: Double) throws {
    let project = try CatalogFolder()
    try project.write("x", to: "Widgets/\(name)")
    let asset = try #require(try asset(project, #"{ "file": "\#(name)" }"#, file: "Widgets/w.widget.json"))
    #expect(asset.forms.map(\.scale) == [scale])
    #expect(asset.forms.first?.file.hasSuffix("/Widgets/\(name)") == true)
    #expect(asset.renderingMode == .original)
  }

  @Test func `a file may lie anywhere in the project and nowhere else`() throws {
    let project = try CatalogFolder()
    let other = try CatalogFolder()
    try project.write("x", to: "Shared/photo.png")
    try other.write("x", to: "secret.png")
    try project.write("", to: "Widgets/empty")
    let inside = try asset(project, #"{ "file": "../Shared/photo.png" }"#, file: "Widgets/w.widget.json")
    #expect(inside != nil)
    for (name, target) in [("link.png", other.folder.file("secret.png")), ("folder", other.folder.path)] {
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.file("Widgets/\(name)"), withDestinationPath: target)
    }
    let last = URL(filePath: other.folder.path).lastPathComponent
    for file in ["link.png", "folder/secret.png", "../../\(last)/secret.png", "../../../../../../etc/passwd"]
    {
      let problems = project.problems(#"{ "Image": { "file": "\#(file)" } }"#, file: "Widgets/w.widget.json")
      #expect(problems.map(\.code) == [.outsideProject], "\(file)")
      #expect(problems.first?.position.line == 2)
      #expect(problems.first?.position.keyPath == "content/Image/file")
    }
  }

  @Test func `a link that stays in the project is followed`() throws {
    let project = try CatalogFolder()
    try project.write("x", to: "photo.png")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.file("link.png"), withDestinationPath: project.folder.file("photo.png"))
    #expect(try asset(project, #"{ "file": "link.png" }"#) != nil)
  }

  @Test func `a file that is not there, a folder, and a path from the root are refused`() throws {
    let project = try CatalogFolder()
    try project.write("x", to: "photo.png")
    let missing = try #require(project.problems(#"{ "Image": { "file": "phto.png" } }"#).first)
    #expect(missing.code == .missing)
    #expect(missing.hint == "Did you mean 'photo.png'?")
    try project.write("x", to: "folder/a")
    #expect(project.problems(#"{ "Image": { "file": "folder" } }"#).map(\.code) == [.notAFile])
    #expect(project.problems(#"{ "Image": { "file": "/photo.png" } }"#).map(\.code) == [.outOfRange])
    #expect(project.problems(#"{ "Image": { "file": "" } }"#).map(\.code) == [.outOfRange])
  }

  @Test func `fields are filled into names, and what is wrong then is the entry's error`() throws {
    let project = try CatalogFolder()
    try project.write("x", to: "images/calm.png")
    try writeSet(project, "Leaf")
    #expect(
      try asset(project, #"{ "file": "images/{photo}.png" }"#, fields: ["photo": .text("calm")])?.name
        == "images/calm.png")
    #expect(try asset(project, #""{photo}""#, fields: ["photo": .text("Leaf")])?.name == "Leaf")
    #expect(try project.layout(#"{ "Image": "{photo}" }"#).fields == ["photo"])
    for value in ["none", "../../etc/passwd"] {
      #expect(throws: InputError.self) {
        try asset(project, #"{ "file": "images/{photo}.png" }"#, fields: ["photo": .text(value)])
      }
    }
  }

  // MARK: Catalogs

  @Test(arguments: [#""Leaf""#, #"{ "name": "Leaf" }"#])
  func `an image set is used by its name`(spelling: String) throws {
    let project = try CatalogFolder()
    try writeSet(project, "Leaf")
    let asset = try #require(try asset(project, spelling))
    #expect(asset.renderingMode == .template)
    #expect(asset.forms.first?.file.hasSuffix("Assets.xcassets/Leaf.imageset/x.png") == true)
  }

  @Test func `an unknown image is answered with the nearest, and a file's name with how to write it`() throws
  {
    let project = try CatalogFolder()
    try writeSet(project, "Leaf")
    #expect(project.problems(#"{ "Image": "Laef" }"#).first?.hint == "Did you mean 'Leaf'?")
    #expect(
      project.problems(#"{ "Image": "photo.png" }"#).first?.hint
        == #"A file is written { "file": "photo.png" }."#)
  }

  @Test func `a set without files, a broken one and one that leads out are refused`() throws {
    let project = try CatalogFolder()
    try project.write(
      #"{ "images": [ { "idiom": "universal", "scale": "1x" } ] }"#,
      to: "Assets.xcassets/Empty.imageset/Contents.json")
    try project.write("{", to: "Assets.xcassets/Broken.imageset/Contents.json")
    try project.write(
      #"{ "images": [ { "idiom": "universal", "filename": "x.png" } ] }"#,
      to: "Assets.xcassets/Out.imageset/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.file("Assets.xcassets/Out.imageset/x.png"), withDestinationPath: "/etc/hosts")
    #expect(project.problems(#"{ "Image": "Empty" }"#).map(\.code) == [.missingKey])
    let broken = try #require(project.problems(#"{ "Image": "Broken" }"#).first)
    #expect(broken.position.file.hasSuffix("Broken.imageset/Contents.json"))
    #expect(project.problems(#"{ "Image": "Out" }"#).map(\.code) == [.outsideProject])
  }

  // MARK: The view and its modifiers

  @Test(arguments: [
    (
      "3",
      "expected an image: a name, { \"file\": \"photo.png\" } or { \"systemName\": \"heart\" }, found the number 3"
    ),
    ("{}", "the Image names no picture"),
    (#"{ "file": "a.png", "name": "a" }"#, "the Image is named twice"),
  ])
  func `an image that is none says what it ought to be`(image: String, detail: String) throws {
    #expect(try CatalogFolder().problems(#"{ "Image": \#(image) }"#).map(\.detail) == [detail])
  }

  @Test func `modifiers of images are read as plain keys and in a list`() throws {
    let project = try CatalogFolder()
    try writeSet(project, "Leaf")
    let view = try project.layout(
      """
      { "Image": "Leaf", "scaledToFit": true, "interpolation": "high", "renderingMode": "original",
        "resizable": { "capInsets": 2 }, "modifiers": [ { "interpolation": "none" } ] }
      """
    ).view(in: Environments.home, entry: Entry(id: "1", fields: [:]), dates: EntryDates())
    guard case .image(_, .capped(.init(all: 2))) = view.content.view, view.content.modifiers.count == 4,
      case .renderingMode(.original) = view.content.modifiers[0],
      case .interpolation(.high) = view.content.modifiers[1],
      case .aspectRatio(nil, .fit) = view.content.modifiers[2],
      case .interpolation(.none) = view.content.modifiers[3]
    else {
      Issue.record("\(view.content)")
      return
    }
  }

  @Test(arguments: [
    (#""resizable": 3"#, InputError.Code.wrongType), (#""resizable": { "capInsets": -1 }"#, .outOfRange),
    (#""resizable": { "resizingMode": "tile", "capInsets": 2 }"#, .notDrawnYet),
    (#""resizable": { "mode": "tile" }"#, .unknownKey), (#""renderingMode": "sepia""#, .unknownName),
    (#""interpolation": "best""#, .unknownName), (#""scaledToFit": 3"#, .wrongType),
  ])
  func `a modifier with a wrong value is refused`(modifier: String, code: InputError.Code) throws {
    let project = try CatalogFolder()
    try writeSet(project, "Leaf")
    #expect(project.problems(#"{ "Image": "Leaf", \#(modifier) }"#).map(\.code) == [code])
  }

  @Test func `other views have no modifiers of images`() throws {
    for view in [
      #"{ "Text": "a", "renderingMode": "template" }"#,
      #"{ "Text": "a", "modifiers": [ { "interpolation": "low" } ] }"#,
    ] {
      let problem = try #require(try CatalogFolder().problems(view).first)
      #expect(problem.code == .unknownKey)
      #expect(problem.hint == "It is a modifier of Image.")
    }
  }
}
