// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import TestSupport
import WidgetModel

/// A project with asset catalogs, in a folder that goes with the value.
struct CatalogFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file, and the folders that it lies in.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a colour set of one colour for all.
  func writeColor(_ name: String, in catalog: String = "Assets.xcassets", _ color: String) throws {
    try write(ColorSetText.set([ColorSetText.entry(color)]), to: "\(catalog)/\(name).colorset/Contents.json")
  }

  /// Reads a widget of one view in a layout file of the folder.
  ///
  /// - Parameter hasConfiguration: Whether there is an andon.json at the top.
  func layout(
    _ content: String, file: String = "w.widget.json", hasConfiguration: Bool = true, more: String = ""
  ) throws(InputError) -> LayoutFile {
    var configuration = Configuration()
    if hasConfiguration {
      configuration = try Configuration.read(Array("{}".utf8), file: folder.file("andon.json"), rules: [])
    }
    return try LayoutFile.read(
      Array(LayoutText.file(content: content, more).utf8), file: folder.file(file),
      environments: Environments.names,
      assets: AssetCatalogs(of: configuration).assets(for: folder.file(file)))
  }

  /// Returns the problems of a widget of one view.
  func problems(_ content: String, file: String = "w.widget.json", more: String = "") -> [InputError] {
    do throws(InputError) {
      _ = try layout(content, file: file, more: more)
      return []
    } catch {
      return error.all
    }
  }
}

/// Pieces of colour sets.
enum ColorSetText {
  static func set(_ entries: [String]) -> String {
    #"{ "info": { "author": "xcode", "version": 1 }, "colors": [\#(entries.joined(separator: ",\n"))] }"#
  }

  /// An entry; `appearances` are words such as `dark` and `high`.
  static func entry(_ color: String?, idiom: String = "universal", _ appearances: String...) -> String {
    var keys = ["\"idiom\": \"\(idiom)\""]
    if !appearances.isEmpty {
      let list = appearances.map { word in
        "{ \"appearance\": \"\(word == "high" ? "contrast" : "luminosity")\", \"value\": \"\(word)\" }"
      }
      keys.append("\"appearances\": [\(list.joined(separator: ", "))]")
    }
    if let color { keys.append("\"color\": \(color)") }
    return "{ \(keys.joined(separator: ", ")) }"
  }

  static func color(_ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
    -> String
  {
    """
    { "color-space": "\(space)", "components":
      { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)" } }
    """
  }

  static func gray(_ space: String, _ white: String, alpha: String = "1.000") -> String {
    #"{ "color-space": "\#(space)", "components": { "white": "\#(white)", "alpha": "\#(alpha)" } }"#
  }
}
