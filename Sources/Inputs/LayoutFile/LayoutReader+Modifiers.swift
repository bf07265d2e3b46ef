// SPDX-License-Identifier: MIT

import Geometry
import Typeset
import ViewLayout

extension LayoutReader {
  /// Reads a modifier that stands as a plain key, where `null` and `false` take it away.
  mutating func plainModifier(_ name: ModifierName, _ place: JSONPlace) -> Setting? {
    switch name {
    case .padding, .safeAreaPadding, .lineLimit: break
    case .bold, .labelsHidden, .monospacedDigit:
      if case .boolean(false) = place.value.content { return .absent }
      fallthrough
    case .scaledToFit, .scaledToFill:
      if case .boolean(false) = place.value.content { return .absent }
      fallthrough
    default: if place.isNull { return .absent }
    }
    return modifier(name, place).map(Setting.modifier)
  }

  /// Reads `"modifiers": [ { "padding": 8 }, … ]`.
  mutating func modifierList(_ place: JSONPlace, of kind: ViewKind) -> [ModifierSource]? {
    guard let elements = place.elements("a list of modifiers: [ { \"padding\": 8 }, … ]") else { return nil }
    var modifiers: [ModifierSource] = []
    for element in elements {
      guard let members = element.members("a modifier, such as { \"padding\": 8 }") else { continue }
      guard let member = members.first, members.count == 1 else {
        element.report(
          .contradiction, "expected one modifier, found \(members.count)",
          hint: "Put each into its own { }: their order counts.")
        continue
      }
      if let silent = SilentModifier(rawValue: member.key) {
        silent.check(member.place)
        continue
      }
      guard let name = ModifierName(key: member.key) else {
        reportUnknownModifier(member)
        continue
      }
      guard name.fits(kind, member) else { continue }
      if let modifier = modifier(name, member.place) { modifiers.append(modifier) }
    }
    return modifiers
  }

  private func reportUnknownModifier(_ member: JSONPlace.Member) {
    if member.key == ViewKey.hidden || member.key == ViewKey.when {
      member.report(.unknownKey, "'\(member.key)' is no modifier", hint: "Write it as a key of the view.")
    } else if ModifierName.notDrawnYet.contains(member.key) {
      member.report(.notDrawnYet, "'\(member.key)' is not drawn yet by this version")
    } else {
      member.report(
        .unknownKey, "the modifier '\(member.key.excerpt)' is not known",
        hint: Suggestion.hint(for: member.key, among: ModifierName.known))
    }
  }

  private mutating func modifier(_ name: ModifierName, _ place: JSONPlace) -> ModifierSource? {
    switch name {
    case .background: layer(place).map { .layer(.background, $0, $1) }
    case .overlay: layer(place).map { .layer(.overlay, $0, $1) }
    case .mask: layer(place).map { .layer(.mask, $0, $1) }
    case .safeAreaInset: safeAreaInset(place)
    case .foregroundStyle: style(place).map { .fixed(.foregroundStyle($0)) }
    case .tint: style(place).map { .fixed(.tint($0)) }
    case .border, .containerShape, .clipShape, .clipped, .shadow, .blur, .compositingGroup, .drawingGroup,
      .rotationEffect, .scaleEffect, .zIndex:
      effect(name, place).map(ModifierSource.fixed)
    case .fontDesign, .italic, .monospaced, .monospacedDigit, .tracking, .kerning, .baselineOffset,
      .underline,
      .strikethrough, .textCase, .lineSpacing, .allowsTightening, .truncationMode, .dynamicTypeSize:
      textModifier(name, place).map { .fixed(.text($0)) }
    default: fixedModifier(name, place).map(ModifierSource.fixed)
    }
  }

