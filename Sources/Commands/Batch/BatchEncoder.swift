// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports

/// Turns what cases come to into lines of results, and writes their pictures.
struct BatchEncoder: Sendable {
  let pictures: BatchPictures?
  let places: [String: ViewPlaces]

  /// Returns the lines of a case.
  func piece(of result: CaseResult) -> BatchPiece {
    var result = result
    pictures?.keep(&result)
    let renders = result.renders.map(\.report)
    let errors = result.errors.map { $0.placed(by: places) }
    let text = renders.map(RunLine.text).joined() + errors.map(RunLine.text).joined()
    return BatchPiece(text: text, renders: renders, errors: errors)
  }
}

/// What a case came to, and its lines.
struct BatchPiece: Sendable {
  var text: String
  var renders: [RenderReport]
  var errors: [RunError]
}
