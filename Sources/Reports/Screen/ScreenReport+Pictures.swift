// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inspection
import Light

extension ScreenReport {
  /// Writes a run over picture files: a bar a picture, then the figures, then the comparison.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    // A picture by itself is shown against full white, two to be compared against the brighter one.
    let compared = report.comparison.flatMap { _ in report.pictures.map(\.reading.luminance).max() }
    for picture in report.pictures {
      target.write(lines(PlainText.singleLine(picture.file), .bold))
      target.write(lines(Self.facts(of: picture), .faint) + "\n")
      target.write(lines(of: picture.reading, fullBar: compared ?? 1) + "\n")
    }
    if let comparison = report.comparison { target.write(lines(of: comparison)) }
    target.write(errorLines(report.errors))
  }

  private static func facts(of picture: PictureReport) -> String {
    var facts = [
      "\(picture.pixels.width) × \(picture.pixels.height) px", "\(picture.depth) bit",
      picture.space == .displayP3 ? "Display P3" : "sRGB",
    ]
    if picture.isAlphaComposited { facts.append("laid on black") }
    facts += picture.ignored.map { "\(PlainText.singleLine($0)) not followed" }
    return facts.joined(separator: " · ")
  }

  private func lines(of reading: LightReading, fullBar: Double) -> String {
    let bar = min(40, max(8, context.columns - 28))
    let light = LightBar.text(fullBar > 0 ? reading.luminance / fullBar : 0, columns: bar)
    let isRed = reading.green == 0 && reading.blue == 0
    var rows: [(String, String)] = [
      ("luminance", "\(NumberText.light(reading.luminance))   \(ink(light, isRed ? .red : nil))"),
      ("lit", NumberText.percent(reading.litFraction)),
      (
        "red, green, blue",
        [reading.red, reading.green, reading.blue].map(NumberText.light).joined(separator: ", ")
      ),
      ("encoded mean", NumberText.light(reading.encodedMean)),
      ("melanopic", NumberText.light(reading.melanopic)),
      ("scotopic", NumberText.light(reading.scotopic)),
      ("power index", NumberText.light(reading.powerIndex)),
    ]
    if let light = reading.light { rows.append(("light", "\(NumberText.fixed(light, decimals: 1)) pt²")) }
    if let peak = reading.peakTile { rows.append(("brightest tile", NumberText.light(peak))) }
    return rows.map { "  \(PlainText.left($0.0, 16))  \($0.1)\n" }.joined()
  }

  private func lines(of comparison: PicturesReport.Comparison) -> String {
    let verdict = context.judgment.verdict(on: comparison.findings, cannotTell: comparison.cannotTell)
    var text = ""
    if let ratio = comparison.ratio.luminance {
      let mark = ink(verdict.mark, ScreenInk.tone(of: verdict))
      text += "\(ink("dimmed over full", .bold))  "
      text += "\(EnvironmentRow.text(ratio, limit: comparison.limit))  \(mark)\n"
    }
    let findings = ScreenFindings(renders: [], context: context, ink: ink)
    for finding in comparison.findings { text += findings.inFull(finding, in: nil) }
    for question in comparison.cannotTell { text += findings.inFull(question, in: nil) }
    return text
  }
}
