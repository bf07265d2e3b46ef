// SPDX-License-Identifier: MIT

import Foundation
import Light
import Typeset
import ViewLayout
import WidgetModel

/// The result of a run, in the words that all programs of the benchmark use.
struct BenchResult {
  /// Sums over the renders of one environment.
  private struct Sums {
    var renders = 0
    var luminance = 0.0
    var lit = 0.0
    var fits = 0
    var scale = 0.0
    var cut = 0
  }

  let name: String
  let set: String
  let lines: Int
  let writesPictures: Bool
  private let environments: [String]
  private var sums: [Sums]
  private var seconds = 0.0
  private var processorSeconds = 0.0
  private var stages: [(stage: Stopwatch.Stage, seconds: Double)] = []

  init(name: String, set: String, lines: Int, writesPictures: Bool, environments: [String]) {
    self.environments = environments
    sums = environments.map { _ in Sums() }
    self.name = name
    self.set = set
    self.lines = lines
    self.writesPictures = writesPictures
  }

  /// Adds a render in the environment of a number.
  mutating func add(_ reading: LightReading, in environment: Int) {
    sums[environment].renders += 1
    sums[environment].luminance += reading.luminance
    sums[environment].lit += reading.litFraction
  }

  /// Adds what became of the text of a widget.
  mutating func addFit(of widget: ComposedWidget?, in environment: Int) {
    guard case .text(_, let paragraph, _)? = widget?.content.leaves.first?.content else { return }
    sums[environment].fits += 1
    sums[environment].scale += paragraph.scale
    if paragraph.isTruncated { sums[environment].cut += 1 }
  }

  /// Takes the time.
  mutating func stop(_ watch: Stopwatch) {
    seconds = watch.seconds
    processorSeconds = watch.processorSeconds
    stages = watch.stages
  }

  /// One line of JSON.
  var json: String {
    let renders = sums.reduce(0) { $0 + $1.renders }
    func object(_ members: [(String, String)]) -> String {
      "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    func figures(_ format: String, _ figure: (Sums) -> Double) -> String {
      object(zip(environments, sums).map { ($0, String(format: format, figure($1))) })
    }
    return object([
      ("peer", "\"\(name)\""), ("set", "\"\(URL(filePath: set).lastPathComponent)\""),
      ("lines", "\(lines)"), ("png", "\(writesPictures)"), ("renders", "\(renders)"),
      ("seconds", String(format: "%.4f", seconds)),
      ("renders_per_s", String(format: "%.2f", Double(renders) / seconds)),
      ("renders_per_cpu_s", String(format: "%.2f", Double(renders) / max(processorSeconds, 1e-6))),
      ("peak_rss_mb", String(format: "%.1f", BenchResult.peakMegabytes)),
      (
        "split_us_per_render",
        object(
          stages.filter { $0.seconds > 0 }
            .map { ($0.stage.rawValue, String(format: "%.2f", $0.seconds / Double(renders) * 1e6)) })
      ),
      ("mean_luminance", figures("%.8f") { $0.luminance / Double($0.renders) }),
      ("lit_fraction", figures("%.8f") { $0.lit / Double($0.renders) }),
      ("mean_scale", figures("%.5f") { $0.scale / Double(max(1, $0.fits)) }),
      ("truncated", figures("%.0f") { Double($0.cut) }),
    ])
  }

  /// The most memory that the process has held, where the system tells it in a file. Unit: MB.
  private static var peakMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (kilobytes ?? 0) / 1024
  }
}
