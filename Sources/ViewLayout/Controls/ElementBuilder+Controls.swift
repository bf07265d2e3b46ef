// SPDX-License-Identifier: MIT

extension ElementBuilder {
  /// Returns the element of a control.
  ///
  /// Each kind is taken apart in a function of its own, for the reason that `bareElements` gives.
  func control(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(let control) = node.view else { return LayoutElement() }
    return switch control {
    case .label: label(of: node, in: surroundings)
    case .link: link(of: node, in: surroundings)
    case .toggle: toggle(of: node, in: surroundings)
    case .gauge: gauge(of: node, in: surroundings)
    case .progressView: progressView(of: node, in: surroundings)
    case .accessoryWidgetBackground: accessoryBackground(path: node.path)
    }
  }

  /// The ground of accessory widgets. Modelled as the fill behind bars: what the system draws is not recorded.
  private func accessoryBackground(path: String) -> LayoutElement {
    FillElement(path: path, shape: .rectangle, style: colors.style(MeterMetrics.track))
  }
}
