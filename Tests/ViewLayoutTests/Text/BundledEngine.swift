// SPDX-License-Identifier: MIT

import BundledFonts
import Geometry
import Typeset
import ViewLayout

extension LayoutEngine {
  private static let bundled = Result {
    try Typesetter(fonts: FontCollection.load(folder: BundledFonts.folder()))
  }

  /// An engine over the bundled faces.
  static func withFonts(_ environment: LayoutEnvironment = LayoutEnvironment()) throws -> LayoutEngine {
    LayoutEngine(environment: environment, typesetter: try bundled.get())
  }
}

extension ViewNode {
  static func text(_ string: String, path: String = "text") -> ViewNode {
    ViewNode(path: path, view: .text(.verbatim(string)))
  }
}

extension PlacedTree {
  /// What the text at a path came to.
  func paragraph(_ path: String = "text") -> ParagraphLayout? {
    for leaf in leaves where leaf.path == path {
      if case .text(_, let paragraph, _) = leaf.content { return paragraph }
    }
    return nil
  }
}
