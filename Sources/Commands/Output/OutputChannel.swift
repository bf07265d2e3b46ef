// SPDX-License-Identifier: MIT

/// Where characters go: a stream of the process, or the memory of a test.
public protocol OutputChannel: AnyObject {
  /// Takes characters; they may wait in a buffer. After a fault they are dropped.
  func write(_ text: String)
  /// Sends on what waits.
  func flush()
  /// What has stopped the channel, if anything.
  var fault: OutputFault? { get }
}

/// Why a channel takes no more.
public enum OutputFault: Hashable, Sendable {
  /// Nobody reads any longer, as behind `| head`.
  case closed
  /// The system refused; its own words.
  case refused(String)

  /// What is said about it: results that nobody got are not passed over in silence.
  var sentence: String {
    switch self {
    case .closed: "standard output was closed before all results were written"
    case .refused(let words): "standard output could not be written: \(words)"
    }
  }
}

/// A channel as a report writes to it.
struct ChannelText: TextOutputStream {
  let channel: any OutputChannel

  mutating func write(_ text: String) { channel.write(text) }
}
