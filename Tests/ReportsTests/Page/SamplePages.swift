// SPDX-License-Identifier: MIT

import Files
import Inspection
@testable import Reports
import TestSupport

/// Runs written as pages into a folder.
enum SamplePages {
  static let locales = ["en_US", "ja", "ar"]
  static let environments = ["home", "standbyDay", "standbyNight", "alwaysOn"]

  /// Renders of many entries in the four environments; each third is too bright when dimmed, each fifth is cut.
  static func renders(entries: Int) -> [RenderReport] {
    (0..<entries).flatMap { number in
      let entry = EntryLabel(
        id: "entry-\(number)", text: "\(texts[number % texts.count]) \(number)",
        origin: "set.txt:\(number + 1)")
      return environments.enumerated().map { place, environment in
        let ratio = place < 2 ? nil : 0.05 + Double(number % 7) / 20
        var findings: [Finding] = []
        if let ratio, ratio > 0.25 { findings.append(tooBright(ratio)) }
        if number % 5 == 0, place == 1 { findings.append(cut) }
        var render = SampleRuns.render(
          environment, entry: entry, luminance: 0.06 * (ratio ?? 1), ratio: ratio, findings: findings)
        render.locale = locales[number % locales.count]
        if environment == "alwaysOn" { render.picture = "pictures/\(entry.id).\(environment).png" }
        return render
      }
    }
  }

  /// Writes a run's page into a folder.
  static func write(
    _ run: RunReport, to folder: TemporaryFolder, limits: PageLimits = PageLimits(),
    context: ReportContext = SampleRuns.context
  ) throws {
    try Folder.make(folder.file("data"))
    var failure: FileError?
    var sink = PageSink(context: context, limits: limits, files: ["report.csv"]) { name, text in
      do throws(FileError) {
        try AtomicFile.write(text, to: folder.file(name))
      } catch {
        failure = error
      }
    }
    sink.receive(all: run)
    if let failure { throw failure }
  }

  /// Returns the files of a run's page by their names.
  static func files(
    of run: RunReport, limits: PageLimits = PageLimits(), context: ReportContext = SampleRuns.context
  ) -> [String: String] {
    var files: [String: String] = [:]
    var sink = PageSink(context: context, limits: limits) { files[$0] = $1 }
    sink.receive(all: run)
    return files
  }

  private static let texts = [
    "I breathe in calm and breathe out worry.", "失敗は、学びのはじまり。心が静かなとき、答えは見える。",
    "أنا كافٍ كما أنا، وهذا اليوم لي.",
  ]

  private static func tooBright(_ ratio: Double) -> Finding {
    Finding(
      rule: "light.ratio", severity: .error, message: "the design keeps too much of its light",
      advice: "hide elements when dimmed", measured: Measurement(ratio), limit: Measurement(0.25))
  }

  private static let cut = Finding(
    rule: "text.truncated", severity: .warning, message: "The text ends in an ellipsis.",
    advice: "allow more lines", path: "content/VStack/0")
}
