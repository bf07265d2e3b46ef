// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ToolIO.Screen {
  /// Columns that a report uses at most; longer lines read badly.
  private static let widest = 100
  /// Columns that it takes at least, whatever the terminal says.
  private static let narrowest = 60

  /// Returns what is known of the process's terminal.
  ///
  /// The corresponding C function is `isatty`.
  static func ofProcess(_ environment: [String: String]) -> ToolIO.Screen {
    let showsOutput = isatty(1) == 1
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? (showsOutput ? terminalColumns() : nil)
    return ToolIO.Screen(
      showsOutput: showsOutput, showsMessages: isatty(2) == 1 && environment["TERM"] != "dumb",
      columns: min(widest, max(narrowest, columns ?? 80)))
  }

  /// Returns the width of the terminal. The corresponding C function is `ioctl`.
  private static func terminalColumns() -> Int? {
    var size = winsize()
    let status = unsafe ioctl(1, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
