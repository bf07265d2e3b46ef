// SPDX-License-Identifier: MIT

import Inspection

/// Half sentences as rules and readers give them, made whole.
public enum SentenceText {
  /// Returns the text with a capital and a full stop.
  ///
  /// A first word that is not all small letters is a name, such as `standbyDay` or a path, and stays.
  public static func sentence(_ text: String) -> String {
    guard let last = text.last else { return text }
    let word = text.prefix { !$0.isWhitespace }
    let isPlain = word.unicodeScalars.allSatisfy { $0 >= "a" && $0 <= "z" }
    let start = isPlain ? text.prefix(1).uppercased() + text.dropFirst() : text
    return ".!?…:".contains(last) ? start : start + "."
  }
}

extension Finding {
  /// The message, with the measured figure and its limit where there are any.
  var messageSentence: String {
    guard let comparison else { return SentenceText.sentence(message) }
    let bare = message.hasSuffix(".") ? String(message.dropLast()) : message
    return SentenceText.sentence("\(bare) (\(comparison))")
  }

  /// The advice and the remedy, or nil where there is neither.
  var adviceSentence: String? {
    let sentences = [advice.isEmpty ? nil : SentenceText.sentence(advice), remedySentence]
    let text = sentences.compactMap(\.self).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The change that was tried and passes, with the figure before and after, or nil without one.
  var remedySentence: String? {
    guard let remedy else { return nil }
    let figures =
      switch (measured, remedy.reaches) {
      case (_, nil): ""
      case (let before?, let after?): ": \(before.text) → \(after.text)"
      // What has no figure of its own is judged by the light that is left.
      case (nil, let after?): ", which leaves \(after.text) of the light"
      }
    return SentenceText.sentence("Tried: \(remedy.change)\(figures)")
  }
}
