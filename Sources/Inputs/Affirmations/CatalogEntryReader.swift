// SPDX-License-Identifier: MIT

import WidgetModel

/// Gives the entries of a catalog, which is read whole.
struct CatalogEntryReader: EntryReader {
  private var maker: EntryMaker
  private var waiting: ArraySlice<Result<Entry, InputError>>
  let leftOut: [LeftOutReason: Int]

  init(_ window: TextWindow, _ format: CatalogFormat, _ maker: EntryMaker) throws(InputError) {
    self.maker = maker
    let catalog = try CatalogReader.entries(
      of: try window.takeAllUndecoded(limit: SetReader.wholeLimit), name: window.file, format: format,
      options: CatalogOptions(placeholders: maker.options.placeholders))
    waiting = catalog.results[...]
    leftOut = catalog.leftOut
  }

  mutating func next() -> Result<Entry, InputError>? {
    switch waiting.popFirst() {
    case .success(let entry)?: maker.entry(entry)
    case let other: other
    }
  }
}

extension EntryMaker {
  /// Returns an entry of a catalog with the chosen fields and id.
  fileprivate mutating func entry(_ entry: Entry) -> Result<Entry, InputError> {
    let position = entry.position(of: "text")
    let place = Place(
      line: position?.line ?? 1, keyPath: entry.keyPath ?? entry.id, locale: entry.locale)
    return self.entry(entry.fields, at: place).map { made in
      var made = made
      made.origin = entry.origin
      // The key of a catalog is the id, unless another field is.
      if options.idField == nil { made.id = entry.id }
      return made
    }
  }
}
