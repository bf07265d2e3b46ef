// SPDX-License-Identifier: MIT

/// Sorts the words after a command.
///
/// `--name value` and `--name=value` are the same, `-o file` and `-ofile` too; `--` ends the options, and a
/// lone `-` is an operand. Options and operands may stand in any order.
struct ArgumentReader {
  private let verb: Verb
  private var arguments: Arguments
  private var rest: ArraySlice<String>

  /// Returns the sorted words.
  static func read(_ words: some Collection<String>, for verb: Verb) throws(CommandError) -> Arguments {
    var reader = ArgumentReader(words, for: verb)
    try reader.readAll()
    return reader.arguments
  }

  private init(_ words: some Collection<String>, for verb: Verb) {
    self.verb = verb
    arguments = Arguments(verb: verb)
    rest = Array(words)[...]
  }

  private mutating func readAll() throws(CommandError) {
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else if word.isEmpty {
        throw CommandError(.operands, subject: "", "an argument is empty, where a name was expected")
      } else {
        arguments.operands.append(word)
      }
    }
  }

  private mutating func readLong(_ word: Substring) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = OptionName(rawValue: name), verb.options.contains(option) else {
      throw unknown("--\(name)")
    }
    try add(OptionSpec.of(option, in: verb), attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ word: String) throws(CommandError) {
    let letter = word.dropFirst().first
    let spec = verb.options.map { OptionSpec.of($0, in: verb) }.first { $0.short == letter }
    guard let spec else { throw unknown(word) }
    let attached = word.dropFirst(2)
    try add(spec, attached: attached.isEmpty ? nil : String(attached))
  }

  private mutating func add(_ spec: OptionSpec, attached: String?) throws(CommandError) {
    let name = spec.name
    switch spec.use {
    case .flag:
      if let attached {
        throw CommandError(
          .optionValue, subject: attached, "\(name.written) takes no value, and here is '\(attached)'")
      }
      arguments.values[name] = [""]
    case .once:
      let value = try value(of: spec, attached: attached)
      if arguments.has(name) {
        throw CommandError(
          .contradiction, subject: name.written, "\(name.written) stands twice, and it may stand once")
      }
      arguments.values[name] = [value]
    case .repeatable:
      let value = try value(of: spec, attached: attached)
      arguments.values[name, default: []].append(value)
    }
  }

  /// Returns what follows the equals sign, or takes the next word, which may start with dashes as an
  /// affirmation may, but is not an option.
  private mutating func value(of spec: OptionSpec, attached: String?) throws(CommandError) -> String {
    guard let word = attached ?? rest.first, attached != nil || !isOption(word) else {
      throw CommandError(
        .optionValue, subject: spec.name.written, "\(spec.name.written) takes a value, and none follows",
        hint: "Write \(spec.usage), or \(spec.name.written)=\(spec.value) where the value starts with a dash."
      )
    }
    if attached == nil { rest.removeFirst() }
    guard !word.isEmpty else {
      throw CommandError(
        .optionValue, subject: spec.name.written, "\(spec.name.written) takes a value, and it is empty",
        hint: "Write \(spec.usage).")
    }
    return word
  }

  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    return OptionName(rawValue: String(word.dropFirst(2).prefix { $0 != "=" })) != nil
  }

  private func unknown(_ word: String) -> CommandError {
    let name = String(word.drop { $0 == "-" })
    let all = "`andon help \(verb.rawValue)` lists the options."
    if OptionName.later.contains(name) {
      return CommandError(.notInThisVersion, subject: word, "\(word) is not in this version", hint: all)
    }
    if OptionName(rawValue: name) != nil {
      let verbs = Verb.allCases.filter { $0.options.contains { $0.rawValue == name } }.map(\.rawValue)
      return CommandError(
        .unknownOption, subject: word, "`andon \(verb.rawValue)` has no option \(word)",
        hint: "It is an option of \(verbs.spelledOut).")
    }
    let nearest = verb.options.map(\.rawValue).hint(for: name) { "--\($0)" }
    return CommandError(
      .unknownOption, subject: word, "`andon \(verb.rawValue)` has no option \(word)",
      hint: [nearest, all].compactMap(\.self).joined(separator: " "))
  }
}
