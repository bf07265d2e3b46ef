// SPDX-License-Identifier: MIT

import WidgetModel

/// What is taken from a catalog, and how.
struct CatalogOptions: Sendable {
  /// The locales whose texts are taken, in any spelling; none is all.
  var locales: [String] = []
  /// What stands for the placeholders of a text.
  var placeholders = PlaceholderSamples()
}

/// The entries of a catalog, in its order.
struct CatalogEntries: Sendable {
  /// An entry, or what is wrong with it, for each text.
  var results: [Result<Entry, InputError>] = []
  /// How many texts are not among the entries, by the reason.
  var leftOut: [LeftOutReason: Int] = [:]
}

/// Why a text of a catalog is not shown.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
  /// No source file of the app uses it any more.
  case stale
  /// It holds nothing but spaces.
  case empty
  /// The catalog has no translation of it.
  case untranslated
  /// It is kept in a comment, for later.
  case obsolete
  /// Its translation was guessed by a tool, and gettext does not ship such.
  case fuzzy
  /// The catalog says that it is not to be translated.
  case notForTranslation
  /// It is a number, a date, data or the like.
  case notText
}
