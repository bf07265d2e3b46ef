// SPDX-License-Identifier: MIT

extension LayoutReader {
  /// Two arguments of which a view takes one or the other.
  private struct Alternative {
    var one: Argument
    var other: Argument
    var hint: String
  }

  /// Reports the first pair of arguments that contradict each other, and returns whether there is one.
  ///
  /// Keys of a branch stand beside those of the view, unless some branch takes one of the pair away.
  func reportContradiction(in element: Element, at place: JSONPlace) -> Bool {
    let changed = element.branches.map { branch in
      var settings = element.settings
      settings.replace(with: branch.settings)
      return settings
    }
    for pair in Self.alternatives(of: element.kind) {
      let keys = [pair.one.rawValue, pair.other.rawValue]
      let isTakenAway = element.branches.contains { branch in
        keys.contains { branch.settings.takesAway($0) }
      }
      func holdsBoth(_ settings: Settings) -> Bool { keys.allSatisfy(settings.gives) }
      guard holdsBoth(element.settings) || (!isTakenAway && changed.contains(where: holdsBoth)) else {
        continue
      }
      place.report(
        .contradiction, "'\(keys[0])' and '\(keys[1])' stand in one \(element.kind.rawValue)",
        hint: pair.hint)
      return true
    }
    return false
  }

  private static func alternatives(of kind: ViewKind) -> [Alternative] {
    switch kind {
    case .progressView:
      let hint = "Write 'value' and 'total' for a share, or 'timerInterval' for a time."
      return [
        Alternative(one: .value, other: .timerInterval, hint: hint),
        Alternative(one: .total, other: .timerInterval, hint: hint),
        Alternative(one: .value, other: .countsDown, hint: hint),
      ]
    case .angularGradient:
      let hint = "'angle' is a whole turn from there; for a part write 'startAngle' and 'endAngle'."
      return [
        Alternative(one: .angle, other: .startAngle, hint: hint),
        Alternative(one: .angle, other: .endAngle, hint: hint),
      ]
    default: return []
    }
  }
}

extension Settings {
  /// Whether a key is given and says something.
  fileprivate func gives(_ key: String) -> Bool {
    switch self[key] {
    case nil, .absent?: false
    default: true
    }
  }

  /// Whether a key is given as `null`.
  fileprivate func takesAway(_ key: String) -> Bool {
    if case .absent? = self[key] { true } else { false }
  }
}
