// SPDX-License-Identifier: MIT

/// Where the characters of a report go: a file, a stream of the process, or memory.
///
/// A channel that cannot take them any longer remembers why and drops what follows; whoever opened it asks at
/// the end. A report therefore has no faults of its own.
public protocol TextChannel: AnyObject {
  /// Takes characters; they may wait in a buffer.
  func write(_ text: String)
}

/// A channel whose characters wait until what stands before them is known.
///
/// The head of some formats counts what follows. Its body is kept aside until then, on a disk where it may be
/// large, so that a report holds no more in memory than a few totals.
public protocol TextSpool: TextChannel {
  /// Hands all characters on, in the order they came; none comes after.
  func pour(into channel: any TextChannel)
}

/// A channel in memory.
public final class TextBuffer: TextSpool {
  /// What was written.
  public private(set) var text = ""

  /// Creates an empty buffer.
  public init() {}

  /// Takes characters.
  public func write(_ text: String) { self.text += text }

  /// Hands the characters on.
  public func pour(into channel: any TextChannel) { channel.write(text) }
}
