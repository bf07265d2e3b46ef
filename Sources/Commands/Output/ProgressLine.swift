// SPDX-License-Identifier: MIT

/// How far a run is, on one line of a terminal that is written over and wiped at the end.
struct ProgressLine {
  private let total: Int
  private let isShown: Bool
  private let channel: any OutputChannel
  private var done = 0

  init(total: Int, isShown: Bool, io: ToolIO) {
    self.total = total
    self.isShown = isShown && total > 1
    channel = io.messages
  }

  /// Notes that one more is done; the line is written a hundred times at most.
  mutating func step() {
    done += 1
    guard isShown, done * 100 / total != (done - 1) * 100 / total else { return }
    channel.write("\r\(done) of \(total)")
  }

  /// Wipes the line.
  func clear() {
    // Carriage return, then "erase in line" of ECMA-48.
    if isShown { channel.write("\r\u{1B}[K") }
  }
}
