// SPDX-License-Identifier: MIT

import Files
import Inputs
import Inspection
import Typeset
import WidgetModel

/// Reads the files of a project and names them as they are seen from the working folder.
struct ProjectFiles: Sendable {
  private let folder: String
  private let readInput: @Sendable () -> [UInt8]?
  private let inputSet: SetSource?

  init(io: ToolIO) {
    folder = io.folder
    readInput = io.readInput
    inputSet = io.inputSet
  }

  private func path(_ name: String) -> String { ProjectPath.absolute(name, in: folder) }

  /// Returns the configuration of a name, else the one that holds here, else the built-in one.
  func configuration(named name: String?) throws(PreparationFault) -> Configuration {
    guard let path = name.map(path) ?? Configuration.path(for: folder) else { return Configuration() }
    do throws(InputError) {
      return try Configuration.read(
        try InputFile.bytes(of: path), file: path,
        rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    } catch {
      throw .errors(errors(of: error))
    }
  }

  /// Returns the configuration's file and its SHA-256, or nil where the built-in one holds.
  func configurationSource(named name: String?) -> (file: String, sha256: String)? {
    guard let path = name.map(path) ?? Configuration.path(for: folder) else { return nil }
    // It was read before; one that has gone since is another one.
    let bytes = try? InputFile.bytes(of: path)
    return (ProjectPath.relative(path, to: folder), bytes.map(Self.digest) ?? "")
  }

  /// Returns the SHA-256 of a file's bytes in hexadecimal digits.
  static func digest(of bytes: [UInt8]) -> String { SHA256.hexDigest(of: bytes) }

  /// What became of the layout files.
  struct Layouts {
    var read: [LayoutFile] = []
    /// Where views stand, by file.
    var places: [String: ViewPlaces] = [:]
    /// SHA-256 of each file that was read, in hexadecimal digits.
    var digests: [String: String] = [:]
    var errors: [RunError] = []
  }

  /// Reads the layouts of a request, else all those of the project.
  func layouts(
    _ request: RunRequest, _ configuration: Configuration
  ) throws(PreparationFault) -> Layouts {
    var layouts = Layouts()
    var sources = request.files
    if sources.isEmpty { (sources, layouts.errors) = try found(by: configuration) }
    let catalogs = AssetCatalogs(of: configuration)
    for source in sources {
      do throws(InputError) {
        let bytes = try bytes(of: source, limit: LayoutFile.sizeLimit)
        layouts.read.append(
          try LayoutFile.read(
            bytes, file: source.name, environments: configuration.environmentNames,
            assets: catalogs.assets(for: path(source.name))))
        layouts.places[source.name] = ViewPlaces(bytes, file: source.name)
        layouts.digests[source.name] = Self.digest(of: bytes)
      } catch {
        layouts.errors += errors(of: error)
      }
    }
    return layouts
  }

  /// Returns the length of a regular file, or nil of anything else. Unit: bytes.
  func length(of source: RunRequest.Source) -> Int? {
    guard case .file(let name) = source else { return nil }
    return FileContents.length(of: path(name))
  }

  /// Returns standard input as a set that can be read again and again; it is kept in memory.
  func keptInput(named name: String) -> SetSource { .bytes(readInput() ?? [], name: name) }

  /// Returns where a set is read from.
  func setSource(_ source: RunRequest.Source) -> SetSource {
    switch source {
    case .file(let name): .file(path(name), name: name)
    case .standardInput: inputSet ?? .bytes(readInput() ?? [], name: source.name)
    }
  }

  private func found(
    by configuration: Configuration
  ) throws(PreparationFault) -> (files: [RunRequest.Source], errors: [RunError]) {
    do throws(InputError) {
      let found = try LayoutFileSearch.files(of: configuration, from: folder)
      if !found.files.isEmpty || !found.errors.isEmpty {
        return (
          found.files.map { .file(ProjectPath.relative($0, to: folder)) }, found.errors.flatMap(errors)
        )
      }
    } catch {
      throw .errors(errors(of: error))
    }
    throw .usage(
      CommandError(
        .nothingSelected, subject: LayoutFileSearch.ending,
        "there is no *\(LayoutFileSearch.ending) in this project, so there is nothing to judge",
        hint: "`andon init` makes a first one; a file may also be named: andon check FILE"))
  }

  /// Returns the bytes of a file or of standard input.
  func bytes(of source: RunRequest.Source, limit: Int) throws(InputError) -> [UInt8] {
    switch source {
    case .file(let name): return try InputFile.bytes(of: path(name), limit: limit)
    case .standardInput:
      if let bytes = readInput() { return bytes }
      throw InputError(
        .unreadable, at: SourcePosition(file: source.name), "standard input could not be read")
    }
  }

  /// Returns the problems of a file, under the name that it has in reports.
  func errors(of error: InputError) -> [RunError] {
    error.all.map { problem in
      RunError(
        file: problem.position.file.isEmpty
          ? nil : ProjectPath.relative(problem.position.file, to: folder),
        line: problem.position.line, column: problem.position.column, key: problem.position.keyPath,
        code: problem.code.rawValue, message: problem.detail, hint: problem.hint)
    }
  }
}
