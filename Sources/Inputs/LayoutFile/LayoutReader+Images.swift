// SPDX-License-Identifier: MIT

import Symbols
import ViewLayout

extension LayoutReader {
  /// Reads `{ "systemName": "heart.fill" }`, `"Name"`, `{ "name": "Name" }` or `{ "file": "photo.png" }`; fields of
  /// the entry may stand in each.
  mutating func image(_ place: JSONPlace) -> ImageSource? {
    if place.stringIfAny != nil { return namedImage(place) }
    guard
      let members = place.members(
        "an image: a name, { \"file\": \"photo.png\" } or { \"systemName\": \"heart\" }")
    else { return nil }
    let names = members.filter { Self.imageNames.contains($0.key) }
    guard names.count <= 1 else {
      names[1].report(
        .contradiction, "the Image is named twice",
        hint: "Write one of \"name\", \"file\" and \"systemName\".")
      return nil
    }
    var source: ImageSource?
    for member in members {
      switch member.key {
      case "systemName":
        source = member.place.string("a symbol's name").flatMap { template(member.place, $0) }
          .map(ImageSource.symbol)
      case "name": source = namedImage(member.place)
      case "file": source = imageFile(member.place)
      case "variableValue":
        member.report(.notDrawnYet, "'variableValue' is not drawn yet by this version")
      default: member.reportUnknown(in: "an Image's own object", known: Self.imageNames)
      }
    }
    if members.isEmpty {
      place.report(
        .missingKey, "the Image names no picture", hint: "Write { \"systemName\": \"heart.fill\" }.")
    }
    return source
  }

  /// Reads a modifier of symbols and images.
  func imageModifier(_ name: ModifierName, _ place: JSONPlace) -> ViewModifier? {
    switch name {
    case .renderingMode:
      return place.name(of: "rendering mode", ImageRenderingMode.self).map(ViewModifier.renderingMode)
    case .interpolation:
      return place.name(of: "interpolation", ImageInterpolation.self).map(ViewModifier.interpolation)
    case .imageScale: return place.name(of: "image scale", SymbolScale.self).map(ViewModifier.imageScale)
    case .symbolVariant: return symbolVariants(place).map(ViewModifier.symbolVariant)
    case .symbolRenderingMode: return renderingMode(place).map(ViewModifier.symbolRenderingMode)
    case .scaledToFit, .scaledToFill:
      if case .boolean(true) = place.value.content {
        return .aspectRatio(nil, name == .scaledToFit ? .fit : .fill)
      }
      if place.membersIfAny?.isEmpty == true {
        return .aspectRatio(nil, name == .scaledToFit ? .fit : .fill)
      }
      place.expected("true", hint: "Leave '\(name.rawValue)' out for an image that keeps to its frame.")
      return nil
    default: return nil
    }
  }

  /// Reads `"fill"` or `[ "circle", "fill" ]`.
  private func symbolVariants(_ place: JSONPlace) -> [SymbolVariant]? {
    guard place.elementsIfAny != nil else {
      return place.name(of: "symbol variant", SymbolVariant.self).map { [$0] }
    }
    guard let elements = place.elements("a list of symbol variants") else { return nil }
    return elements.compactMap { $0.name(of: "symbol variant", SymbolVariant.self) }
  }

  private func renderingMode(_ place: JSONPlace) -> SymbolRenderingMode? {
    let later = ["palette", "multicolor"]
    if let word = place.stringIfAny, later.contains(word) {
      place.report(.notDrawnYet, "the symbol rendering mode '\(word)' is not drawn yet by this version")
      return nil
    }
    return place.name(of: "symbol rendering mode", SymbolRenderingMode.self)
  }
}
