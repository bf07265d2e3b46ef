// SPDX-License-Identifier: MIT

import Geometry
import Typeset

extension ElementBuilder {
  /// Returns the elements of a view without its modifiers.
  func bareElements(of node: ViewNode, in surroundings: Surroundings) -> [LayoutElement] {
    switch node.view {
    case .group(let children), .gridRow(_, let children): return elements(of: children, in: surroundings)
    case .emptyView: return []
    case .vStack(let alignment, let spacing, let children):
      return [
        stack(.vertical, on: .horizontal(alignment), spacing: spacing, of: children, in: surroundings)
      ]
    case .hStack(let alignment, let spacing, let children):
      return [
        stack(.horizontal, on: .vertical(alignment), spacing: spacing, of: children, in: surroundings)
      ]
    case .zStack(let alignment, let children):
      return [
        DepthStackElement(
          alignment: alignment, children: elements(of: children, in: surroundings.inside(nil)))
      ]
    case .viewThatFits(let axes, let children):
      return [ThatFitsElement(axes: axes, children: elements(of: children, in: surroundings))]
    case .geometryReader(let children):
      return [GeometryReaderElement(children: elements(of: children, in: surroundings.inside(nil)))]
    case .grid(let alignment, let horizontal, let vertical, let children):
      return [
        GridElement(
          alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
          rows: gridRows(of: children, in: surroundings.inside(nil)))
      ]
    case .lazyVGrid(let columns, let alignment, let spacing, let children):
      return [
        LazyGridElement(
          columns: columns, alignment: alignment, spacing: spacing,
          children: elements(of: children, in: surroundings.inside(nil)))
      ]
    case .button(let label): return [button(label: label, path: node.path, in: surroundings)]
    case .spacer, .divider, .text, .color, .shape, .leaf: return [leaf(of: node, in: surroundings)]
    }
  }

  private func stack(
    _ axis: Axis, on guide: AlignmentGuide, spacing: Double?, of children: [ViewNode],
    in surroundings: Surroundings
  ) -> LayoutElement {
    LinearStackElement(
      axis: axis, guide: guide, spacing: spacing,
      children: elements(of: children, in: surroundings.inside(axis)))
  }

  private func leaf(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    switch node.view {
    case .spacer(let minLength): return SpacerElement(minLength: minLength, axis: surroundings.axis)
    case .divider: return divider(path: node.path, across: surroundings.axis)
    case .text(let content): return text(content, path: node.path, values: surroundings.values)
    case .color(let style):
      return FillElement(path: node.path, shape: .rectangle, color: colors.color(of: style))
    case .shape(let shape, let fill):
      let foreground = surroundings.values.foreground
      let color = fill.map { colors.color(of: $0, inside: foreground) } ?? colors.color(of: foreground)
      return FillElement(path: node.path, shape: shape, color: color)
    case .leaf(let leaf): return MeasuredLeafElement(leaf)
    default: return LayoutElement()
    }
  }

  /// A hairline of one pixel, one point at the accessibility sizes, across the enclosing stack.
  private func divider(path: String, across axis: Axis?) -> LayoutElement {
    let isAccessible = environment.dynamicTypeSize.accessibilityStep > 0
    return DividerElement(
      path: path, along: (axis ?? .vertical).other,
      thickness: isAccessible ? 1 : 1 / environment.displayScale,
      color: SystemColors.divider(in: environment.colorScheme))
  }

  private func text(_ content: TextContent, path: String, values: InheritedValues) -> LayoutElement {
    TextElement(
      path: path, string: string(of: content),
      setting: TextElement.Setting(
        font: values.fontRequest(at: environment.dynamicTypeSize),
        paragraph: values.paragraphStyle(in: environment), color: colors.color(of: values.foreground)),
      typesetter: typesetter)
  }

  private func string(of content: TextContent) -> String {
    switch content {
    case .verbatim(let words): return words
    case .date(let seconds, .time):
      do {
        return try typesetter.timeText(
          secondsSince1970: seconds, locale: environment.locale, timeZone: environment.timeZone)
      } catch {
        failure = failure ?? error
        return ""
      }
    }
  }

  private func button(
    label: [ViewNode], path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    let values = surroundings.values
    var inner = values
    if values.buttonStyle != .plain {
      if values.font == nil { inner.font = ButtonMetrics.font }
      if values.foreground.base == nil { inner.foreground.set(values.tint) }
    }
    let content = LinearStackElement(
      axis: .horizontal, guide: .vertical(.center), spacing: nil,
      children: elements(of: label, in: Surroundings(values: inner, axis: .horizontal)))
    guard values.buttonStyle != .plain else { return content }
    let ground = ShapeStyle.opacity(
      values.tint, ButtonMetrics.groundOpacity(of: values.tint, in: environment.colorScheme))
    return DecorationElement(
      PaddingElement(content, insets: ButtonMetrics.padding(at: environment.dynamicTypeSize)),
      decoration: FillElement(path: path, shape: ButtonMetrics.shape, color: colors.color(of: ground)),
      alignment: .center, layer: .behind)
  }
}
