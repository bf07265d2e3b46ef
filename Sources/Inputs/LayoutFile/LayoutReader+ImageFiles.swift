// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// How a layout file names an image.
enum ImageReference: Sendable {
  /// A name of an asset catalog.
  case named(TextTemplate)
  /// A file, from the layout file's folder on.
  case file(TextTemplate)

  var template: TextTemplate {
    switch self {
    case .named(let template), .file(let template): template
    }
  }
}

extension LayoutReader {
  /// The keys that name the picture of an Image.
  static let imageNames = ["systemName", "name", "file"]

  mutating func namedImage(_ place: JSONPlace) -> ImageSource? {
    place.string("the name of an image in an asset catalog").flatMap { template(place, $0) }
      .flatMap { image(.named($0), place) }
  }

  mutating func imageFile(_ place: JSONPlace) -> ImageSource? {
    place.string("the name of a PNG file").flatMap { template(place, $0) }.flatMap { image(.file($0), place) }
  }

  /// Looks an image up that no field changes, so that what is wrong with it shows when the file is read.
  private mutating func image(_ reference: ImageReference, _ place: JSONPlace) -> ImageSource? {
    guard let words = reference.template.fixedWords else {
      usedFiles.note(reference, nil)
      return .asset(reference, assets)
    }
    do throws(InputError) {
      let asset = try assets.image(reference, words: words)
      usedFiles.note(reference, asset)
      return .fixed(asset)
    } catch {
      place.problems.report(error)
      return nil
    }
  }

  /// Reads `true`, `{}` or `{ "capInsets": …, "resizingMode": … }`.
  func resizing(_ place: JSONPlace) -> ImageResizing? {
    if case .boolean(let isResizable) = place.value.content { return isResizable ? .stretch : .natural }
    guard let members = place.members("true or { \"resizingMode\": \"tile\" }") else { return nil }
    var caps: EdgeInsets?
    var mode = ImageResizingMode.stretch
    for member in members {
      switch member.key {
      case "capInsets":
        guard let insets = ValueReader.edges(member.place, what: "cap insets") else { return nil }
        guard min(insets.top, insets.bottom, insets.leading, insets.trailing) >= 0 else {
          member.place.report(.outOfRange, "cap insets are not negative")
          return nil
        }
        caps = insets
      case "resizingMode":
        guard let read = member.place.name(of: "resizing mode", ImageResizingMode.self) else { return nil }
        mode = read
      default: member.reportUnknown(in: "resizable", known: ["capInsets", "resizingMode"])
      }
    }
    guard let caps else { return mode == .tile ? .tile : .stretch }
    if mode == .stretch { return .capped(caps) }
    place.report(.notDrawnYet, "tiles between cap insets are not drawn yet by this version")
    return nil
  }
}

extension ModifierName {
  /// Returns whether a view has the modifier, or reports that only an Image has it.
  func fits(_ kind: ViewKind, _ member: JSONPlace.Member) -> Bool {
    switch self {
    case .renderingMode, .interpolation:
      if kind == .image { return true }
      member.report(
        .unknownKey, "\(kind.rawValue) has no key '\(rawValue)'", hint: "It is a modifier of Image.")
      return false
    default: return true
    }
  }
}
