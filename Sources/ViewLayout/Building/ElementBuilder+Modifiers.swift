// SPDX-License-Identifier: MIT

import Geometry

extension ElementBuilder {
  /// Returns an element in a modifier; modifiers that only set values leave it as it is.
  func wrap(
    _ element: LayoutElement, in modifier: ViewModifier, surroundings: Surroundings
  ) -> LayoutElement {
    switch modifier {
    case .font, .fontWeight, .foregroundStyle, .lineLimit, .minimumScaleFactor, .multilineTextAlignment,
      .tint, .buttonStyle:
      return element
    case .padding(let insets): return PaddingElement(element, insets: insets)
    case .frame(let width, let height, let alignment):
      return FrameElement(element, width: width, height: height, alignment: alignment)
    case .flexibleFrame(let frame): return FlexibleFrameElement(element, frame: frame)
    case .fixedSize(let horizontal, let vertical):
      var axes: Set<Axis> = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      return FixedSizeElement(element, axes: axes)
    case .aspectRatio(let ratio, let mode): return AspectRatioElement(element, ratio: ratio, mode: mode)
    case .offset(let x, let y): return OffsetElement(element, offset: Point(x, y))
    case .position(let x, let y): return PositionElement(element, point: Point(x, y))
    case .alignmentGuide(let guide, let rule): return GuideElement(element, guide: guide, rule: rule)
    case .layoutPriority(let priority): return PriorityElement(element, priority: priority)
    case .background(let nodes, let alignment):
      return decorate(element, with: nodes, alignment, .behind, surroundings)
    case .overlay(let nodes, let alignment):
      return decorate(element, with: nodes, alignment, .inFront, surroundings)
    case .gridCellColumns(let count): return GridTraitsElement(element) { $0.columns = count }
    case .gridCellUnsizedAxes(let axes):
      return GridTraitsElement(element) { $0.unsizedAxes.formUnion(axes) }
    case .gridColumnAlignment(let alignment):
      return GridTraitsElement(element) { $0.columnAlignment = alignment }
    case .gridCellAnchor(let x, let y): return GridTraitsElement(element) { $0.anchor = Point(x, y) }
    case .clipShape(let shape): return EffectElement(element, effect: .clip(shape))
    case .opacity(let opacity): return EffectElement(element, effect: .opacity(opacity))
    }
  }

  private func decorate(
    _ element: LayoutElement, with nodes: [ViewNode], _ alignment: Alignment,
    _ layer: DecorationElement.Layer, _ surroundings: Surroundings
  ) -> LayoutElement {
    let views = elements(of: nodes, in: surroundings.inside(nil))
    guard let first = views.first else { return element }
    let decoration =
      views.count == 1 ? first : DepthStackElement(alignment: alignment, children: views)
    return DecorationElement(element, decoration: decoration, alignment: alignment, layer: layer)
  }
}
