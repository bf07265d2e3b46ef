// SPDX-License-Identifier: MIT

public import Inspection

/// JSON Lines as the run is made: a line for each render and each error in its place, the summary last.
public struct JSONLinesSink: RunSink {
  private let channel: any TextChannel
  private var stack = Stack(version: "", model: [], fonts: [])

  /// Creates a sink.
  public init(to channel: any TextChannel) { self.channel = channel }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { stack = head.stack }

  /// Writes a line.
  public mutating func receive(_ render: RenderReport) { channel.write(RunLine.text(of: render)) }

  /// Writes a line.
  public mutating func receive(_ error: RunError) { channel.write(RunLine.text(of: error)) }

  /// Writes the lines that no render and no error stands in.
  public mutating func end(_ end: RunEnd) { channel.write(RunLine.text(of: end, stack: stack)) }
}
