// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inputs
import Inspection
import Light
import Pictures
import Raster
import Testing
import Typeset
import WidgetModel

/// Draws and meters a widget from nothing: no cache, no buffer, no element of an earlier entry.
struct PlainPath {
  let layout: LayoutFile
  let request: WidgetRequest
  let model: SystemModel
  let dates: EntryDates

  /// Returns the presented picture and its light.
  func outcome(_ entry: Entry) throws -> (picture: PixelBuffer, reading: LightReading) {
    let composer = try WidgetComposer(
      for: request, by: model, typesetter: Scenes.typesetter, images: ImageStore())
    let widget = try composer.compose(
      try layout.view(in: request.environment, entry: entry, dates: dates))
    let geometry = widget.geometry
    var picture = PixelBuffer(size: geometry.pixels, space: layout.colorSpace)
    PictureRenderer(glyphMemory: 0).draw(
      widget.picture, scale: geometry.drawingScale, into: &picture, on: .black, within: geometry.clip)
    if request.environment.systemPass == .red {
      picture.applyRedPass(weights: model.redWeights, domain: .encoded)
    }
    var counts = CodeCounts(of: picture)
    counts.subtract(CodeCounts(depth: .eight))
    return (picture, LightMeter().reading(of: counts, space: picture.space, area: geometry.area))
  }
}

/// Widgets on a small phone, prepared once and compared with the plain path entry after entry.
struct Comparison {
  /// What is asked of a prepared widget after an entry.
  enum Question: CaseIterable {
    case reading, drawnReading, wholeReading, picture, nothing
  }

  /// A phone whose pictures are 140 and 172 px wide, so that many are drawn in little time.
  static let device = Device(
    name: "small", title: "Small", screen: Size(226, 400), scale: 2, pixelsPerInch: nil, isAlwaysOn: true,
    widgetSizes: [.systemSmall: Size(70, 70)], sizeCertainty: .guess)

  let layout: LayoutFile
  var locale = "en_US"
  var device = Self.device
  var environments = ["home", "standbyDay", "standbyNight", "alwaysOn"]

  /// Fills the widget with the entries in all environments and compares what a generator asks for.
  func run(_ entries: [Entry], seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var random = SeededChoice(seed: seed)
    let bench = Workbench()
    let configuration = Configuration()
    let dates = try EntryDates()
    let places = try environments.map { name in
      let request = WidgetRequest(
        family: layout.family, device: device,
        environment: try #require(configuration.environment(named: name)),
        locale: locale)
      return (
        PlainPath(layout: layout, request: request, model: configuration.model, dates: dates),
        try PreparedWidget(
          layout, for: request, dates: dates, by: configuration.model, typesetter: Scenes.typesetter,
          images: ImageStore(), at: bench)
      )
    }
    for entry in entries {
      for (plain, prepared) in places {
        try prepared.compose(entry)
        try compare(prepared, plain, entry, random.element(of: Question.allCases), sourceLocation)
      }
    }
  }

  private func compare(
    _ prepared: PreparedWidget, _ plain: PlainPath, _ entry: Entry, _ question: Question,
    _ sourceLocation: SourceLocation
  ) throws {
    if question == .nothing { return }
    let (picture, reading) = try plain.outcome(entry)
    let comment = Comment(
      rawValue: "\(question) in \(plain.request.environment.name) of \(entry.id): \(entry.text)")
    switch question {
    case .nothing: break
    case .reading: #expect(prepared.reading() == reading, comment, sourceLocation: sourceLocation)
    case .drawnReading: #expect(prepared.drawnReading() == reading, comment, sourceLocation: sourceLocation)
    case .wholeReading: #expect(prepared.wholeReading() == reading, comment, sourceLocation: sourceLocation)
    case .picture:
      let difference = prepared.draw().picture.difference(from: picture)
      #expect(difference == nil, comment, sourceLocation: sourceLocation)
    }
  }
}
