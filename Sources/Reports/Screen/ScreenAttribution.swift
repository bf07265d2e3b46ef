// SPDX-License-Identifier: MIT

import Geometry
import Inspection

/// Which elements the light of one block comes from, an environment after the other.
struct ScreenAttribution {
  /// Elements that are named for one environment; the rest are counted.
  private static let shown = 6
  /// Columns of a row beside the bar and the element's name.
  private static let fixedColumns = 37

  let renders: [RenderReport]
  let context: ReportContext
  let ink: ScreenInk

  /// The tables, or nothing where no light was attributed.
  var text: String {
    let tables = renders.grouped { $0.environment }.compactMap { table($0.key, $0.elements) }
    guard !tables.isEmpty else { return "" }
    return "\n" + head + tables.joined()
  }

  private var bar: Int { min(12, max(4, (context.columns - Self.fixedColumns) / 4)) }
  private var name: Int { max(12, context.columns - Self.fixedColumns - bar) }

  private var head: String {
    let title = PlainText.left("  light by element, in pt²", bar + name + 6)
    return ink(title + "  share    light  without it", .faint) + "\n"
  }

  /// One element over all renders of an environment; figures are means.
  private struct Row {
    var path: String
    var text: String?
    var light: Double
    /// The mean, or nil where a render does not have it.
    var without: Double?
  }

  private func table(_ environment: String, _ renders: [RenderReport]) -> String? {
    let attributions = renders.compactMap(\.attribution)
    guard !attributions.isEmpty else { return nil }
    let rows = Self.rows(of: attributions)
    let total = rows.reduce(0) { $0 + $1.light }
    let mean = attributions.count > 1 ? ", mean of \(attributions.count)" : ""
    var text = "  \(ink(environment, .bold))  \(NumberText.fixed(total, decimals: 1))\(mean)\n"
    text += rows.prefix(Self.shown).map { line($0, of: total) }.joined()
    let rest = rows.dropFirst(Self.shown)
    if !rest.isEmpty {
      let light = rest.reduce(0) { $0 + $1.light }
      text += line(Row(path: "… and \(rest.count) more", light: light), of: total)
    }
    return text
  }

  /// Returns the elements that change the light, those that change it most first.
  private static func rows(of attributions: [[AttributedElement]]) -> [Row] {
    let count = Double(attributions.count)
    let elements = attributions.flatMap { $0.enumerated().map { (place: $0.offset, element: $0.element) } }
    let rows = elements.grouped { [String($0.place), $0.element.path] }.map { _, group in
      let withouts = group.compactMap(\.element.without)
      return Row(
        path: group[0].element.path, text: attributions.count == 1 ? group[0].element.text : nil,
        light: group.reduce(0) { $0 + $1.element.light } / count,
        without: withouts.count == attributions.count ? withouts.reduce(0, +) / count : nil)
    }
    let order = rows.indices.filter { rows[$0].light != 0 }
      .sorted { (rows[$1].light.magnitude, $0) < (rows[$0].light.magnitude, $1) }
    return order.map { rows[$0] }
  }

  private func line(_ row: Row, of total: Double) -> String {
    let share = total > 0 ? row.light / total : 0
    var label = Self.end(of: PlainText.singleLine(row.path), columns: name)
    if let text = row.text {
      let room = name - DisplayWidth.columns(of: label) - 4
      if room >= 6 { label += "  “\(PlainText.cut(PlainText.singleLine(text), to: room))”" }
    }
    let columns = [
      PlainText.left(LightBar.text(share, columns: bar), bar), PlainText.left(label, name),
      PlainText.right(NumberText.percent(share), 7),
      PlainText.right(NumberText.fixed(row.light, decimals: 1), 7),
      PlainText.right(row.without.map { NumberText.fixed($0, decimals: 1) } ?? "", 10),
    ]
    var line = "    " + columns.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  /// Returns a path with its beginning cut away, since its end tells which view it is.
  private static func end(of path: String, columns: Int) -> String {
    guard DisplayWidth.columns(of: path) > columns else { return path }
    var end = Substring(path)
    while DisplayWidth.columns(of: end) > columns - 1 { end = end.dropFirst() }
    return "…" + end
  }
}
