// SPDX-License-Identifier: MIT

/// What a run of the benchmark is to do.
struct BenchOptions {
  /// How each render is made.
  enum Mode: String, CaseIterable {
    /// The reading alone, without pixels where that is exact.
    case light
    /// Every pixel drawn and counted.
    case draw
    /// Only the pixels that differ drawn and counted.
    case dirty
  }

  static let usage = """
    AndonBench --project FOLDER --set FILE [--mode light|draw|dirty] [--png FOLDER] [--locale ja_JP]
               [--limit LINES] [--repeat TIMES]
    """

  /// The folder of `bench.widget.json` and its `andon.json`.
  var project = "Examples/bench"
  /// One text a line.
  var set = ""
  var mode = Mode.light
  /// The folder that a PNG of each render is written to, or nil for none.
  var pictures: String?
  var locale = "en_US"
  /// The first lines only, or nil for all.
  var limit: Int?
  /// How often the set is gone through.
  var times = 1

  init(_ arguments: [String]) throws(BenchFault) {
    guard arguments.count % 2 == 0 else { throw BenchFault(message: Self.usage) }
    for place in stride(from: 0, to: arguments.count, by: 2) {
      let value = arguments[place + 1]
      switch arguments[place] {
      case "--project": project = value
      case "--set": set = value
      case "--mode":
        guard let known = Mode(rawValue: value) else { throw BenchFault(message: Self.usage) }
        mode = known
      case "--png": pictures = value
      case "--locale": locale = value
      case "--limit": limit = Int(value)
      case "--repeat": times = max(1, Int(value) ?? 1)
      default: throw BenchFault(message: Self.usage)
      }
    }
    if set.isEmpty { throw BenchFault(message: Self.usage) }
  }
}

/// What stopped a run.
struct BenchFault: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
