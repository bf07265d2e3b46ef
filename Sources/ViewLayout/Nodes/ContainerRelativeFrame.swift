// SPDX-License-Identifier: MIT

/// A share of the container's lengths: SwiftUI's `containerRelativeFrame`.
public struct ContainerRelativeFrame: Hashable, Sendable {
  /// The axes on which the frame has the container's length.
  public var axes: Set<Axis>
  /// How many parts the container is divided into, one at least.
  public var count = 1
  /// How many of the parts the frame takes, one at least.
  public var span = 1
  /// The distance between the parts. Unit: pt.
  public var spacing = 0.0
  /// Where the view stands in the frame.
  public var alignment = Alignment.center

  /// Creates a frame of the container's whole length.
  public init(axes: Set<Axis>) { self.axes = axes }

  /// Returns the frame's length in a container. Unit: pt.
  ///
  /// - Source: Apple's documentation of `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  func length(in container: Double) -> Double {
    let part = (container - spacing * Double(count - 1)) / Double(count)
    return max(part * Double(span) + spacing * Double(span - 1), 0)
  }
}
