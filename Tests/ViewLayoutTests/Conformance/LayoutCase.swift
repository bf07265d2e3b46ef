// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import ViewLayout

/// One view tree with the frames that SwiftUI gives it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  var id: String
  var proposal: ProposedSize
  var tree: ViewNode
  var size: Size
  /// Rectangles by path, in the spelling of `PlacedTree.frames`. Unit: pt.
  var frames: [String: Rect]
  /// Paths that must not be shown.
  var absent: [String]
  var displayScale: Double
  /// Whether the rectangles are those of the pixel grid.
  var isOnPixels: Bool
  var tolerance: Double

  var testDescription: String { id }

  /// Reads the cases of the file.
  static let all: [LayoutCase] = {
    do {
      guard let url = Bundle.module.url(forResource: "Resources/layout-cases", withExtension: "json") else {
        return []
      }
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      guard let file = file as? [String: Any], let cases = file["cases"] as? [[String: Any]] else {
        return []
      }
      return try cases.map(LayoutCase.init)
    } catch {
      Issue.record(error)
      return []
    }
  }()

  init(_ json: [String: Any]) throws {
    id = json["id"] as? String ?? ""
    let reader = LayoutCaseReader(id: id)
    let proposal = try reader.object(json["proposal"])
    self.proposal = ProposedSize(try reader.length(proposal["width"]), try reader.length(proposal["height"]))
    tree = try reader.node(json["tree"], path: "")
    let expected = try reader.object(json["expected"])
    let size = try reader.numbers(expected["size"], count: 2)
    self.size = Size(size[0], size[1])
    frames = try reader.object(expected["frames"] ?? [:]).mapValues {
      let edges = try reader.numbers($0, count: 4)
      return Rect(edges[0], edges[1], edges[2], edges[3])
    }
    absent = expected["absent"] as? [String] ?? []
    displayScale = try reader.length(json["displayScale"]) ?? 1
    isOnPixels = json["rounding"] as? String == "pixel"
    tolerance = try reader.length(json["tolerance"]) ?? 0
  }
}