  private func fixedModifier(_ name: ModifierName, _ place: JSONPlace) -> ViewModifier? {
    switch name {
    case .font: return FontReader.font(place).map(ViewModifier.font)
    case .fontWeight: return place.name(of: "weight", FontWeight.self).map(ViewModifier.fontWeight)
    case .bold:
      if case .boolean(true) = place.value.content { return .fontWeight(.bold) }
      place.expected("true", hint: "Leave 'bold' out for the font's own weight.")
      return nil
    case .lineLimit: return lineLimit(place)
    case .minimumScaleFactor:
      return place.number("a factor over 0 and at most 1", in: Double.leastNonzeroMagnitude...1)
        .map(ViewModifier.minimumScaleFactor)
    case .multilineTextAlignment:
      return place.name(of: "text alignment", TextAlignment.self).map(ViewModifier.multilineTextAlignment)
    case .buttonStyle, .buttonBorderShape, .controlSize, .labelStyle, .toggleStyle, .gaugeStyle,
      .progressViewStyle, .labelsHidden, .disabled:
      return ControlReader.setting(name, place).map(ViewModifier.control)
    case .renderingMode, .interpolation, .imageScale, .symbolVariant, .symbolRenderingMode, .scaledToFit,
      .scaledToFill:
      return imageModifier(name, place)
    case .aspectRatio: return GeometryValueReader.aspectRatio(place)
    case .fixedSize: return fixedSize(place)
    case .containerRelativeFrame: return ContainerReader.frame(place)
    case .padding, .safeAreaPadding: return ValueReader.padding(place).map(ViewModifier.padding)
    case .frame: return ValueReader.frame(place)
    case .cornerRadius:
      return ValueReader.positiveLength(place, "a radius in points, not negative")
        .map { .clipShape(.roundedRectangle(cornerRadius: $0, .continuous)) }
    case .opacity: return opacity(place).map(ViewModifier.opacity)
    case .offset: return GeometryValueReader.point(place, "an offset").map { .offset(x: $0.x, y: $0.y) }
    case .position: return GeometryValueReader.point(place, "a position").map { .position(x: $0.x, y: $0.y) }
    case .alignmentGuide: return GeometryValueReader.alignmentGuide(place, ownAlignments)
    case .layoutPriority:
      return ValueReader.length(place, "a priority, a number").map(ViewModifier.layoutPriority)
    case .gridCellColumns: return GridReader.columnCount(place)
    case .gridCellUnsizedAxes: return ValueReader.axes(place).map(ViewModifier.gridCellUnsizedAxes)
    case .gridColumnAlignment:
      return place.name(of: "alignment", HorizontalAlignment.self).map(ViewModifier.gridColumnAlignment)
    case .gridCellAnchor: return GridReader.anchor(place)
    default: return nil
    }
  }

  func opacity(_ place: JSONPlace) -> Double? {
    place.number("an opacity from 0 to 1", in: 0...1)
  }

  /// `true` or `{}` is both axes, `{ "horizontal": true }` one.
  private func fixedSize(_ place: JSONPlace) -> ViewModifier? {
    guard let members = place.membersIfAny else {
      if case .boolean(let both) = place.value.content { return .fixedSize(horizontal: both, vertical: both) }
      place.expected("true, {} or { \"horizontal\": true }")
      return nil
    }
    var horizontal = members.isEmpty
    var vertical = members.isEmpty
    for member in members {
      switch member.key {
      case "horizontal": horizontal = member.place.boolean() ?? false
      case "vertical": vertical = member.place.boolean() ?? false
      default: member.reportUnknown(in: "fixedSize", known: ["horizontal", "vertical"])
      }
    }
    return .fixedSize(horizontal: horizontal, vertical: vertical)
  }

  /// What a background, an overlay or a mask draws: contents, `{ "content": …, "alignment": … }`, or a style in a
  /// shape, `{ "content": …, "in": … }`.
  private mutating func layer(_ place: JSONPlace) -> ([Element], Alignment)? {
    guard let members = place.membersIfAny,
      members.contains(where: { $0.key == "content" || $0.key == "in" })
    else { return contents(place).map { ($0, .center) } }
    if members.contains(where: { $0.key == "in" }) {
      return styleInShape(members, at: place).map { ([$0], .center) }
    }
    var content: [Element]?
    var alignment = Alignment.center
    for member in members {
      switch member.key {
      case "content": content = contents(member.place)
      case "alignment": alignment = ValueReader.alignment(member.place) ?? .center
      default: member.reportUnknown(in: "a background or an overlay", known: ["content", "alignment", "in"])
      }
    }
    return content.map { ($0, alignment) }
  }
}
