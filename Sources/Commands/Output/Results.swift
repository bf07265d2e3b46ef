// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// What a run came to, of either kind.
enum Results {
  case widgets(RunReport)
  case pictures(PicturesReport)

  /// What could not be judged.
  var errors: [RunError] {
    switch self {
    case .widgets(let report): report.errors
    case .pictures(let report): report.errors
    }
  }

  /// Whether nothing was judged and nothing says why.
  var isNothing: Bool {
    switch self {
    case .widgets(let report): report.renders.isEmpty && report.errors.isEmpty
    case .pictures(let report): report.pictures.isEmpty && report.errors.isEmpty
    }
  }

  /// Returns whether something was found that fails.
  func fails(by judgment: Judgment) -> Bool {
    switch self {
    case .widgets(let report):
      report.summary.failed > 0
        || judgment.verdict(on: report.findings, cannotTell: []) == .failed
    case .pictures(let report):
      report.comparison.map { judgment.verdict(on: $0.findings, cannotTell: $0.cannotTell) } == .failed
    }
  }

  /// Writes a report.
  func write(by writer: any ReportWriter, to target: inout some TextOutputStream) {
    switch self {
    case .widgets(let report): writer.write(report, to: &target)
    case .pictures(let report): writer.write(report, to: &target)
    }
  }
}
