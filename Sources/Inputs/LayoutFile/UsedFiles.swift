// SPDX-License-Identifier: MIT

import ViewLayout

/// The files beside a layout that it takes colours and images from.
public struct UsedFiles: Hashable, Sendable {
  /// The paths of image files that are named without a field, links followed.
  public var images: Set<String> = []
  /// Whether an image is named by a field.
  public var namesByField = false
  /// Whether a colour or an image of an asset catalog is used.
  public var usesCatalogs = false
}

extension UsedFiles {
  /// Notes an image.
  mutating func note(_ reference: ImageReference, _ asset: ImageAsset?) {
    if case .named = reference { usesCatalogs = true }
    if let asset { images.formUnion(asset.forms.map(\.file)) } else { namesByField = true }
  }
}

extension LayoutFile {
  /// What the folder of an asset catalog ends in.
  public static let catalogEnding = AssetCatalog.ending
}
