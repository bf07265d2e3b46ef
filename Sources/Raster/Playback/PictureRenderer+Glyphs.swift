// SPDX-License-Identifier: MIT

import Geometry
public import Pictures

extension PictureRenderer {
  /// The largest mask that is kept: 64 KiB. A larger glyph is filled like any other shape, with equal
  /// pixels, since whole pixels do not change what a glyph covers.
  static let largestMask = 1 << 16

  /// Draws a run.
  func draw(
    _ run: GlyphRun, _ paint: Paint, _ canvas: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    switch paint {
    case .solid(let color):
      let pixel = canvas.pixel(of: color)
      guard pixel >> 24 != 0 else { return }
      guard let first = run.glyphs.first, !region.isEmpty else { return }
      // What lies under the first pen stands for the ground.
      let pen = Pen(canvas.fixed(first.position))
      let column = min(max(pen.x, region.minX), region.maxX - 1)
      let row = min(max(pen.y, region.minY), region.maxY - 1)
      let ground = surface.pixels[surface.places(row: row, column..<column).lowerBound]
      draw(
        run, InkPainter(table: inks.table(of: pixel, on: ground)), canvas, in: region, on: &surface)
    case .gradient(let gradient):
      guard let shader = GradientShader(gradient, canvas) else { return }
      draw(run, ShadePainter(shader: shader), canvas, in: region, on: &surface)
    }
  }

  private func draw<Painter: MaskPainting>(
    _ run: GlyphRun, _ painter: Painter, _ canvas: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    guard canvas.keepsGlyphs else {
      for glyph in run.glyphs {
        set(glyph, of: run, canvas)
        fillOutline(.nonZero, painter, in: region, on: &surface)
      }
      return
    }
    let strike = Strike(of: run, canvas)
    guard strike.scale.size > 0 else { return }
    for glyph in run.glyphs {
      let pen = Pen(canvas.fixed(glyph.position))
      if let mask = mask(of: glyph.id, strike, pen) {
        glyphs.lay(mask, x: pen.x, y: pen.y, painter, in: region, on: &surface)
      } else {
        fillOutline(.nonZero, painter, x: pen.x, y: pen.y, in: region, on: &surface)
      }
    }
  }

  /// Returns the pixels that a run can touch.
  func box(of run: GlyphRun, _ canvas: Canvas) -> PixelRect {
    var box = PixelRect.empty
    guard canvas.keepsGlyphs else {
      for glyph in run.glyphs {
        set(glyph, of: run, canvas)
        box = box.union(outline.box)
      }
      return box
    }
    let strike = Strike(of: run, canvas)
    guard strike.scale.size > 0 else { return box }
    for glyph in run.glyphs {
      let pen = Pen(canvas.fixed(glyph.position))
      let own = mask(of: glyph.id, strike, pen)?.box ?? outline.box
      box = box.union(own.moved(x: pen.x, y: pen.y))
    }
    return box
  }

  /// Sets `outline` to a glyph of a group that is turned or scaled: its own edge, not a picture of it.
  private func set(_ glyph: GlyphRun.Glyph, of run: GlyphRun, _ canvas: Canvas) {
    let unit = run.pointSize / Double(max(1, run.source.unitsPerEm))
    outline.set(run.source.outline(of: glyph.id)) { position in
      canvas.fixed(
        glyph.position.moved(x: Double(position.x) * unit, y: -Double(position.y) * unit))
    }
  }

  /// Returns the mask of a glyph, drawing it if need be; nil, with `outline` set, for one too large to keep.
  private func mask(of glyph: GlyphID, _ strike: Strike, _ pen: Pen) -> GlyphMaskCache.Mask? {
    let key = GlyphMaskCache.Key(strike: glyphs.number(of: strike.key), glyph: glyph, phase: pen.phase)
    if let known = glyphs.mask(key) { return known }
    outline.set(strike.source.outline(of: glyph), scale: strike.scale, origin: pen.origin)
    let box = outline.box
    guard Self.isKept(box, budget: glyphs.budget) else { return nil }
    let mask = glyphs.add(glyph, phase: pen.phase, in: strike.key, of: strike.source, box: box)
    accumulator.begin(box)
    accumulator.add(outline)
    glyphs.fill(mask, from: &accumulator)
    return mask
  }

