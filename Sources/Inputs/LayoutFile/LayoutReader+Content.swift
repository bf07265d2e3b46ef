// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

extension LayoutReader {
  /// Returns what stands at a view's own name, or nil after a report or where it says nothing.
  mutating func content(_ place: JSONPlace, of kind: ViewKind, name: String) -> Setting? {
    switch kind {
    case .vStack, .hStack, .zStack, .viewThatFits, .geometryReader, .grid, .gridRow, .lazyVGrid:
      return .content(.children(views(place)))
    case .forEach: return items(place).map { .content(.items($0)) }
    case .group where name == kind.rawValue: return .content(.children(views(place)))
    case .group: return contents(place).map { .content(.children($0)) }
    case .text:
      if let parts = place.elementsIfAny { return .content(.texts(textParts(parts))) }
      return text(place).map { .content(.text($0)) }
    case .image: return image(place).map { .content(.image($0)) }
    case .color: return style(place).map { .content(.color($0)) }
    case .button, .label, .link, .toggle, .gauge, .progressView:
      let isArguments = place.membersIfAny?.allSatisfy { $0.key.first?.isUppercase != true } == true
      return isArguments ? nil : label(place).map { .part(kind == .label ? .title : .label, $0) }
    case .path: return PathReader.path(place).map { .content(.path($0)) }
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
      return place.membersIfAny == nil ? colors(place).map(Setting.stops) : nil
    case .emptyView, .spacer, .divider, .rectangle, .roundedRectangle, .circle, .ellipse, .capsule,
      .unevenRoundedRectangle, .containerRelativeShape, .accessoryWidgetBackground:
      guard let members = place.membersIfAny else {
        place.expected("{}", hint: "\(kind.rawValue) holds no views.")
        return nil
      }
      if kind.arguments.isEmpty, let first = members.first {
        first.report(
          .unknownKey, "\(kind.rawValue)'s own object has no keys", hint: "Write modifiers beside it.")
      }
      return nil
    }
  }

  /// `{ "Button": "Next" }`, `{ "Button": [ views ] }`, `{ "Button": { view } }`, or at the key `label`.
  mutating func label(_ place: JSONPlace) -> [Element]? {
    if place.stringIfAny != nil {
      guard let source = text(place) else { return nil }
      var element = Element(path: place.path, kind: .text)
      element.settings[Element.contentKey] = .content(.text(source))
      return [element]
    }
    if place.elementsIfAny != nil { return views(place) }
    guard place.membersIfAny != nil else {
      place.expected("a label: a text, a view or a list of views")
      return nil
    }
    return view(place).map { [$0] }
  }

  // MARK: Texts

  mutating func text(_ place: JSONPlace) -> TextSource? {
    if let string = place.stringIfAny { return template(place, string).map(MarkdownText.source) }
    if let words = verbatim(place) { return words }
    guard let members = place.members("a text, or { \"date\": \"{date}\", \"style\": \"time\" }") else {
      return nil
    }
    return formattedText(members, place).map(TextSource.value)
  }

  mutating func template(_ place: JSONPlace, _ string: String) -> TextTemplate? {
    guard let template = TextTemplate(place, string) else { return nil }
    noteFields(template.fields)
    return template
  }

  // MARK: Arguments

  mutating func argument(_ argument: Argument, _ place: JSONPlace, of kind: ViewKind) -> Setting? {
    switch argument {
    case .alignment:
      switch kind {
      case .vStack, .lazyVGrid:
        ownAlignments.horizontal(place).map(Setting.horizontal)
      case .hStack, .gridRow: ownAlignments.vertical(place).map(Setting.vertical)
      default: ValueReader.alignment(place, ownAlignments).map(Setting.alignment)
      }
    case .spacing, .horizontalSpacing, .verticalSpacing:
      ValueReader.length(place, "a spacing in points").map(Setting.length)
    case .content: repeated(place).map(Setting.repeated)
    case .columns: GridReader.columns(place).map(Setting.columns)
    case .minLength: ValueReader.length(place, "a length in points").map(Setting.length)
    case .cornerRadius, .topLeadingRadius, .bottomLeadingRadius, .bottomTrailingRadius, .topTrailingRadius:
      ValueReader.positiveLength(place, "a radius in points, not negative").map(Setting.length)
    case .style: ValueReader.cornerStyle(place).map(Setting.cornerStyle)
    case .axes:
      kind == .gauge ? range(place).map(Setting.range) : ValueReader.axes(place).map(Setting.axes)
    case .label, .title, .icon, .systemImage, .image, .intent, .destination, .role, .isOn, .value, .total,
      .timerInterval, .countsDown, .currentValueLabel, .minimumValueLabel, .maximumValueLabel:
      controlArgument(argument, place)
    case .resizable: resizing(place).map(Setting.resizing)
    case .inset, .trim, .rotation, .eoFill, .fill, .stroke, .strokeBorder: shapeArgument(argument, place)
    case .colors, .stops, .colorSpace, .startPoint, .endPoint, .center, .startRadius, .endRadius,
      .startRadiusFraction, .endRadiusFraction, .angle, .startAngle, .endAngle:
      gradientArgument(argument, place)
    }
  }
}
