// SPDX-License-Identifier: MIT

import Reports

/// One option: the parser, the help and every message about it come from here.
struct OptionSpec {
  /// How often an option may stand, and whether a value follows it.
  enum Use {
    case flag
    case once
    case repeatable
  }

  /// The headings of the help.
  enum Group: String, CaseIterable {
    case entries = "What fills the widget"
    case selection = "What is taken of sets"
    case surroundings = "Where it is shown"
    case verdict = "What fails"
    case results = "Results"
    case general = "General"
  }

  var name: OptionName
  var short: Character?
  var use: Use
  var group: Group
  /// The word for the value in the help.
  var value: String = ""
  /// What holds without the option.
  var fallback: String?
  /// One line.
  var help: String

  /// The option with its value, as a usage line shows it.
  var usage: String { use == .flag ? name.written : "\(name.written) \(value)" }
}

extension OptionSpec {
  /// Returns the row of an option of a command.
  static func of(_ name: OptionName, in verb: Verb) -> OptionSpec {
    switch name {
    case .device where verb == .measure || verb == .compare: picturesDevice
    case .config where verb == .measure: configuration("the project's devices and lit threshold")
    case .config where verb == .compare:
      configuration("the project's devices, lit threshold and limit of light.ratio")
    case .format where verb == .list: listFormat
    case .out where verb == .list: listFolder
    case .set, .text, .date, .locale, .timeZone: entry(name)
    case .field, .idField, .whereField, .limit, .sample, .seed, .placeholder: selection(name)
    case .environment, .device, .config, .jobs, .peak: surrounding(name)
    case .failOn where verb == .golden: goldenFailOn
    case .out where verb == .golden: goldenOut
    case .out where verb == .report || verb == .merge: batchOut
    case .format where verb == .report: batchFormat
    case .resume, .shard, .pictures: batch(name)
    case .baseline, .updateBaseline: baseline(name)
    case .changedSince: changedSince
    case .failOn, .strict, .exitZero, .maxRatio: verdict(name)
    case .format, .output, .report, .frames, .attribution, .out, .sheet, .update: result(name)
    case .quiet, .noColor, .version, .help: general(name)
    }
  }

