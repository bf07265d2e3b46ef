// SPDX-License-Identifier: MIT

import ViewLayout

extension ElementResolver {
  /// Returns what a control says in the environment.
  func control(_ element: Element, _ settings: Settings) -> ResolvedControl {
    var parts: [Argument: [ResolvedView]] = [:]
    for argument in element.kind.arguments {
      if case .part(_, let elements)? = settings[argument.rawValue] { parts[argument] = views(elements) }
    }
    if element.kind != .label, case .part(_, let icon)? = settings[Argument.icon.rawValue] {
      parts[.label] = [label(parts[.label] ?? [], views(icon), of: element)]
    }
    return ResolvedControl(kind: kind(of: element.kind, settings), parts: parts)
  }

  /// The label that a title and a name of an image stand for, as in `Button("Add", systemImage: "plus")`.
  private func label(_ title: [ResolvedView], _ icon: [ResolvedView], of element: Element) -> ResolvedView {
    ResolvedView(
      path: "\(element.path)/\(element.kind.rawValue)",
      view: .control(ResolvedControl(kind: .label, parts: [.title: title, .icon: icon])), modifiers: [])
  }

  private func kind(of kind: ViewKind, _ settings: Settings) -> ResolvedControl.Kind {
    switch kind {
    case .button:
      if case .role(let role)? = settings[Argument.role.rawValue] { return .button(role) }
      return .button(nil)
    case .label: return .label
    case .link: return .link
    case .toggle: return .toggle(isOn: flag(.isOn, settings) ?? .fixed(false))
    case .gauge:
      var range = NumberRangeSource.unit
      if case .range(let own)? = settings[Argument.axes.rawValue] { range = own }
      return .gauge(value: number(.value, settings) ?? .fixed(0), in: range)
    case .progressView: return .progressView(progress(settings))
    default: return .accessoryWidgetBackground
    }
  }

  private func progress(_ settings: Settings) -> ProgressSource? {
    if case .interval(let start, let end)? = settings[Argument.timerInterval.rawValue] {
      // SwiftUI counts down unless it is told otherwise.
      var countsDown = true
      if case .fixed(let own)? = flag(.countsDown, settings) { countsDown = own }
      return .time(from: start, to: end, countsDown: countsDown)
    }
    guard let value = number(.value, settings) else { return nil }
    return .value(value, total: number(.total, settings) ?? .fixed(1))
  }

  private func number(_ argument: Argument, _ settings: Settings) -> NumberSource? {
    if case .number(let number)? = settings[argument.rawValue] { number } else { nil }
  }

  private func flag(_ argument: Argument, _ settings: Settings) -> FlagSource? {
    if case .flag(let flag)? = settings[argument.rawValue] { flag } else { nil }
  }
}
