// SPDX-License-Identifier: MIT

/// Paths as reports show them: never from the root, so that a report is the same on every machine.
enum ProjectPath {
  /// Returns a path as it is seen from a folder; one that is not from the root is returned as it is.
  ///
  /// Names alone are looked at, links are not followed. On the command line `-` is no path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - folder: The folder, from the root.
  static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let parts = standardized(path)
    let base = standardized(folder)
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    let relative = (up + parts[common...]).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  /// Returns the path from the root of a name that is seen from a folder.
  static func absolute(_ name: String, in folder: String) -> String {
    if name.hasPrefix("/") { return name }
    return folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// Returns the folder of a path from the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func standardized(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
  }
}
