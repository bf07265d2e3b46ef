// SPDX-License-Identifier: MIT

public import Inspection

/// Results as characters: what is written depends on the results and the writer alone.
public protocol ReportWriter: Sendable {
  /// Writes a run over widgets, piece by piece.
  func write(_ report: RunReport, to target: inout some TextOutputStream)
  /// Writes a run over picture files, piece by piece.
  func write(_ report: PicturesReport, to target: inout some TextOutputStream)
}

extension ReportWriter {
  /// Returns the whole report of a run over widgets.
  public func text(of report: RunReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }

  /// Returns the whole report of a run over picture files.
  public func text(of report: PicturesReport) -> String {
    var text = ""
    write(report, to: &text)
    return text
  }
}
