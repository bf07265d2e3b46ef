// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import Inspection
import Reports
import Typeset
import ViewLayout
import WidgetModel

/// `andon list`: what can be named.
enum ListCommand {
  static func run(_ arguments: Arguments, io: ToolIO) throws(CommandError) -> ExitCode {
    guard arguments.operands.count == 1, let word = arguments.operands.first else {
      throw CommandError(
        .operands, subject: "list",
        "`andon list` takes one word: \(Topic.allCases.map(\.rawValue).spelledOut)")
    }
    guard let topic = Topic(rawValue: word) else {
      let known = Topic.allCases.map(\.rawValue)
      throw CommandError(
        .operands, subject: word, "there is no list of '\(word)', only of \(known.spelledOut)",
        hint: known.hint(for: word) { "`andon list \($0)`" })
    }
    if topic != .symbols, let option = [OptionName.format, .out].first(where: arguments.has) {
      throw CommandError(
        .unknownOption, subject: option.written, "`andon list \(word)` has no option \(option.written)",
        hint: "It is an option of `andon list symbols`.")
    }
    let columns = io.screen.columns
    switch topic {
    case .environments: io.output.write(environments(columns))
    case .devices: io.output.write(table(devices, columns: columns))
    case .rules: io.output.write(table(rules, columns: columns))
    case .symbols: return try SymbolList.run(arguments, io: io)
    case .fonts: io.output.write(table(try fonts(), columns: columns))
    }
    return .passed
  }

  private static func environments(_ columns: Int) -> String {
    var rows = [["name", "mode", "dimmed", "background", "scheme", "system", "twin"]]
    for each in WidgetEnvironment.builtIn() {
      rows.append([
        each.name, each.widgetRenderingMode.rawValue, each.isLuminanceReduced ? "yes" : "no",
        each.containerBackground.rawValue, each.colorScheme.rawValue,
        each.systemPass == .red ? "red pass" : "–", each.twin ?? "–",
      ])
    }
    var text = table(rows, columns: columns) + "\n"
    text += "What Apple does not publish is a parameter; andon.json may set it under \"model\":\n\n"
    for parameter in SystemModel().parameters {
      text += "\(parameter.name) = \(parameter.value.json)  (\(parameter.certainty.rawValue))\n"
      let about = "\(SentenceText.sentence(parameter.source)) Takes \(parameter.accepts)."
      text += WrappedText.lines(about, columns: columns, first: "    ", margin: "    ")
        .map { $0 + "\n" }.joined()
    }
    return text
  }

  private static var devices: [[String]] {
    let head = [
      ["", "screen", "", "", "always", "small", ""],
      ["name", "pt", "scale", "ppi", "on", "pt", "sizes"],
    ]
    return head
      + DeviceCatalogue.builtIn.devices.map { device in
        [
          device.name, extent(device.screen), NumberText.shortest(device.scale),
          device.pixelsPerInch.map(NumberText.shortest) ?? "–", device.isAlwaysOn ? "yes" : "no",
          device.widgetSizes[.systemSmall].map(extent) ?? "–", device.sizeCertainty.rawValue,
        ]
      }
  }

  private static func extent(_ size: Size) -> String {
    "\(NumberText.shortest(size.width)) × \(NumberText.shortest(size.height))"
  }

  private static var rules: [[String]] {
    [["rule", "default", "limit", ""]]
      + RuleCatalogue.descriptions.map { rule in
        [rule.id, rule.level.rawValue, rule.limit.map(\.text) ?? "–", rule.title]
      }
  }

  private static func fonts() throws(CommandError) -> [[String]] {
    let faces = try FontCollection.bundled().provenance
    return [["face", "SHA-256"]] + faces.map { [$0.face, "\($0.sha256.prefix(16))…"] }
  }

  /// Returns rows with their columns side by side; the last one is wrapped to the width.
  private static func table(_ rows: [[String]], columns: Int) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, count - 1)).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    let margin = String(repeating: " ", count: widths.reduce(0) { $0 + $1 + 2 })
    return rows.flatMap { row in
      let cells = zip(row, widths).map { PlainText.left($0, $1) + "  " }
      return WrappedText.lines(row.last ?? "", columns: columns, first: cells.joined(), margin: margin)
    }.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
