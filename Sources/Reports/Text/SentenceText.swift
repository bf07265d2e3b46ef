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

  /// The advice, or nil where there is none.
  var adviceSentence: String? { advice.isEmpty ? nil : SentenceText.sentence(advice) }
}
