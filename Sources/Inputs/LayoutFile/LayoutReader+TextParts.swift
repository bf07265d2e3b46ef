// SPDX-License-Identifier: MIT

import ViewLayout

extension LayoutReader {
  /// Reads `{ "verbatim": "…" }`, whose marks are not Markdown; nil for anything else.
  mutating func verbatim(_ place: JSONPlace) -> TextSource? {
    guard let members = place.membersIfAny, let member = members.first, members.count == 1,
      member.key == "verbatim", let string = member.place.stringIfAny
    else { return nil }
    return template(member.place, string).map(TextSource.words)
  }

  /// Reads the parts of a joined text: `[ "Hello ", { "Text": "{name}", "bold": true } ]`.
  mutating func textParts(_ places: [JSONPlace]) -> [Element] {
    var parts: [Element] = []
    for place in places {
      if place.stringIfAny != nil {
        if let source = text(place) {
          var element = Element(path: place.path, kind: .text)
          element.settings[Element.contentKey] = .content(.text(source))
          parts.append(element)
        }
        continue
      }
      guard let members = place.members("a text: a string or { \"Text\": \"…\" }") else { continue }
      guard isPart(members, at: place) else { continue }
      if let element = view(place) { parts.append(element) }
    }
    return parts
  }

  /// Whether a view may be joined to others, or reports why not.
  private func isPart(_ members: [JSONPlace.Member], at place: JSONPlace) -> Bool {
    guard let text = members.first(where: { $0.key == ViewKind.text.rawValue }) else {
      place.report(
        .contradiction, "a Text is joined from texts only", hint: "Put other views into an HStack.")
      return false
    }
    guard text.place.elementsIfAny == nil else {
      text.report(
        .contradiction, "a part of a Text is itself a list", hint: "Write all parts into one list.")
      return false
    }
    return areOfText(members)
  }

  /// Whether all modifiers are such as Text itself has, or reports the first that is not.
  private func areOfText(_ members: [JSONPlace.Member]) -> Bool {
    for member in members {
      if member.key == ViewKey.when {
        for branch in member.place.membersIfAny ?? [] {
          guard areOfText(branch.place.membersIfAny ?? []) else { return false }
        }
      } else if member.key == ViewKey.modifiers {
        for element in member.place.elementsIfAny ?? [] {
          guard areOfText(element.membersIfAny ?? []) else { return false }
        }
      } else if let name = ModifierName(key: member.key), !ModifierName.ofText.contains(name) {
        member.report(
          .contradiction, "'\(member.key)' is a modifier of views, and this is a part of a Text",
          hint: "Write it at the whole Text.")
        return false
      }
    }
    return true
  }
}
