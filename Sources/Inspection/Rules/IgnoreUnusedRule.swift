// SPDX-License-Identifier: MIT

import Inputs

/// Every entry of `ignore` should silence something.
///
/// The answer needs the whole run, so the inspector gives it at the end.
enum IgnoreUnusedRule {
  static let description = RuleDescription(
    id: "ignore.unused", title: "Every ignore silences something", level: .warning,
    what: "Each entry of `ignore` in andon.json silenced at least one finding of this run.",
    why: "An entry that silences nothing hides the next real finding of its kind.",
    howMeasured:
      "The findings that each entry took away; entries for widgets or environments outside the run are passed over.",
    howToFix: "Remove the entry from andon.json, or correct its rule, widget, environment or path.")
}
