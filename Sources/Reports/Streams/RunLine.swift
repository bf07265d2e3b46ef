// SPDX-License-Identifier: MIT

public import Inspection

/// One line of a run in JSON Lines, which is what all other reports of a batch are made from.
public enum RunLine: Sendable {
  case render(RenderReport)
  /// What could not be judged, in its place.
  case error(RunError)
  /// A broken rule of the whole run.
  case finding(Finding)
  /// The last line, as it was read: its members are `andon`, `summary` and what is known of a batch.
  case summary(JSONValue)

  /// Returns the line of a render, with its end.
  public static func text(of render: RenderReport) -> String { JSONText.line(render.json) + "\n" }

  /// Returns the line of an error, with its end.
  public static func text(of error: RunError) -> String {
    JSONText.line(["error": error.json]) + "\n"
  }

  /// Returns the lines that end a run.
  ///
  /// - Parameters:
  ///   - end: What is known at the end.
  ///   - stack: What the run was made with.
  ///   - members: What else the last line says.
  public static func text(of end: RunEnd, stack: Stack, with members: [JSONValue.Member] = []) -> String {
    let last: [JSONValue.Member] =
      [JSONValue.Member(key: "andon", value: stack.json)] + members
      + (end.baseline.map { [JSONValue.Member(key: "baseline", value: $0.json)] } ?? [])
      + [JSONValue.Member(key: "summary", value: end.summary.json)]
    return end.findings.map { JSONText.line(["finding": $0.json]) + "\n" }.joined()
      + JSONText.line(.object(last)) + "\n"
  }

  /// Reads a line.
  ///
  /// - Parameter bytes: The line without its end, in UTF-8.
  /// - Throws: ``RunLineError`` where it is no line of a run.
  public init(_ bytes: some Collection<UInt8>) throws(RunLineError) {
    let value = try JSONLineReader.read(Array(bytes))
    if let error = value["error"] {
      self = .error(try RunError(json: error))
    } else if let finding = value["finding"] {
      self = .finding(try Finding(json: finding))
    } else if value["summary"] != nil {
      self = .summary(value)
    } else {
      self = .render(try RenderReport(json: value))
    }
  }
}

/// A line that is no line of a run.
public struct RunLineError: Error, Hashable, Sendable {
  /// Half a sentence: what was found or what is missing.
  public let detail: String

  /// Creates an error.
  public init(_ detail: String) { self.detail = detail }
}
