// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// Makes view trees from a seed; equal seeds make equal trees on every platform.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a tree of at most the given number of levels.
  mutating func tree(levels: Int, path: String = "root") -> ViewNode {
    ViewNode(
      path: path, view: view(levels: levels, path: path), modifiers: modifiers(levels: levels, path: path))
  }

  private mutating func view(levels: Int, path: String) -> PrimitiveView {
    guard levels > 1 else { return leaf() }
    switch below(10) {
    case 0:
      return .vStack(
        alignment: pick(HorizontalAlignment.allCases), spacing: spacing(), children(levels, path))
    case 1:
      return .hStack(alignment: pick(VerticalAlignment.allCases), spacing: spacing(), children(levels, path))
    case 2: return .zStack(alignment: alignment(), children(levels, path))
    case 3: return .group(children(levels, path))
    case 4: return .viewThatFits(in: [.horizontal], children(levels, path))
    case 5: return .button(label: children(levels, path))
    case 6: return .geometryReader(children(levels, path))
    case 7:
      let row = ViewNode(path: path, view: .gridRow(alignment: nil, children(levels, path)))
      return .grid(
        alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: nil,
        [row] + children(levels, path))
    case 8:
      let columns = [
        GridColumn(.fixed(length())), GridColumn(.flexible()), GridColumn(.adaptive(minimum: 20)),
      ]
      return .lazyVGrid(columns: columns, alignment: .center, spacing: spacing(), children(levels, path))
    default: return leaf()
    }
  }

  private mutating func leaf() -> PrimitiveView {
    switch below(8) {
    case 0: .spacer(minLength: below(2) == 0 ? nil : length())
    case 1: .divider
    case 2: .emptyView
    case 3: .leaf(FixedLeaf(answer: Size(length(), length())))
    case 4: .leaf(AreaLeaf(area: length() * 40))
    case 5: .shape(.circle, fill: nil)
    case 6: .shape(.capsule(.continuous), fill: .palette(.blue))
    default: .color(.palette(.red))
    }
  }

  private mutating func children(_ levels: Int, _ path: String) -> [ViewNode] {
    (0..<below(5)).map { tree(levels: levels - 1, path: "\(path)/\($0)") }
  }

  private mutating func modifiers(levels: Int, path: String) -> [ViewModifier] {
    (0..<below(4)).map { modifier(levels: levels, path: "\(path)@\($0)") }
  }

  private mutating func modifier(levels: Int, path: String) -> ViewModifier {
    switch below(15) {
    case 0:
      return .padding(EdgeInsets(top: length(), leading: length(), bottom: -length(), trailing: length()))
    case 1: return .frame(width: length(), height: nil, alignment: alignment())
    case 2: return .frame(width: length(), height: length(), alignment: alignment())
    case 3, 4:
      var frame = FlexibleFrame(alignment: alignment())
      frame.minWidth = below(2) == 0 ? nil : length()
      frame.maxWidth = below(2) == 0 ? nil : .infinity
      frame.idealHeight = below(2) == 0 ? nil : length()
      frame.maxHeight = below(2) == 0 ? nil : length()
      return .flexibleFrame(frame)
    case 5: return .fixedSize(horizontal: below(2) == 0, vertical: below(2) == 0)
    case 6: return .offset(x: length(), y: -length())
    case 7: return .layoutPriority(Double(below(3)))
    case 8 where levels > 1, 9 where levels > 1:
      return .background([tree(levels: levels - 1, path: path)], alignment: alignment())
    case 10 where levels > 1: return .overlay([tree(levels: levels - 1, path: path)], alignment: alignment())
    case 11: return .clipShape(.roundedRectangle(cornerRadius: length(), .continuous))
    case 12: return .opacity(Double(below(5)) / 4)
    case 14: return .gridCellColumns(below(4))
    case 13: return .aspectRatio(below(2) == 0 ? nil : 1.5, .fit)
    default: return .alignmentGuide(.vertical(.firstTextBaseline), GuideRule(constant: length()))
    }
  }

  private mutating func alignment() -> Alignment {
    Alignment(pick(HorizontalAlignment.allCases), pick(VerticalAlignment.allCases))
  }

  private mutating func spacing() -> Double? { below(2) == 0 ? nil : length() }
  private mutating func length() -> Double { Double(below(400)) / 3 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a number from zero up to a bound. (xorshift64*, Vigna 2016)
  private mutating func below(_ bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }
}
