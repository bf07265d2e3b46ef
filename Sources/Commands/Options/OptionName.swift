// SPDX-License-Identifier: MIT

/// The options by their long names.
enum OptionName: String, CaseIterable {
  case set, text, date, locale
  case timeZone = "time-zone"
  case field
  case idField = "id-field"
  /// `where` is a word of Swift.
  case whereField = "where"
  case limit, sample, seed, placeholder
  case environment, device, config, jobs
  case failOn = "fail-on"
  case strict
  case exitZero = "exit-zero"
  case format, output, report, frames, attribution
  case out, sheet, update
  case resume, shard, pictures
  case baseline
  case updateBaseline = "update-baseline"
  case changedSince = "changed-since"
  case maxRatio = "max-ratio"
  case peak, quiet
  case noColor = "no-color"
  case version, help

  /// Options of the design that this version does not have.
  static let later = ["system-fonts"]

  /// The option as it is written.
  var written: String { "--\(rawValue)" }
}
