// SPDX-License-Identifier: MIT

import Typeset

/// Takes the texts of a property list whose values are texts or rules, as `.stringsdict` has them.
struct PluralRuleEntries {
  var collector: CatalogCollector
  let locale: String?

  private enum Key {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let kind = "NSStringFormatSpecTypeKey"
    static let plural = "NSStringPluralRuleType"
    static let conversion = "NSStringFormatValueTypeKey"
  }

  static func read(
    _ bytes: [UInt8], file: String, options: CatalogOptions
  ) throws(InputError) -> CatalogEntries {
    let list = try PropertyListFile.read(bytes, file: file)
    var reader = PluralRuleEntries(
      collector: CatalogCollector(file: file, options: options, problems: list.problems),
      locale: CatalogLocale.ofFolder(in: file))
    try reader.add(list.root)
    return reader.collector.finish()
  }

  /// Adds what the outermost dictionary holds.
  mutating func add(_ root: PropertyListValue?) throws(InputError) {
    guard let members = root?.members else {
      throw InputError(
        .wrongType, at: collector.position(line: root?.line),
        "expected a dictionary of texts or rules, found \(root?.kindDescription ?? "nothing")")
    }
    for member in members { add(member.value, of: member.key, variant: []) }
  }

  private mutating func add(_ value: PropertyListValue, of key: String, variant: [String]) {
    if let text = value.text {
      return collector.add(
        CatalogText(
          id: CatalogText.id(key, variant), key: key, text: text, locale: locale, line: value.line))
    }
    guard value.members != nil else { return collector.leaveOut(.notText) }
    if let format = value.value(of: Key.format) {
      addForms(of: format, rules: value, key: key, variant: variant)
    } else if let choices = value.value(of: Key.width)?.members ?? value.value(of: Key.device)?.members {
      for choice in choices { add(choice.value, of: key, variant: variant + [choice.key]) }
    } else {
      collector.report(
        .missingKey, line: value.line, key: key,
        "the rules of \"\(key.excerpt)\" have no \(Key.format), nor one for widths or devices")
    }
  }

  private mutating func addForms(
    of format: PropertyListValue, rules: PropertyListValue, key: String, variant: [String]
  ) {
    guard let text = format.text else {
      return collector.report(
        .wrongType, line: format.line, key: key, "expected a text, found \(format.kindDescription)")
    }
    do throws(PluralFault) {
      let plural = PluralText(format: text, variables: try variables(in: rules))
      for form in try plural.forms(numbers: collector.numbers(of: locale), samples: collector.placeholders) {
        let steps = variant + (form.category.map { [$0.rawValue] } ?? [])
        collector.add(
          CatalogText(
            id: CatalogText.id(key, steps), key: key, text: form.text, locale: locale, line: format.line,
            filling: .none))
      }
    } catch {
      collector.report(.plural, line: error.line ?? format.line, key: key, error.detail)
    }
  }

  private func variables(
    in rules: PropertyListValue
  ) throws(PluralFault) -> [String: PluralText.Variable] {
    var variables: [String: PluralText.Variable] = [:]
    for member in rules.members ?? [] where member.key != Key.format {
      guard let forms = member.value.members else { continue }
      let line = member.value.line
      if let kind = member.value.value(of: Key.kind)?.text, kind != Key.plural {
        throw PluralFault("the kind of rule '\(kind.excerpt)' is not known", line: line)
      }
      let conversion = member.value.value(of: Key.conversion)?.text ?? "d"
      guard PlaceholderText("%\(conversion)").countedArgument == 1 else {
        throw PluralFault(
          "the variable '\(member.key.excerpt)' takes a number, and '\(conversion.excerpt)' is none",
          line: line)
      }
      var variable = PluralText.Variable(forms: [:], conversion: conversion, line: line)
      for form in forms {
        guard let category = PluralCategory(rawValue: form.key), let text = form.value.text else { continue }
        variable.forms[category] = text
      }
      variables[member.key] = variable
    }
    return variables
  }
}
