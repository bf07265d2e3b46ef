// SPDX-License-Identifier: MIT

import Geometry
public import ViewLayout
public import WidgetModel

/// A widget for one environment, whose texts wait for an entry.
///
/// What no field touches was made once; each entry costs only what it changes.
public struct ResolvedLayout: Sendable {
  private let containerBackground: [ResolvedView]?
  private let content: ResolvedView
  private let contentMargins: EdgeInsets?
  private let accent: ShapeStyle?
  private let dates: EntryDates

  init(
    containerBackground: [ResolvedView]?, content: ResolvedView, contentMargins: EdgeInsets?,
    accent: ShapeStyle?, dates: EntryDates
  ) {
    self.containerBackground = containerBackground
    self.content = content
    self.contentMargins = contentMargins
    self.accent = accent
    self.dates = dates
  }

  /// The places of the Texts that fields fill, the container background's first, or nil where fields change more than
  /// the words of Texts.
  public var textPaths: (background: [String], content: [String])? {
    var background: [ResolvedView.TextPlace] = []
    var content: [ResolvedView.TextPlace] = []
    for view in containerBackground ?? [] where !view.collectTexts(into: &background) { return nil }
    guard self.content.collectTexts(into: &content) else { return nil }
    return (background.map(\.path), content.map(\.path))
  }

  /// Returns what fills the Texts of entries one after the other, or nil where fields change more than Texts.
  public var textFiller: TextFiller? {
    var places: [ResolvedView.TextPlace] = []
    for view in (containerBackground ?? []) + [content] where !view.collectTexts(into: &places) { return nil }
    return TextFiller(sources: places.map(\.source), dates: dates)
  }

  /// Returns the widget's views for one entry.
  ///
  /// - Throws: ``InputError`` where the entry lacks a field, or has one that is no date.
  public func view(of entry: Entry) throws(InputError) -> WidgetView {
    let fields = EntryFields(entry: entry, dates: dates)
    var background: [ViewNode]?
    if let containerBackground { background = try containerBackground.nodes(filledWith: fields) }
    return WidgetView(
      containerBackground: background, content: try content.node(filledWith: fields),
      contentMargins: contentMargins, accent: accent)
  }
}

/// A view for one environment; the node itself where no field can change it.
struct ResolvedView: Sendable {
  enum Content: Sendable {
    case fixed(PrimitiveView)
    case text(TextSource)
    case image(ImageSource, ImageResizing)
    case container(Container, [ResolvedView])
    case repeated(ItemSource, [ResolvedView])
    case control(ResolvedControl)
  }

  /// A view of views.
  enum Container: Sendable {
    case vStack(HorizontalAlignment, spacing: Double?)
    case hStack(VerticalAlignment, spacing: Double?)
    case zStack(Alignment)
    case group
    case viewThatFits(Set<Axis>)
    case geometryReader
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(VerticalAlignment?)
    case lazyVGrid([GridColumn], HorizontalAlignment, spacing: Double?)

