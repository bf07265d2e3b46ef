// SPDX-License-Identifier: MIT

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
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let meter = try PictureMeter(arguments, io: io)
    let description = RuleCatalogue.description(of: rule)
    let limit = try arguments.share(.maxRatio) ?? description?.limit?.value ?? 0.25
    guard arguments.operands.count == 2 else {
      throw CommandError(
        .operands, subject: "compare",
        "`andon compare` takes two PNGs, the full one and the dimmed one, and not \(arguments.operands.count)",
        hint: "For example: andon compare day.png night.png")
    }
    let (pictures, errors) = meter.read(arguments.operands)
    var report = PicturesReport(stack: meter.stack, pictures: pictures, errors: errors)
    if pictures.count == 2 { report.comparison = compare(pictures[1], with: pictures[0], limit: limit) }
    var context = ReportContext()
    context.judgment = try Judgment(arguments)
    context.rules = description.map { [$0] } ?? []
    return outputs.deliver(.pictures(report), context: context, io: io)
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
