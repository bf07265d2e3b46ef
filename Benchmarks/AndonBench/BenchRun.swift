// SPDX-License-Identifier: MIT

import BundledFonts
import Foundation
import Geometry
import Inputs
import Inspection
import Light
import Raster
import Typeset
import ViewLayout
import WidgetModel

/// Goes through a set once with the engine that the tool uses, on one thread.
struct BenchRun {
  /// How many lines are asked for their scale and cut.
  private static let mostFits = 100

  private let options: BenchOptions
  private let entries: [Entry]
  private let places: [Place]

  /// The widget in one environment.
  private final class Place {
    let name: String
    let widget: PreparedWidget
    private var writer = PNGWriter()
    private var last: (part: PixelRect, stillness: Int)?

    init(_ widget: PreparedWidget) {
      name = widget.request.environment.name
      self.widget = widget
    }

    /// Returns the last render as a PNG file.
    func png() throws -> [UInt8] {
      let (picture, part, stillness) = widget.draw()
      let changed = last.flatMap { $0.stillness == stillness ? $0.part.union(part) : nil }
      last = (part, stillness)
      return try writer.bytes(of: picture, changedIn: changed, name: name)
    }
  }

  init(_ options: BenchOptions) throws {
    self.options = options
    let folder = URL(filePath: options.project)
    let configuration = try Configuration.read(
      Array(Data(contentsOf: folder.appending(path: "andon.json"))), file: "andon.json",
      rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    let layout = try LayoutFile.read(
      Array(Data(contentsOf: folder.appending(path: "bench.widget.json"))), file: "bench.widget.json",
      environments: configuration.environmentNames)
    let lines = try String(contentsOfFile: options.set, encoding: .utf8).split(separator: "\n")
    entries = lines.prefix(options.limit ?? lines.count).map {
      Entry(id: "", fields: ["text": .text(String($0))])
    }
    let typesetter = Typesetter(fonts: try FontCollection.load(folder: BundledFonts.folder()))
    let device = try configuration.devices.device(named: DeviceCatalogue.defaultName)
    let bench = Workbench()
    places = try configuration.selectedEnvironments.compactMap(configuration.environment(named:)).map {
      let request = WidgetRequest(
        family: layout.family, device: device, environment: $0, locale: options.locale)
      return Place(
        try PreparedWidget(
          layout, for: request, dates: try EntryDates(), by: configuration.model, typesetter: typesetter,
          at: bench))
    }
    if let pictures = options.pictures {
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    }
  }

  /// Runs, and returns what came of it.
  func result() throws -> BenchResult {
    guard let first = entries.first else { throw BenchFault(message: "\(options.set) holds no line") }
    var result = BenchResult(
      name: "andon_\(options.mode.rawValue)", set: options.set, lines: entries.count,
      writesPictures: options.pictures != nil, environments: places.map(\.name))
    for place in places {  // opens the faces, as every other program does before it begins
      try place.widget.compose(first)
      _ = place.widget.reading()
    }
    var watch = Stopwatch()
    for _ in 0..<options.times {
      for (index, entry) in entries.enumerated() {
        for (number, place) in places.enumerated() {
          watch.begin()
          try place.widget.compose(entry)
          watch.end(.layout)
          let reading = reading(of: place.widget, &watch)
          if let pictures = options.pictures { try write(place, index, to: pictures, &watch) }
          result.add(reading, in: number)
        }
      }
    }
    result.stop(watch)
    // What became of the texts is no part of the job, so it is looked at afterwards.
    for entry in entries.prefix(BenchRun.mostFits) {
      for (number, place) in places.enumerated() {
        try place.widget.compose(entry)
        result.addFit(of: place.widget.widget, in: number)
      }
    }
    return result
  }

  private func reading(of widget: PreparedWidget, _ watch: inout Stopwatch) -> LightReading {
    let reading: LightReading
    switch options.mode {
    case .light: reading = widget.reading()
    case .dirty:
      widget.draw()
      watch.end(.drawing)
      reading = widget.drawnReading()
    case .draw:
      widget.drawWhole()
      watch.end(.drawing)
      reading = widget.countedReading()
    }
    watch.end(.metering)
    return reading
  }

  private func write(_ place: Place, _ index: Int, to folder: String, _ watch: inout Stopwatch) throws {
    if options.mode == .light {
      place.widget.draw()
      watch.end(.drawing)
    }
    let bytes = try place.png()
    watch.end(.encoding)
    let number = String(repeating: "0", count: max(0, 5 - "\(index)".count)) + "\(index)"
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(number)_\(place.name).png"))
    watch.end(.writing)
  }
}
