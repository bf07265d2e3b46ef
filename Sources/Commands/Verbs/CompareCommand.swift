// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Light
import Reports

/// `andon compare`: a dimmed picture beside the full one.
enum CompareCommand {
  /// The rule that judges it.
  private static let rule = "light.ratio"

  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let run = try PictureRun(arguments, environment: environment, io: io)
    let description = RuleCatalogue.description(of: rule)
    let asked = try arguments.share(.maxRatio)
    guard arguments.operands.count == 2 else {
      throw CommandError(
        .operands, subject: "compare",
        "`andon compare` takes two PNGs, the full one and the dimmed one, and not \(arguments.operands.count)",
        hint: "For example: andon compare day.png night.png")
    }
    var context = ReportContext()
    context.judgment = try Judgment(arguments)
    context.rules = description.map { [$0] } ?? []
    return try run.run(context: context) { report, configuration in
      guard report.pictures.count == 2 else { return }
      let own = configuration.setting(for: rule, widget: "", environment: "").limit
      report.comparison = compare(
        report.pictures[1], with: report.pictures[0],
        limit: asked ?? own ?? description?.limit?.value ?? 0.25)
    }
  }

  private static func compare(
    _ dimmed: PictureReport, with full: PictureReport, limit: Double
  ) -> PicturesReport.Comparison {
    let light = LightRatio(of: dimmed.reading, to: full.reading)
    let ratio = TwinRatio(
      twin: full.file, luminance: light.luminance, light: light.light, melanopic: light.melanopic,
      scotopic: light.scotopic, powerIndex: light.powerIndex)
    var comparison = PicturesReport.Comparison(ratio: ratio, limit: limit, findings: [], cannotTell: [])
    if let measured = light.luminance {
      guard measured > limit else { return comparison }
      comparison.findings = [
        Finding(
          rule: rule, severity: .error,
          message: measured < 1
            ? "the dimmed picture emits too much of the full one's light"
            : "the dimmed picture emits no less light than the full one",
          advice: "hide elements when dimmed, then use smaller or darker text",
          measured: Measurement(measured), limit: Measurement(limit))
      ]
    } else {
      comparison.cannotTell = [
        OpenQuestion(rule: rule, message: "\(full.file) emits no light, so there is no ratio")
      ]
    }
    return comparison
  }
}
