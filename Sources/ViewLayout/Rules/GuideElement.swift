// SPDX-License-Identifier: MIT

import Geometry

/// Sets where one guide of a view lies.
final class GuideElement: WrapperElement {
  private let guide: AlignmentGuide
  private let rule: GuideRule

  init(_ child: LayoutElement, guide: AlignmentGuide, rule: GuideRule) {
    self.guide = guide
    self.rule = rule
    super.init(child)
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide == self.guide else { return super.explicitPosition(of: guide, for: proposal) }
    let size = child.size(for: proposal)
    return rule.terms.reduce(rule.constant) { sum, term in
      let length =
        switch term.dimension {
        case .width: size.width
        case .height: size.height
        case .guide(let other): child.position(of: other, for: proposal)
        }
      return sum + term.factor * length
    }
  }
}
