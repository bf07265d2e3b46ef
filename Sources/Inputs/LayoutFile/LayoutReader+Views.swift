// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

extension LayoutReader {
  /// Returns the view that an object describes, or nil after a report.
  mutating func view(_ place: JSONPlace) -> Element? {
    guard let members = place.members("a view, such as { \"Text\": \"…\" }") else { return nil }
    let names = members.filter { $0.key.first?.isUppercase == true }
    guard let name = names.first else {
      place.report(
        .missingKey, "the object names no view",
        hint: "A view has one capitalised key: \(ViewKind.allCases.map(\.rawValue).joined(separator: ", ")).")
      return nil
    }
    guard names.count == 1 else {
      names[1].report(
        .contradiction,
        "'\(name.key)' and '\(names[1].key.excerpt)' stand in one object; a view has one name",
        hint: "Put each view in its own { }.")
      return nil
    }
    guard let kind = ViewKind(rawValue: name.key) else {
      reportUnknownView(name)
      return nil
    }
    return element(members, at: place, kind: kind, name: name.key)
  }

  private func reportUnknownView(_ member: JSONPlace.Member) {
    if ViewKind.notDrawnYet.contains(member.key) {
      member.report(.notDrawnYet, "the view \(member.key) is not drawn yet by this version")
      return
    }
    member.report(
      .unknownView, "the view '\(member.key.excerpt)' is not known",
      hint: Suggestion.hint(
        for: member.key, among: ViewKind.allCases.map(\.rawValue) + ViewKind.notDrawnYet))
  }

  /// Returns the views of a list, without those that were reported.
  mutating func views(_ place: JSONPlace) -> [Element] {
    guard let elements = place.elements("a list of views: [ … ]") else { return [] }
    var views: [Element] = []
    for element in elements {
      if let view = view(element) { views.append(view) }
    }
    return views
  }

  /// Returns the views of a background or the like: a colour, a view or a list of views.
  mutating func contents(_ place: JSONPlace) -> [Element]? {
    if place.stringIfAny != nil { return color(at: place).map { [$0] } }
    if place.elementsIfAny != nil { return views(place) }
    guard let members = place.members("a colour, a view or a list of views") else { return nil }
    let isColor = members.contains { Self.colorKeys.contains($0.key) }
    return (isColor ? colorElement(members, at: place) : view(place)).map { [$0] }
  }

  // MARK: Keys

  /// Returns a view of a known kind; `name` is the key at which its content stands.
  mutating func element(
    _ members: [JSONPlace.Member], at place: JSONPlace, kind: ViewKind, name: String
  ) -> Element? {
    let known = problems.list.count
    var element = Element(path: place.path, kind: kind)
    element.settings = settings(members, of: kind, name: name)
    for member in members where member.key == ViewKey.when {
      element.branches = branches(member.place) { reader, changes in
        reader.settings(changes, of: kind, name: name)
      }
    }
    // Where something else is wrong the argument may be there and be refused.
    let isSound = problems.list.count == known
    guard isSound else { return element }
    guard !reportMissing(element.settings, of: kind, at: place) else { return nil }
    return reportContradiction(in: element, at: place) ? nil : element
  }

  /// Reports the first argument that a view lacks, and returns whether there is one.
  func reportMissing(_ settings: Settings, of kind: ViewKind, at place: JSONPlace) -> Bool {
    guard let missing = kind.requiredArguments.first(where: { settings[$0.rawValue] == nil }) else {
      return false
    }
    place.report(
      .missingKey, "\(kind.rawValue) lacks the key '\(missing == .stops ? "colors" : missing.rawValue)'",
      hint: missing.hintWhenMissing)
    return true
  }

  mutating func branches(
    _ place: JSONPlace, read: (inout LayoutReader, [JSONPlace.Member]) -> Settings
  ) -> [Element.Branch] {
    guard let members = place.members("conditions and what they change: { \"dimmed\": { … } }") else {
      return []
    }
    var branches: [Element.Branch] = []
    for member in members {
      guard let condition = Condition(member, words: conditions),
        let changes = member.place.members("the keys that change")
      else { continue }
      for change in changes where change.key == ViewKey.when {
        change.report(
          .condition, "a 'when' stands inside a 'when'",
          hint: "Join the conditions: 'a+b' is both, 'a,b' either, '!a' not.")
      }
      branches.append(Element.Branch(condition: condition, settings: read(&self, changes)))
    }
    return branches
  }

