// SPDX-License-Identifier: MIT

import ViewLayout

/// What an entry of a colour set or an image set says about where it is used.
struct AssetTraits: Hashable, Sendable {
  /// Whether the entry is for phones, or for all devices.
  var isForPhone = false
  /// The scheme, or nil for any.
  var scheme: ColorScheme?
  /// The contrast, or nil for any.
  var contrast: ColorSchemeContrast?
  /// Whether the entry is for panels of the Display P3 gamut, which all phones of the catalogue have.
  var isWideGamut = false

  /// Reads the traits of an entry, or gives nil for one that no phone uses.
  init?(_ members: [JSONPlace.Member]) {
    for member in members {
      switch member.key {
      case "idiom":
        guard let idiom = member.place.string("an idiom, such as universal") else { return nil }
        guard idiom == "universal" || idiom == "iphone" else { return nil }
        isForPhone = idiom == "iphone"
      case "subtype":
        // Mac Catalyst, an old small phone, a watch: none of them is a phone of the catalogue.
        guard member.place.isNull else { return nil }
      case "display-gamut":
        isWideGamut = member.place.stringIfAny == "display-P3"
      case "appearances":
        guard read(appearances: member.place) else { return nil }
      default: continue
      }
    }
  }

  /// Takes up the appearances, and returns whether all are known.
  private mutating func read(appearances place: JSONPlace) -> Bool {
    for element in place.elements("a list of appearances") ?? [] {
      let members = element.membersIfAny ?? []
      func word(_ key: String) -> String? { members.first { $0.key == key }?.place.stringIfAny }
      switch (word("appearance"), word("value")) {
      case ("luminosity", "dark"): scheme = .dark
      case ("luminosity", "light"): scheme = .light
      case ("contrast", "high"): contrast = .increased
      // A tinted icon, or an appearance that is not known yet.
      default: return false
      }
    }
    return true
  }

  /// Returns how well an entry fits an appearance, nil where it does not; larger is better.
  ///
  /// The scheme counts more than the contrast, the contrast more than the device, the device more than the gamut.
  ///
  /// - Source: what counts is reverse-engineered (SwiftUI's key of named images); in which order is modelled.
  func fit(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Int? {
    guard self.scheme == nil || self.scheme == scheme, self.contrast == nil || self.contrast == contrast
    else { return nil }
    return (self.scheme == nil ? 0 : 8) + (self.contrast == nil ? 0 : 4) + (isForPhone ? 2 : 0)
      + (isWideGamut ? 1 : 0)
  }
}
