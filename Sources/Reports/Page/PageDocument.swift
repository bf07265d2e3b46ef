// SPDX-License-Identifier: MIT

import BundledPage
import Inspection
import Typeset

/// `index.html`: the template with its style, its script and what the page says of the whole run.
struct PageDocument {
  var content: PageContent
  var stack: Stack
  var end: RunEnd
  var files: [String]
  var context: ReportContext

  /// The document.
  var html: String {
    let json = content.json(stack: stack, end: end, files: files, context: context)
    let (style, script) = (BundledPage.style, BundledPage.script)
    let widgets = content.widgetNames.prefix(3).joined(separator: ", ")
    let parts = [
      "policy": Self.policy(style: style, script: script),
      "title": HTMLText.content(widgets.isEmpty ? "Andon" : "\(widgets) · Andon"),
      "widgets": HTMLText.content(widgets),
      "outcome": outcome.rawValue, "headline": HTMLText.content(headline),
      "sentence": HTMLText.content(end.summary.sentence),
      "style": style, "script": script,
      "data": HTMLText.data(JSONText.line(json)),
    ]
    return Self.filled(BundledPage.template, with: parts)
  }

  private enum Outcome: String { case passed, failed, incomplete, nothing }

  private var outcome: Outcome {
    let isRunFailing = context.judgment.verdict(on: end.findings, cannotTell: []) == .failed
    if end.summary.failed > 0 || isRunFailing { return .failed }
    if end.summary.errors > 0 || end.summary.isInterrupted { return .incomplete }
    return end.summary.renders == 0 ? .nothing : .passed
  }

  private var headline: String {
    switch outcome {
    case .passed: "Passed"
    case .failed: "Failed"
    case .incomplete: end.summary.isInterrupted ? "Stopped before the end" : "Not all could be judged"
    case .nothing: "Nothing was judged"
    }
  }

  /// What the page may load: its own style and script by their hashes, files beside it, and nothing else.
  private static func policy(style: String, script: String) -> String {
    [
      "default-src 'none'", "script-src 'self' file: 'sha256-\(digest(script))'",
      "style-src 'sha256-\(digest(style))'", "img-src 'self' file: data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The SHA-256 of a text in base 64.
  private static func digest(_ text: String) -> String {
    let digits = Array(SHA256.hexDigest(of: Array(text.utf8)).utf8)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    func value(_ digit: Int) -> Int {
      guard digit < digits.count else { return 0 }
      return digits[digit] < 0x3A ? Int(digits[digit]) - 0x30 : Int(digits[digit]) - 0x61 + 10
    }
    // Three hexadecimal digits are twelve bits, and so two letters; 64 digits leave one, which is one letter.
    let text = stride(from: 0, to: digits.count, by: 3).map { place in
      let bits = value(place) << 8 | value(place + 1) << 4 | value(place + 2)
      return String([letters[bits >> 6], letters[bits & 63]])
    }.joined()
    return text.dropLast() + "="
  }

  /// Returns the template with each `{{name}}` replaced, in one pass, so that no value is looked through.
  private static func filled(_ template: String, with parts: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      text += rest[..<start.lowerBound]
      text += parts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return text + rest
  }
}
