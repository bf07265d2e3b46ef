// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// A view of a layout file, with what its `when` changes, read but for no environment yet.
struct Element: Sendable {
  /// The place in the file, such as `content/VStack/0`.
  var path: String
  var kind: ViewKind
  /// What the view's keys say outside `when`.
  var settings = Settings()
  /// The branches of `when`, in the order of the file.
  var branches: [Branch] = []

  /// What one condition changes.
  struct Branch: Sendable {
    var condition: Condition
    var settings: Settings
  }

  /// The key under which `settings` holds what stands at the view's own name.
  ///
  /// It is no word of the format, so it meets no other key.
  static let contentKey = "{content}"
  /// The key of the opacity of a colour that is written as an object.
  static let opacityKey = "{opacity}"
  /// The key that makes a colour written as an object the system's gradient of it.
  static let gradientKey = "{gradient}"
}

/// What one key of a view says.
enum Setting: Sendable {
  /// `null`: as though the key were not there.
  case absent
  /// What the views, the text or the colour of the view itself are.
  case content(ElementContent)
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
  case alignment(Alignment)
  case length(Double)
  /// Unit: degrees.
  case angle(Double)
  case unitPoint(UnitPoint)
  case stops([GradientStyle.Stop])
  case colorSpace(GradientStyle.ColorSpace)
  case fillRule(FillRule)
  case trim(from: Double, to: Double)
  case rotation(degrees: Double, anchor: UnitPoint)
  case stroke(ShapeStroke)
  case axes(Set<Axis>)
  case columns([GridColumn])
  case style(ShapeStyle)
  case cornerStyle(RoundedCornerStyle)
  case repeated([Element])
  /// The views of a control's part, under the argument that names it.
  case part(Argument, [Element])
  case number(NumberSource)
  case range(NumberRangeSource)
  case flag(FlagSource)
  /// The start and the end of an interval.
  case interval(TextTemplate, TextTemplate)
  case role(ButtonRole)
  /// A key that is checked and changes no drawing.
  case silent
  case hidden(Bool)
  case resizing(ImageResizing)
  case standardGradient(Bool)
  case modifier(ModifierSource)
  case modifiers([ModifierSource])
}

/// What stands at a view's own name.
enum ElementContent: Sendable {
  case none
  case children([Element])
  case text(TextSource)
  case image(ImageSource)
  /// Texts that are joined into one.
  case texts([Element])
  case color(ShapeStyle)
  case items(ItemSource)
  case path(Path)
}

/// A modifier as read; those that hold views wait for the environment.
enum ModifierSource: Sendable {
  case fixed(ViewModifier)
  case layer(LayerKind, [Element], Alignment)
  case safeAreaInset(SafeAreaInset, [Element])
}

/// The modifiers that hold views.
enum LayerKind: Sendable {
  case background, overlay, mask

  func modifier(_ views: [ViewNode], _ alignment: Alignment) -> ViewModifier {
    switch self {
    case .background: .background(views, alignment: alignment)
    case .overlay: .overlay(views, alignment: alignment)
    case .mask: .mask(views, alignment: alignment)
    }
  }
}

/// What a Text shows, before the entry is known.
indirect enum TextSource: Sendable {
  case words(TextTemplate)
  /// Parts that are set in different ways.
  case parts([TextPartSource])
  case value(ValueSource)
}

/// A part of a Text, before the entry is known.
struct TextPartSource: Sendable {
  var source: TextSource
  /// What is changed about it, innermost first.
  var modifiers: [ViewModifier] = []
}

extension TextSource {
  /// What is shown, if no field is named.
  var fixedContent: TextContent? {
    switch self {
    case .words(let template): return template.fixedWords.map(TextContent.verbatim)
    case .value: return nil
    case .parts(let parts):
      let fixed = parts.compactMap { part in
        part.source.fixedContent.map { TextPart($0, modifiers: part.modifiers) }
      }
      return fixed.count == parts.count ? .parts(fixed) : nil
    }
  }
}

/// What an Image shows, before the entry is known.
enum ImageSource: Sendable {
  /// A symbol's name.
  case symbol(TextTemplate)
  /// An image that no field changes.
  case fixed(ImageAsset)
  /// A name or a file with places for fields, and where it is looked up.
  case asset(ImageReference, LayoutAssets)
}

/// What the keys of a view say, by key.
struct Settings: Sendable {
  private var byKey: [String: Setting] = [:]

  subscript(key: String) -> Setting? {
    get { byKey[key] }
    set { byKey[key] = newValue }
  }

  /// Replaces whole keys by those of a branch.
  mutating func replace(with changes: Settings) {
    byKey.merge(changes.byKey) { _, change in change }
  }

  func horizontal(_ argument: Argument) -> HorizontalAlignment? {
    if case .horizontal(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  func vertical(_ argument: Argument) -> VerticalAlignment? {
    if case .vertical(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  func alignment(_ argument: Argument) -> Alignment? {
    if case .alignment(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  func length(_ argument: Argument) -> Double? {
    if case .length(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  func style(_ argument: Argument) -> ShapeStyle? {
    if case .style(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  func cornerStyle(_ argument: Argument) -> RoundedCornerStyle? {
    if case .cornerStyle(let value)? = byKey[argument.rawValue] { value } else { nil }
  }

  var axes: Set<Axis>? {
    if case .axes(let value)? = byKey[Argument.axes.rawValue] { value } else { nil }
  }

  var repeated: [Element]? {
    if case .repeated(let elements)? = byKey[Argument.content.rawValue] { elements } else { nil }
  }

  var columns: [GridColumn]? {
    if case .columns(let value)? = byKey[Argument.columns.rawValue] { value } else { nil }
  }

  var resizing: ImageResizing {
    if case .resizing(let value)? = byKey[Argument.resizable.rawValue] { value } else { .natural }
  }
}