  /// Reads the keys of a view, or of one branch of its `when`.
  private mutating func settings(
    _ members: [JSONPlace.Member], of kind: ViewKind, name: String
  ) -> Settings {
    var settings = Settings()
    for member in withArgumentsInside(members, of: kind, name: name) {
      guard let setting = setting(member, of: kind, name: name) else { continue }
      let key =
        switch setting {
        case .content: Element.contentKey
        // A part of a control may stand at the control's own name, or have a short form.
        case .part(let argument, _): argument.rawValue
        // A gradient's colours are stops at equal distances.
        case .stops: Argument.stops.rawValue
        default: ModifierName(key: member.key)?.rawValue ?? member.key
        }
      if settings[key] != nil {
        member.report(.contradiction, "'\(key)' of this \(kind.rawValue) is given twice")
      }
      settings[key] = setting
    }
    return settings
  }

  /// Returns the members with the arguments that stand inside the view's own object beside it.
  ///
  /// `{ "Spacer": { "minLength": 4 } }` says what `{ "Spacer": {}, "minLength": 4 }` says.
  private func withArgumentsInside(
    _ members: [JSONPlace.Member], of kind: ViewKind, name: String
  ) -> [JSONPlace.Member] {
    guard kind.takesArgumentsInside else { return members }
    return members.flatMap { member -> [JSONPlace.Member] in
      guard member.key == name, let inside = member.place.membersIfAny,
        !inside.contains(where: { $0.key.first?.isUppercase == true })
      else { return [member] }
      let known = kind.arguments.map(\.rawValue)
      for argument in inside where !known.contains(argument.key) {
        argument.reportUnknown(in: "\(kind.rawValue)'s own object", known: known)
      }
      return [member] + inside.filter { known.contains($0.key) }
    }
  }

  private mutating func setting(
    _ member: JSONPlace.Member, of kind: ViewKind, name: String
  ) -> Setting? {
    let place = member.place
    if member.key == name { return content(place, of: kind, name: name) }
    if let argument = Argument(rawValue: member.key), kind.arguments.contains(argument) {
      if place.isNull, !kind.requiredArguments.contains(argument) { return .absent }
      return self.argument(argument, place, of: kind)
    }
    switch member.key {
    case ViewKey.when: return nil
    case ViewKey.hidden: return place.isNull ? .absent : place.boolean().map(Setting.hidden)
    case ViewKey.modifiers:
      return place.isNull ? .absent : modifierList(place, of: kind).map(Setting.modifiers)
    default: break
    }
    if let modifier = ModifierName(key: member.key) {
      return modifier.fits(kind, member) ? plainModifier(modifier, place) : nil
    }
    if let silent = SilentModifier(rawValue: member.key) {
      silent.check(place)
      return .silent
    }
    reportUnknownKey(member, of: kind)
    return nil
  }

  private func reportUnknownKey(_ member: JSONPlace.Member, of kind: ViewKind) {
    let key = member.key
    if key.first?.isUppercase == true {
      member.report(
        .contradiction, "a 'when' cannot make another view of this \(kind.rawValue)",
        hint: "Let two views stand there, each hidden under its own condition.")
    } else if ModifierName.notDrawnYet.contains(key) {
      member.report(.notDrawnYet, "'\(key)' is not drawn yet by this version")
    } else if key == "containerBackground" {
      member.report(
        .unknownKey, "a view has no key 'containerBackground'", hint: "It stands at the top of the file.")
    } else if let argument = Argument(rawValue: key) {
      member.report(
        .unknownKey, "\(kind.rawValue) has no key '\(key)'",
        hint: "It is a key of \(argument.views.joined(separator: ", ")).")
    } else {
      let known = kind.arguments.map(\.rawValue) + ModifierName.known
      member.reportUnknown(
        in: kind.rawValue, known: known + [ViewKey.when, ViewKey.hidden, ViewKey.modifiers])
    }
  }
}
