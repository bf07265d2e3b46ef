// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set that is one object in JSON, whose shape is known only when all of it is read.
struct JSONDocumentReader: EntryReader {
  private var walk: JSONWalk
  private var waiting: ArraySlice<Result<Entry, InputError>> = []

  init(_ bytes: [UInt8], _ maker: EntryMaker) throws(InputError) {
    let document = try JSONReader.read(bytes, file: maker.file)
    walk = JSONWalk(maker)
    waiting = walk.entries(of: document, as: .document)[...]
  }

  var leftOut: [LeftOutReason: Int] { walk.leftOut }

  mutating func next() -> Result<Entry, InputError>? { waiting.popFirst() }
}
