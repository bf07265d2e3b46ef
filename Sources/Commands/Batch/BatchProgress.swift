// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Reports

/// How far a batch is, on one line of a terminal that is written over and wiped at the end.
struct BatchProgress {
  /// How long a line stands. Unit: s.
  private static let interval = 0.2
  private let isShown: Bool
  private let channel: any OutputChannel
  private let start = Date()
  private var last = Date()
  private var renders = 0
  private var findings = 0
  private var errors = 0

  init(isShown: Bool, io: ToolIO) {
    self.isShown = isShown
    channel = io.messages
  }

  /// Counts what a case came to, and writes the line now and then.
  mutating func add(_ piece: BatchPiece) {
    renders += piece.renders.count
    findings += piece.renders.reduce(0) { $0 + $1.findings.count }
    errors += piece.errors.count
    guard isShown else { return }
    let now = Date()
    guard now.timeIntervalSince(last) >= Self.interval else { return }
    last = now
    let rate = Double(renders) / max(now.timeIntervalSince(start), 0.001)
    var parts = ["\(renders) renders", "\(NumberText.fixed(rate, decimals: 0))/s", "\(findings) findings"]
    if errors > 0 { parts.append("\(errors) could not be judged") }
    // Carriage return, then "erase in line" of ECMA-48.
    channel.write("\r\u{1B}[K" + parts.joined(separator: " · "))
  }

  /// Wipes the line.
  func clear() {
    if isShown { channel.write("\r\u{1B}[K") }
  }
}
