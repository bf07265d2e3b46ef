// SPDX-License-Identifier: MIT

import Geometry
import Testing
@testable import Typeset
@testable import ViewLayout

@Suite struct LayoutConformanceTests {
  @Test(arguments: LayoutCase.all)
  func `a tree comes out as recorded from SwiftUI or derived from its rules`(_ known: LayoutCase) throws {
    let engine = LayoutEngine(
      environment: LayoutEnvironment(displayScale: known.displayScale),
      typesetter: Typesetter(fonts: FontCollection(families: [])))
    let tree = try engine.placedTree(of: known.tree, proposal: known.proposal)
    expectEqual(tree.size.width, known.size.width, "width", known)
    expectEqual(tree.size.height, known.size.height, "height", known)

    let grid = PixelGrid(scale: known.displayScale)
    let frames = Dictionary(tree.frames.map { ($0.path, $0.rect) }) { first, _ in first }
    for (path, rect) in known.frames {
      guard var frame = frames[path] else {
        Issue.record("no frame for '\(path)'")
        continue
      }
      if known.isOnPixels { frame = grid.rounded(frame) }
      expectEqual(frame.minX, rect.minX, "'\(path)' x", known)
      expectEqual(frame.minY, rect.minY, "'\(path)' y", known)
      expectEqual(frame.width, rect.width, "'\(path)' width", known)
      expectEqual(frame.height, rect.height, "'\(path)' height", known)
    }
    for path in known.absent { #expect(frames[path] == nil, "'\(path)' must not be shown") }
  }

  @Test func `the file holds all cases`() throws {
    #expect(LayoutCase.all.count == 324)
  }

  private func expectEqual(_ value: Double, _ expected: Double, _ what: String, _ known: LayoutCase) {
    let isEqual = value == expected || abs(value - expected) <= known.tolerance
    #expect(isEqual, "\(what): \(value), expected \(expected)")
  }
}
