// SPDX-License-Identifier: MIT

public import Colorimetry

/// What fills a shape or a glyph.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(EncodedColor)
  /// A ramp of colours.
  case gradient(Gradient)
}
