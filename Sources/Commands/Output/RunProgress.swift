// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Reports

/// How far a run is, on one line of a terminal that is written over and wiped at the end.
struct RunProgress {
  /// How long a line stands. Unit: s.
  private static let interval = 0.2
  private let isShown: Bool
  private let channel: any OutputChannel
  private let share: () -> Double?
  private let start = Date()
  private var last = Date()
  private var renders = 0
  private var findings = 0
  private var errors = 0

  /// - Parameters:
  ///   - isShown: Whether anybody sees it.
  ///   - share: Tells how much of the sets was read, or nil where nobody knows.
  init(isShown: Bool, io: ToolIO, share: @escaping () -> Double?) {
    self.isShown = isShown
    self.share = share
    channel = io.messages
  }

  /// Counts what a case came to, and writes the line now and then.
  mutating func add(_ renders: [RenderReport], errors: Int) {
    self.renders += renders.count
    findings += renders.reduce(0) { $0 + $1.findings.count }
    self.errors += errors
    guard isShown else { return }
    let now = Date()
    guard now.timeIntervalSince(last) >= Self.interval else { return }
    last = now
    let spent = now.timeIntervalSince(start)
    let rate = Double(self.renders) / max(spent, 0.001)
    var parts = [
      "\(self.renders) renders", "\(NumberText.fixed(rate, decimals: 0))/s", "\(findings) findings",
    ]
    if self.errors > 0 { parts.append("\(self.errors) could not be judged") }
    if let share = share(), share > 0, share < 1, spent > 1 {
      parts.append("\(NumberText.percent(share)) read · \(Self.text(of: spent / share - spent)) left")
    }
    // Carriage return, then "erase in line" of ECMA-48.
    channel.write("\r\u{1B}[K" + parts.joined(separator: " · "))
  }

  /// Returns a length of time as it is said: `40 s`, `12 min`, `3 h 20 min`.
  static func text(of seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 100 { return "\(whole) s" }
    let minutes = (whole + 59) / 60
    return minutes < 100 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Wipes the line.
  func clear() {
    if isShown { channel.write("\r\u{1B}[K") }
  }
}
