// SPDX-License-Identifier: MIT

import Geometry
public import Raster

/// What glyphs of one colour change in the light of a flat ground, found once for each mask.
public struct InkLight {
  /// What a pixel of each coverage changes.
  private let byCoverage: ContiguousArray<LightSums>
  /// What each mask changes, by its number.
  private var byMask = ContiguousArray<LightSums>()
  private var isKnown = ContiguousArray<Bool>()
  /// The masks that `byMask` is about.
  private var generation = 0
  private var counts = ContiguousArray(repeating: 0, count: 256)

  /// Creates the light of a colour on a ground.
  ///
  /// - Parameters:
  ///   - scale: The presented pixel of each coverage, as of ``Raster/PixelBuffer/inkScale(of:over:space:)``; that of
  ///     0 is the ground.
  ///   - litThreshold: The code over which a sample counts as lit.
  /// - Precondition: the scale has 256 pixels.
  public init(_ scale: PixelBuffer, litThreshold: Int) {
    precondition(scale.size.count == 256, "a scale has a pixel for each coverage")
    let sums = scale.withPixels { pixels in
      (0..<256).map { coverage in
        var counts = CodeCounts(depth: .eight, litThreshold: litThreshold)
        counts.count(pixels.extracting(coverage..<coverage + 1))
        return counts.sums
      }
    }
    byCoverage = ContiguousArray(
      sums.map { pixel in
        var change = pixel
        change.add(sums[0], times: -1)
        return change
      })
  }

  /// Adds what the glyphs of an exact tally change to the light of their ground.
  ///
  /// - Parameters:
  ///   - tally: The glyphs.
  ///   - renderer: What the tally was made by.
  ///   - sums: The light that the ground was counted in.
  public mutating func add(
    _ tally: borrowing GlyphTally, by renderer: PictureRenderer, to sums: inout LightSums
  ) {
    if generation != renderer.maskGeneration {
      generation = renderer.maskGeneration
      byMask.removeAll(keepingCapacity: true)
      isKnown.removeAll(keepingCapacity: true)
    }
    let masks = tally.masks.span
    for index in masks.indices where !isKnown(Int(masks[index])) { find(Int(masks[index]), renderer) }
    let changes = byMask.span
    var sum = sums
    for index in masks.indices { sum.add(changes[Int(masks[index])]) }
    sums = sum
  }

  private func isKnown(_ mask: Int) -> Bool { mask < isKnown.count && isKnown[mask] }

  private mutating func find(_ mask: Int, _ renderer: PictureRenderer) {
    for coverage in counts.indices { counts[coverage] = 0 }
    renderer.countCoverage(ofMask: mask, into: &counts)
    var change = LightSums()
    for coverage in counts.indices where counts[coverage] != 0 {
      change.add(byCoverage[coverage], times: counts[coverage])
    }
    while byMask.count <= mask {
      byMask.append(LightSums())
      isKnown.append(false)
    }
    byMask[mask] = change
    isKnown[mask] = true
  }
}
