// SPDX-License-Identifier: MIT

import Light
import Typeset
import WidgetModel

/// Reads `andon.json`.
struct ConfigurationReader {
  /// The top-level keys.
  static let keys = [
    "$schema", "include", "device", "environment", "locale", "timeZone", "date", "devices",
    "environments", "model", "rules", "budgets", "ignore", "golden",
  ]

  let rules: [KnownRule]
  var configuration = Configuration()

  init(rules: [KnownRule]) { self.rules = rules }

  mutating func read(_ root: JSONPlace) {
    guard let members = root.members("a configuration: an object") else { return }
    var byKey: [String: JSONPlace] = [:]
    for member in members {
      if Self.keys.contains(member.key) {
        byKey[member.key] = member.place
      } else {
        member.reportUnknown(in: "a configuration", known: Self.keys)
      }
    }
    // What is named elsewhere is read first: the model before the environments, these before the rules.
    if let place = byKey["model"] { readModel(place) }
    configuration.environments = WidgetEnvironment.builtIn(configuration.model)
    if let place = byKey["environments"] {
      configuration.environments = EnvironmentReader(builtIn: configuration.environments).environments(place)
    }
    if let place = byKey["devices"] { configuration.devices = DeviceReader.catalogue(place) }
    if let place = byKey["include"], let paths = strings(place, "a file or folder") {
      configuration.include = paths
    }
    if let place = byKey["device"],
      let names = names(place, "device", known: configuration.devices.names)
    {
      configuration.selectedDevices = names
    }
    if let place = byKey["environment"],
      let names = names(place, "environment", known: configuration.environmentNames)
    {
      configuration.selectedEnvironments = names
    }
    if let place = byKey["golden"] { readGolden(place) }
    readDates(byKey)
    if let place = byKey["rules"] { readRules(place) }
    if let place = byKey["budgets"] { readBudgets(place) }
    if let place = byKey["ignore"] { readIgnored(place) }
  }

  // MARK: The system model

  private mutating func readModel(_ place: JSONPlace) {
    for member in place.members("parameters of the system model") ?? [] {
      guard let value = modelValue(member.place) else { continue }
      do throws(ModelError) {
        try configuration.model.set(member.key, to: value)
      } catch {
        let word = if case .word(let word) = value, error.code == .badValue { word } else { member.key }
        let nearest = Suggestion.nearest(to: word, among: error.accepted).map { "Did you mean '\($0)'?" }
        if error.code == .badValue {
          member.place.report(.outOfRange, error.detail, hint: nearest)
        } else {
          member.report(
            .unknownKey, error.detail, hint: nearest ?? "Known: \(error.accepted.joined(separator: ", ")).")
        }
      }
    }
  }

  private func modelValue(_ place: JSONPlace) -> ModelParameter.Value? {
    switch place.value.content {
    case .string(let word): return .word(word)
    case .number(let number, _): return .number(number)
    case .array:
      let numbers = (place.elementsIfAny ?? []).compactMap {
        $0.number("a number", in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      }
      return numbers.count == place.elementsIfAny?.count ? .numbers(numbers) : nil
    case .null, .boolean, .object:
      place.expected("a word, a number or a list of numbers")
      return nil
    }
  }

  // MARK: Stored pictures

  private mutating func readGolden(_ place: JSONPlace) {
    guard let folder = place.string("the folder of the stored pictures, such as \"golden\"") else { return }
    let parts = folder.split(separator: "/")
    guard !parts.isEmpty, !folder.hasPrefix("/"), !parts.contains(".."), !folder.utf8.contains(0) else {
      place.report(
        .outOfRange, "'\(folder.excerpt)' is no folder inside the project",
        hint: "Write it as it is seen from the folder of this file, such as \"golden\".")
      return
    }
    configuration.golden = folder
  }

  // MARK: Names

  /// Reads one string or a list of them.
  private func strings(_ place: JSONPlace, _ what: String) -> [String]? {
    if let string = place.stringIfAny { return [string] }
    guard let elements = place.elements("\(what), or a list of them") else { return nil }
    let strings = elements.compactMap { $0.string(what) }
    if elements.isEmpty { place.report(.outOfRange, "expected \(what), found an empty list") }
    return strings.isEmpty || strings.count < elements.count ? nil : strings
  }

  private func names(_ place: JSONPlace, _ what: String, known: [String]) -> [String]? {
    guard let names = strings(place, "the name of \(what == "environment" ? "an" : "a") \(what)") else {
      return nil
    }
    var isSound = true
    for (index, name) in names.enumerated() where !known.contains(name) {
      let culprit = place.elementsIfAny.map { $0[index] } ?? place
      culprit.report(
        .unknownName, "the \(what) '\(name.excerpt)' is not known",
        hint: Suggestion.hint(for: name, among: known))
      isSound = false
    }
    return isSound ? names : nil
  }

  // MARK: Locale and dates

  private mutating func readDates(_ byKey: [String: JSONPlace]) {
    if let place = byKey["locale"], let locale = place.string("a locale, such as en_US") {
      if LocaleFacts.isKnown(locale: locale) {
        configuration.locale = locale
      } else {
        place.report(
          .outOfRange, "the language or the region of '\(locale.excerpt)' is none",
          hint: "Write it as en_US or ja_JP.")
      }
    }
    if let place = byKey["timeZone"], let zone = place.string("a time zone, such as Europe/Berlin") {
      configuration.timeZone = zone
      report(place) { () throws(InputError) in _ = try EntryDates(timeZone: zone) }
    }
    if let place = byKey["date"], let date = place.string("a moment, such as 2026-01-01T09:41") {
      configuration.date = date
      report(place) { () throws(InputError) in _ = try EntryDates(moment: date) }
    }
  }

  private func report(_ place: JSONPlace, _ attempt: () throws(InputError) -> Void) {
    do throws(InputError) {
      try attempt()
    } catch {
      place.report(error.code, error.detail, hint: error.hint)
    }
  }
}
