// SPDX-License-Identifier: MIT

import Foundation
import ViewLayout

extension LayoutAssets {
  /// Returns the image that a layout file names.
  ///
  /// - Throws: ``InputError`` at the place of the name, or in the image set's own file.
  func image(_ reference: ImageReference, words: String) throws(InputError) -> ImageAsset {
    switch reference {
    case .named(let template): try catalogImage(named: words, at: template.position)
    case .file(let template): try file(words, at: template.position)
    }
  }

  // MARK: Catalogs

  private func catalogImage(named name: String, at position: SourcePosition) throws(InputError) -> ImageAsset
  {
    guard let folder = catalogs.lazy.compactMap({ $0.images[name] }).first else {
      throw InputError(
        .unknownName, at: position, "no asset catalog has the image '\(name.excerpt)'",
        hint: name.lowercased().hasSuffix(".png")
          ? "A file is written { \"file\": \"\(name.excerpt)\" }." : LayoutReader.hint(name, imageNames))
    }
    let file = "\(folder)/\(AssetSetFile.name)"
    let set = try ImageSet(try InputFile.bytes(of: file, limit: AssetSetFile.sizeLimit), file: file)
    guard !set.forms.isEmpty else {
      throw InputError(
        .missingKey, at: position, "the image '\(name.excerpt)' of the asset catalog has no file for a phone",
        hint: "Put a PNG into one of its slots.")
    }
    var forms: [ImageAsset.Form] = []
    for var form in set.forms {
      let path = AssetCatalogs.resolved("\(folder)/\(form.file)")
      guard isInside(path) else {
        throw outside("the file '\(form.file.excerpt)' of the image '\(name.excerpt)'", at: position)
      }
      form.file = path
      forms.append(form)
    }
    return ImageAsset(name: name, forms: forms, renderingMode: set.renderingMode ?? .original)
  }

  // MARK: Files

  /// Returns an image file from the layout file's folder on.
  private func file(_ name: String, at position: SourcePosition) throws(InputError) -> ImageAsset {
    guard let folder else {
      throw InputError(.missing, at: position, "the layout lies in no folder, so it has no files beside it")
    }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0"), name.utf8.count <= 1024 else {
      throw InputError(
        .outOfRange, at: position, "'\(name.excerpt)' is no file from the layout's folder on",
        hint: "Write it as photo.png or images/photo.png.")
    }
    let path = AssetCatalogs.resolved("\(folder)/\(name)")
    guard isInside(path) else { throw outside("the file '\(name.excerpt)'", at: position) }
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    guard type == .typeRegular else {
      throw InputError(
        type == nil ? .missing : .notAFile, at: position,
        type == nil ? "there is no file '\(name.excerpt)'" : "'\(name.excerpt)' is no file",
        hint: hint(for: path))
    }
    return ImageAsset(name: name, forms: [ImageAsset.Form(file: path, scale: Self.scale(of: name))])
  }

  /// Returns the pixels in a point of a file called `photo@2x.png`.
  private static func scale(of name: String) -> Double {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// Whether a path with all links followed lies in the project.
  private func isInside(_ path: String) -> Bool {
    guard let root else { return false }
    return path.hasPrefix(root == "/" ? root : root + "/")
  }

  private func outside(_ what: String, at position: SourcePosition) -> InputError {
    InputError(
      .outsideProject, at: position, "\(what) lies outside of the project",
      hint: "Put it into the folder of andon.json, or without one beside the layout file, or below.")
  }

  private func hint(for path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let siblings =
      (try? FileManager.default.contentsOfDirectory(
        atPath: url.deletingLastPathComponent().path))?.sorted()
    return Suggestion.nearest(to: url.lastPathComponent, among: siblings ?? []).map {
      "Did you mean '\($0)'?"
    }
  }
}
