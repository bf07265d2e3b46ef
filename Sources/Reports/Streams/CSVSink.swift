// SPDX-License-Identifier: MIT

public import Inspection

/// A table after RFC 4180 as the run is made; see ``CSVReport``.
public struct CSVSink: RunSink {
  private let channel: any TextChannel

  /// Creates a sink.
  public init(to channel: any TextChannel) { self.channel = channel }

  /// Writes the header.
  public mutating func begin(_ head: RunHead) { channel.write(CSVReport.header) }

  /// Writes a row.
  public mutating func receive(_ render: RenderReport) { channel.write(CSVReport.row(of: render)) }

  /// An entry that could not be judged has no row.
  public mutating func receive(_ error: RunError) {}

  /// A table has no end.
  public mutating func end(_ end: RunEnd) {}
}
