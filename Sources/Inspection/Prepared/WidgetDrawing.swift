// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster
import ViewLayout
import WidgetModel

/// The pixels and the counts of one widget in one place, kept from one entry to the next.
///
/// What stayed the same so far is drawn and counted once, as the still picture. For an entry only the units that
/// change are drawn on a copy of it, or, where that is exact, counted without pixels. The result is that of a plain
/// drawing, byte for byte.
final class WidgetDrawing {
  let geometry: WidgetGeometry
  let space: ColorSpace
  let bench: Workbench
  /// What is drawn, in drawing order.
  private(set) var units: [DrawnUnit] = []
  /// Whether each unit has been seen to change.
  private var varies: [Bool] = []
  /// How many drawings were asked for.
  private var serial = 0
  /// What stays, or nil before it is needed a second time.
  private var still: StillPicture?
  /// The drawing that was last drawn, or nil before there is one.
  private var drawn: Drawn?
  /// The drawing as systems show it.
  private var presented: [Presenting: Drawn] = [:]
  /// How often the still picture was made anew.
  private(set) var stillness = 0
  /// How many readings were found without pixels, and how many from them.
  private(set) var metered = (withoutPixels: 0, fromPixels: 0)
  /// Counts that are worked with, so that none are made for an entry.
  private var work: CodeCounts?
  private var tally = GlyphTally()
  private var inkLights = InkLights()
  /// Where the texts of the drawing lie whose light was added up.
  private var summedBoxes: [PixelRect] = []

  /// Pixels and what they hold.
  private struct Drawn {
    var pixels: PixelBuffer
    var serial: Int
    /// A rectangle outside of which the pixels are those of the still picture, or nil for one without.
    var part: PixelRect?
  }

  init(geometry: WidgetGeometry, space: ColorSpace, bench: Workbench) {
    self.geometry = geometry
    self.space = space
    self.bench = bench
  }

  deinit {
    if let drawn { bench.recycle(drawn.pixels) }
    if let still { bench.recycle(still.pixels) }
    for picture in presented.values { bench.recycle(picture.pixels) }
  }

  private var whole: PixelRect { PixelRect(geometry.pixels) }
  private var renderer: PictureRenderer { bench.renderer }

  /// The drawing.
  var picture: Picture { Picture(size: geometry.canvas, items: units.flatMap(\.items)) }

  // MARK: What is shown

  /// Takes up the drawing of another entry.
  func show(_ next: [DrawnUnit]) {
    serial += 1
    guard !units.isEmpty else {
      units = next
      varies = next.map { _ in false }
      still = nil
      return
    }
    if next.count == units.count, zip(next, units).allSatisfy({ $0.path == $1.path }) {
      for index in next.indices where !varies[index] && next[index].items != units[index].items {
        varies[index] = true
        still = nil
      }
    } else {
      var changing = Set(zip(units, varies).filter(\.1).map(\.0.path))
      let known = Set(units.map(\.path))
      changing.formUnion(next.map(\.path).filter { !known.contains($0) })
      varies = next.map { changing.contains($0.path) }
      still = nil
    }
    units = next
  }

  /// Takes up the drawing of another entry, which differs in some texts alone.
  ///
  /// - Parameters:
  ///   - changes: The texts.
  ///   - offset: The place of the unit that the changes count from.
  func show(_ changes: [TextChange], from offset: Int) {
    guard !changes.isEmpty else { return }
    serial += 1
    for change in changes {
      let index = offset + change.element
      units[index].content = .text(change)
      guard !varies[index] else { continue }
      varies[index] = true
      still = nil
    }
  }

  // MARK: Drawing

  /// Returns the drawing on opaque black, before the system's pass.
  func pixels() -> PixelBuffer {
    draw()
    guard let drawn else { preconditionFailure("a drawing was drawn") }
    return drawn.pixels
  }

  /// Returns whether another drawing has the same pixels, drawing both only where nothing else decides.
  func isEqual(to other: WidgetDrawing, _ meter: LightMeter) -> Bool {
    guard geometry.pixels == other.geometry.pixels, space == other.space else { return false }
    if geometry == other.geometry, units.elementsEqual(other.units, by: { $0.items == $1.items }) {
      return true
    }
    // Pictures of unlike light are unlike.
    let plain = Presenting(pass: .none, model: SystemModel())
    guard reading(plain, meter) == other.reading(plain, meter) else { return false }
    return pixels() == other.pixels()
  }

