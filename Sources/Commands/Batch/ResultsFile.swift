// SPDX-License-Identifier: MIT

import Files
import Inspection
import Reports

/// The results of a batch in JSON Lines, which grow while it runs and which all reports are made from.
enum ResultsFile {
  /// The name in the folder of a report.
  static let name = "results.jsonl"
  /// What the results depend on, in a file beside them that is there before the first line.
  static let identityName = "run.json"

  /// Reads all lines, in order.
  static func read(_ path: String, each: (RunLine) -> Void) throws(ResultsFault) {
    var number = 0
    do {
      let file = try LineFile(path)
      while let line = try file.next() {
        number += 1
        each(try RunLine(line))
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as RunLineError {
      throw .line(number, error)
    } catch {
      throw .line(number, RunLineError("\(error)"))
    }
  }

  /// What of results can be gone on from.
  struct Done {
    /// The bytes that stay: all entries but the last, which may not be whole.
    var length = 0
    /// The place of the first entry that is still to be judged.
    var nextIndex = 0
    /// What the bytes that stay come to.
    var tally: BatchTally
  }

  /// Looks through results whose run was stopped.
  ///
  /// - Parameter tally: A tally of nothing.
  static func done(in path: String, adding tally: BatchTally) throws(ResultsFault) -> Done {
    var done = Done(tally: tally)
    // The lines of the last entry, which stays only if another begins behind it.
    var last: [RunLine] = []
    var index: Int?
    var number = 0
    do {
      let file = try LineFile(path)
      while true {
        let start = file.offset
        guard let bytes = try file.next() else { break }
        number += 1
        if file.isTorn { break }
        let line = try RunLine(bytes)
        guard let place = line.index else {
          // Errors of no entry come first; findings of no render and the counts come last, and are made again.
          guard index == nil, case .error = line else { break }
          last.append(line)
          continue
        }
        if place != index {
          for line in last { done.tally.add(line) }
          last = []
          (done.length, done.nextIndex) = (start, place)
          index = place
        }
        last.append(line)
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as RunLineError {
      throw .line(number, error)
    } catch {
      throw .line(number, RunLineError("\(error)"))
    }
    return done
  }
}

/// What keeps results from being read.
enum ResultsFault: Error {
  case file(FileError)
  case line(Int, RunLineError)

  /// What is said of it.
  func error(in name: String) -> RunError {
    switch self {
    case .file(let error):
      RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    case .line(let number, let error):
      RunError(
        file: name, line: number, code: CommandError.Code.results.rawValue,
        message: "the line is none of a report's results: \(error.detail)",
        hint: "give the results as `andon report` wrote them")
    }
  }
}

extension RunLine {
  /// The place of the entry among all entries, or nil for what concerns none.
  var index: Int? {
    switch self {
    case .render(let render): render.index
    case .error(let error): error.index
    case .finding, .summary: nil
    }
  }
}
