// SPDX-License-Identifier: MIT

/// A place on the horizontal axis, under SwiftUI's names.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing
  /// A guide of the widget's own.
  case own(OwnAlignment)
}

/// A place on the vertical axis, under SwiftUI's names.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// A guide of the widget's own.
  case own(OwnAlignment)
}

extension HorizontalAlignment: CaseIterable, RawRepresentable {
  /// The system's own.
  public static let allCases: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// Returns one of the system's own by its name.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  /// The name.
  public var rawValue: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .own(let alignment): alignment.name
    }
  }
}

extension VerticalAlignment: CaseIterable, RawRepresentable {
  /// The system's own.
  public static let allCases: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// Returns one of the system's own by its name.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  /// The name.
  public var rawValue: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .own(let alignment): alignment.name
    }
  }
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
