// SPDX-License-Identifier: MIT

/// The list that stands beside faces and says in which order they are tried.
///
/// One face a line: the file's path inside the folder, then the languages that prefer its family, or
/// `design:` and the design that the family draws. The files of one folder are the weights of one family;
/// the first family is the stand-in for the system's face. Empty lines and lines that begin with `#` are passed over.
struct FaceList {
  /// One line.
  struct Entry: Hashable {
    /// The file's path inside the folder.
    var path: String
    /// The folder's name inside the list's own, which is the family.
    var family: String
    /// Language codes such as `ja`.
    var languages: [String]
    /// The design that the family draws, for which it is tried first and for no other.
    var design = FontDesign.default
  }

  /// The name of the list in its folder.
  static let fileName = "faces.txt"
  /// What a design's name stands behind.
  private static let designMark = "design:"

  /// The lines in order; at least one.
  let entries: [Entry]

  /// Reads a list; `subject` is what errors call the file.
  init(_ bytes: FontBytes, subject: String) throws(FontError) {
    var entries: [Entry] = []
    var seen: Set<String> = []
    for (number, line) in bytes.lines.enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" }).map(String.init)
      guard let path = words.first, !path.hasPrefix("#") else { continue }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts.contains(""), !parts.contains("..") else {
        throw FontError(
          .list, "\(subject):\(number + 1)", "\(path) is not FAMILY/FILE",
          hint: "each family has a folder of its own beside the list")
      }
      guard seen.insert(path).inserted else {
        throw FontError(.list, "\(subject):\(number + 1)", "\(path) stands in the list already")
      }
      var entry = Entry(path: path, family: String(parts[0]), languages: [])
      for word in words.dropFirst() {
        guard word.hasPrefix(FaceList.designMark) else {
          entry.languages.append(word)
          continue
        }
        guard let design = FontDesign(rawValue: String(word.dropFirst(FaceList.designMark.count))) else {
          throw FontError(
            .list, "\(subject):\(number + 1)", "\(word) names no design",
            hint: "the designs are \(FontDesign.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        entry.design = design
      }
      entries.append(entry)
    }
    guard entries.first?.design == .default else {
      throw FontError(
        .list, subject, entries.isEmpty ? "the list names no face" : "the first face is of a design",
        hint: "write one line such as inter/Inter-Regular.ttf")
    }
    self.entries = entries
  }
}
