// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import ViewLayout
import WidgetModel

/// In one tint a fill and what lies on it are the same.
struct AccentedSwallowedRule: Rule {
  static let description = RuleDescription(
    id: "accented.swallowed", title: "No fill swallows what lies on it", level: .warning,
    what: "In accented rendering no opaque fill of the content lies under other views.",
    why: """
      Accented rendering, the tinted and clear home screens among it, draws every view in one tint and keeps \
      only its opacity: words on an opaque card become a plain card.
      """,
    howMeasured: """
      In environments whose `widgetRenderingMode` is `accented`. A view is swallowed where a shape, a gradient \
      or an image without a clear pixel lies below it under all of its ink. Vibrant rendering is not judged: \
      it keeps light and dark apart. Nor is the container background: the system takes it away.
      """,
    howToFix: """
      Give the fill an opacity when `accented`, hide it there, or move it into `containerBackground`.
      """)

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.widgetRenderingMode == .accented else { return [] }
    var swallowed: [Int: [Int]] = [:]
    for index in subject.leaves.indices {
      // Of several fills below, the nearest is what the view would be told apart from.
      guard let fill = subject.leaves[..<index].indices.last(where: { subject.fill($0, swallows: index) })
      else { continue }
      swallowed[fill, default: []].append(index)
    }
    return swallowed.sorted { $0.key < $1.key }.map { fill, views in
      let paths = views.map { subject.leaves[$0].path }
      let others = Set(paths).count - 1
      return .fail(
        Answer.Fault(
          "in one tint an opaque fill swallows what lies on it: \(paths[0])"
            + (others > 0 ? " and \(others) more" : ""),
          advice: "give the fill an opacity when accented, or hide it there",
          path: subject.leaves[fill].path))
    }
  }
}

extension RuleSubject {
  /// Whether a leaf lies with all its ink on another one that is opaque there.
  fileprivate func fill(_ fill: Int, swallows leaf: Int) -> Bool {
    let (fill, leaf, bounds) = (leaves[fill], leaves[leaf], inkBounds[leaf])
    // The parts of one symbol or one control share its path: they are told apart by the system.
    guard let bounds, fill.path != leaf.path, fill.content.isOpaque, !fill.enclosure.isMasked,
      fill.enclosure.blurReach == 0,
      // Groups around both fade them alike.
      fill.fades.allSatisfy({ $0.share >= 1 || leaf.fades.contains($0) }),
      let ink = leaf.clip.map({ bounds.intersection($0) }) ?? bounds, ink.area > 0,
      fill.clip?.contains(ink) != false
    else { return false }
    switch fill.content {
    case .fill(let outline, _):
      let outline = fill.enclosure.transform.map(outline.transformed) ?? outline
      return outline.coverage(of: ink) == .whole
    case .image: return fill.enclosure.transform == nil && fill.rect.contains(ink)
    case .stroke, .text: return false
    }
  }
}
