// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inputs
import Inspection
import Raster

/// The folder of the stored pictures of a project.
struct GoldenFolder {
  /// From the root.
  private let path: String
  private let io: ToolIO

  /// Finds the folder that a project names, beside its `andon.json`; without one it is in the working folder.
  init(of configuration: Configuration, io: ToolIO) {
    let file = io.path(configuration.file ?? Configuration.fileName)
    path = "\(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])/\(configuration.golden)"
    self.io = io
  }

  /// Returns a file of the folder as it is seen from the working folder.
  func shown(_ name: String) -> String { ProjectPath.relative("\(path)/\(name)", to: io.folder) }

  /// Reads the manifest; without one it is empty.
  func manifest() throws(RunError) -> GoldenManifest {
    let name = GoldenManifest.fileName
    guard let bytes = try bytes(of: name, limit: 64 << 20) else { return GoldenManifest() }
    guard let manifest = GoldenManifest(bytes) else {
      throw RunError(
        file: shown(name), code: "golden.manifest",
        message: "the manifest of the stored pictures is damaged, or of another version",
        hint: "take it back from version control, or delete it and run andon golden --update")
    }
    return manifest
  }

  /// Returns a stored picture, or nil where there is none.
  func picture(_ name: String) throws(RunError) -> PixelBuffer? {
    guard let bytes = try bytes(of: name, limit: 1 << 28) else { return nil }
    do throws(PNGError) {
      return try PNGPicture(bytes, name: shown(name)).pixelBuffer
    } catch {
      throw RunError(
        file: shown(name), code: error.code.rawValue, message: error.detail,
        hint: "take it back from version control, or run andon golden --update")
    }
  }

  private func bytes(of name: String, limit: Int) throws(RunError) -> [UInt8]? {
    do throws(FileError) {
      return try FileContents.read("\(path)/\(name)", limit: limit)
    } catch {
      if error.code == .missing { return nil }
      throw RunError(file: shown(name), code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }

  /// Stores a picture, small, since it goes into version control.
  func write(_ picture: PixelBuffer, _ name: String, pixelsPerInch: Double?) throws(RunError) {
    try write(
      encoded(picture, .small, pixelsPerInch, as: shown(name)), named: shown(name), to: "\(path)/\(name)")
  }

  /// Writes a picture beside the project, its name as it is seen from the working folder.
  func write(_ picture: PixelBuffer, to name: String) throws(RunError) {
    try write(encoded(picture, .fast, nil, as: name), named: name, to: io.path(name))
  }

  /// Stores the manifest.
  func write(_ manifest: GoldenManifest) throws(RunError) {
    try write(
      Array(manifest.text.utf8), named: shown(GoldenManifest.fileName),
      to: "\(path)/\(GoldenManifest.fileName)")
  }

  /// Deletes a picture; one that is gone already is no fault.
  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  private func encoded(
    _ picture: PixelBuffer, _ compression: PNGCompression, _ pixelsPerInch: Double?, as name: String
  ) throws(RunError) -> [UInt8] {
    do throws(PNGError) {
      return try picture.pngBytes(pixelsPerInch: pixelsPerInch, compression: compression, name: name)
    } catch {
      throw RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }

  private func write(_ bytes: [UInt8], named name: String, to path: String) throws(RunError) {
    do throws(FileError) {
      if let slash = path.lastIndex(of: "/") { try Folder.make(String(path[..<slash])) }
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw RunError(file: name, code: error.code.rawValue, message: error.detail, hint: error.hint)
    }
  }
}
