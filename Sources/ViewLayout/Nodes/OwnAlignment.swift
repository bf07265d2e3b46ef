// SPDX-License-Identifier: MIT

/// An alignment guide of the widget's own: SwiftUI's `AlignmentID`.
///
/// An object, so that the alignments, of which every view holds some, stay small. Two of one name are the same.
public final class OwnAlignment: Sendable {
  /// The name in the layout file.
  public let name: String
  /// Where the guide lies in a view that does not set it.
  public let defaultRule: GuideRule

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - name: The name in the layout file.
  ///   - defaultRule: Where it lies in a view that does not set it; of guides it may name the system's own.
  public init(name: String, defaultRule: GuideRule) {
    self.name = name
    self.defaultRule = defaultRule
  }
}

extension OwnAlignment: Hashable {
  /// Whether two guides have one name.
  public static func == (a: OwnAlignment, b: OwnAlignment) -> Bool { a === b || a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
