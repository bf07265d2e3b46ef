// SPDX-License-Identifier: MIT

import Files
import Inspection
import Raster
import Typeset

/// Writes the pictures of a batch as they are made, on the workers.
struct BatchPictures: Sendable {
  /// The folder in that of the report.
  static let name = "pictures"
  /// The folder, from the root.
  let path: String
  let typesetter: Typesetter
  private let series = BatchSeries()

  /// - Parameters:
  ///   - path: The folder, from the root.
  ///   - typesetter: The faces of notices.
  init(path: String, typesetter: Typesetter) {
    self.path = path
    self.typesetter = typesetter
  }

  /// Writes the pictures of what a case came to, and names them in its reports.
  func keep(_ result: inout CaseResult) {
    for place in result.renders.indices where result.renders[place].picture != nil {
      let render = result.renders[place]
      result.renders[place].picture = nil
      guard let picture = Preview(typesetter: typesetter).picture(of: render) else { continue }
      let name = Self.name(of: render.report)
      do {
        let bytes = try series.bytes(
          of: picture, in: Self.place(of: render.report), pixelsPerInch: render.pixelsPerInch, name: name)
        try AtomicFile.write(bytes, to: "\(path)/\(name)")
        result.renders[place].report.picture = "\(Self.name)/\(name)"
      } catch let error as FileError {
        result.errors.append(
          RunError(
            file: "\(Self.name)/\(name)", code: error.code.rawValue, message: error.detail, hint: error.hint,
            index: render.report.index))
      } catch {
        result.errors.append(
          RunError(file: "\(Self.name)/\(name)", message: "\(error)", index: render.report.index))
      }
    }
  }

  /// Where a render is shown.
  private static func place(of render: RenderReport) -> String {
    [render.file, render.environment, render.device, render.locale].joined(separator: "\u{0}")
  }

  /// Returns the file of the folder that a line of results names as its picture, or nil where no batch writes such a
  /// name.
  static func ownName(_ picture: String) -> String? {
    guard picture.hasPrefix("\(name)/"), picture.hasSuffix(".png") else { return nil }
    let parts = picture.dropFirst(name.count + 1).dropLast(".png".count).split(
      separator: ".", omittingEmptySubsequences: false)
    let digits = Set("0123456789abcdef")
    // Widget, hash, locale, device and environment, as ``name(of:)`` joins them.
    guard parts.count == 5, parts[1].count == 16, parts[1].allSatisfy(digits.contains),
      parts.allSatisfy({ PictureNames.safe(String($0)) == $0 })
    else { return nil }
    return String(picture.dropFirst(name.count + 1))
  }

  /// Returns the name of a picture's file, which is the same in every run and on every machine.
  ///
  /// Ids may hold any characters and be of any length, so a hash of what is drawn stands for them.
  static func name(of render: RenderReport) -> String {
    let entry = [render.file, render.entry.id, render.entry.text].joined(separator: "\u{0}")
    let digest = SHA256.hexDigest(of: Array(entry.utf8)).prefix(16)
    let parts = [render.widget, String(digest), render.locale, render.device, render.environment]
    return parts.map(PictureNames.safe).joined(separator: ".") + ".png"
  }
}
