// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import ViewLayout
import WidgetModel

/// Reads a layout file: every branch for every environment, so that a mistake shows at once.
struct LayoutReader {
  /// The top-level keys of format 1.
  static let keys = [
    "$schema", "andon", "name", "family", "samples", "alignments", "space", "contentMargins",
    "containerBackground",
    "content",
  ]

  let conditions: Condition.Words
  let problems: FileProblems
  let assets: LayoutAssets
  /// The colour sets that were asked for, by name.
  var catalogColors: [String: CatalogColor] = [:]
  /// Where a colour in Display P3 was met first.
  var firstP3: JSONPlace?
  /// The alignment guides of the widget's own.
  var ownAlignments = OwnAlignments()
  /// How many ForEaches lie around what is read.
  var repetitions = 0
  /// The fields that texts name.
  var fields: Set<String> = []
  /// The images that were asked for.
  var usedFiles = UsedFiles()

  init(environments: [String], assets: LayoutAssets, problems: FileProblems) {
    conditions = Condition.Words(environments: environments)
    self.assets = assets
    self.problems = problems
  }

  /// Returns the file's meaning, or nil after a report.
  mutating func layout(_ root: JSONPlace) -> LayoutFile? {
    guard let members = root.members("a layout file: an object") else { return nil }
    var byKey: [String: JSONPlace] = [:]
    for member in members {
      if Self.keys.contains(member.key) {
        byKey[member.key] = member.place
      } else if member.key == "timeline" {
        member.report(.notDrawnYet, "'timeline' is not read yet by this version")
      } else {
        member.reportUnknown(in: "a layout file", known: Self.keys)
      }
    }
    for key in ["andon", "name", "family", "content"] where byKey[key] == nil {
      root.report(.missingKey, "the layout file lacks the key '\(key)'", hint: Self.hint(forMissing: key))
    }
    if let place = byKey["andon"] { readVersion(place) }
    let name = byKey["name"].flatMap(Self.name)
    let family = byKey["family"]?.name(of: "family", WidgetFamily.self)
    let samples = byKey["samples"].map(SampleReader.samples) ?? []
    let margins = byKey["contentMargins"].flatMap { ValueReader.edges($0, what: "margins") }
    if let place = byKey["alignments"] { ownAlignments = OwnAlignments.read(place) }
    let background = byKey["containerBackground"].flatMap { $0.isNull ? nil : containerBackground($0) }
    let content = byKey["content"].flatMap { view($0) }
    let space = colorSpace(byKey["space"])
    let accent = accentOfControls(root)
    guard let name, let family, let content else { return nil }
    return LayoutFile(
      file: problems.file, name: name, family: family, samples: samples, colorSpace: space,
      contentMargins: margins, fields: fields.sorted(), usedFiles: allUsedFiles, accent: accent,
      containerBackground: background,
      content: content, colorTexts: colorTexts, source: root.value)
  }

  private static func hint(forMissing key: String) -> String {
    switch key {
    case "andon": "Write \"andon\": 1, the number of the format."
    case "name": "Write the widget's name, such as \"name\": \"affirmation\"."
    case "family": "Write the widget's family, such as \"family\": \"systemSmall\"."
    default: "Write the widget's view, such as \"content\": { \"Text\": \"{text}\" }."
    }
  }

  private func readVersion(_ place: JSONPlace) {
    if case .number(1, _) = place.value.content { return }
    place.report(
      .version, "expected the format 1, found \(place.value.kindDescription)",
      hint: "This version reads layout files with \"andon\": 1.")
  }

  /// Names go into reports, baselines and file names, so they stay on one line and in one folder.
  private static func name(_ place: JSONPlace) -> String? {
    guard let name = place.string("the widget's name") else { return nil }
    let isPlain =
      !name.isEmpty && name.first != "." && !name.contains { $0.isNewline || "/\\|".contains($0) }
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if isPlain { return name }
    place.report(
      .outOfRange, "'\(name.excerpt)' cannot be a widget's name",
      hint:
        "A name is not empty, does not start with '.' and holds no line break, '/', '\\', '|' or control character."
    )
    return nil
  }

  private func colorSpace(_ place: JSONPlace?) -> ColorSpace {
    guard let place, let space = place.name(of: "space", ColorSpace.self) else {
      return firstP3 == nil ? .sRGB : .displayP3
    }
    if space == .sRGB, let firstP3 {
      firstP3.report(
        .contradiction, "the colour is in Display P3 and \"space\" says srgb",
        hint: "Leave \"space\" out: one P3 colour makes the widget P3.")
    }
    return space
  }

  private mutating func containerBackground(_ place: JSONPlace) -> [Element]? {
    if let members = place.membersIfAny, members.contains(where: { $0.key == "content" }) {
      return element(members, at: place, kind: .group, name: "content").map { [$0] }
    }
    return contents(place)
  }
}
