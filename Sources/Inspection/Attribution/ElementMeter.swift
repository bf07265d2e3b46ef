// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster
import WidgetModel

/// Meters what each element of a drawing adds to the light of the presented picture.
///
/// The drawing grows element by element, and only the pixels that an element touches are counted again. Counts
/// are whole numbers, so the light of the last step is that of the whole picture, bit for bit.
struct ElementMeter {
  let geometry: WidgetGeometry
  /// The space of the drawing.
  let space: ColorSpace
  let presenting: Presenting
  let meter: LightMeter
  let renderer: PictureRenderer

  /// The most that is spent on leaving elements out: pixels drawn again, over all items. Unit: px.
  ///
  /// Few drawings come near it: an element that nothing lies on costs nothing.
  private static let workLimit = 1 << 29

  /// Returns what each element adds, in drawing order.
  func attribution(of elements: [DrawnElement]) -> [AttributedElement] {
    let whole = PixelRect(geometry.pixels)
    let boxes = elements.map {
      renderer.pixels(touchedBy: $0.items, scale: geometry.drawingScale).intersection(whole)
    }
    var growth = Growth(of: self)
    var lights: [Double] = []
    for (element, box) in zip(elements, boxes) {
      let before = growth.light
      if !box.isEmpty { growth.add(element.items, in: box) }
      lights.append(growth.light - before)
    }
    var attribution = zip(elements, lights).map { element, light in
      AttributedElement(
        path: element.path, text: element.text, frame: element.frame, light: light,
        share: growth.light > 0 ? light / growth.light : nil)
    }
    leaveOut(elements, boxes, from: growth, into: &attribution)
    return attribution
  }

  /// Finds the light without each element, those of most light first.
  private func leaveOut(
    _ elements: [DrawnElement], _ boxes: [PixelRect], from growth: Growth,
    into attribution: inout [AttributedElement]
  ) {
    var work = 0
    var scratch = PixelBuffer(size: geometry.pixels, space: space)
    let order = attribution.indices.sorted {
      (attribution[$1].light.magnitude, $0) < (attribution[$0].light.magnitude, $1)
    }
    for index in order {
      let box = boxes[index]
      work += elements.count
      guard work < Self.workLimit else { return }
      let others = elements.indices.filter { $0 != index && !boxes[$0].intersection(box).isEmpty }
      guard others.contains(where: { $0 > index }) else {
        // Nothing lies on the element: without it the picture is the one before it was drawn.
        attribution[index].without = growth.light - attribution[index].light
        continue
      }
      work += others.count * box.width * box.height
      guard work < Self.workLimit else { return }
      renderer.draw(
        Picture(size: geometry.canvas, items: others.flatMap { elements[$0].items }),
        scale: geometry.drawingScale, into: &scratch, on: .black, within: geometry.clip, part: box)
      presenting.present(&scratch, in: box)
      var counts = growth.counts
      counts.subtract(CodeCounts(of: growth.shown, in: box, litThreshold: meter.litThreshold))
      counts.add(CodeCounts(of: scratch, in: box, litThreshold: meter.litThreshold))
      attribution[index].without = light(of: counts)
    }
  }

  /// Returns the light of a presented picture that was counted. Unit: pt².
  private func light(of counts: CodeCounts) -> Double {
    let reading = meter.reading(of: counts, space: presenting.space(for: space), area: geometry.area)
    return reading.light ?? 0
  }

  /// A drawing that grows from nothing.
  private struct Growth {
    private let work: ElementMeter
    /// The drawing on black, not yet cut to the widget's shape.
    private var drawn: PixelBuffer
    /// The code values of the presented picture, whatever space the system shows them in.
    private(set) var shown: PixelBuffer
    private(set) var counts: CodeCounts
    /// The light so far. Unit: pt².
    private(set) var light = 0.0

    init(of work: ElementMeter) {
      self.work = work
      drawn = PixelBuffer(
        size: work.geometry.pixels, filledWith: PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255),
        space: work.space)
      shown = drawn
      counts = CodeCounts(of: shown, litThreshold: work.meter.litThreshold)
    }

    mutating func add(_ items: [DrawItem], in box: PixelRect) {
      let (geometry, renderer, threshold) = (work.geometry, work.renderer, work.meter.litThreshold)
      counts.subtract(CodeCounts(of: shown, in: box, litThreshold: threshold))
      renderer.draw(
        Picture(size: geometry.canvas, items: items), scale: geometry.drawingScale, into: &drawn,
        on: .current, part: box)
      shown.restore(box, from: drawn)
      renderer.cut(&shown, to: geometry.clip, scale: geometry.drawingScale, on: .black, part: box)
      work.presenting.present(&shown, in: box)
      counts.add(CodeCounts(of: shown, in: box, litThreshold: threshold))
      light = work.light(of: counts)
    }
  }
}
