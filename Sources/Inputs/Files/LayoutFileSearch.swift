// SPDX-License-Identifier: MIT

import Foundation

/// Finds layout files.
public enum LayoutFileSearch {
  /// What every layout file's name ends in.
  public static let ending = ".widget.json"

  /// What a search came to.
  public struct Found: Hashable, Sendable {
    /// The layout files, sorted.
    public internal(set) var files: [String] = []
    /// The folders that could not be looked into.
    public internal(set) var errors: [InputError] = []
  }

  /// Returns the layout files that a configuration judges when none is named.
  ///
  /// Links to files count as the files; links to folders are not followed.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; paths start at its file's folder.
  ///   - directory: Where paths start without such a file; nothing is the working directory.
  /// - Throws: ``InputError`` with code `file.missing` where something of `include` is not there.
  public static func files(
    of configuration: Configuration, from directory: String = ""
  ) throws(InputError) -> Found {
    let start = directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
    let folder = configuration.file.map(folder) ?? start
    var found = Found()
    for path in configuration.include {
      try search(path == "." ? folder : folder + path, includedAs: path, configuration, into: &found)
    }
    found.files = Set(found.files).sorted()
    return found
  }

  /// Returns the part of a path before the last name, with its slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func search(
    _ path: String, includedAs name: String, _ configuration: Configuration, into found: inout Found
  ) throws(InputError) {
    let root = path.isEmpty ? "." : path
    let resolved = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    guard let kind = kind(of: resolved) else {
      throw InputError(
        .missing, at: SourcePosition(file: configuration.file ?? Configuration.fileName, keyPath: "include"),
        "there is no file or folder '\(name.excerpt)'",
        hint: "Paths in 'include' start at the configuration's folder.")
    }
    guard kind == .typeDirectory else {
      found.files.append(path)
      return
    }
    walk(resolved, named: path.isEmpty || path.hasSuffix("/") ? path : path + "/", into: &found)
  }

  /// Looks through a folder and those below it; an unreadable one does not keep the others from it.
  private static func walk(_ folder: String, named prefix: String, into found: inout Found) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      found.errors.append(
        InputError(
          .unreadable, at: SourcePosition(file: prefix.isEmpty ? "." : String(prefix.dropLast())),
          "the folder cannot be read", hint: "Its permissions do not let this user read it."))
      return
    }
    // What tools build or fetch is not the project's own.
    for name in names.sorted() where !name.hasPrefix(".") {
      if kind(of: "\(folder)/\(name)") == .typeDirectory {
        walk("\(folder)/\(name)", named: "\(prefix)\(name)/", into: &found)
      } else if name.hasSuffix(ending) {
        found.files.append(prefix + name)
      }
    }
  }

  /// Returns what a name stands for, a link for itself; nil where nothing has the name.
  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
