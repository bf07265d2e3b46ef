// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import WidgetModel

/// Reads the files of a project and names them as they are seen from the working folder.
struct ProjectFiles {
  let io: ToolIO

  /// Returns the configuration of a name, else the one that holds here, else the built-in one.
  func configuration(named name: String?) throws(PreparationFault) -> Configuration {
    guard let path = name.map(io.path) ?? Configuration.path(for: io.folder) else { return Configuration() }
    do throws(InputError) {
      return try Configuration.read(
        try InputFile.bytes(of: path), file: path,
        rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    } catch {
      throw .errors(errors(of: error))
    }
  }

  /// What became of the layout files.
  struct Layouts {
    var read: [LayoutFile] = []
    /// Where views stand, by file.
    var places: [String: ViewPlaces] = [:]
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
            assets: catalogs.assets(for: io.path(source.name))))
        layouts.places[source.name] = ViewPlaces(bytes, file: source.name)
      } catch {
        layouts.errors += errors(of: error)
      }
    }
    return layouts
  }

  /// Reads the entries of a request: its texts, then those of its sets that are chosen.
  func entries(_ request: RunRequest) -> (entries: [Entry], errors: [RunError]) {
    var entries = request.texts.map { Entry(text: $0) }
    var errors: [RunError] = []
    for result in SelectedEntries(request.sets.map(setSource), request.setOptions, request.selection) {
      switch result {
      case .success(let entry): entries.append(entry)
      case .failure(let error): errors += self.errors(of: error)
      }
    }
    return (entries, errors)
  }

  /// Returns where a set is read from.
  func setSource(_ source: RunRequest.Source) -> SetSource {
    switch source {
    case .file(let name): return .file(io.path(name), name: name)
    case .standardInput:
      if let set = io.inputSet { return set }
      return .bytes(io.readInput() ?? [], name: source.name)
    }
  }

  private func found(
    by configuration: Configuration
  ) throws(PreparationFault) -> (files: [RunRequest.Source], errors: [RunError]) {
    do throws(InputError) {
      let found = try LayoutFileSearch.files(of: configuration, from: io.folder)
      if !found.files.isEmpty || !found.errors.isEmpty {
        return (
          found.files.map { .file(ProjectPath.relative($0, to: io.folder)) }, found.errors.flatMap(errors)
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

  private func bytes(of source: RunRequest.Source, limit: Int) throws(InputError) -> [UInt8] {
    switch source {
    case .file(let name): return try InputFile.bytes(of: io.path(name), limit: limit)
    case .standardInput:
      if let bytes = io.readInput() { return bytes }
      throw InputError(
        .unreadable, at: SourcePosition(file: source.name), "standard input could not be read")
    }
  }

  /// Returns the problems of a file, under the name that it has in reports.
  private func errors(of error: InputError) -> [RunError] {
    error.all.map { problem in
      RunError(
        file: problem.position.file.isEmpty
          ? nil : ProjectPath.relative(problem.position.file, to: io.folder),
        line: problem.position.line, column: problem.position.column, key: problem.position.keyPath,
        code: problem.code.rawValue, message: problem.detail, hint: problem.hint)
    }
  }
}
