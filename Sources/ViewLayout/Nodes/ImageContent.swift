// SPDX-License-Identifier: MIT

public import Geometry

/// What an Image shows.
public enum ImageContent: Hashable, Sendable {
  /// A symbol under SF Symbols' name, drawn as Andon's stand-in.
  case symbol(name: String)
  /// An image of a catalog or a file.
  case asset(ImageAsset)
}

/// How an Image takes the room that it is offered.
public enum ImageResizing: Hashable, Sendable {
  /// Stays at its own size.
  case natural
  /// Stretches to what it is offered, but for the slices of its catalog: SwiftUI's `resizable()`.
  case stretch
  /// Stretches, while its edges keep their size. Unit: pt of the natural size.
  case capped(EdgeInsets)
  /// Fills what it is offered side by side.
  case tile
}

/// SwiftUI's `SymbolVariants`: another drawing of the same symbol, where there is one.
public enum SymbolVariant: String, Hashable, Sendable, CaseIterable {
  case none, circle, square, rectangle, fill, slash
}

/// SwiftUI's `SymbolRenderingMode`, as far as it is drawn.
public enum SymbolRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// All ink in the foreground style.
  case monochrome
  /// The foreground style at the share of each level.
  case hierarchical
}
