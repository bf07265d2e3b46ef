// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Inspection

/// What changed in a project since a revision of git, and which widgets that concerns.
///
/// A widget is concerned by its layout file, by the image files and asset catalogs that it uses, and by what concerns
/// every widget: `andon.json`, a set, the baseline.
struct ProjectChanges {
  private let changed: Set<String>
  private let concernsAll: Bool
  private let io: ToolIO

  init(
    since revision: String, _ request: RunRequest, _ configuration: Configuration, io: ToolIO
  ) throws(PreparationFault) {
    self.io = io
    do throws(RunError) {
      changed = try GitRepository(around: io.folder).files(changedSince: revision)
    } catch {
      throw .errors([error])
    }
    let shared = [configuration.file, request.baseline.file] + request.sets.map(\.fileName)
    concernsAll = shared.compactMap { $0 }.contains { [changed] in changed.contains(Self.resolved($0, io)) }
  }

  /// Returns whether a widget is to be judged.
  func concern(_ layout: LayoutFile) -> Bool {
    if concernsAll || layout.file == "-" || changed.contains(Self.resolved(layout.file, io)) { return true }
    let uses = layout.usedFiles
    if !changed.isDisjoint(with: uses.images) { return true }
    // Which image a field names is not known before the entry is.
    if uses.namesByField, changed.contains(where: { $0.lowercased().hasSuffix(".png") }) { return true }
    return uses.usesCatalogs && changed.contains { $0.contains("\(LayoutFile.catalogEnding)/") }
  }

  private static func resolved(_ name: String, _ io: ToolIO) -> String {
    URL(fileURLWithPath: io.path(name)).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension RunRequest.Source {
  /// The file, or nil for standard input.
  fileprivate var fileName: String? {
    if case .file(let name) = self { name } else { nil }
  }
}
