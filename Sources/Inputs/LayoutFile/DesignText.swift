// SPDX-License-Identifier: MIT

import Geometry
import Typeset
import ViewLayout
public import WidgetModel

extension LayoutFile {
  /// Returns a hash of everything that a project says about one picture: the layout as it is in the environment,
  /// the colours and images that it takes from files, the entry, the device, the locale and the zone.
  ///
  /// Two pictures of equal hashes were asked for in the same words; where they differ, it is the drawing that
  /// changed. White space, the order of keys, other samples and branches that do not hold do not count.
  ///
  /// - Parameter images: A text for each image that was drawn, the same as long as its file and its set are.
  /// - Returns: SHA-256 in hexadecimal digits.
  public func designDigest(
    in environment: WidgetEnvironment, entry: Entry, device: Device, locale: String, dates: EntryDates,
    images: [String] = []
  ) -> String {
    let design = DesignText(environment: environment, family: family, colors: colorTexts)
    let layout = JSONPlace(value: source, path: "", problems: FileProblems(file: file))
    let parts =
      [
        design.text(of: layout), entry.designText, locale, dates.timeZone,
        entry.fields["date"] == nil ? dates.moment : "", environment.name,
        environment.widgetRenderingMode.rawValue, environment.colorScheme.rawValue,
        environment.containerBackground.rawValue, "\(environment.isLuminanceReduced)", device.name,
        "\(device.scale) \(device.screen.width) \(device.screen.height)",
      ] + environment.measures.designWords
    let accent = colorTexts[LayoutAssets.accentName].map { [$0] } ?? []
    return SHA256.hexDigest(of: Array((parts + accent + images).joined(separator: "\n").utf8))
  }
}

extension WidgetEnvironment.Measures {
  /// The sizes that are set, nothing where none is.
  fileprivate var designWords: [String] {
    [
      canvas.map { "canvas \($0.width) \($0.height)" }, drawingScale.map { "drawingScale \($0)" },
      cornerRadius.map { "cornerRadius \($0)" },
      margins.map { "margins \($0.top) \($0.leading) \($0.bottom) \($0.trailing)" },
    ].compactMap { $0 }
  }
}

/// Writes a layout as it is in one environment: branches merged, keys sorted, hidden views left out.
struct DesignText {
  let environment: WidgetEnvironment
  let family: WidgetFamily
  /// What the colour sets say that the file names, by name.
  let colors: [String: String]

  /// Keys of the file that do not belong to its design.
  private static let otherKeys: Set<String> = ["$schema", "samples"]

  func text(of layout: JSONPlace) -> String {
    guard let members = layout.membersIfAny else { return canonical(layout) }
    return object(members.filter { !Self.otherKeys.contains($0.key) })
  }

  private func canonical(_ place: JSONPlace) -> String {
    if let members = place.membersIfAny { return object(members) }
    if let elements = place.elementsIfAny { return "[\(elements.map(canonical).joined(separator: ","))]" }
    let text = place.value.canonicalText
    guard case .string(let string) = place.value.content, let color = colors[string] else { return text }
    // A text that happens to be a colour's name does no harm: that colour is one of the file's too.
    return "\(text)@\(color)"
  }

  private func object(_ members: [JSONPlace.Member]) -> String {
    var values: [String: JSONPlace] = [:]
    for member in members where member.key != ViewKey.when { values[member.key] = member.place }
    if let when = members.first(where: { $0.key == ViewKey.when }) {
      for branch in holding(when.place) {
        for change in branch { values[change.key] = change.place }
      }
    }
    if case .boolean(true)? = values[ViewKey.hidden]?.value.content { return "hidden" }
    return JSONValue.canonicalText(of: values.map { ($0.key, canonical($0.value)) })
  }

  /// Returns the branches that hold, in the order in which they replace keys.
  private func holding(_ when: JSONPlace) -> [[JSONPlace.Member]] {
    let words = Condition.Words(environments: environmentWords(in: when))
    let branches = (when.membersIfAny ?? []).enumerated().compactMap { index, branch in
      Condition(branch, words: words)?.specificity(in: environment, family: family)
        .map { ($0, index, branch.place.membersIfAny ?? []) }
    }
    return branches.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The names that stand for environments; the file was read before, so every word in it is one that is known.
  private func environmentWords(in when: JSONPlace) -> [String] {
    let others = Set(Condition.Words(environments: []).all)
    let words = (when.membersIfAny ?? []).flatMap { member in
      member.key.split { ",+! ".contains($0) }.map(String.init)
    }
    return words.filter { !others.contains($0) }
  }
}

extension Entry {
  /// The fields in the order of their names.
  fileprivate var designText: String { fields.designText }
}

extension Entry.Value {
  fileprivate var designText: String {
    switch self {
    case .text(let text): "\(text.utf8.count):\(text)"
    case .list(let values): "[\(values.map(\.designText).joined(separator: ","))]"
    case .record(let fields): "{\(fields.designText)}"
    }
  }
}

extension [String: Entry.Value] {
  fileprivate var designText: String {
    sorted { $0.key < $1.key }.map { "\($0.key.utf8.count):\($0.key)=\($0.value.designText)" }
      .joined(separator: ",")
  }
}