  /// Draws what is shown where that is not done yet.
  ///
  /// - Returns: A rectangle outside of which the drawing is the still picture.
  @discardableResult
  func draw() -> PixelRect {
    if let drawn, drawn.serial == serial { return drawn.part ?? whole }
    guard let still = stillPicture() else {
      drawWhole()
      return whole
    }
    var target = takeDrawn(on: still)
    let part = box(ofVarying: true)
    if isQuick(part, still) {
      let items = zip(units, varies).filter(\.1).flatMap(\.0.items)
      renderer.draw(
        Picture(size: geometry.canvas, items: items), scale: geometry.drawingScale, into: &target.pixels,
        on: .current, part: part)
    } else {
      renderer.draw(
        picture, scale: geometry.drawingScale, into: &target.pixels, on: .black, within: geometry.clip,
        part: part)
    }
    target.part = part
    target.serial = serial
    drawn = target
    return part
  }

  /// Returns the drawing as a system shows it, and a rectangle outside of which it is the still picture's.
  func presented(_ presenting: Presenting) -> (picture: PixelBuffer, part: PixelRect) {
    let part = draw()
    guard let drawn else { preconditionFailure("a drawing was drawn") }
    guard presenting.pass != .none else { return (drawn.pixels, part) }
    var target =
      presented.removeValue(forKey: presenting)
      ?? Drawn(
        pixels: bench.buffer(of: geometry.pixels, in: presenting.space(for: space)), serial: serial - 1)
    if target.serial != serial {
      let changed = target.part.map { $0.union(part) } ?? whole
      presenting.present(drawn.pixels, in: &target.pixels, part: changed)
      target.serial = serial
      target.part = still == nil ? nil : part
    }
    presented[presenting] = target
    return (target.pixels, part)
  }

  /// Draws every pixel anew.
  func drawWhole() {
    var target = drawn ?? Drawn(pixels: bench.buffer(of: geometry.pixels, in: space), serial: serial)
    drawn = nil
    renderer.draw(
      picture, scale: geometry.drawingScale, into: &target.pixels, on: .black, within: geometry.clip)
    target.part = still == nil ? nil : whole
    target.serial = serial
    drawn = target
  }

  /// Returns pixels that hold the still picture.
  private func takeDrawn(on still: StillPicture) -> Drawn {
    var target = drawn ?? Drawn(pixels: bench.buffer(of: geometry.pixels, in: space), serial: serial)
    drawn = nil
    target.pixels.copyCodes(of: still.pixels, in: target.part ?? whole)
    return target
  }

  /// Whether what varies may be drawn on the still picture: nothing that stays lies on it, and nothing is cut.
  private func isQuick(_ part: PixelRect, _ still: StillPicture) -> Bool {
    still.above.allSatisfy { $0.intersection(part).isEmpty }
      && (part.isEmpty
        || renderer.covers(geometry.clip, part, scale: geometry.drawingScale, size: geometry.pixels))
  }

  private func box(ofVarying isVarying: Bool) -> PixelRect {
    var box = PixelRect.empty
    for index in units.indices where varies[index] == isVarying {
      box = box.union(renderer.pixels(touchedBy: units[index].items, scale: geometry.drawingScale))
    }
    return box.intersection(whole)
  }

  // MARK: The still picture

  /// Returns what stays; nil as long as one drawing alone was shown.
  private func stillPicture() -> StillPicture? {
    if let still { return still }
    guard serial > 1 else { return nil }
    // In the buffers of the drawing, which has to be made anew after this: most readings need none.
    var pixels = drawn?.pixels ?? bench.buffer(of: geometry.pixels, in: space)
    drawn = nil
    for picture in presented.values { bench.recycle(picture.pixels) }
    presented.removeAll()
    let items = zip(units, varies).filter { !$0.1 }.flatMap(\.0.items)
    renderer.draw(
      Picture(size: geometry.canvas, items: items), scale: geometry.drawingScale, into: &pixels, on: .black,
      within: geometry.clip)
    let first = varies.firstIndex(of: true) ?? units.count
    let above = units.indices[first...].filter { !varies[$0] }.map {
      renderer.pixels(touchedBy: units[$0].items, scale: geometry.drawingScale)
    }
    stillness += 1
    let made = StillPicture(pixels: pixels, above: above)
    still = made
    return made
  }

  // MARK: Counting

  /// Returns the light of what is shown as a system shows it, found in the cheapest way that is exact.
  func reading(_ presenting: Presenting, _ meter: LightMeter) -> LightReading {
    guard stillPicture() != nil else { return plainReading(presenting, meter) }
    guard let light = sumLight(presenting, meter) else { return drawnReading(presenting, meter) }
    metered.withoutPixels += 1
    return light
  }

