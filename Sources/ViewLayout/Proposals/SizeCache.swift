// SPDX-License-Identifier: MIT

import Geometry

/// The answers of one container to the proposals of layout passes between which nothing inside it changes.
///
/// Containers ask every child for its smallest and its largest length before they offer it a share, and once more
/// when they place it. Without this memory the work would multiply by four with every level of nesting. Elements
/// that ask one child once need none.
struct SizeCache {
  private var answers: [(proposal: ProposedSize, size: Size)] = []

  subscript(proposal: ProposedSize) -> Size? {
    // From the end: the latest answers are asked for again the soonest. There are rarely more than five.
    for answer in answers.reversed() where answer.proposal == proposal { return answer.size }
    return nil
  }

  /// Forgets all answers, keeping their memory.
  mutating func forget() { answers.removeAll(keepingCapacity: true) }

  mutating func remember(_ size: Size, for proposal: ProposedSize) {
    answers.append((proposal, size))
  }
}
