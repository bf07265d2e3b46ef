// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
public import Inspection
import Light

/// A table after RFC 4180, in UTF-8: a header, then a row a render or picture.
///
/// Columns are only ever added, at the end. An entry that could not be judged has no row.
public struct CSVReport: ReportWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    target.write(Self.header)
    for render in report.renders { target.write(Self.row(of: render)) }
  }

  /// The first row of a run over widgets.
  static let header = row(
    ["widget", "file", "entry", "text", "locale", "device", "environment"] + pictureHeader
      + ["panelScale"] + readingHeader
      + ["twin", "ratio", "systemRatio", "errors", "warnings", "cannotTell", "rules", "key"])

  /// Returns the row of a render.
  static func row(of render: RenderReport) -> String {
    let identity = [
      render.widget, render.file, render.entry.id, render.entry.text, render.locale,
      render.device, render.environment,
    ]
    let picture = [
      render.space.rawValue, String(render.pixels.width), String(render.pixels.height),
      cell(render.panelScale),
    ]
    let judgment = [
      render.ratio?.twin ?? "", cell(render.ratio?.luminance), cell(render.systemRatio),
      String(render.findings.count { $0.severity == .error }),
      String(render.findings.count { $0.severity == .warning }),
      String(render.cannotTell.count), rules(of: render.findings), render.entry.key ?? "",
    ]
    return row(identity + picture + cells(render.reading) + judgment)
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    target.write(
      Self.row(
        ["file"] + Self.pictureHeader + ["depth", "alphaComposited"] + Self.readingHeader
          + ["ratio", "rules"]))
    for (index, picture) in report.pictures.enumerated() {
      // The ratio stands in the row of the dimmed picture, which is the second.
      let comparison = index == 1 ? report.comparison : nil
      let cells = [
        picture.file, picture.space.rawValue, String(picture.pixels.width),
        String(picture.pixels.height), String(picture.depth), String(picture.isAlphaComposited),
      ]
      target.write(
        Self.row(
          cells + Self.cells(picture.reading) + [
            Self.cell(comparison?.ratio.luminance), Self.rules(of: comparison?.findings ?? []),
          ]))
    }
  }

  private static let pictureHeader = ["space", "width", "height"]

  private static let readingHeader = [
    "litFraction", "encodedMean", "luminance", "red", "green", "blue", "light", "melanopic",
    "scotopic", "powerIndex", "peakTile",
  ]

  private static func cells(_ reading: LightReading) -> [String] {
    [
      reading.litFraction, reading.encodedMean, reading.luminance, reading.red, reading.green,
      reading.blue, reading.light, reading.melanopic, reading.scotopic, reading.powerIndex,
      reading.peakTile,
    ].map(cell)
  }

  private static func cell(_ figure: Double?) -> String {
    guard let figure, figure.isFinite else { return "" }
    return NumberText.shortest(figure)
  }

  /// The ids of the broken rules, each once, in the order they were found.
  private static func rules(of findings: [Finding]) -> String {
    var ids: [String] = []
    for finding in findings where !ids.contains(finding.rule) { ids.append(finding.rule) }
    return ids.joined(separator: " ")
  }

  private static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
    guard cell.utf8.contains(where: special.contains) else { return cell }
    var text = "\""
    for scalar in cell.unicodeScalars {
      text.unicodeScalars.append(scalar)
      if scalar == "\"" { text += "\"" }
    }
    return text + "\""
  }
}
