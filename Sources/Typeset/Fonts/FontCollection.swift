// SPDX-License-Identifier: MIT

/// The faces that text may use: the system face's stand-in in each weight, then the fallbacks in order.
public final class FontCollection: Sendable {
  /// Name and SHA-256 of one loaded file, for reports.
  public struct Provenance: Hashable, Sendable {
    /// The face's full name.
    public var face: String
    /// Sixty-four hexadecimal digits.
    public var sha256: String
  }

  let families: [FontFamily]

  init(families: [FontFamily]) { self.families = families }

  /// Loads the faces of a folder in the order of the list `faces.txt` in it.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: ``FontError`` for a list that cannot be read and for the first face that is no whole font.
  public static func load(folder: String) throws(FontError) -> FontCollection {
    let path = "\(folder)/\(FaceList.fileName)"
    let list = try FaceList(FontBytes(path: path), subject: path)
    var families: [FontFamily] = []
    for entry in list.entries {
      let face = try FontFace(path: "\(folder)/\(entry.path)")
      if let index = families.firstIndex(where: { $0.name == entry.family }) {
        families[index].add(face, languages: entry.languages)
      } else {
        families.append(
          FontFamily(name: entry.family, face: face, languages: entry.languages, design: entry.design))
      }
    }
    return FontCollection(families: families)
  }

  /// The loaded files in the order of the collection; the digests are found when first asked for.
  public var provenance: [Provenance] {
    families.flatMap { family in family.faces.map { Provenance(face: $0.name, sha256: $0.sha256) } }
  }

  /// Returns one face of each family in the order in which they are tried for a text.
  ///
  /// A family of the design comes first, then the stand-in, then the families that prefer the language, then
  /// the rest. Only the design's family and the stand-in are slanted: that the system leaves letters of other
  /// scripts upright is modelled.
  func chain(_ style: FaceStyle, language: Substring) -> [FontFace] {
    let standIns = style.design == .default ? [] : families.filter { $0.design == style.design }
    let general = families.filter { $0.design == .default }
    let rest = general.dropFirst()
    let preferred = rest.filter { $0.languages.contains(String(language)) }
    let others = rest.filter { !$0.languages.contains(String(language)) }
    return (standIns + general.prefix(1)).map { $0.face(for: style) }
      + (preferred + others).map { $0.face(for: style.weight) }
  }
}
