// SPDX-License-Identifier: MIT

import Geometry

/// Sets where one guide of a view lies.
final class GuideElement: WrapperElement {
  private let guide: AlignmentGuide
  private let rule: GuideRule
  private var guides = GuideMemory()

  init(_ child: LayoutElement, guide: AlignmentGuide, rule: GuideRule) {
    self.guide = guide
    self.rule = rule
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }
  override func forget() { guides.forget() }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide == self.guide else { return super.explicitPosition(of: guide, for: proposal) }
    if let known = guides.known(guide, proposal) { return known.position }
    let size = child.size(for: proposal)
    let position = rule.terms.reduce(rule.constant) { sum, term in
      let length =
        switch term.dimension {
        case .width: size.width
        case .height: size.height
        case .guide(let other): child.position(of: other, for: proposal)
        }
      return sum + term.factor * length
    }
    return guides.remember(position, guide, proposal)
  }
}
