// SPDX-License-Identifier: MIT

import Colorimetry
import Pictures
import ViewLayout

extension PlacedLeaf.Content {
  /// Whether nothing shows through what is covered; lines and text cover nothing.
  var isOpaque: Bool {
    switch self {
    case .fill(_, let paint): paint.isOpaque
    case .image(let image): image.source.isOpaque && image.template?.isOpaque != false
    case .stroke, .text: false
    }
  }
}

extension Paint {
  /// Whether nothing shows through.
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
