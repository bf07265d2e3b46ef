// SPDX-License-Identifier: MIT

public import Inspection

/// One JSON object for the whole run, written as the run is made. Errors wait for the renders to end.
public struct JSONSink: RunSink {
  private let channel: any TextChannel
  private let errors: any TextSpool
  private var renderCount = 0
  private var errorCount = 0

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - channel: Where the report goes.
  ///   - context: Where errors wait.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    errors = context.makeSpool()
  }

  /// Writes the head.
  public mutating func begin(_ head: RunHead) {
    channel.write("{\n" + Self.member("andon", head.stack.json) + ",\n  \"renders\": [")
  }

  /// Writes an element of `renders`.
  public mutating func receive(_ render: RenderReport) {
    channel.write(Self.element(render.json, place: renderCount))
    renderCount += 1
  }

  /// Keeps an element of `errors`.
  public mutating func receive(_ error: RunError) {
    errors.write(Self.element(error.json, place: errorCount))
    errorCount += 1
  }

  /// Writes the errors and the counts.
  public mutating func end(_ end: RunEnd) {
    channel.write(Self.closing(renderCount))
    if !end.findings.isEmpty {
      channel.write("  \"findings\": [")
      for (place, finding) in end.findings.enumerated() {
        channel.write(Self.element(finding.json, place: place))
      }
      channel.write(Self.closing(end.findings.count))
    }
    if let baseline = end.baseline { channel.write(Self.member("baseline", baseline.json) + ",\n") }
    channel.write("  \"errors\": [")
    errors.pour(into: channel)
    channel.write(Self.closing(errorCount) + Self.member("summary", end.summary.json) + "\n}\n")
  }

  private static func member(_ key: String, _ value: JSONValue) -> String {
    "  \(JSONText.quoted(key)): \(JSONText.block(value, indent: 2))"
  }

  private static func element(_ value: JSONValue, place: Int) -> String {
    (place == 0 ? "\n    " : ",\n    ") + JSONText.block(value, indent: 4)
  }

  private static func closing(_ count: Int) -> String { count == 0 ? "],\n" : "\n  ],\n" }
}
