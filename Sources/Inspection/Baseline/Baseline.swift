// SPDX-License-Identifier: MIT

/// The light that a project has kept: of each widget, locale and entry, by device and environment.
public struct Baseline: Hashable, Sendable {
  /// What one line is about.
  public struct Key: Hashable, Sendable {
    /// The widget's name.
    public var widget: String
    /// The locale, such as `en_US`.
    public var locale: String
    /// The id of the entry; never a place in a file.
    public var entry: String

    /// Creates a key.
    public init(widget: String, locale: String, entry: String) {
      self.widget = widget
      self.locale = locale
      self.entry = entry
    }
  }

  /// Where a figure was metered.
  public struct Place: Hashable, Sendable {
    /// The device's name.
    public var device: String
    /// The environment's name.
    public var environment: String

    /// Creates a place.
    public init(device: String, environment: String) {
      self.device = device
      self.environment = environment
    }
  }

  /// What figures depend on beside the project: the parameters of the system model and the faces.
  public struct Ground: Hashable, Sendable {
    /// The values of the parameters as written in JSON, by name.
    public var model: [String: String]
    /// SHA-256 of the font files in hexadecimal digits, by face.
    public var fonts: [String: String]

    /// Creates a ground.
    public init(model: [String: String] = [:], fonts: [String: String] = [:]) {
      self.model = model
      self.fonts = fonts
    }

    /// Takes the ground of a run.
    public init(_ stack: Stack) {
      model = Dictionary(stack.model.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      fonts = Dictionary(stack.fonts.map { ($0.face, $0.sha256) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// What the figures were metered with.
  public var ground: Ground
  /// The light. Unit: pt² on the panel.
  public var lines: [Key: [Place: Double]]

  /// Creates a baseline.
  public init(ground: Ground, lines: [Key: [Place: Double]] = [:]) {
    self.ground = ground
    self.lines = lines
  }

  /// Returns the light that was kept of a render, or nil where none was.
  public func light(of key: Key, at place: Place) -> Double? { lines[key]?[place] }
}

extension Baseline.Ground {
  /// Returns what differs from another ground, each in a few words; empty where figures may be compared.
  public func differences(from other: Baseline.Ground) -> [String] {
    let parameters = Self.changedNames(model, other.model).map {
      "\($0) was \(model[$0] ?? "not there") and is \(other.model[$0] ?? "gone")"
    }
    return parameters + Self.changedNames(fonts, other.fonts).map { "the face \($0) changed" }
  }

  private static func changedNames(_ a: [String: String], _ b: [String: String]) -> [String] {
    Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted()
  }
}

extension Baseline.Key: Comparable {
  /// Orders keys as their lines stand in the file: by bytes.
  public static func < (a: Baseline.Key, b: Baseline.Key) -> Bool {
    let (first, second) = ([a.widget, a.locale, a.entry], [b.widget, b.locale, b.entry])
    for (one, other) in zip(first, second) where one != other {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }
}

extension Baseline.Place: Comparable {
  /// Orders places by device, then by environment.
  public static func < (a: Baseline.Place, b: Baseline.Place) -> Bool {
    (a.device, a.environment) < (b.device, b.environment)
  }
}

extension RenderReport {
  /// What the baseline calls the render's line.
  public var baselineKey: Baseline.Key {
    Baseline.Key(widget: widget, locale: locale, entry: entry.id)
  }

  /// What the baseline calls the render's place in the line.
  public var baselinePlace: Baseline.Place { Baseline.Place(device: device, environment: environment) }
}
