// SPDX-License-Identifier: MIT

/// The command-line tool.
public enum Tool {
  /// Runs the tool with the process's arguments and ends the process.
  public static func main() {}
}
