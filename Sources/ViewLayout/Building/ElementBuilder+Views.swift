// SPDX-License-Identifier: MIT

import Geometry
import Typeset

extension ElementBuilder {
  /// Returns the elements of a view without its modifiers.
  ///
  /// Each kind of view is taken apart in a function of its own: views nest deeply, and what is taken out of them
  /// would otherwise lie on the call stack for all kinds at every level.
  func bareElements(of node: ViewNode, in surroundings: Surroundings) -> [LayoutElement] {
    switch node.view {
    case .emptyView: []
    case .group, .gridRow: group(of: node, in: surroundings)
    case .vStack, .hStack: [stack(of: node, in: surroundings)]
    case .zStack, .geometryReader: [layers(of: node, in: surroundings)]
    case .viewThatFits: [choice(of: node, in: surroundings)]
    case .grid, .lazyVGrid: [grid(of: node, in: surroundings)]
    case .button: [button(of: node, in: surroundings)]
    case .image: [image(of: node, in: surroundings)]
    case .control: [control(of: node, in: surroundings)]
    case .spacer, .divider, .text, .color, .shape, .leaf: [leaf(of: node, in: surroundings)]
    }
  }

  private func group(of node: ViewNode, in surroundings: Surroundings) -> [LayoutElement] {
    switch node.view {
    case .group(let children), .gridRow(_, let children): elements(of: children, in: surroundings)
    default: []
    }
  }

  private func stack(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    switch node.view {
    case .vStack(let alignment, let spacing, let children):
      LinearStackElement(
        axis: .vertical, guide: .horizontal(alignment), spacing: spacing,
        children: elements(of: children, in: surroundings.inside(.vertical)))
    case .hStack(let alignment, let spacing, let children):
      LinearStackElement(
        axis: .horizontal, guide: .vertical(alignment), spacing: spacing,
        children: elements(of: children, in: surroundings.inside(.horizontal)))
    default: LayoutElement()
    }
  }

  private func layers(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    switch node.view {
    case .zStack(let alignment, let children):
      DepthStackElement(
        alignment: alignment, children: elements(of: children, in: surroundings.inside(nil)))
    case .geometryReader(let children):
      GeometryReaderElement(children: elements(of: children, in: surroundings.inside(nil)))
    default: LayoutElement()
    }
  }

  private func choice(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .viewThatFits(let axes, let children) = node.view else { return LayoutElement() }
    return ThatFitsElement(axes: axes, children: elements(of: children, in: surroundings))
  }

  private func leaf(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    switch node.view {
    case .spacer(let minLength): return SpacerElement(minLength: minLength, axis: surroundings.axis)
    case .divider: return divider(path: node.path, in: surroundings)
    case .text(let content): return text(content, at: node, values: surroundings.values)
    case .color(let style):
      return FillElement(
        path: node.path, shape: .rectangle, style: colors.style(style, tint: surroundings.values.tint))
    case .shape(let shape, let fill, let strokes):
      return FillElement(
        path: node.path, shape: shape, layers: layers(fill, strokes, among: surroundings.values))
    case .leaf(let leaf): return MeasuredLeafElement(leaf)
    default: return LayoutElement()
    }
  }

  /// What is drawn in a shape: its fill, then its lines, and the foreground style where it has neither.
  private func layers(
    _ fill: ShapeStyle?, _ strokes: [ShapeStroke], among values: InheritedValues
  ) -> [FillElement.Layer] {
    var layers: [FillElement.Layer] = []
    if let fill {
      layers.append(.fill(colors.style(fill, among: values)))
    } else if strokes.isEmpty {
      layers.append(.fill(colors.foreground(among: values)))
    }
    for stroke in strokes {
      let style = stroke.style.map { colors.style($0, among: values) } ?? colors.foreground(among: values)
      layers.append(.stroke(style, stroke.line, stroke.placement))
    }
    return layers
  }

  /// A hairline of one pixel, one point at the accessibility sizes, across the enclosing stack.
  private func divider(path: String, in surroundings: Surroundings) -> LayoutElement {
    let isAccessible = surroundings.values.dynamicTypeSize(in: environment).accessibilityStep > 0
    return DividerElement(
      path: path, along: (surroundings.axis ?? .vertical).other,
      thickness: isAccessible ? 1 : 1 / environment.displayScale,
      color: SystemColors.divider(in: environment.colorScheme))
  }
}