  private static func entry(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .repeatable, group: .entries, help: "")
    switch name {
    case .set:
      spec.value = "FILE"
      spec.help = "entries from a set of affirmations; - is standard input"
    case .text:
      spec.value = "STRING"
      spec.help = "an entry of this text"
    case .date:
      spec.use = .once
      spec.value = "ISO8601"
      spec.fallback = "2026-01-01T09:41"
      spec.help = "the moment of entries that have none of their own"
    case .locale:
      spec.value = "NAME"
      spec.fallback = "en_US, and all locales of a set"
      spec.help = "the locale of dates and numbers; of a set with locales, only this one"
    default:
      spec.use = .once
      spec.value = "NAME"
      spec.fallback = "UTC"
      spec.help = "the zone of dates, such as Europe/Berlin"
    }
    return spec
  }

  private static func selection(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .once, group: .selection, value: "N", help: "")
    switch name {
    case .field:
      spec.use = .repeatable
      spec.value = "FIELD=NAME"
      spec.help = "the layout's field is what the set calls NAME: text=quote"
    case .idField:
      spec.value = "NAME"
      spec.fallback = "id, key, or a hash of the text"
      spec.help = "the set's field that is the id"
    case .whereField:
      spec.use = .repeatable
      spec.value = "FIELD=VALUE"
      spec.help = "only these entries; FIELD!=VALUE: not these; FIELD~=PART: that hold PART"
    case .placeholder:
      spec.use = .repeatable
      spec.value = "NAME=VALUE"
      spec.help = "what stands for a placeholder of a catalog's texts: @=Ann"
    case .limit: spec.help = "only the first N"
    case .sample: spec.help = "N of them by lot, in their order"
    default:
      spec.fallback = "0"
      spec.help = "another lot for --sample"
    }
    return spec
  }

  private static func surrounding(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .repeatable, group: .surroundings, value: "NAME", help: "")
    switch name {
    case .environment:
      spec.fallback = "home, standbyDay, standbyNight, alwaysOn"
      spec.help = "an environment; `andon list environments` names them"
    case .device:
      spec.fallback = "iphone-15-pro"
      spec.help = "a phone; `andon list devices` names them"
    case .config:
      spec.use = .once
      spec.value = "FILE"
      spec.fallback = "andon.json, here or in a folder above"
      spec.help = "the project's rules and budgets"
    case .jobs:
      spec.use = .once
      spec.value = "N"
      spec.fallback = "one for each processor"
      spec.help = "how many renders are made at a time"
    default:
      spec.use = .flag
      spec.help = "also the brightest square of 8 pt; needs --device for the scale"
    }
    return spec
  }

  private static func baseline(_ name: OptionName) -> OptionSpec {
    switch name {
    case .baseline:
      OptionSpec(
        name: .baseline, use: .once, group: .verdict, value: "FILE",
        help: "compare with the light that the file keeps of each entry")
    default:
      OptionSpec(
        name: .updateBaseline, use: .flag, group: .verdict,
        help: "keep today's light in the file of --baseline")
    }
  }

  private static let changedSince = OptionSpec(
    name: .changedSince, use: .once, group: .entries, value: "REV",
    help: "judge the widgets alone that changed in git since REV")

  private static let listFormat = OptionSpec(
    name: .format, use: .once, group: .results, value: "FORMAT", fallback: "text",
    help: "of the symbols' names: text|json")

  private static let listFolder = OptionSpec(
    name: .out, use: .once, group: .results, value: "DIR",
    help: "write symbols.png there instead, a sheet of the symbols")

  /// A picture is shown on one device, or on one that is not known.
  private static let picturesDevice = OptionSpec(
    name: .device, use: .once, group: .surroundings, value: "NAME",
    help: "the phone that shows the picture, which gives its area in pt²")

  /// Whoever compares pictures wants to hear of every difference.
  private static var goldenFailOn: OptionSpec {
    var spec = verdict(.failOn)
    spec.fallback = "warning"
    return spec
  }

  private static var goldenOut: OptionSpec {
    var spec = result(.out)
    spec.fallback = "out/golden"
    spec.help = "the folder of before, difference and after in one picture"
    return spec
  }

  /// Pictures are finished: they take less of a project than widgets do.
  private static func configuration(_ help: String) -> OptionSpec {
    var spec = surrounding(.config)
    spec.help = help
    return spec
  }

  private static var batchOut: OptionSpec {
    var spec = result(.out)
    spec.help = "the folder of the report; it is made if need be"
    return spec
  }

  private static var batchFormat: OptionSpec {
    var spec = result(.format)
    spec.help = "of standard output; jsonl without --out writes results alone: " + spec.help
    return spec
  }

  private static func batch(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .once, group: .results, help: "")
    switch name {
    case .resume:
      spec.use = .flag
      spec.help = "go on from the results in --out, whose run was stopped"
    case .shard:
      spec.value = "I/N"
      spec.help = "judge the I-th of N shares of the entries alone; `andon merge` joins them"
    default:
      spec.value = "all|findings|none"
      spec.fallback = "findings"
      spec.help = "which renders are kept as pictures"
    }
    return spec
  }

  private static func verdict(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .flag, group: .verdict, help: "")
    switch name {
    case .failOn:
      spec.use = .once
      spec.value = "error|warning"
      spec.fallback = "error"
      spec.help = "the lightest finding that fails"
    case .strict: spec.help = "a rule that cannot tell fails too"
    case .exitZero: spec.help = "end with 0 in spite of findings, but not of errors"
    default:
      spec.use = .once
      spec.value = "R"
      spec.fallback = "0.25"
      spec.help = "the most that the dimmed picture may emit of the full one's light"
    }
    return spec
  }

  private static func result(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .once, group: .results, help: "")
    let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: "|")
    switch name {
    case .format:
      spec.value = "FORMAT"
      spec.fallback = "text"
      spec.help = formats
    case .output:
      spec.short = "o"
      spec.value = "FILE"
      spec.fallback = "standard output"
      spec.help = "where the report goes"
    case .report:
      spec.use = .repeatable
      spec.value = "FORMAT=FILE"
      spec.help = "a further report of the same run"
    case .out:
      spec.value = "DIR"
      spec.help = "the folder of the pictures; it is made if need be"
    case .sheet:
      spec.use = .flag
      spec.help = "also a contact sheet of each widget's environments"
    case .update:
      spec.use = .flag
      spec.help = "store the pictures of today, and list those that changed"
    case .attribution:
      spec.use = .flag
      spec.help = "also what each element adds to the light"
    default:
      spec.use = .flag
      spec.help = "JSON also gives the frame of every view, by path"
    }
    return spec
  }

  private static func general(_ name: OptionName) -> OptionSpec {
    var spec = OptionSpec(name: name, use: .flag, group: .general, help: "")
    switch name {
    case .quiet: spec.help = "nothing on standard error but errors"
    case .noColor: spec.help = "no colours; NO_COLOR in the environment says the same"
    case .version:
      spec.short = "v"
      spec.help = "the version"
    default:
      spec.short = "h"
      spec.help = "this page"
    }
    return spec
  }
}
