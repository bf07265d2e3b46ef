// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals with which a person or a system asks the process to end.
enum Interruption {
  /// Raises a stop signal at the first SIGINT or SIGTERM. A second one ends the process at once.
  ///
  /// The corresponding C functions are `pipe` and `signal`.
  static func watch(_ stop: StopSignal) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    unsafe bell = ends[1]
    let source = ends[0]
    let thread = Thread {
      var byte: UInt8 = 0
      while unsafe read(source, &byte, 1) < 0, errno == EINTR {}
      stop.raise()
    }
    thread.start()
    _ = signal(SIGINT, ring)
    _ = signal(SIGTERM, ring)
  }
}

/// The end of a pipe that the handler writes to; a handler may call little else.
nonisolated(unsafe) private var bell: Int32 = -1

/// Handles a signal, and leaves the next one to the system.
private func ring(_ number: Int32) {
  _ = signal(SIGINT, SIG_DFL)
  _ = signal(SIGTERM, SIG_DFL)
  var byte: UInt8 = 1
  _ = unsafe write(bell, &byte, 1)
}
