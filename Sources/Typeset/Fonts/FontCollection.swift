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
        families.append(FontFamily(name: entry.family, face: face, languages: entry.languages))
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
  /// The stand-in comes first, then the families that prefer the language, then the rest.
  func chain(weight: FontWeight, language: Substring) -> [FontFace] {
    let rest = families.dropFirst()
    let preferred = rest.filter { $0.languages.contains(String(language)) }
    let others = rest.filter { !$0.languages.contains(String(language)) }
    return (families.prefix(1) + preferred + others).map { $0.face(for: weight) }
  }
}

/// The weights of one design.
struct FontFamily: Sendable {
  /// The folder's name.
  let name: String
  /// The faces in the order of the list.
  private(set) var faces: [FontFace]
  /// The languages that prefer the family to others.
  private(set) var languages: Set<String>
  /// The face for each weight, in the order of the weights.
  private var choices: [FontFace]

  init(name: String, face: FontFace, languages: [String]) {
    self.name = name
    faces = [face]
    choices = FontWeight.allCases.map { _ in face }
    self.languages = Set(languages)
  }

  /// Adds a weight.
  mutating func add(_ face: FontFace, languages more: [String]) {
    faces.append(face)
    languages.formUnion(more)
    choices = FontWeight.allCases.map { FontFamily.choice(for: $0.axisValue, from: faces) ?? face }
  }

  /// Returns the face for a weight.
  func face(for weight: FontWeight) -> FontFace { choices[weight.axisValue / 100 - 1] }

  /// The same weight, else the next heavier for semibold and up, else the next lighter.
  ///
  /// A family of regular and bold thus turns bold at semibold.
  /// - Source: CSS Fonts Module Level 4, section 5.2, "Font style matching", the step on weight.
  private static func choice(for weight: Int, from faces: [FontFace]) -> FontFace? {
    let lighter = faces.filter { $0.weight <= weight }.max { $0.weight < $1.weight }
    let heavier = faces.filter { $0.weight >= weight }.min { $0.weight < $1.weight }
    return weight > 500 ? heavier ?? lighter : lighter ?? heavier
  }
}
