// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout
import WidgetModel

/// Decides what each view says in one environment.
struct ElementResolver {
  let environment: WidgetEnvironment
  let family: WidgetFamily
  /// What is changed about views whatever their own keys say, by path.
  var changes: [String: [LayoutChange]] = [:]

  /// Returns the view for the environment, or nil where it is hidden.
  func view(_ element: Element) -> ResolvedView? {
    let settings = settings(of: element)
    if case .hidden(true)? = settings[ViewKey.hidden] { return nil }
    return ResolvedView(
      path: element.path, view: content(of: element, settings), modifiers: modifiers(settings))
  }

  /// Merges the branches that hold: the more specific wins, at equal rank the later in the file.
  private func settings(of element: Element) -> Settings {
    let holding = element.branches.enumerated().compactMap { index, branch in
      branch.condition.specificity(in: environment, family: family).map { ($0, index, branch.settings) }
    }
    var settings = element.settings
    for (_, _, changes) in holding.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      settings.replace(with: changes)
    }
    if !changes.isEmpty, let changes = changes[element.path] {
      for change in changes { change.apply(to: &settings, of: element.kind) }
    }
    return settings
  }

  // MARK: Views

  private func content(of element: Element, _ settings: Settings) -> ResolvedView.Content {
    switch element.kind {
    case .vStack:
      .container(
        .vStack(settings.horizontal(.alignment) ?? .center, spacing: settings.length(.spacing)),
        children(settings))
    case .hStack:
      .container(
        .hStack(settings.vertical(.alignment) ?? .center, spacing: settings.length(.spacing)),
        children(settings))
    case .zStack: .container(.zStack(settings.alignment(.alignment) ?? .center), children(settings))
    case .group: .container(.group, children(settings))
    case .grid, .gridRow, .lazyVGrid: .container(grid(element.kind, settings), children(settings))
    case .forEach: repetition(settings)
    case .viewThatFits:
      .container(.viewThatFits(settings.axes ?? Set(Axis.allCases)), children(settings))
    case .geometryReader: .container(.geometryReader, children(settings))
    case .button, .label, .link, .toggle, .gauge, .progressView, .accessoryWidgetBackground:
      .control(control(element, settings))
    case .emptyView: .fixed(.emptyView)
    case .spacer: .fixed(.spacer(minLength: settings.length(.minLength)))
    case .divider: .fixed(.divider)
    case .text: text(settings)
    case .image: image(settings)
    case .color: .fixed(.color(color(settings)))
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .unevenRoundedRectangle,
      .containerRelativeShape, .path:
      .fixed(
        .shape(settings.shape(of: element.kind), fill: settings.style(.fill), strokes: settings.strokes))
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      .fixed(.color(.gradient(settings.gradient(of: element.kind))))
    }
  }

  private func grid(_ kind: ViewKind, _ settings: Settings) -> ResolvedView.Container {
    switch kind {
    case .gridRow: .gridRow(settings.vertical(.alignment))
    case .lazyVGrid:
      .lazyVGrid(
        settings.columns ?? [], settings.horizontal(.alignment) ?? .center,
        spacing: settings.length(.spacing))
    default:
      .grid(
        settings.alignment(.alignment) ?? .center, horizontalSpacing: settings.length(.horizontalSpacing),
        verticalSpacing: settings.length(.verticalSpacing))
    }
  }

  private func repetition(_ settings: Settings) -> ResolvedView.Content {
    guard case .content(.items(let source))? = settings[Element.contentKey] else { return .fixed(.emptyView) }
    return .repeated(source, views(settings.repeated ?? []))
  }

  private func children(_ settings: Settings) -> [ResolvedView] {
    if case .content(.children(let elements))? = settings[Element.contentKey] { return views(elements) }
    return []
  }

  func views(_ elements: [Element]) -> [ResolvedView] { elements.compactMap(view) }

  private func text(_ settings: Settings) -> ResolvedView.Content {
    guard let source = textSource(settings) else { return .fixed(.emptyView) }
    return source.fixedContent.map { .fixed(.text($0)) } ?? .text(source)
  }

  private func textSource(_ settings: Settings) -> TextSource? {
    switch settings[Element.contentKey] {
    case .content(.text(let source)): source
    case .content(.texts(let elements)): .parts(elements.compactMap(textPart))
    default: nil
    }
  }

  /// Returns one of several joined texts, or nil where it is hidden.
  private func textPart(_ element: Element) -> TextPartSource? {
    let settings = settings(of: element)
    if case .hidden(true)? = settings[ViewKey.hidden] { return nil }
    guard let source = textSource(settings) else { return nil }
    let modifiers = modifiers(settings).compactMap { modifier -> ViewModifier? in
      if case .fixed(let fixed) = modifier { fixed } else { nil }
    }
    return TextPartSource(source: source, modifiers: modifiers)
  }

  private func image(_ settings: Settings) -> ResolvedView.Content {
    guard case .content(.image(let source))? = settings[Element.contentKey] else { return .fixed(.emptyView) }
    switch source {
    case .symbol(let name):
      guard let words = name.fixedWords else { return .image(source, settings.resizing) }
      return .fixed(.image(.symbol(name: words), settings.resizing))
    case .fixed(let asset): return .fixed(.image(.asset(asset), settings.resizing))
    case .asset: return .image(source, settings.resizing)
    }
  }

  private func color(_ settings: Settings) -> ShapeStyle {
    guard case .content(.color(var style))? = settings[Element.contentKey] else { return .palette(.clear) }
    if case .standardGradient(true)? = settings[Element.gradientKey] { style = .standardGradient(style) }
    if case .length(let opacity)? = settings[Element.opacityKey] { return .opacity(style, opacity) }
    return style
  }

  // MARK: Modifiers

  private func modifiers(_ settings: Settings) -> [ResolvedView.Modifier] {
    var sources: [ModifierSource] = []
    for name in ModifierName.allCases {
      if case .modifier(let source)? = settings[name.rawValue] { sources.append(source) }
    }
    if case .modifiers(let list)? = settings[ViewKey.modifiers] { sources += list }
    return sources.map { source in
      switch source {
      case .fixed(let modifier): .fixed(modifier)
      case .layer(let kind, let elements, let alignment): .layer(kind, views(elements), alignment)
      case .safeAreaInset(let settings, let elements): .safeAreaInset(settings, views(elements))
      }
    }
  }
}
