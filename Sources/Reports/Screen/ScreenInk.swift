// SPDX-License-Identifier: MIT

import Inspection

/// Colours of a terminal, or none.
struct ScreenInk {
  /// The escape codes of ECMA-48, section 8.3.117, that the report uses.
  enum Tone: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  let style: ReportContext.Style

  /// Returns the text in a tone; spaces around it must be set before, since codes have no width.
  func callAsFunction(_ text: String, _ tone: Tone?) -> String {
    guard style == .colored, let tone, !text.isEmpty else { return text }
    return "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }

  /// The tone of a verdict.
  static func tone(of verdict: Verdict) -> Tone {
    switch verdict {
    case .passed: .green
    case .open: .cyan
    case .warned: .yellow
    case .failed: .red
    }
  }
}

/// A bar of light.
enum LightBar {
  /// Returns a bar as long as a share of so many columns, in eighths of a column.
  ///
  /// What emits anything at all shows at least one eighth.
  static func text(_ share: Double, columns: Int) -> String {
    guard share.isFinite, share > 0 else { return "" }
    let eighths = max(1, Int((min(share, 1) * Double(columns) * 8).rounded()))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}
