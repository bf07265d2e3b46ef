// SPDX-License-Identifier: MIT

import Geometry
import Typeset

extension ElementBuilder {
  /// Returns the element of a gauge.
  func gauge(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(.gauge(let fraction, let labels)) = node.view else { return LayoutElement() }
    let path = node.path
    switch surroundings.values.controls.gaugeStyle {
    case .automatic, .linearCapacity:
      let bar = between(labels, bar(fraction, path: path, in: surroundings), in: surroundings)
      return column(labels, around: bar, in: surroundings)
    case .accessoryLinearCapacity:
      let bar = column(labels, around: bar(fraction, path: path, in: surroundings), in: surroundings)
      return between(labels, bar, in: surroundings)
    case .accessoryLinear:
      let bar = column(labels, around: markedBar(fraction, path: path, in: surroundings), in: surroundings)
      return between(labels, bar, in: surroundings)
    case .accessoryCircularCapacity:
      return ring(fraction, labels, font: .gauge, path: path, in: surroundings)
    case .accessoryCircular: return openRing(fraction, labels, path: path, in: surroundings)
    }
  }

  /// Returns the element of a progress view.
  func progressView(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(.progressView(let fraction, let labels)) = node.view else { return LayoutElement() }
    let path = node.path
    switch (surroundings.values.controls.progressViewStyle, fraction) {
    case (.linear, _), (.automatic, .some):
      return column(labels, around: bar(fraction ?? 0, path: path, in: surroundings), in: surroundings)
    case (.circular, let fraction?):
      return ring(fraction, labels, font: .progressView, path: path, in: surroundings)
    case (.circular, nil), (.automatic, nil): return spinner(labels, path: path, in: surroundings)
    }
  }

  // MARK: Bars

  /// What is measured above a bar, what it has come to below.
  private func column(
    _ labels: MeterLabels, around bar: LayoutElement, in surroundings: Surroundings
  ) -> LayoutElement {
    var children = [bar]
    if !surroundings.values.controls.hidesLabels {
      children = elements(of: labels.label, in: surroundings.inside(.vertical)) + children
    }
    children += elements(
      of: labels.currentValue,
      in: quiet(surroundings, font: FontStyle(.style(.caption), hasMonospacedDigits: true)))
    if children.count == 1 { return bar }
    return LinearStackElement(
      axis: .vertical, guide: .horizontal(.leading), spacing: MeterMetrics.labelSpacing, children: children)
  }

  /// What a label below finds around it: the secondary style, and a font where the style brings one.
  private func quiet(_ surroundings: Surroundings, font: FontStyle?) -> Surroundings {
    var values = surroundings.values
    values.foreground.set(.hierarchical(.secondary))
    if let font { values.font = font }
    return Surroundings(values: values, axis: .vertical)
  }

  /// A bar between the ends of its range.
  private func between(
    _ labels: MeterLabels, _ bar: LayoutElement, in surroundings: Surroundings
  ) -> LayoutElement {
    let inside = surroundings.inside(.horizontal)
    let children =
      elements(of: labels.minimumValue, in: inside) + [bar] + elements(of: labels.maximumValue, in: inside)
    if children.count == 1 { return bar }
    return LinearStackElement(
      axis: .horizontal, guide: .vertical(.center), spacing: nil, children: children)
  }

  private func bar(_ fraction: Double, path: String, in surroundings: Surroundings) -> LayoutElement {
    let accent = surroundings.values.tint
    return CapacityBarElement(
      path: path, fraction: fraction,
      height: MeterMetrics.barHeight(at: surroundings.values.dynamicTypeSize(in: environment)),
      fill: colors.style(accent), track: colors.style(MeterMetrics.track),
      isReversed: environment.isRightToLeft)
  }

  private func markedBar(
    _ fraction: Double, path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    MarkedBarElement(
      path: path, fraction: fraction, style: accessoryStyle(in: surroundings),
      isReversed: environment.isRightToLeft)
  }

  // MARK: Rings

  /// The font of what stands inside a ring.
  private struct RingFont {
    var weight: FontWeight
    var design: FontDesign

    static let gauge = RingFont(weight: .medium, design: .default)
    static let progressView = RingFont(weight: .semibold, design: .rounded)
  }

  /// The tint, else the foreground's first level.
  private func accessoryStyle(in surroundings: Surroundings) -> ResolvedStyle {
    colors.style(surroundings.values.ownTint ?? .hierarchical(.primary))
  }

  private func ring(
    _ fraction: Double, _ labels: MeterLabels, font: RingFont, path: String,
    in surroundings: Surroundings
  ) -> LayoutElement {
    let center = labels.currentValue.isEmpty ? labels.label : labels.currentValue
    return CapacityRingElement(
      path: path, fraction: fraction, style: accessoryStyle(in: surroundings),
      parts: [part(center, .center, font: font, in: surroundings)].compactMap(\.self),
      grid: PixelGrid(scale: environment.displayScale))
  }

  private func openRing(
    _ fraction: Double, _ labels: MeterLabels, path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    let hasEnds = !labels.minimumValue.isEmpty || !labels.maximumValue.isEmpty
    let parts = [
      part(labels.currentValue, .center, font: .gauge, in: surroundings),
      part(labels.minimumValue, .start, font: .gauge, in: surroundings),
      part(labels.maximumValue, .end, font: .gauge, in: surroundings),
      hasEnds ? nil : part(labels.label, .gap, font: .gauge, in: surroundings),
    ]
    return OpenRingElement(
      path: path, fraction: fraction, style: accessoryStyle(in: surroundings),
      parts: parts.compactMap(\.self), grid: PixelGrid(scale: environment.displayScale))
  }

  /// Returns what stands at a place of a ring; its font follows from the ring's size.
  private func part(
    _ views: [ViewNode], _ place: RingElement.Place, font: RingFont, in surroundings: Surroundings
  ) -> RingElement.Part? {
    if views.isEmpty { return nil }
    let make = postponed { builder, size in
      let inner = builder.elements(of: views, in: Self.inRing(surroundings, font, size: size))
      return inner.count == 1
        ? inner[0]
        : LinearStackElement(axis: .vertical, guide: .horizontal(.center), spacing: 0, children: inner)
    }
    return RingElement.Part(place: place, make: make)
  }

  /// What a view in a ring finds around it: one line that may shrink, and labels without a title.
  private static func inRing(_ surroundings: Surroundings, _ font: RingFont, size: Double) -> Surroundings {
    var values = surroundings.values
    values.font = FontStyle(.size(size), weight: font.weight, design: font.design)
    values.controls.labelStyle = .iconOnly
    values.minimumScaleFactor = MeterMetrics.centerScale
    values.lineLimit = 1
    values.textAlignment = .center
    return Surroundings(values: values, axis: .vertical)
  }

  /// A spinner above its label.
  private func spinner(
    _ labels: MeterLabels, path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    let spinner = SpinnerElement(
      path: path, metrics: SpinnerMetrics(for: surroundings.values.controls.controlSize),
      color: SystemColors.label(.secondary, in: environment.colorScheme))
    if surroundings.values.controls.hidesLabels || labels.label.isEmpty { return spinner }
    return LinearStackElement(
      axis: .vertical, guide: .horizontal(.center), spacing: nil,
      children: [spinner] + elements(of: labels.label, in: quiet(surroundings, font: nil)))
  }
}
