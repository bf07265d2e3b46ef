// SPDX-License-Identifier: MIT

/// How heavy and how large a symbol is drawn.
public struct SymbolStyle: Hashable, Sendable {
  /// The weight as the system's font descriptors count it: −0.8 is ultra light, 0 regular, 0.62 black.
  public var weight: Double
  /// The size beside text of the same point size.
  public var scale: SymbolScale

  /// Creates a style.
  public init(weight: Double = 0, scale: SymbolScale = .medium) {
    self.weight = weight
    self.scale = scale
  }

  /// The range of `weight`; values outside of it are drawn as its ends.
  public static let weights = -0.8...0.62
}

/// SwiftUI's `Image.Scale`.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large
}
