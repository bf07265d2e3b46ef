// SPDX-License-Identifier: MIT

/// How sure a value of the system model is.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// Apple's own text.
  case official
  /// Read out of Apple's software by others and published.
  case reverseEngineered = "reverse-engineered"
  /// Measured on devices by others and published.
  case communityMeasured = "community-measured"
  /// Follows from other values by arithmetic.
  case derived
  /// Nothing is published; the value is assumed.
  case guess
  /// A choice of this tool, which no device can confirm or refute.
  case policy
  /// Set by the project in place of the built-in value.
  case project
}
