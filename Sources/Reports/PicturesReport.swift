// SPDX-License-Identifier: MIT

public import Inspection

/// A run over picture files.
public struct PicturesReport: Sendable {
  /// What became of a dimmed picture beside its full one; they are the second and the first picture.
  public struct Comparison: Sendable {
    /// The dimmed picture's figures over those of the full one.
    public var ratio: TwinRatio
    /// The limit on the ratio of luminance. Unit: none.
    public var limit: Double
    /// The broken rules.
    public var findings: [Finding]
    /// The rules that could not answer.
    public var cannotTell: [OpenQuestion]

    /// Creates a comparison.
    public init(ratio: TwinRatio, limit: Double, findings: [Finding], cannotTell: [OpenQuestion]) {
      self.ratio = ratio
      self.limit = limit
      self.findings = findings
      self.cannotTell = cannotTell
    }
  }

  /// What the run was made with.
  public var stack: Stack
  /// The pictures in the order they were named.
  public var pictures: [PictureReport]
  /// The comparison, where one was asked for and both pictures could be read.
  public var comparison: Comparison?
  /// What could not be read.
  public var errors: [RunError]

  /// Creates a report.
  public init(
    stack: Stack, pictures: [PictureReport], comparison: Comparison? = nil, errors: [RunError]
  ) {
    self.stack = stack
    self.pictures = pictures
    self.comparison = comparison
    self.errors = errors
  }
}
