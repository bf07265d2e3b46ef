// SPDX-License-Identifier: MIT

import Geometry

extension ElementBuilder {
  /// Returns an element in one modifier of its node; modifiers that only set values leave it as it is.
  ///
  /// Decorations hold views, which are built from here: nothing as large as a modifier may lie on the call stack.
  func wrap(
    _ element: LayoutElement, inModifierAt place: Int, of node: ViewNode, surroundings: Surroundings
  ) -> LayoutElement {
    guard Self.isDecoration(place, of: node) else {
      return isEffect(place, of: node)
        ? effect(on: element, place, of: node, tint: surroundings.values.tint)
        : wrap(element, in: node.modifiers[place])
    }
    let views = elements(of: Self.decorationViews(place, of: node), in: surroundings.inside(nil))
    return Self.decorate(element, with: views, place, of: node)
  }

  private static func isDecoration(_ place: Int, of node: ViewNode) -> Bool {
    switch node.modifiers[place] {
    case .background, .overlay, .mask, .safeAreaInset: true
    default: false
    }
  }

  private static func decorationViews(_ place: Int, of node: ViewNode) -> [ViewNode] {
    switch node.modifiers[place] {
    case .background(let views, _), .overlay(let views, _), .mask(let views, _): views
    case .safeAreaInset(_, let views): views
    default: []
    }
  }

  private static func decorate(
    _ element: LayoutElement, with views: [LayoutElement], _ place: Int, of node: ViewNode
  ) -> LayoutElement {
    guard let first = views.first else { return element }
    func decorated(_ alignment: Alignment, _ layer: DecorationElement.Layer) -> LayoutElement {
      let decoration =
        views.count == 1 ? first : DepthStackElement(alignment: alignment, children: views)
      return DecorationElement(element, decoration: decoration, alignment: alignment, layer: layer)
    }
    switch node.modifiers[place] {
    case .background(_, let alignment): return decorated(alignment, .behind)
    case .overlay(_, let alignment): return decorated(alignment, .inFront)
    case .mask(_, let alignment): return decorated(alignment, .mask)
    case .safeAreaInset(let settings, _):
      let inset =
        views.count == 1 ? first : DepthStackElement(alignment: settings.alignment, children: views)
      return SafeAreaInsetElement(element, inset: inset, settings: settings)
    default: return element
    }
  }

  /// Returns an element in a modifier that holds no views.
  private func wrap(_ element: LayoutElement, in modifier: ViewModifier) -> LayoutElement {
    switch modifier {
    case .font, .fontWeight, .foregroundStyle, .lineLimit, .minimumScaleFactor, .multilineTextAlignment,
      .text, .tint, .control, .renderingMode, .interpolation, .imageScale, .symbolVariant,
      .symbolRenderingMode,
      .background, .overlay, .mask,
      .safeAreaInset, .border, .containerShape, .clipShape, .shadow, .blur, .compositingGroup, .opacity,
      .rotationEffect, .scaleEffect:
      return element
    case .padding(let insets): return PaddingElement(element, insets: insets)
    case .frame(let width, let height, let alignment):
      return FrameElement(element, width: width, height: height, alignment: alignment)
    case .containerRelativeFrame(let frame):
      func length(_ axis: Axis) -> Double? {
        frame.axes.contains(axis) ? container[axis].map(frame.length) : nil
      }
      return FrameElement(
        element, width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
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
    case .gridCellColumns(let count): return GridTraitsElement(element) { $0.columns = count }
    case .gridCellUnsizedAxes(let axes):
      return GridTraitsElement(element) { $0.unsizedAxes.formUnion(axes) }
    case .gridColumnAlignment(let alignment):
      return GridTraitsElement(element) { $0.columnAlignment = alignment }
    case .gridCellAnchor(let x, let y): return GridTraitsElement(element) { $0.anchor = Point(x, y) }
    case .zIndex(let order): return DrawingOrderElement(element, zIndex: order)
    }
  }
}
