// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Synchronization
import WidgetModel

/// The entries that the command line names: its texts, then its sets.
struct NamedEntries: Sendable {
  /// Whether what is wrong with a set is told; of several widgets over the same sets the first tells it.
  enum Faults: Hashable, Sendable {
    case told
    case passedOver
  }

  private let texts: [String]
  private let options: SetOptions
  private let selection: EntrySelection
  private let files: ProjectFiles
  private let stop: StopSignal
  private let sets: NamedSets
  /// How much of the sets was read.
  let count: SetProgress
  /// What was left out of them.
  let leftOut = LeftOutTexts()

  /// - Parameters:
  ///   - request: What names the entries.
  ///   - files: Reads the sets.
  ///   - widgets: How many widgets are filled with them.
  ///   - stop: Ends the entries early.
  init(_ request: RunRequest, files: ProjectFiles, widgets: Int, stop: StopSignal) {
    texts = request.texts
    options = request.setOptions
    selection = request.selection
    self.files = files
    self.stop = stop
    sets = NamedSets(request.sets, files: files, isReadOnce: widgets <= 1)
    count = SetProgress(of: request.sets, files: files, widgets: widgets)
  }

  /// Opens the entries from the first.
  func source(_ faults: Faults) -> any EntrySource {
    SetFeed(stop: stop) { [texts, options, selection, files, sets, count, leftOut] take in
      for text in texts {
        guard take(.entry(Entry(text: text))) else { return }
      }
      let entries = SelectedEntries(sets.sources.map { $0.counted(by: count.read) }, options, selection)
      for result in entries {
        switch result {
        case .success(let entry): guard take(.entry(entry)) else { return }
        case .failure(let error):
          if faults == .told { guard take(.fault(files.errors(of: error))) else { return } }
        }
      }
      if faults == .told { leftOut.note(entries.leftOutBySet) }
    }
  }
}

/// What was left out of the sets of the command line; known when they have been read to their ends.
final class LeftOutTexts: Sendable {
  private let noted = Mutex<[LeftOut]>([])

  /// What was left out, in the order of the sets.
  var all: [LeftOut] { noted.withLock { $0 } }

  fileprivate func note(_ omissions: [SetOmissions]) {
    let all = omissions.map { omission in
      LeftOut(
        file: omission.set,
        counts: LeftOutReason.allCases.compactMap { reason in
          omission.counts[reason].map { LeftOut.Count(reason: reason.rawValue, number: $0) }
        })
    }
    noted.withLock { $0 = all }
  }
}

/// How much of the sets of the command line was read.
struct SetProgress: Sendable {
  fileprivate let read = ReadCount()
  /// The bytes of all sets, once for each widget, or nil where one has no length.
  private let total: Int?

  fileprivate init(of sets: [RunRequest.Source], files: ProjectFiles, widgets: Int) {
    let lengths = sets.compactMap { files.length(of: $0) }
    total = lengths.count == sets.count && !sets.isEmpty ? lengths.reduce(0, +) * widgets : nil
  }

  /// The share that was read, or nil where it is not known.
  var share: Double? {
    total.flatMap { $0 > 0 ? min(1, Double(read.bytes) / Double($0)) : nil }
  }
}

/// The sets of the command line. Standard input comes once: it is kept where several widgets are filled from it.
private final class NamedSets: Sendable {
  private let names: [RunRequest.Source]
  private let files: ProjectFiles
  private let isReadOnce: Bool
  private let kept = Mutex<SetSource?>(nil)

  init(_ names: [RunRequest.Source], files: ProjectFiles, isReadOnce: Bool) {
    self.names = names
    self.files = files
    self.isReadOnce = isReadOnce
  }

  /// Where the sets are read from, from their starts.
  var sources: [SetSource] {
    names.map { name in
      guard name == .standardInput, !isReadOnce else { return files.setSource(name) }
      return kept.withLock { kept in
        let source = kept ?? files.keptInput(named: name.name)
        kept = source
        return source
      }
    }
  }
}
