// SPDX-License-Identifier: MIT

public import WidgetModel

/// Which entries of the sets are judged.
public struct EntrySelection: Hashable, Sendable {
  /// How many of the entries are drawn by lot.
  public struct Sample: Hashable, Sendable {
    /// The number of entries.
    public var count: Int
    /// What the lot depends on; the same seed draws the same entries.
    public var seed: UInt64

    /// Creates a sample.
    public init(count: Int, seed: UInt64 = 0) {
      self.count = count
      self.seed = seed
    }
  }

  /// The locales of entries that have one; none lets all through.
  public var locales: [String]
  /// What fields must be, all at once.
  public var filters: [EntryFilter]
  /// The most entries, the first ones.
  public var limit: Int?
  /// How many are drawn by lot, of those that the rest lets through.
  public var sample: Sample?

  /// Creates a selection, by default of everything.
  public init(
    locales: [String] = [], filters: [EntryFilter] = [], limit: Int? = nil, sample: Sample? = nil
  ) {
    self.locales = locales
    self.filters = filters
    self.limit = limit
    self.sample = sample
  }

  /// Whether an entry is let through by its locale and its fields.
  ///
  /// A locale that is asked for lets through itself, the languages that it narrows down and what narrows it
  /// down: `pt_BR` takes `pt` and `pt_BR`, and `pt` takes all Portuguese.
  public func admits(_ entry: Entry) -> Bool {
    admitsLocale(of: entry) && filters.allSatisfy { $0.holds(for: entry) }
  }

  func admitsLocale(of entry: Entry) -> Bool {
    guard let locale = entry.locale, !locales.isEmpty else { return true }
    let own = Self.parts(of: locale)
    return locales.contains { wanted in
      let parts = Self.parts(of: wanted)
      return own.starts(with: parts) || parts.starts(with: own)
    }
  }

  private static func parts(of locale: String) -> [String] {
    locale.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
  }
}
