// SPDX-License-Identifier: MIT

public import Colorimetry
import ViewLayout

/// One change to one view of a layout, as a key of a `when` branch makes it.
public struct LayoutChange: Hashable, Sendable {
  /// What is changed.
  public enum Kind: Hashable, Sendable {
    /// The view is taken out of the layout: `"hidden": true`.
    case hidden
    /// The view's own colour: `foregroundStyle` of a Text, `fill` of a shape, the colour of a `Color`.
    case color(EncodedColor)
    /// `"opacity"` of the view. Unit: none, 0…1.
    case opacity(Double)
  }

  /// The place of the view in the layout file.
  public var path: String
  /// What is changed about it.
  public var kind: Kind

  /// Creates a change.
  public init(path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension LayoutChange {
  /// Puts the change in the place of what the view's own keys say.
  func apply(to settings: inout Settings, of view: ViewKind) {
    switch kind {
    case .hidden: settings[ViewKey.hidden] = .hidden(true)
    case .opacity(let share):
      settings[ModifierName.opacity.rawValue] = .modifier(.fixed(.opacity(share)))
    case .color(let color):
      if view.isShape {
        settings[Argument.fill.rawValue] = .style(.color(color))
      } else if view == .color {
        settings[Element.contentKey] = .content(.color(.color(color)))
        settings[Element.opacityKey] = .absent
      } else {
        settings[ModifierName.foregroundStyle.rawValue] = .modifier(.fixed(.foregroundStyle(.color(color))))
      }
    }
  }
}
