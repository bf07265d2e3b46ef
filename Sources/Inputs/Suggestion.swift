// SPDX-License-Identifier: MIT

/// The nearest known word to one that is not known.
public enum Suggestion {
  /// Returns the known word that was most likely meant, or nil where none is near.
  ///
  /// The distance counts insertions, deletions, replacements and swaps of neighbours, letters of
  /// either case being equal. A third of the letters may differ, at least one; the first of several
  /// equally near words wins.
  public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns a hint that names the nearest word, or failing that all known ones.
  public static func hint(for word: String, among known: [String]) -> String {
    if let nearest = nearest(to: word, among: known) { return "Did you mean '\(nearest)'?" }
    return "Known: \(known.joined(separator: ", "))."
  }

  /// Returns the optimal string alignment distance.
  private static func distance(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var value = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          value = min(value, beforeLast[j - 1] + 1)
        }
        row.append(value)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
