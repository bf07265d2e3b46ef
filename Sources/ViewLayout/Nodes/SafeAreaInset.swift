// SPDX-License-Identifier: MIT

/// Where a view stands that another one makes room for: SwiftUI's `safeAreaInset`.
public struct SafeAreaInset: Hashable, Sendable {
  /// A side of the view that makes room.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing
  }

  /// The side.
  public var edge: Edge
  /// Where the view stands along the side.
  public var alignment: Alignment
  /// The distance between both, or nil for the ordinary one. Unit: pt.
  public var spacing: Double?

  /// Creates an inset.
  public init(edge: Edge, alignment: Alignment = .center, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}
