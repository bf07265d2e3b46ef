// SPDX-License-Identifier: MIT

/// One pixel: encoded red, green and blue already multiplied by alpha, eight bits each.
public struct PremultipliedColor: Hashable, Sendable {
  /// The red byte, never above `alpha`.
  public var red: UInt8
  /// The green byte, never above `alpha`.
  public var green: UInt8
  /// The blue byte, never above `alpha`.
  public var blue: UInt8
  /// The opacity byte.
  public var alpha: UInt8

  /// Creates a pixel from bytes that are already premultiplied.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
