// SPDX-License-Identifier: MIT

public import Inputs
public import WidgetModel

/// What a run draws and what it judges by.
public struct InspectionPlan: Sendable {
  /// One widget and the entries that fill it.
  public struct Subject: Sendable {
    /// The widget.
    public var layout: LayoutFile
    /// Opens the entries, which come in the order of reports.
    public var makeSource: @Sendable () -> any EntrySource

    /// Creates a subject of entries in memory.
    public init(layout: LayoutFile, entries: [Entry]) {
      self.init(layout: layout) { EntryList(entries) }
    }

    /// Creates a subject of entries that are read while the run goes on.
    public init(layout: LayoutFile, makeSource: @escaping @Sendable () -> any EntrySource) {
      self.layout = layout
      self.makeSource = makeSource
    }
  }

  /// What each render keeps beside its figures.
  public struct Keepsakes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Every view's rectangle.
    public static let frames = Keepsakes(rawValue: 1)
    /// The presented picture.
    public static let pictures = Keepsakes(rawValue: 2)
    /// What each element adds to the light.
    public static let attribution = Keepsakes(rawValue: 4)
    /// The hash of what the project says about the render.
    public static let design = Keepsakes(rawValue: 8)
    /// The presented picture where something was found.
    public static let picturesOfFindings = Keepsakes(rawValue: 16)
  }

  /// The widgets in the order of reports.
  public var subjects: [Subject]
  /// The locales, such as `en_US`.
  public var locales: [String]
  /// The zone of dates, and the moment of entries without one.
  public var dates: EntryDates
  /// The devices.
  public var devices: [Device]
  /// The environments to report on.
  public var environments: [WidgetEnvironment]
  /// The environments that twins are looked up in.
  public var knownEnvironments: [WidgetEnvironment]
  /// What the system is taken to do.
  public var model: SystemModel
  /// The project's rules, budgets and ignores.
  public var configuration: Configuration
  /// What fails a render.
  public var judgment: Judgment
  /// What each render keeps.
  public var keepsakes: Keepsakes
  /// The light that renders are compared with, or nil.
  public var baseline: Baseline?

  /// Creates a plan.
  public init(
    subjects: [Subject], locales: [String], dates: EntryDates, devices: [Device],
    environments: [WidgetEnvironment], knownEnvironments: [WidgetEnvironment], model: SystemModel,
    configuration: Configuration, judgment: Judgment = Judgment(), keepsakes: Keepsakes = []
  ) {
    self.subjects = subjects
    self.locales = locales
    self.dates = dates
    self.devices = devices
    self.environments = environments
    self.knownEnvironments = knownEnvironments
    self.model = model
    self.configuration = configuration
    self.judgment = judgment
    self.keepsakes = keepsakes
  }
}