    func view(of children: [ViewNode]) -> PrimitiveView {
      switch self {
      case .vStack(let alignment, let spacing): .vStack(alignment: alignment, spacing: spacing, children)
      case .hStack(let alignment, let spacing): .hStack(alignment: alignment, spacing: spacing, children)
      case .zStack(let alignment): .zStack(alignment: alignment, children)
      case .group: .group(children)
      case .viewThatFits(let axes): .viewThatFits(in: axes, children)
      case .geometryReader: .geometryReader(children)
      case .grid(let alignment, let horizontal, let vertical):
        .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, children)
      case .gridRow(let alignment): .gridRow(alignment: alignment, children)
      case .lazyVGrid(let columns, let alignment, let spacing):
        .lazyVGrid(columns: columns, alignment: alignment, spacing: spacing, children)
      }
    }
  }

  enum Modifier: Sendable {
    case fixed(ViewModifier)
    case layer(LayerKind, [ResolvedView], Alignment)
    case safeAreaInset(SafeAreaInset, [ResolvedView])
  }

  private let path: String
  private let content: Content
  private let modifiers: [Modifier]
  /// The finished node, where no field is named in or around it.
  private let finished: ViewNode?

  init(path: String, view: Content, modifiers: [Modifier]) {
    self.path = path
    content = view
    self.modifiers = modifiers
    finished = Self.finishedNode(path, view, modifiers)
  }

  /// Returns the node for an entry.
  func node(filledWith fields: EntryFields) throws(InputError) -> ViewNode {
    // Inside a ForEach each item has places of its own.
    if let finished, fields.places.isEmpty { return finished }
    let view: PrimitiveView =
      switch content {
      case .fixed(let view): view
      case .text(let source): .text(try fields.content(of: source))
      case .image(let source, let resizing): .image(try fields.content(of: source), resizing)
      case .container(let container, let children): container.view(of: try children.nodes(filledWith: fields))
      case .repeated(let source, let views): .group(try repetitions(of: views, over: source, fields))
      case .control(let control): try control.view(filledWith: fields)
      }
    var node = ViewNode(path: fields.path(path), view: view)
    for modifier in modifiers {
      switch modifier {
      case .fixed(let modifier): node.modifiers.append(modifier)
      case .layer(let kind, let views, let alignment):
        node.modifiers.append(kind.modifier(try views.nodes(filledWith: fields), alignment))
      case .safeAreaInset(let settings, let views):
        node.modifiers.append(.safeAreaInset(settings, try views.nodes(filledWith: fields)))
      }
    }
    return node
  }

  private func repetitions(
    of views: [ResolvedView], over source: ItemSource, _ fields: EntryFields
  ) throws(InputError) -> [ViewNode] {
    let place = "\(path)/\(Argument.content.rawValue)"
    var nodes: [ViewNode] = []
    for (index, item) in try fields.items(of: source, at: path).enumerated() {
      nodes += try views.nodes(filledWith: fields.inside(item, index: index, of: place))
    }
    return nodes
  }

  private static func finishedNode(_ path: String, _ content: Content, _ modifiers: [Modifier]) -> ViewNode? {
    let view: PrimitiveView
    switch content {
    case .fixed(let fixed): view = fixed
    case .text, .image, .repeated: return nil
    case .container(let container, let children):
      guard let nodes = children.finishedNodes else { return nil }
      view = container.view(of: nodes)
    case .control(let control):
      guard let finished = control.finishedView else { return nil }
      view = finished
    }
    var node = ViewNode(path: path, view: view)
    for modifier in modifiers {
      switch modifier {
      case .fixed(let modifier): node.modifiers.append(modifier)
      case .layer(let kind, let views, let alignment):
        guard let nodes = views.finishedNodes else { return nil }
        node.modifiers.append(kind.modifier(nodes, alignment))
      case .safeAreaInset(let settings, let views):
        guard let nodes = views.finishedNodes else { return nil }
        node.modifiers.append(.safeAreaInset(settings, nodes))
      }
    }
    return node
  }

  fileprivate var finishedNode: ViewNode? { finished }

  /// A Text that a field fills.
  struct TextPlace {
    var path: String
    var source: TextSource
  }

  /// Lists the Texts that fields fill, in the order in which they are filled; false where a field changes anything else.
  func collectTexts(into places: inout [TextPlace]) -> Bool {
    if finished != nil { return true }
    switch content {
    case .fixed: break
    case .text(let source): places.append(TextPlace(path: path, source: source))
    case .container(_, let children):
      guard children.collectTexts(into: &places) else { return false }
    case .image, .repeated, .control: return false
    }
    for modifier in modifiers {
      switch modifier {
      case .fixed: break
      case .layer(_, let views, _), .safeAreaInset(_, let views):
        guard views.collectTexts(into: &places) else { return false }
      }
    }
    return true
  }
}

/// Fills the Texts of one widget entry after entry.
public struct TextFiller: Sendable {
  let sources: [TextSource]
  let dates: EntryDates

  /// Returns what the Texts show, in the order of their paths.
  ///
  /// - Throws: ``InputError`` where the entry lacks a field, or has one that is no date.
  public func contents(for entry: Entry) throws(InputError) -> [TextContent] {
    let fields = EntryFields(entry: entry, dates: dates)
    var contents: [TextContent] = []
    contents.reserveCapacity(sources.count)
    for source in sources { contents.append(try fields.content(of: source)) }
    return contents
  }
}

extension [ResolvedView] {
  fileprivate func collectTexts(into places: inout [ResolvedView.TextPlace]) -> Bool {
    allSatisfy { $0.collectTexts(into: &places) }
  }

  func nodes(filledWith fields: EntryFields) throws(InputError) -> [ViewNode] {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(count)
    for view in self { nodes.append(try view.node(filledWith: fields)) }
    return nodes
  }

  var finishedNodes: [ViewNode]? {
    let nodes = compactMap(\.finishedNode)
    return nodes.count == count ? nodes : nil
  }
}
