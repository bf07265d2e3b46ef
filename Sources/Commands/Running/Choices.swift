// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports
import Typeset
import WidgetModel

/// What the command line chooses, else the project, else the tool.
struct Choices {
  private let request: RunRequest
  private let configuration: Configuration

  init(_ request: RunRequest, _ configuration: Configuration) {
    self.request = request
    self.configuration = configuration
  }

  /// The environments to report on.
  func environments() throws(PreparationFault) -> [WidgetEnvironment] {
    let names = request.environments.isEmpty ? configuration.selectedEnvironments : request.environments
    var chosen: [WidgetEnvironment] = []
    for name in names {
      guard let environment = configuration.environment(named: name) else {
        throw .usage(
          CommandError(
            .optionValue, subject: name, "there is no environment '\(name)'",
            hint: configuration.environmentNames.hint(for: name)
              ?? "There are \(configuration.environmentNames.spelledOutAll)."))
      }
      chosen.append(environment)
    }
    return chosen
  }

  /// The devices.
  func devices() throws(PreparationFault) -> [Device] {
    var chosen: [Device] = []
    for name in request.devices.isEmpty ? configuration.selectedDevices : request.devices {
      do throws(ModelError) {
        chosen.append(try configuration.devices.device(named: name))
      } catch {
        throw .usage(CommandError(error))
      }
    }
    return chosen
  }

  /// The locales of entries that have none of their own.
  func locales() throws(PreparationFault) -> [String] {
    let locales = request.locales.isEmpty ? [configuration.locale] : request.locales
    for locale in locales where !LocaleFacts.isKnown(locale: locale) {
      throw .usage(
        CommandError(
          .optionValue, subject: locale, "the locale '\(locale)' has a language or a region that is none",
          hint: "Write it as en_US or ja."))
    }
    return locales
  }

  /// The zone, and the moment of entries that have none.
  func dates() throws(PreparationFault) -> EntryDates {
    do throws(InputError) {
      return try EntryDates(
        timeZone: request.timeZone ?? configuration.timeZone, moment: request.date ?? configuration.date)
    } catch {
      throw .usage(CommandError(.optionValue, subject: error.detail, error.detail, hint: error.hint))
    }
  }

  /// Returns why a layout cannot be shown in an environment that was asked for by name, or nil.
  func conflict(of layout: LayoutFile, with environments: [WidgetEnvironment]) -> RunError? {
    guard !request.environments.isEmpty,
      let environment = environments.first(where: { !$0.applies(to: layout.family) })
    else { return nil }
    return RunError(
      file: layout.file, key: "family", code: ModelError.Code.notApplicable.rawValue,
      message: "\(environment.name) does not show \(layout.family.rawValue)",
      hint: "leave out --environment \(environment.name), or judge this widget by itself")
  }
}

extension CommandError {
  /// Creates a usage error of a name that the model does not know.
  init(_ error: ModelError) {
    self.init(
      .optionValue, subject: error.subject, error.detail,
      hint: error.accepted.hint(for: error.subject) ?? error.hint.map(SentenceText.sentence))
  }
}
