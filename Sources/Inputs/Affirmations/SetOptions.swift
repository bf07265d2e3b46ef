// SPDX-License-Identifier: MIT

/// How the entries of sets are made and chosen.
public struct SetOptions: Hashable, Sendable {
  /// A field that layouts ask for, and the field of the set that gives it.
  public struct FieldChoice: Hashable, Sendable {
    /// The field in layouts, such as `text`.
    public var field: String
    /// The field in the set, such as `quote` or, inside an object, `quote.words`.
    public var source: String

    /// Creates a choice.
    public init(field: String, source: String) {
      self.field = field
      self.source = source
    }
  }

  /// The fields that sets call otherwise.
  public var fields: [FieldChoice]
  /// The field that is the id in reports and baselines, or nil for `id`, `key`, or a hash of the text.
  public var idField: String?
  /// What stands for the placeholders in the texts of catalogs.
  public var placeholders: PlaceholderSamples

  /// Creates options.
  public init(
    fields: [FieldChoice] = [], idField: String? = nil,
    placeholders: PlaceholderSamples = PlaceholderSamples()
  ) {
    self.fields = fields
    self.idField = idField
    self.placeholders = placeholders
  }

  /// The field of sets that is the text, where one is chosen.
  var textSource: String? { fields.last { $0.field == "text" }?.source }
}
