// SPDX-License-Identifier: MIT

public import Geometry

/// The size that a parent offers; a nil length asks for the ideal one, zero for the smallest, infinity for the
/// largest. Unit: pt.
public struct ProposedSize: Hashable, Sendable {
  /// The width offered.
  public var width: Double?
  /// The height offered.
  public var height: Double?

  /// Creates a proposal from its lengths.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates the proposal of a known size.
  public init(_ size: Size) { self.init(size.width, size.height) }

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(nil, nil)

  init(along axis: Axis, _ length: Double?, across cross: Double?) {
    self = axis == .horizontal ? ProposedSize(length, cross) : ProposedSize(cross, length)
  }

  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The lengths with a stand-in for those that were not given.
  func replacingUnspecified(with ideal: Double) -> Size { Size(width ?? ideal, height ?? ideal) }
}
