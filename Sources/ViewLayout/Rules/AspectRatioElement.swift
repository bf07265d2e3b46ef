// SPDX-License-Identifier: MIT

import Geometry

/// Offers a view a box of a given ratio; the view still answers as it likes.
final class AspectRatioElement: WrapperElement {
  private let ratio: Double?
  private let mode: ContentMode
  private var knownBox: Size?

  /// Creates the rule; without a ratio, or with one that is not positive, the view's ideal size gives it.
  init(_ child: LayoutElement, ratio: Double?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
    super.init(child)
  }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    if proposal == .unspecified { return proposal }
    // A side that is not offered has no say in the scale.
    let scales = [
      proposal.width.map { $0 / box.width }, proposal.height.map { $0 / box.height },
    ].compactMap(\.self)
    let scale = (mode == .fit ? scales.min() : scales.max()) ?? 1
    return ProposedSize(box.width * scale, box.height * scale)
  }

  override var inkFollowsPlace: Bool { false }
  override func forget() { knownBox = nil }

  /// A box of the ratio; sides that do not make one count as equal.
  private var box: Size {
    if let knownBox { return knownBox }
    let box = findBox()
    knownBox = box
    return box
  }

  private func findBox() -> Size {
    if let ratio { return Size(ratio, 1) }
    let ideal = child.size(for: .unspecified)
    guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else {
      return Size(1, 1)
    }
    return ideal
  }
}
