// SPDX-License-Identifier: MIT

import Typeset

/// A key of a string catalog and what its texts share.
struct StringCatalogEntry {
  var key: String
  var line: Int
  var comment: String?

  init(key: String, line: Int) {
    self.key = key
    self.line = line
  }

  /// Returns the texts of one locale: one, or one for each device and each class of numbers.
  func texts(
    of place: JSONPlace, locale: String, numbers: PluralNumbers, samples: PlaceholderSamples
  ) throws(InputError) -> [CatalogText] {
    guard let members = place.membersIfAny else {
      throw place.error(.wrongType, "expected the texts of a locale, found \(place.value.kindDescription)")
    }
    let units = try units(in: place, variant: [], numbers: numbers)
    guard let substitutions = members.first(where: { $0.key == "substitutions" })?.place else {
      return units.map { text($0, $0.value, locale: locale) }
    }
    let variables = try variables(in: substitutions)
    var texts: [CatalogText] = []
    for unit in units {
      let plural = PluralText(format: unit.value, variables: variables)
      do throws(PluralFault) {
        for form in try plural.forms(numbers: numbers, samples: samples) {
          var unit = unit
          unit.variant += form.category.map { [$0.rawValue] } ?? []
          unit.filling = .none
          texts.append(text(unit, form.text, locale: locale))
        }
      } catch {
        throw unit.place.error(.plural, error.detail)
      }
    }
    return texts
  }

  private func text(_ unit: Unit, _ words: String, locale: String) -> CatalogText {
    CatalogText(
      id: CatalogText.id(key, unit.variant), key: key, text: words, comment: comment, locale: locale,
      line: unit.place.value.location.line, filling: unit.filling)
  }

  // MARK: Units

  /// A text and what chooses it.
  private struct Unit {
    var variant: [String]
    var value: String
    var place: JSONPlace
    var filling = CatalogText.Filling.samples
  }

  /// Returns the texts of a place: its own, those of a set, and those of its variations.
  private func units(
    in place: JSONPlace, variant: [String], numbers: PluralNumbers
  ) throws(InputError) -> [Unit] {
    var units: [Unit] = []
    for member in place.membersIfAny ?? [] {
      switch member.key {
      case "stringUnit":
        let value = try Self.value(of: member.place)
        units.append(Unit(variant: variant, value: value.text, place: value.place))
      case "stringSet":
        let values = member.place.membersIfAny?.first { $0.key == "values" }?.place.elementsIfAny ?? []
        for (index, value) in values.enumerated() {
          guard let text = value.stringIfAny else { continue }
          units.append(Unit(variant: variant + [String(index + 1)], value: text, place: value))
        }
      case "variations":
        for kind in member.place.membersIfAny ?? [] {
          let choices = kind.place.membersIfAny ?? []
          let forms = Set(choices.compactMap { PluralCategory(rawValue: $0.key) })
          for choice in choices {
            var inner = try self.units(in: choice.place, variant: variant + [choice.key], numbers: numbers)
            if kind.key == "plural", let category = PluralCategory(rawValue: choice.key) {
              let number = numbers.number(of: category, beside: forms)
              for index in inner.indices { inner[index].filling = .number(number) }
            }
            units += inner
          }
        }
      default: break
      }
    }
    return units
  }

  private static func value(of unit: JSONPlace) throws(InputError) -> (text: String, place: JSONPlace) {
    guard let value = unit.membersIfAny?.first(where: { $0.key == "value" })?.place else {
      throw unit.error(.missingKey, "the text has no \"value\"")
    }
    guard let text = value.stringIfAny else {
      throw value.error(.wrongType, "expected a text, found \(value.value.kindDescription)")
    }
    return (text, value)
  }

  private func variables(
    in place: JSONPlace
  ) throws(InputError) -> [String: PluralText.Variable] {
    var variables: [String: PluralText.Variable] = [:]
    for member in place.membersIfAny ?? [] {
      var variable = PluralText.Variable(forms: [:], line: member.keyLocation.line)
      for detail in member.place.membersIfAny ?? [] where detail.key == "formatSpecifier" {
        guard let conversion = detail.place.stringIfAny,
          PlaceholderText("%\(conversion)").countedArgument == 1
        else {
          throw detail.place.error(
            .plural, "expected the format of a number, found \(detail.place.value.kindDescription)")
        }
        variable.conversion = conversion
      }
      variable.forms = try forms(in: member.place)
      variables[member.key] = variable
    }
    return variables
  }

  /// Returns the words of a variable; of those for devices those of a phone.
  private func forms(in place: JSONPlace) throws(InputError) -> [PluralCategory: String] {
    let variations = place.membersIfAny?.first { $0.key == "variations" }?.place.membersIfAny ?? []
    var forms: [PluralCategory: String] = [:]
    for kind in variations {
      let choices = kind.place.membersIfAny ?? []
      if kind.key == "plural" {
        for choice in choices {
          guard let category = PluralCategory(rawValue: choice.key),
            let unit = choice.place.membersIfAny?.first(where: { $0.key == "stringUnit" })
          else { continue }
          forms[category] = try Self.value(of: unit.place).text
        }
      } else {
        let phone =
          choices.first { $0.key == "iphone" } ?? choices.first { $0.key == "other" } ?? choices.first
        guard let phone else { continue }
        forms.merge(try self.forms(in: phone.place)) { own, _ in own }
        if let unit = phone.place.membersIfAny?.first(where: { $0.key == "stringUnit" }) {
          forms[.other] = try Self.value(of: unit.place).text
        }
      }
    }
    return forms
  }
}

extension JSONPlace {
  /// Returns an error about the value, which is reported elsewhere.
  func error(_ code: InputError.Code, _ detail: String, hint: String? = nil) -> InputError {
    InputError(
      code,
      at: SourcePosition(
        file: problems.file, line: value.location.line, column: value.location.column,
        keyPath: path.isEmpty ? nil : path), detail, hint: hint)
  }
}
