// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// An image set of an asset catalog: files for scales, appearances and languages.
struct ImageSet: Sendable {
  /// The forms of the image, in the order of the file; their files are names inside the set's folder.
  let forms: [ImageAsset.Form]
  /// How the set says that the image is drawn, or nil where it says nothing.
  let renderingMode: ImageRenderingMode?

  /// Reads a `Contents.json`. Slots without a file are passed over, as are those that no phone uses.
  ///
  /// - Throws: ``InputError`` with the problems of the file.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    let json = try JSONReader.read(bytes, file: file)
    let problems = FileProblems(file: file, json.problems)
    let root = JSONPlace(value: json.root, path: "", problems: problems)
    let members = root.members("an image set: an object") ?? []
    forms = Self.forms(root, members)
    renderingMode = Self.renderingMode(members.first { $0.key == "properties" }?.place)
    try problems.throwIfAny()
  }

  private static func forms(_ root: JSONPlace, _ members: [JSONPlace.Member]) -> [ImageAsset.Form] {
    guard let images = members.first(where: { $0.key == "images" })?.place else {
      if root.membersIfAny != nil { root.report(.missingKey, "the image set lacks the key 'images'") }
      return []
    }
    return (images.elements("a list of images") ?? []).compactMap { place in
      guard let members = place.members("an entry of an image set"), let traits = AssetTraits(members) else {
        return nil
      }
      return form(members, traits)
    }
  }

  private static func form(_ members: [JSONPlace.Member], _ traits: AssetTraits) -> ImageAsset.Form? {
    guard let place = members.first(where: { $0.key == "filename" })?.place, !place.isNull,
      let file = place.string("the name of a file")
    else { return nil }
    guard !file.isEmpty, file != ".", file != "..", !file.contains("/"), !file.contains("\0") else {
      place.report(.outOfRange, "'\(file.excerpt)' is no name of a file in the image set's folder")
      return nil
    }
    var form = ImageAsset.Form(file: file)
    form.scheme = traits.scheme
    form.contrast = traits.contrast
    form.isForPhone = traits.isForPhone
    form.isWideGamut = traits.isWideGamut
    for member in members {
      switch member.key {
      case "scale": form.scale = scale(member.place)
      case "locale": form.locale = member.place.string("a locale, such as ja")
      case "language-direction": form.direction = direction(member.place)
      case "resizing": form.slices = slices(member.place)
      case "screen-width", "height-class", "width-class", "memory", "graphics-feature-set":
        form.isForSomeDevices = form.isForSomeDevices || !member.place.isNull
      default: continue
      }
    }
    return form
  }

  private static func scale(_ place: JSONPlace) -> Double? {
    guard let word = place.string("a scale: 1x, 2x or 3x") else { return nil }
    switch word {
    case "1x": return 1
    case "2x": return 2
    case "3x": return 3
    default:
      place.report(.unknownName, "the scale '\(word.excerpt)' is not known", hint: "Known: 1x, 2x, 3x.")
      return nil
    }
  }

  private static func direction(_ place: JSONPlace) -> ImageAsset.Direction? {
    guard let word = place.string("a direction") else { return nil }
    switch word {
    case "left-to-right": return .leftToRight
    case "right-to-left": return .rightToLeft
    default:
      place.report(
        .unknownName, "the language direction '\(word.excerpt)' is not known",
        hint: "Known: left-to-right, right-to-left.")
      return nil
    }
  }

  private static func renderingMode(_ properties: JSONPlace?) -> ImageRenderingMode? {
    guard let members = properties?.membersIfAny,
      let place = members.first(where: { $0.key == "template-rendering-intent" })?.place, !place.isNull
    else { return nil }
    return place.name(of: "rendering intent", ImageRenderingMode.self)
  }

  // MARK: Slices

  /// Reads the parts of an image that is stretched in between. Unit of the file: px.
  private static func slices(_ place: JSONPlace) -> ImageAsset.Slices? {
    guard let members = place.members("a resizing, such as { \"mode\": \"9-part\", … }") else { return nil }
    var insets = EdgeInsets.zero
    var mode: ImageResizingMode?
    for member in members {
      switch member.key {
      case "cap-insets":
        guard let read = self.insets(member.place) else { return nil }
        insets = read
      case "center":
        let word = member.place.membersIfAny?.first { $0.key == "mode" }?.place
        mode = word?.name(of: "resizing mode", CenterMode.self).map(\.resizingMode)
      default: continue
      }
    }
    return ImageAsset.Slices(insets: insets, mode: mode ?? .stretch)
  }

  /// What happens to the middle part.
  private enum CenterMode: String, CaseIterable {
    case stretch, tile, fill

    var resizingMode: ImageResizingMode { self == .tile ? .tile : .stretch }
  }

  private static func insets(_ place: JSONPlace) -> EdgeInsets? {
    guard let members = place.members("insets in pixels") else { return nil }
    var insets = EdgeInsets.zero
    for member in members {
      guard let value = member.place.number("an inset in pixels, from 0 to 100000", in: 0...100_000) else {
        return nil
      }
      switch member.key {
      case "top": insets.top = value
      case "left": insets.leading = value
      case "bottom": insets.bottom = value
      case "right": insets.trailing = value
      default: continue
      }
    }
    return insets
  }
}
