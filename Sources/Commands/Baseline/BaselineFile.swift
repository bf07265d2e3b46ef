// SPDX-License-Identifier: MIT

import Files
import Inspection

/// The file of a baseline.
struct BaselineFile {
  /// As it is seen from the working folder.
  let name: String
  let io: ToolIO

  /// The largest file that is read. Unit: bytes; some two million lines.
  private static let sizeLimit = 512 << 20

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - use: What is to become of it.
  ///   - extent: How much is run.
  ///   - ground: What the run is made with.
  /// - Returns: The baseline; nil where there is none yet and one is to be stored.
  func read(
    for use: RunRequest.BaselineUse, extent: RunExtent, ground: Baseline.Ground
  ) throws(RunError) -> Baseline? {
    let isUpdate = if case .update = use { true } else { false }
    guard let bytes = try bytes(isNeeded: !isUpdate) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunError(
        file: name, code: "baseline.syntax", message: "the baseline is not UTF-8", hint: Self.restore)
    }
    let baseline: Baseline
    do throws(BaselineError) {
      baseline = try Baseline(text: text)
    } catch {
      throw RunError(
        file: name, line: error.line, code: "baseline.syntax", message: error.detail, hint: Self.restore)
    }
    let differences = baseline.ground.differences(from: ground)
    guard differences.isEmpty else {
      // A run over everything stores all of it anew.
      if isUpdate, extent == .project { return baseline }
      throw RunError(
        file: name, code: "baseline.stack",
        message: "the baseline was made with another stack and is not compared: "
          + differences.joined(separator: ", "),
        hint: "store a new one with --update-baseline, in a run over the whole project")
    }
    return baseline
  }

  /// SHA-256 of the file in hexadecimal digits, or nil where it cannot be read.
  var digest: String? {
    (try? FileContents.read(io.path(name), limit: Self.sizeLimit)).map(ProjectFiles.digest)
  }

  private static let restore =
    "take it back from version control, or delete it and store a new one with --update-baseline"

  private func bytes(isNeeded: Bool) throws(RunError) -> [UInt8]? {
    do throws(FileError) {
      return try FileContents.read(io.path(name), limit: Self.sizeLimit)
    } catch {
      if error.code == .missing, !isNeeded { return nil }
      throw RunError(
        file: name, code: error.code.rawValue, message: error.detail,
        hint: error.code == .missing ? "store one with --update-baseline" : error.hint)
    }
  }

  /// Writes the file beside the old one and puts it in its place.
  func write(_ baseline: Baseline) throws(RunError) {
    do throws(FileError) {
      try AtomicFile.write(baseline.text, to: io.path(name))
    } catch {
      throw RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }
}
