// SPDX-License-Identifier: MIT

import Geometry
import Testing
import ViewLayout

@Suite struct LayoutPropertyTests {
  let engine = LayoutEngine.withoutFonts()
  let seeds = 0..<120 as Range<UInt64>

  private func tree(_ seed: UInt64) -> ViewNode {
    var random = RandomTree(seed: seed)
    return random.tree(levels: 5)
  }

  @Test func `frames are finite whatever the tree`() throws {
    for seed in seeds {
      for proposal in [ProposedSize(158, 158), ProposedSize(0, 40), .unspecified] {
        let placed = try engine.placedTree(of: tree(seed), proposal: proposal)
        let isFinite = placed.frames.allSatisfy { _, rect in
          [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        }
        #expect(isFinite, "seed \(seed), \(proposal)")
      }
    }
  }

  @Test func `no size is NaN under infinite proposals`() throws {
    for seed in seeds {
      let placed = try engine.placedTree(of: tree(seed), proposal: ProposedSize(.infinity, .infinity))
      let hasNaN = placed.frames.contains { $0.rect.width.isNaN || $0.rect.height.isNaN }
      #expect(!hasNaN, "seed \(seed)")
    }
  }

  @Test func `the same tree gives the same frames`() throws {
    for seed in seeds {
      let once = try engine.placedTree(of: tree(seed), proposal: ProposedSize(158, 158))
      let again = try engine.placedTree(of: tree(seed), proposal: ProposedSize(158, 158))
      #expect(once.frames.map(\.path) == again.frames.map(\.path))
      #expect(once.frames.map(\.rect) == again.frames.map(\.rect))
    }
  }

  @Test func `moving the root moves everything by as much`() throws {
    for seed in seeds {
      let here = try engine.placedTree(of: tree(seed), proposal: ProposedSize(158, 158))
      let there = try engine.placedTree(of: tree(seed), proposal: ProposedSize(158, 158), at: Point(64, -32))
      #expect(here.size == there.size)
      for (a, b) in zip(here.frames, there.frames) {
        #expect(abs(a.rect.width - b.rect.width) < 1e-9 && abs(a.rect.height - b.rect.height) < 1e-9)
        #expect(abs(a.rect.minX + 64 - b.rect.minX) < 1e-9 && abs(a.rect.minY - 32 - b.rect.minY) < 1e-9)
      }
      for (a, b) in zip(here.leaves, there.leaves) {
        let isSame = abs(a.rect.width - b.rect.width) < 1e-9 && abs(a.rect.height - b.rect.height) < 1e-9
        #expect(isSame, "seed \(seed): \(a.path) \(a.rect) \(b.rect)")
      }
    }
  }

  @Test func `children of a stack keep their order and their distance`() throws {
    for seed in seeds {
      let children = (0..<4).map { index in
        var random = RandomTree(seed: seed * 4 + UInt64(index))
        return random.tree(levels: 3, path: "\(index)")
      }
      let stack = ViewNode.hStack(children, spacing: 5)
      let placed = try engine.placedTree(of: stack, proposal: ProposedSize(200, 100))
      let frames = (0..<4).compactMap { placed.frame("\($0)") }
      for (a, b) in zip(frames, frames.dropFirst()) {
        #expect(b.minX >= a.maxX + 5 - 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func `ink lies on the pixel grid of the canvas`() throws {
    for seed in seeds {
      let placed = try engine.placedTree(
        of: tree(seed), proposal: ProposedSize(158, 158), at: Point(0.2, 0.7))
      for leaf in placed.leaves {
        for edge in [leaf.rect.minX, leaf.rect.minY, leaf.rect.maxX, leaf.rect.maxY] {
          #expect(abs((edge * 3).rounded() - edge * 3) < 1e-6)
        }
      }
    }
  }
}
