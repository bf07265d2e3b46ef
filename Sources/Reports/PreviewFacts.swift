// SPDX-License-Identifier: MIT

import Inspection

/// What the command that draws a render again must say, beside what the render itself says.
public struct PreviewFacts: Hashable, Sendable {
  /// An option and its value.
  public struct Option: Hashable, Sendable {
    /// The option as it is written, such as `--date`.
    public var name: String
    /// The value.
    public var value: String

    /// Creates an option.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The sets that can be read again, as the user named them.
  public var sets: [String] = []
  /// The field that tells an entry of a set.
  public var idField = "id"
  /// How entries of the sets are made.
  public var setOptions: [Option] = []
  /// What holds for all entries.
  public var options: [Option] = []

  /// Creates facts of a run without sets or options.
  public init() {}

  /// Where an entry comes from.
  enum Source {
    /// One of ``sets``, by its place.
    case set(Int)
    /// A text of the command line, or of a set that cannot be read again.
    case text
    /// The layout's own samples.
    case samples

    /// The place of the set, or a number below 0 for one of the others.
    var code: Int {
      switch self {
      case .set(let place): place
      case .text: -1
      case .samples: -2
      }
    }
  }

  /// Returns where the entry of a render comes from.
  func source(of render: RenderReport) -> Source {
    guard let origin = render.entry.origin, let colon = origin.lastIndex(of: ":") else { return .text }
    let file = String(origin[..<colon])
    if let place = sets.firstIndex(of: file) { return .set(place) }
    return file == render.file ? .samples : .text
  }

  /// What the page is told.
  var json: JSONValue {
    func json(_ options: [Option]) -> JSONValue {
      .array(options.map { .array([.string($0.name), .string($0.value)]) })
    }
    return [
      "sets": .array(sets.map(JSONValue.string)), "idField": .string(idField),
      "setOptions": json(setOptions), "options": json(options),
    ]
  }
}
