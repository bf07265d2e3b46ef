// SPDX-License-Identifier: MIT

/// Heights of the system's face, which the distances between text and other views follow from. Unit: em.
///
/// - Source: read from the face's tables and confirmed by recorded label heights from 8 to 34 pt. The face has no
///   leading.
enum SystemFaceMetrics {
  static let ascent = 1950.0 / 2048
  static let descent = 494.0 / 2048
  static let capHeight = 1443.0 / 2048
  static let leading = 0.0
}
