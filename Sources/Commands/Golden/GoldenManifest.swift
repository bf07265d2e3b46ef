// SPDX-License-Identifier: MIT

import Foundation
import Inspection

/// What lies beside stored pictures: how each of them was made.
struct GoldenManifest: Codable, Hashable {
  /// The name of its file.
  static let fileName = "manifest.json"
  /// The format that this version reads and writes.
  private static let format = 1

  /// The tool, its parameters and its faces.
  struct Engine: Codable, Hashable {
    var version: String
    /// The values of the model's parameters, as written in JSON.
    var model: [String: String]
    /// SHA-256 of each face.
    var fonts: [String: String]
  }

  /// How one picture was made.
  struct Picture: Codable, Hashable {
    /// The hash of everything that the project says about it.
    var design: String
    /// The place of its engine in the list.
    var engine: Int
  }

  private var golden = Self.format
  private(set) var engines: [Engine] = []
  private(set) var pictures: [String: Picture] = [:]

  /// Creates a manifest of no picture.
  init() {}

  /// Reads a manifest; nil is one that this version did not write.
  init?(_ bytes: [UInt8]) {
    guard let read = try? JSONDecoder().decode(GoldenManifest.self, from: Data(bytes)),
      read.golden == Self.format,
      read.pictures.values.allSatisfy({ read.engines.indices.contains($0.engine) }),
      // An obsolete picture is deleted by its name, so none may lead out of the folder.
      read.pictures.keys.allSatisfy({ $0.hasSuffix(".png") && !$0.contains("/") })
    else { return nil }
    self = read
  }

  /// The manifest as a file: keys sorted, so that it merges well.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A value of strings and whole numbers can always be encoded.
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }

  /// Notes how a picture was made.
  mutating func note(_ name: String, design: String, by engine: Engine) {
    if !engines.contains(engine) { engines.append(engine) }
    pictures[name] = Picture(design: design, engine: engines.firstIndex(of: engine) ?? 0)
    dropUnused()
  }

  /// Forgets a picture.
  mutating func remove(_ name: String) {
    pictures[name] = nil
    dropUnused()
  }

  private mutating func dropUnused() {
    let used = Set(pictures.values.map(\.engine)).sorted()
    guard used.count < engines.count else { return }
    engines = used.map { engines[$0] }
    pictures = pictures.mapValues { picture in
      Picture(design: picture.design, engine: used.firstIndex(of: picture.engine) ?? 0)
    }
  }
}

extension GoldenManifest {
  /// Returns what changed since a picture was stored, in half a sentence.
  func cause(of name: String, design: String, by engine: Engine) -> String {
    guard let picture = pictures[name] else { return "how it was made is not known" }
    let old = engines[picture.engine]
    var causes: [String] = []
    if picture.design != design {
      causes.append("the design changed (layout, image, colour, entry, device or locale)")
    }
    let fonts = Self.changedKeys(old.fonts, engine.fonts)
    if !fonts.isEmpty { causes.append("a font changed (\(fonts.joined(separator: ", ")))") }
    let parameters = Self.changedKeys(old.model, engine.model)
    var parts = parameters.map {
      "\($0) was \(old.model[$0] ?? "not there") and is \(engine.model[$0] ?? "gone")"
    }
    if old.version != engine.version { parts.insert("Andon \(old.version) became \(engine.version)", at: 0) }
    if parts.isEmpty, causes.isEmpty { parts = ["Andon’s own drawing"] }
    if !parts.isEmpty { causes.append("the engine changed (\(parts.joined(separator: ", ")))") }
    return causes.joined(separator: " and ")
  }

  private static func changedKeys(_ old: [String: String], _ new: [String: String]) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }
}

extension GoldenManifest.Engine {
  /// Creates the engine of a run.
  init(_ stack: Stack) {
    version = stack.version
    model = Dictionary(stack.model.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    fonts = Dictionary(stack.fonts.map { ($0.face, $0.sha256) }, uniquingKeysWith: { first, _ in first })
  }
}
