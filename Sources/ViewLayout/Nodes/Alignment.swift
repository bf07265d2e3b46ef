// SPDX-License-Identifier: MIT

/// A place on the horizontal axis, under SwiftUI's names.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// A place on the vertical axis, under SwiftUI's names.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A place on both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its parts.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(.center, .center)
  /// The top left corner in a left-to-right layout.
  public static let topLeading = Alignment(.leading, .top)
}
