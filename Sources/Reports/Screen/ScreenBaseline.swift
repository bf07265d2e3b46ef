// SPDX-License-Identifier: MIT

import Inspection

/// What a run came to beside the stored baseline: the counts, and the first of each kind.
struct ScreenBaseline {
  let comparison: BaselineComparison
  let context: ReportContext
  let ink: ScreenInk

  /// The most lines of a kind.
  private static let mostShown = 10

  /// The block with its end.
  var text: String {
    let counts = [
      (comparison.grownCount, "grew"), (comparison.shrunkenCount, "shrank"), (comparison.addedCount, "new"),
      (comparison.goneCount, "gone"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let verb = comparison.outcome == .updated ? "baseline stored" : "baseline"
    let head = "\(verb) \(comparison.file): " + (words.isEmpty ? "as it was" : words.joined(separator: " · "))
    var text = lines(head, first: "", .bold)
    let grown = comparison.grown.map { growth in
      "\(name(growth.key)) · \(growth.place.device) · \(growth.place.environment)  "
        + "\(NumberText.brief(growth.old)) → \(NumberText.brief(growth.new)) pt²"
    }
    text += list(grown, of: comparison.grownCount, mark: "↑")
    text += list(comparison.added.map(name), of: comparison.addedCount, mark: "+")
    text += list(comparison.gone.map(name), of: comparison.goneCount, mark: "−")
    return text + "\n"
  }

  private func list(_ names: [String], of count: Int, mark: String) -> String {
    let shown = names.prefix(Self.mostShown)
    let rest = count - shown.count
    return shown.map { lines($0, first: "  \(mark) ", nil) }.joined()
      + (rest > 0 ? lines("and \(rest) more", first: "  \(mark) ", .faint) : "")
  }

  private func name(_ key: Baseline.Key) -> String { "\(key.widget) · \(key.locale) · \(key.entry)" }

  private func lines(_ text: String, first: String, _ tone: ScreenInk.Tone?) -> String {
    WrappedText.lines(PlainText.singleLine(text), columns: context.columns, first: first, margin: "    ")
      .map { ink($0, tone) + "\n" }.joined()
  }
}
