// SPDX-License-Identifier: MIT

import Foundation
public import Light
public import WidgetModel

/// A project's choices: what is drawn, what the system is taken to do, and what is allowed.
public struct Configuration: Sendable {
  /// The name of the file that holds a configuration.
  public static let fileName = "andon.json"

  /// The file as it was named, or nil for the built-in choices.
  public internal(set) var file: String?
  /// The layout files and folders that are judged when none is named, relative to the file's folder.
  public internal(set) var include: [String] = ["."]
  /// The system model with the project's parameters.
  public internal(set) var model = SystemModel()
  /// The built-in environments and the project's own, in this order.
  public internal(set) var environments = WidgetEnvironment.builtIn()
  /// The built-in devices and the project's own.
  public internal(set) var devices = DeviceCatalogue.builtIn
  /// The environments that are drawn unless a run asks otherwise.
  public internal(set) var selectedEnvironments = WidgetEnvironment.builtIn().map(\.name)
  /// The devices that are drawn unless a run asks otherwise.
  public internal(set) var selectedDevices = [DeviceCatalogue.defaultName]
  /// The locale of texts, such as `en_US`.
  public internal(set) var locale = "en_US"
  /// IANA name of the time zone of dates.
  public internal(set) var timeZone = "UTC"
  /// The moment of entries without a date, in ISO 8601, or nil for the built-in one.
  public internal(set) var date: String?
  /// The folder of the stored pictures of `andon golden`, relative to the file's folder.
  public internal(set) var golden = "golden"
  /// The findings that the project lives with, in the order of the file.
  public internal(set) var ignored: [IgnoredFinding] = []
  var rules: [String: Scoped<RuleSetting>] = [:]
  var budgets = Scoped<[LightFigure: Double]>()

  /// Creates the built-in choices.
  public init() {}

  /// The names of all environments, in order.
  public var environmentNames: [String] { environments.map(\.name) }

  /// Returns the environment of a name, or nil.
  public func environment(named name: String) -> WidgetEnvironment? {
    environments.first { $0.name == name }
  }

  /// Returns what the project says about a rule in one place.
  public func setting(for rule: String, widget: String, environment: String) -> RuleSetting {
    let values = rules[rule]?.values(widget: widget, environment: environment) ?? []
    return values.reduce(RuleSetting()) { $0.replaced(by: $1) }
  }

  /// Returns the ceilings on a widget's light in one environment, in the order of the figures.
  public func budgets(widget: String, environment: String) -> [LightBudget] {
    var ceilings: [LightFigure: Double] = [:]
    for value in budgets.values(widget: widget, environment: environment) {
      ceilings.merge(value) { _, narrower in narrower }
    }
    return LightFigure.allCases.compactMap { figure in
      ceilings[figure].map { LightBudget(figure: figure, ceiling: $0) }
    }
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file as it was named, for errors.
  ///   - rules: The rules that it may name.
  /// - Throws: ``InputError`` with up to ``InputError/limit`` problems of the file.
  public static func read(
    _ bytes: [UInt8], file: String, rules: [KnownRule]
  ) throws(InputError) -> Configuration {
    let json = try JSONReader.read(bytes, file: file)
    let problems = FileProblems(file: file, json.problems)
    var reader = ConfigurationReader(rules: rules)
    reader.read(JSONPlace(value: json.root, path: "", problems: problems))
    try problems.throwIfAny()
    reader.configuration.file = file
    return reader.configuration
  }

  /// Returns the path of the configuration that holds for a directory: its own, or the nearest above it.
  public static func path(for directory: String) -> String? {
    var folder = URL(fileURLWithPath: directory).standardizedFileURL
    while true {
      let path = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: path) { return path }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }
}
