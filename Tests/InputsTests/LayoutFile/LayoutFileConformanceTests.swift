// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import WidgetModel

@testable import Inputs
@testable import Typeset
@testable import ViewLayout

/// The conformance cases of layout, written as layout files: the frames come out under the file's own paths.
@Suite struct LayoutFileConformanceTests {
  /// A recorded tree whose views a layout file can name.
  // SAFETY: the values of `json` are made once from a file and only read.
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var id: String
    /// The tree as `JSONSerialization` gives it: property-list values that nothing changes.
    var json: [String: Any]
    var testDescription: String { id }

    static let all: [Case] = {
      let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "ViewLayoutTests/Resources/layout-cases.json")
      guard let data = try? Data(contentsOf: url),
        let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let cases = file["cases"] as? [[String: Any]]
      else { return [] }
      return cases.compactMap { json in
        guard let id = json["id"] as? String, let tree = json["tree"], isExpressible(tree) else { return nil }
        var json = json
        json["tree"] = ProbeSpelling.written(tree)
        return Case(id: id, json: json)
      }
    }()

    /// Whether every view of a tree is one of the layout file's, or can be written as one.
    private static func isExpressible(_ value: Any) -> Bool {
      if let list = value as? [Any] { return list.allSatisfy(isExpressible) }
      guard let object = value as? [String: Any] else { return true }
      return object.allSatisfy { key, value in
        let isKnown =
          key.first?.isUppercase != true || ViewKind(rawValue: key) != nil
          || ProbeSpelling.views.contains(key)
        return isKnown && isExpressible(value)
      }
    }
  }

  @Test func `all recorded trees but those with a leaf of constant area can be written as layout files`() {
    #expect(Case.all.count == 319)
  }

  @Test(arguments: Case.all)
  func `a tree read from a file has the frames that are recorded`(_ known: Case) throws {
    let tree = try #require(known.json["tree"])
    let view = try JSONSerialization.data(withJSONObject: tree, options: .fragmentsAllowed)
    let text = try #require(String(data: view, encoding: .utf8)).replacing("\"inf\"", with: "\"infinity\"")
    let content = try LayoutText.content(text)

    let scale = known.json["displayScale"] as? Double ?? 1
    let engine = LayoutEngine(
      environment: LayoutEnvironment(displayScale: scale),
      typesetter: Typesetter(fonts: FontCollection(families: [])))
    let proposal = known.json["proposal"] as? [String: Any] ?? [:]
    let placed = try engine.placedTree(
      of: content, proposal: ProposedSize(length(proposal["width"]), length(proposal["height"])))
    let frames = Dictionary(placed.frames.map { ($0.path, $0.rect) }) { first, _ in first }

    let expected = known.json["expected"] as? [String: Any] ?? [:]
    let tolerance = known.json["tolerance"] as? Double ?? 0
    for (found, wanted) in zip([placed.size.width, placed.size.height], expected["size"] as? [Double] ?? []) {
      #expect(abs(found - wanted) <= tolerance, "size: \(found), expected \(wanted)")
    }
    let isOnPixels = known.json["rounding"] as? String == "pixel"
    for (path, value) in expected["frames"] as? [String: [Double]] ?? [:] {
      let place = filePath(path, in: tree)
      var rect = try #require(frames[place], "no frame for \(place)")
      if isOnPixels { rect = PixelGrid(scale: scale).rounded(rect) }
      for (found, wanted) in zip([rect.minX, rect.minY, rect.width, rect.height], value) {
        #expect(abs(found - wanted) <= tolerance, "\(place): \(found), expected \(wanted)")
      }
    }
  }

  private func length(_ value: Any?) -> Double? {
    value as? String == "inf" ? .infinity : value as? Double
  }

  /// Returns the place in the layout file of a path of the cases, such as `0/1`, `0#2` or `0@1/0`.
  private func filePath(_ path: String, in tree: Any) -> String {
    let parts = path.split(separator: "#", omittingEmptySubsequences: false)
    var place = "content"
    var current = tree
    for step in parts[0].split(separator: "/") {
      let levels = step.split(separator: "@", omittingEmptySubsequences: false)
      if let index = Int(levels[0]) { descend(to: index, &place, &current) }
      for level in levels.dropFirst() {
        guard let index = Int(level) else { continue }
        let modifiers = (current as? [String: Any])?["modifiers"] as? [[String: Any]] ?? []
        let name = modifiers[index].keys.first ?? ""
        current = (modifiers[index][name] as? [String: Any])?["content"] ?? [:]
        place += "/modifiers/\(index)/\(name)/content"
      }
    }
    guard parts.count > 1, let count = Int(parts[1]) else { return place }
    return "\(place)#\(count + ProbeSpelling.ownModifiers(of: current))"
  }

  private func descend(to index: Int, _ place: inout String, _ current: inout Any) {
    if let list = current as? [Any] {
      place += "/\(index)"
      current = list[index]
      return
    }
    let object = current as? [String: Any] ?? [:]
    let name = object.keys.first { $0.first?.isUppercase == true } ?? ""
    place += "/\(name)/\(index)"
    current = (object[name] as? [Any])?[index] ?? [:]
  }
}
