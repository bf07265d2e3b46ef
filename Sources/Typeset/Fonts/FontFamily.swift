// SPDX-License-Identifier: MIT

/// The weights of one design.
struct FontFamily: Sendable {
  /// The folder's name.
  let name: String
  /// The faces in the order of the list.
  private(set) var faces: [FontFace]
  /// The languages that prefer the family to others.
  private(set) var languages: Set<String>
  /// The design that the family draws.
  let design: FontDesign
  /// The face for each weight, in the order of the weights.
  private var choices: [FontFace]
  /// The same faces slanted.
  private var slanted: [FontFace]

  init(name: String, face: FontFace, languages: [String], design: FontDesign = .default) {
    self.name = name
    self.design = design
    faces = [face]
    choices = FontWeight.allCases.map { _ in face }
    slanted = FontFamily.slanted(choices)
    self.languages = Set(languages)
  }

  /// Adds a weight.
  mutating func add(_ face: FontFace, languages more: [String]) {
    faces.append(face)
    languages.formUnion(more)
    choices = FontWeight.allCases.map { FontFamily.choice(for: $0.axisValue, from: faces) ?? face }
    slanted = FontFamily.slanted(choices)
  }

  /// Returns the face for a weight.
  func face(for weight: FontWeight) -> FontFace { choices[weight.axisValue / 100 - 1] }

  /// Returns the face for a style, slanted for italic text.
  func face(for style: FaceStyle) -> FontFace {
    style.isItalic ? slanted[style.weight.axisValue / 100 - 1] : face(for: style.weight)
  }

  /// Slants each face once, however many weights it stands for.
  private static func slanted(_ choices: [FontFace]) -> [FontFace] {
    var known: [ObjectIdentifier: FontFace] = [:]
    return choices.map { face in
      if let found = known[ObjectIdentifier(face)] { return found }
      let found = FontFace(slanting: face)
      known[ObjectIdentifier(face)] = found
      return found
    }
  }

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
