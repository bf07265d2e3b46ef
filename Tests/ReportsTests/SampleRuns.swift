// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inputs
@testable import Inspection
import Light
import Reports
import Testing

/// A run under a short name, so that a failing test does not print all of it.
struct NamedRun: CustomTestStringConvertible {
  var testDescription: String
  var run: RunReport

  static let all = [
    NamedRun(testDescription: "one entry", run: SampleRuns.oneEntry),
    NamedRun(testDescription: "many entries", run: SampleRuns.manyEntries),
    NamedRun(testDescription: "hostile", run: SampleRuns.hostile),
  ]
}

/// Made-up results; no figure here was measured.
enum SampleRuns {
  static let stack = Stack(
    version: "0.1.0",
    model: [
      Stack.Parameter(name: "red.domain", value: "\"encoded\"", certainty: "guess"),
      Stack.Parameter(
        name: "red.weights", value: "[0.2126, 0.7152, 0.0722]", certainty: "guess"),
      Stack.Parameter(name: "standby.inset", value: "70", certainty: "derived"),
    ],
    fonts: [Stack.Face(face: "Inter", sha256: String(repeating: "ab", count: 32))])

  /// One entry in the four environments, with one error, one warning and one open question.
  static let oneEntry = run([
    render("home", luminance: 0.2034),
    render(
      "standbyDay", luminance: 0.0614, findings: [scaled],
      cannotTell: [
        OpenQuestion(
          rule: "text.contrast",
          message: "The text lies on a photo, whose colour differs from place to place.",
          path: "content/ZStack/1")
      ]),
    render("standbyNight", luminance: 0.0067, ratio: 0.18, findings: [scaled]),
    render("alwaysOn", luminance: 0.054, ratio: 0.88, findings: [tooBright(0.88)]),
  ])

  /// Forty entries in two environments; each third is too bright, each tenth is cut.
  static let manyEntries = run(
    (1...40).flatMap { number in
      let entry = EntryLabel(
        id: String(number), text: texts[number % texts.count], origin: "affirmations.txt:\(number)")
      let cut = Finding(
        rule: "text.truncated", severity: .error, message: "The text ends in an ellipsis.",
        advice: "Allow more lines or a smaller scale.", path: "content/VStack/0")
      let ratio = 0.2 + Double(number % 3) / 10
      return [
        render("standbyDay", entry: entry, luminance: 0.06, findings: number % 10 == 0 ? [cut] : []),
        render(
          "alwaysOn", entry: entry, luminance: 0.06 * ratio, ratio: ratio,
          findings: ratio > 0.35 ? [tooBright(ratio)] : []),
      ]
    },
    findings: [
      Finding(
        rule: "ignore.unused", severity: .warning,
        message: "The ignore of light.lit in clock silences nothing.", advice: "Remove it from andon.json.")
    ],
    errors: [
      RunError(
        file: "affirmations.txt", line: 41, column: 7, code: "file.not-utf8",
        message: "The line is not UTF-8 from byte 6 on.",
        hint: "Save the file as UTF-8.")
    ],
    leftOut: [
      LeftOut(
        file: "Localizable.xcstrings",
        counts: [LeftOut.Count(reason: "stale", number: 3), LeftOut.Count(reason: "empty", number: 1)]),
      LeftOut(file: "more.json", counts: [LeftOut.Count(reason: "notText", number: 2)]),
    ])

  /// Characters that some format holds for its own.
  static let hostile = run(
    [
      render(
        "home",
        entry: EntryLabel(
          id: "a|b", text: "=1+1, \"so\" <b>&|`*_\\ @me #1 \u{1B}[31m\u{0} 100 %:\r\nend",
          key: "home/\"a\", <b>|`"),
        luminance: 1e-05,
        findings: [
          Finding(
            rule: "text.missing-glyph", severity: .error, message: "No face has <\u{7}>, \"&\" or ]]>.",
            advice: "50 % off: one, two\nthree", path: "content/VStack/0")
        ])
    ],
    errors: [RunError(file: "w/ö b:c.widget.json", key: "content/Text", message: "Line 1\nline 2 <&>")])

  /// Two pictures compared, the second too bright.
  static let comparison = PicturesReport(
    stack: stack,
    pictures: [
      PictureReport(
        file: "day.png", pixels: PixelSize(1179, 2556), depth: 8, space: .displayP3,
        isAlphaComposited: false, ignored: [], reading: reading(0.0412)),
      PictureReport(
        file: "night.png", pixels: PixelSize(1179, 2556), depth: 16, space: .sRGB,
        isAlphaComposited: true, ignored: ["gAMA 0.5"], reading: reading(0.03)),
    ],
    comparison: PicturesReport.Comparison(
      ratio: twinRatio(0.03 / 0.0412, twin: "day.png"), limit: 0.25,
      findings: [tooBright(0.03 / 0.0412)], cannotTell: []),
    errors: [])

