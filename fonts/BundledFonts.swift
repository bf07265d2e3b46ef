// SPDX-License-Identifier: MIT

import Foundation

/// The faces that ship with the tool.
public enum BundledFonts {
  /// The environment variable that names another folder of faces.
  public static let variable = "ANDON_FONTS"

  /// Returns the path of the folder that holds `faces.txt`.
  ///
  /// Tried in order: the folder in `ANDON_FONTS`, which must hold the list if it is set; the package's
  /// resources beside the executable, symbolic links followed; `../share/andon/faces` from there.
  ///
  /// - Throws: ``BundledFontsError`` that lists the places where the folder was looked for.
  public static func folder() throws(BundledFontsError) -> String {
    try folder(named: ProcessInfo.processInfo.environment[variable], executable: executableFolder)
  }

  /// The search, on given places.
  static func folder(named: String?, executable: URL?) throws(BundledFontsError) -> String {
    if let named, !named.isEmpty {
      guard holdsList(named) else { throw BundledFontsError(places: [named], isNamed: true) }
      return named
    }
    var places: [String] = []
    if let executable {
      for bundle in ["andon_BundledFonts.resources", "andon_BundledFonts.bundle"] {
        places.append(executable.appendingPathComponent(bundle).appendingPathComponent("faces").path)
      }
      places.append(
        executable.deletingLastPathComponent().appendingPathComponent("share/andon/faces").path)
    }
    for place in places where holdsList(place) { return place }
    throw BundledFontsError(places: places, isNamed: false)
  }

  private static func holdsList(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/faces.txt")
  }

  /// The folder of the running program; of the test bundle where tests run inside another program.
  private static var executableFolder: URL? {
    if let test = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      return test.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

/// The bundled faces are at none of the places where they may be.
public struct BundledFontsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folders that were tried, in order.
  public let places: [String]
  /// Whether `ANDON_FONTS` named the one place that was tried.
  public let isNamed: Bool

  /// What was looked for, where, and what to do.
  public var description: String {
    let looked = places.isEmpty ? "the program's own folder is not known" : places.joined(separator: ", ")
    return isNamed
      ? "\(looked): the folder in \(BundledFonts.variable) has no faces.txt"
      : "no faces.txt in: \(looked); set \(BundledFonts.variable) to the folder that holds it"
  }
}