  /// Returns the light of what is shown from its pixels; those of the still picture are not counted again.
  func drawnReading(_ presenting: Presenting, _ meter: LightMeter) -> LightReading {
    guard let still = stillPicture() else { return plainReading(presenting, meter) }
    metered.fromPixels += 1
    let part = draw()
    prepareCounts(presenting, meter)
    guard let drawn, var counts = work else { preconditionFailure("counts and a drawing were made") }
    work = nil
    bench.present(still.pixels, in: part, presenting) { counts.subtract($0, in: part) }
    bench.present(drawn.pixels, in: part, presenting) { counts.add($0, in: part) }
    defer { work = counts }
    return reading(of: counts, presenting, meter)
  }

  /// Returns the light of what is shown with all its pixels counted.
  func plainReading(_ presenting: Presenting, _ meter: LightMeter) -> LightReading {
    metered.fromPixels += 1
    draw()
    guard let drawn else { preconditionFailure("a drawing was drawn") }
    var counts = CodeCounts(depth: .eight, litThreshold: meter.litThreshold)
    bench.present(drawn.pixels, in: whole, presenting) { counts.add($0, in: whole) }
    return reading(of: counts, presenting, meter)
  }

  private func reading(
    of counts: CodeCounts, _ presenting: Presenting, _ meter: LightMeter
  ) -> LightReading {
    meter.reading(of: counts, space: presenting.space(for: space), area: geometry.area)
  }

  /// Returns the counts of the still picture, and its light.
  private func stillCounts(
    _ presenting: Presenting, _ meter: LightMeter
  ) -> (counts: CodeCounts, sums: LightSums)? {
    // Taken out for the while, so that it is not copied.
    guard var known = still else { return nil }
    still = nil
    defer { still = known }
    return known.counts(presenting, meter, bench)
  }

  /// Sets the counts that are worked with to those of the still picture.
  private func prepareCounts(_ presenting: Presenting, _ meter: LightMeter) {
    guard let counts = stillCounts(presenting, meter)?.counts else { return }
    if work == nil || work?.litThreshold != meter.litThreshold {
      work = counts
    } else {
      work?.replace(by: counts)
    }
  }

  /// Returns the light of what is shown from the masks of its glyphs, without a pixel; nil where that might not
  /// be exact.
  private func sumLight(_ presenting: Presenting, _ meter: LightMeter) -> LightReading? {
    guard var sums = stillCounts(presenting, meter)?.sums else { return nil }
    summedBoxes.removeAll(keepingCapacity: true)
    for index in units.indices where varies[index] {
      guard let ink = units[index].ink else { return nil }
      tally.begin()
      addMasks(of: units[index].content)
      guard tally.isExact else { return nil }
      let box = tally.box
      if box.isEmpty { continue }
      guard let ground = ground(of: box), summedBoxes.allSatisfy({ $0.intersection(box).isEmpty }) else {
        return nil
      }
      summedBoxes.append(box)
      inkLights.add(tally, by: renderer, in: ink, over: ground, in: space, presenting, meter, to: &sums)
    }
    return meter.reading(
      of: sums, depth: .eight, space: presenting.space(for: space), area: geometry.area)
  }

  private func addMasks(of content: DrawnUnit.Content) {
    switch content {
    case .items(let items): addMasks(of: items)
    case .text(let change):
      var line = -1
      for placed in change.runs {
        if placed.line != line {
          tally.endLine()
          tally.beginLine()
          line = placed.line
        }
        renderer.addMasks(
          of: placed.run, x: placed.x, y: placed.y, scale: geometry.drawingScale, to: &tally)
        guard tally.isExact else { return }
      }
      tally.endLine()
    }
  }

  private func addMasks(of items: [DrawItem]) {
    var end = Double.infinity
    for case .glyphs(let run, _) in items {
      guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
      // A line begins where the pen goes back.
      if first.position.x < end {
        tally.endLine()
        tally.beginLine()
      }
      end = last.position.x
      renderer.addMasks(of: run, x: 0, y: 0, scale: geometry.drawingScale, to: &tally)
      guard tally.isExact else { return }
    }
    tally.endLine()
  }

  /// Returns the one pixel of the still picture in a part that nothing lies on and nothing is cut from, or nil.
  private func ground(of part: PixelRect) -> PremultipliedColor? {
    guard let still, part.intersection(whole) == part,
      still.above.allSatisfy({ $0.intersection(part).isEmpty })
    else { return nil }
    if let calm = still.calm, calm.part.intersection(part) == part { return calm.pixel }
    guard let pixel = still.pixels.flatPixel(in: part), isCovered(part) else { return nil }
    if still.calm == nil {
      let grown = still.pixels.flatPart(around: part) { self.isCovered($0) }
      self.still?.calm = StillPicture.Calm(part: grown, pixel: pixel)
    }
    return pixel
  }

  private func isCovered(_ part: PixelRect) -> Bool {
    renderer.covers(geometry.clip, part, scale: geometry.drawingScale, size: geometry.pixels)
  }
}