  static func run(
    _ renders: [RenderReport], findings: [Finding] = [], errors: [RunError] = [], leftOut: [LeftOut] = []
  ) -> RunReport {
    let judgment = Judgment()
    var summary = RunSummary()
    summary.renders = renders.count
    summary.failed = renders.count { judgment.verdict(on: $0) == .failed }
    summary.passed = summary.renders - summary.failed
    summary.errors = errors.count
    summary.leftOut = leftOut
    let all = renders.flatMap(\.findings) + findings
    summary.errorFindings = all.count { $0.severity == .error }
    summary.warningFindings = all.count { $0.severity == .warning }
    summary.cannotTell = renders.reduce(0) { $0 + $1.cannotTell.count }
    return RunReport(stack: stack, renders: renders, findings: findings, errors: errors, summary: summary)
  }

  static func render(
    _ environment: String, entry: EntryLabel = EntryLabel(id: "1", text: "I am enough."),
    luminance: Double, ratio: Double? = nil, findings: [Finding] = [],
    cannotTell: [OpenQuestion] = []
  ) -> RenderReport {
    RenderReport(
      widget: "affirmation", file: "widgets/affirmation.widget.json", entry: entry, locale: "en_US",
      device: "iphone-15-pro", environment: environment, points: Size(158, 158),
      pixels: PixelSize(759, 759), panelScale: 3, space: .sRGB, reading: reading(luminance),
      ratio: ratio.map { twinRatio($0, twin: "standbyDay") }, systemRatio: ratio.map { $0 / 3 },
      texts: [
        TextReport(
          path: "content/VStack/0", string: entry.text, frame: Rect(7, 7, 144, 36.2),
          requestedSize: 15, size: 12.4, scale: 0.83, lines: 2, isTruncated: false, droppedText: "",
          missingGlyphs: [], capHeightPixels: 26.1, capHeightArcmin: 17.2, contrast: 130.2, wcag: nil,
          script: "Latn", isRightToLeft: false, faces: ["Inter"])
      ],
      findings: findings, cannotTell: cannotTell, frames: nil)
  }

  static func reading(_ luminance: Double) -> LightReading {
    LightReading(
      litFraction: 0.05, encodedMean: luminance / 3, luminance: luminance, red: luminance * 3, green: 0,
      blue: 0.1 + 0.2, light: luminance * 64009, melanopic: 0.0007, scotopic: 1.0 / 3, powerIndex: 0.009)
  }

  private static func twinRatio(_ luminance: Double, twin: String) -> TwinRatio {
    TwinRatio(
      twin: twin, luminance: luminance, light: luminance, melanopic: 0.01, scotopic: nil, powerIndex: 0.13)
  }

  private static func tooBright(_ ratio: Double) -> Finding {
    Finding(
      rule: "light.ratio", severity: .error,
      message:
        "the design cuts only 12 % of its light against standbyDay, which is a long way from what was agreed",
      advice: "#DDDDDD → #757575 reaches 0.25.",
      measured: Measurement(ratio), limit: Measurement(0.25))
  }

  private static let scaled = Finding(
    rule: "text.scale", severity: .warning, message: "The text is shrunk as far as it may be.",
    advice: "shorten it, or allow another line", measured: Measurement(0.6), limit: Measurement(0.6),
    path: "content/VStack/0")

  private static let texts = [
    "I breathe in calm and breathe out worry.", "失敗は、学びのはじまり。心が静かなとき、答えは見える。",
    "أنا كافٍ كما أنا، وهذا اليوم لي.", "Rest 😴 is part of the work.", "My pace is the right pace.",
  ]

  static let rules = [
    RuleDescription(
      id: "light.ratio", title: "Light when dimmed", level: .error, limit: Measurement(0.25),
      what: "A dimmed widget emits at most a quarter of the light it emits undimmed.",
      why: "A bright widget glares in a dark room.",
      howMeasured: "Mean luminance over that of the twin.",
      howToFix: "Drop elements and use darker colours."),
    RuleDescription(
      id: "light.peak", title: "Hot spot", level: .off, what: "No square of 8 pt is brighter than the limit.",
      why: "A mean hides a hot spot.", howMeasured: "Largest mean over a square.",
      howToFix: "Spread or dim it."),
  ]

  static var context: ReportContext {
    var context = ReportContext()
    context.rules = rules
    context.place = { _, path in path == "content/VStack/0" ? ReportContext.Place(line: 9, column: 7) : nil }
    return context
  }
}
