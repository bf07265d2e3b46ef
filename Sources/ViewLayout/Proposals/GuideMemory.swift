// SPDX-License-Identifier: MIT

/// Where the explicit guides of one element lie, for the proposals of one layout pass.
///
/// A frame asks for its child's own guide and for the one it lines the child up on. Without this memory each such
/// element around a view would double the work.
struct GuideMemory {
  private var answers: [(guide: AlignmentGuide, proposal: ProposedSize, position: Double?)] = []

  /// Returns what was found before.
  func known(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Answer? {
    for answer in answers where answer.guide == guide && answer.proposal == proposal {
      return Answer(position: answer.position)
    }
    return nil
  }

  /// Forgets all answers, keeping their memory.
  mutating func forget() { answers.removeAll(keepingCapacity: true) }

  /// An answer, which may be that the guide is not set.
  struct Answer {
    var position: Double?
  }

  /// Keeps an answer and returns it.
  mutating func remember(_ position: Double?, _ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? {
    answers.append((guide, proposal, position))
    return position
  }
}
