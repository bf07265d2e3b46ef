// SPDX-License-Identifier: MIT

import Foundation

/// Finds layout files.
public enum LayoutFileSearch {
  /// What every layout file's name ends in.
  public static let ending = ".widget.json"

  /// Returns the layout files that a configuration judges when none is named, sorted.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; paths start at its file's folder.
  ///   - directory: Where paths start without such a file; nothing is the working directory.
  /// - Throws: ``InputError`` with code `file.missing` where something of `include` is not there.
  public static func files(
    of configuration: Configuration, from directory: String = ""
  ) throws(InputError) -> [String] {
    let start = directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
    let folder = configuration.file.map(folder) ?? start
    var files: Set<String> = []
    for path in configuration.include {
      files.formUnion(
        try self.files(at: path == "." ? folder : folder + path, includedAs: path, configuration))
    }
    return files.sorted()
  }

  /// Returns the part of a path before the last name, with its slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func files(
    at path: String, includedAs name: String, _ configuration: Configuration
  ) throws(InputError) -> [String] {
    let root = path.isEmpty ? "." : path
    let resolved = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      throw InputError(
        .missing, at: SourcePosition(file: configuration.file ?? Configuration.fileName, keyPath: "include"),
        "there is no file or folder '\(name.excerpt)'",
        hint: "Paths in 'include' start at the configuration's folder.")
    }
    guard attributes[.type] as? FileAttributeType == .typeDirectory else { return [path] }
    let prefix = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    var found: [String] = []
    let walk = FileManager.default.enumerator(atPath: resolved)
    while let step = walk?.nextObject() as? String {
      // What tools build or fetch is not the project's own.
      if step.split(separator: "/").last?.first == "." {
        walk?.skipDescendants()
      } else if step.hasSuffix(ending) {
        found.append(prefix + step)
      }
    }
    return found
  }
}
