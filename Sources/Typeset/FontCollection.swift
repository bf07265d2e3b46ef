// SPDX-License-Identifier: MIT

/// The faces that text may use: the system face's stand-in in each weight, then the fallbacks in order.
public final class FontCollection: Sendable {
  /// Name and SHA-256 of one loaded file, for reports.
  public struct Provenance: Hashable, Sendable {
    /// The face's full name.
    public var face: String
    /// Sixty-four hexadecimal digits.
    public var sha256: String
  }

  /// The loaded files in the order of the collection.
  public let provenance: [Provenance]

  init(provenance: [Provenance]) { self.provenance = provenance }
}
