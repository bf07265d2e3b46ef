// SPDX-License-Identifier: MIT

public import Foundation

/// Texts that were looked at and kept; a test compares what is written today with them, byte by byte.
public enum GoldenText {
  /// A text that is not the one that was kept.
  public struct Difference: Error, CustomStringConvertible {
    /// What differs, and how to accept it.
    public let description: String
  }

  /// The folder of the goldens that tests keep.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "golden/regression")

  /// Compares a text with the golden of a path such as `Reports/Formats/junit-one-entry`.
  ///
  /// With `GOLDEN=accept` in the environment the text takes the golden's place, and the check fails all the
  /// same, so that no run passes that has judged itself.
  public static func check(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path + ".txt")
    let kept = try? Data(contentsOf: file)
    guard kept != Data(text.utf8) else { return }
    if ProcessInfo.processInfo.environment["GOLDEN"] == "accept" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      throw Difference(description: "accepted \(path); look at it, then run again without GOLDEN")
    }
    guard let kept else { throw Difference(description: "no golden \(path); GOLDEN=accept writes it") }
    throw Difference(description: "\(path): \(firstDifference(text, String(decoding: kept, as: UTF8.self)))")
  }

  private static func firstDifference(_ text: String, _ kept: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, pair) in zip(lines, keptLines).enumerated() where pair.0 != pair.1 {
      return "line \(number + 1) was\n\(pair.1)\nand is\n\(pair.0)"
    }
    return "\(keptLines.count) lines were kept, and there are \(lines.count)"
  }
}