  /// Returns whether a mask of that box is worth its memory; the sides are looked at first, since the
  /// area of a huge one is no 64-bit number.
  private static func isKept(_ box: PixelRect, budget: Int) -> Bool {
    box.width <= largestMask && box.height <= largestMask
      && box.width * box.height <= min(largestMask, budget)
  }
}

// MARK: - Coverage without pixels

extension PictureRenderer {
  /// Adds the masks of a run's glyphs to a tally, drawing nothing.
  ///
  /// - Parameters:
  ///   - run: The run; the runs of a line come from left to right.
  ///   - x: How far the run is moved to the right. Unit: pt.
  ///   - y: How far the run is moved down. Unit: pt.
  ///   - scale: Pixels in one pt of the canvas.
  ///   - tally: What is added to. It is no longer exact where glyphs may share a pixel, or one is too large.
  public func addMasks(of run: GlyphRun, x: Double, y: Double, scale: Double, to tally: inout GlyphTally) {
    let strike = Strike(of: run, scale: scale)
    guard strike.scale.size > 0 else { return }
    let place = GlyphMaskCache.Place(x: x, y: y, scale: scale)
    var next = 0
    while true {
      next = glyphs.addKnownMasks(of: run.glyphs.span, from: next, in: strike.key, at: place, to: &tally)
      guard next < run.glyphs.count, tally.isExact else { return }
      // The next mask is not there yet. Where making it drops all others, those of the tally are gone.
      let generation = glyphs.generation
      let pen = Pen(place.fixed(run.glyphs[next].position))
      guard mask(of: run.glyphs[next].id, strike, pen) != nil, glyphs.generation == generation else {
        tally.isExact = false
        return
      }
    }
  }

  /// How often all masks were dropped: numbers of masks hold until then.
  public var maskGeneration: Int { glyphs.generation }

  /// Adds how many pixels of a mask have each coverage but 0. Unit of the coverage: 1/255.
  ///
  /// - Parameters:
  ///   - number: A mask that a tally has named since masks were last dropped.
  ///   - counts: One count for each of the 256 coverages.
  public func countCoverage(ofMask number: Int, into counts: inout ContiguousArray<Int>) {
    glyphs.countCoverage(ofMask: number, into: &counts)
  }
}

/// What the glyphs of a run share.
private struct Strike {
  let source: any GlyphSource
  let scale: GlyphScale
  let key: GlyphMaskCache.Strike

  init(of run: GlyphRun, scale: Double) {
    source = run.source
    self.scale = GlyphScale(pixelsPerEm: run.pointSize * scale, unitsPerEm: run.source.unitsPerEm)
    key = GlyphMaskCache.Strike(face: ObjectIdentifier(run.source), size: self.scale.size)
  }

  init(of run: GlyphRun, _ canvas: Canvas) { self.init(of: run, scale: canvas.scale) }
}

/// A pen position on the grid of quarter pixels that masks are drawn at.
struct Pen {
  /// The column of the pixel that the pen is in.
  let x: Int
  /// The row of the pixel that the pen is in.
  let y: Int
  /// Quarters of a pixel: right in the lower two bits, down in the upper two.
  let phase: UInt8

  @inline(__always)
  init(_ fixed: FixedPoint) {
    let eighth = FixedPoint.one / 8
    let quarterX = (fixed.x + eighth) >> (FixedPoint.bits - 2)
    let quarterY = (fixed.y + eighth) >> (FixedPoint.bits - 2)
    x = quarterX >> 2
    y = quarterY >> 2
    phase = UInt8(quarterX & 3 | (quarterY & 3) << 2)
  }

  /// The pen inside its pixel.
  var origin: FixedPoint {
    let quarter = FixedPoint.one / 4
    return FixedPoint(Int(phase & 3) * quarter, Int(phase >> 2) * quarter)
  }
}
