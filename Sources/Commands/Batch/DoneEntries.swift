// SPDX-License-Identifier: MIT

import Files
import Inspection
import Reports

/// The entries that a stopped run has judged, which the sets must still begin with.
final class DoneEntries {
  private let folder: ReportFolder
  private let end: Int
  private var file: LineFile?
  private var current: (index: Int, id: String?)?

  /// - Parameters:
  ///   - folder: Where the results are.
  ///   - end: The place of the first entry that is not done.
  init(_ folder: ReportFolder, upTo end: Int) {
    self.folder = folder
    self.end = end
  }

  /// Returns what keeps the run from going on, where an entry is not the one that was judged in its place.
  ///
  /// Places must come in order.
  func difference(from label: CaseLabel) -> CommandError? {
    do {
      if file == nil { file = try LineFile(folder.results) }
      while current.map({ $0.index < label.index }) ?? true {
        guard let bytes = try file?.next() else { return nil }
        switch try RunLine(bytes) {
        case .render(let render): if let index = render.index { current = (index, render.entry.id) }
        // An entry in error is told by its place; its id is not written.
        case .error(let error): if let index = error.index { current = (index, nil) }
        case .finding, .summary: return nil
        }
      }
    } catch {
      return CommandError(
        .results, subject: folder.name, "\(folder.shown(ResultsFile.name)) cannot be read again: \(error)")
    }
    guard let current, current.index == label.index, let id = current.id, id != label.id else { return nil }
    return CommandError(
      .results, subject: id,
      "entry \(label.index + 1) was '\(id)' when it was judged, and is '\(label.id ?? "")' now",
      hint: "Give the same sets as before, or leave --resume out to start anew.")
  }
}
