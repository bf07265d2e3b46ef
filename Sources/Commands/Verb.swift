// SPDX-License-Identifier: MIT

/// What the tool can be told to do.
enum Verb: String, CaseIterable {
  case check, preview, report, merge, golden, measure, compare
  /// `init` is a word of Swift.
  case initialize = "init"
  case list, explain

  /// Commands of the design that this version does not have.
  static let later = [
    "timeline", "suggest", "preflight", "watch", "calibrate",
  ]

  /// What follows the word, as a usage line shows it.
  var operands: String {
    switch self {
    case .check: "[FILE…]"
    case .preview: "FILE… --out DIR"
    case .report: "[FILE…] --set SET… --out DIR"
    case .merge: "FILE|DIR… --out DIR"
    case .golden: "[FILE…]"
    case .measure: "PNG…"
    case .compare: "FULL.png DIMMED.png"
    case .initialize: ""
    case .list: Topic.allCases.map(\.rawValue).joined(separator: "|")
    case .explain: "RULE|CODE"
    }
  }

  /// Half a sentence for the list of commands.
  var summary: String {
    switch self {
    case .check: "judge widgets: their light, their text, how they dim"
    case .preview: "draw widgets as PNG files, as each environment shows them"
    case .report: "judge widgets over whole sets of entries, of any length"
    case .merge: "join the shares of several machines into one report"
    case .golden: "compare widgets with pictures that were kept, pixel for pixel"
    case .measure: "meter the light of any picture, such as a screenshot"
    case .compare: "judge a dimmed picture by the light of the full one"
    case .initialize: "start a project: andon.json, a widget, a few affirmations"
    case .list: "list what can be named: devices, environments, rules, …"
    case .explain: "explain a rule: why, how it is measured, how to satisfy it"
    }
  }

  /// The options, in the order of the help.
  var options: [OptionName] {
    let entries: [OptionName] = [.set, .text, .date, .locale, .timeZone]
    let selection: [OptionName] = [
      .field, .idField, .whereField, .limit, .sample, .seed, .placeholder,
    ]
    let surroundings: [OptionName] = [.environment, .device, .config, .jobs]
    let verdict: [OptionName] = [.failOn, .strict, .exitZero]
    let baseline: [OptionName] = [.baseline, .updateBaseline]
    let results: [OptionName] = [.format, .output, .report, .frames, .attribution]
    let always: [OptionName] = [.quiet, .noColor, .version, .help]
    switch self {
    case .check:
      let since: [OptionName] = [.changedSince]
      return entries + selection + since + surroundings + verdict + baseline + results + always
    case .preview: return [.out, .sheet] + entries + selection + surroundings + verdict + results + always
    case .report:
      return [.out, .resume, .pictures, .shard] + entries + selection + surroundings + verdict + baseline
        + [.format, .frames, .attribution] + always
    case .merge: return [.out, .format, .exitZero] + always
    case .golden:
      return [.update, .out] + entries + selection + surroundings + verdict + [.format, .output, .report]
        + always
    case .measure: return [.device, .peak, .config, .format, .output, .report] + always
    case .compare:
      return [.maxRatio, .device, .config, .failOn, .strict, .exitZero, .format, .output, .report] + always
    case .list: return [.format, .out] + always
    case .initialize, .explain: return always
    }
  }
}

/// What `andon list` lists.
enum Topic: String, CaseIterable {
  case environments, devices, fonts, rules, symbols
}
