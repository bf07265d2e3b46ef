// SPDX-License-Identifier: MIT

/// What an object of a set is, by its members.
enum JSONShape {
  /// One entry, whose members are its fields.
  case entry
  /// Something for each locale, which the keys name.
  case locales
  /// Texts that are its own keys, as emoji are.
  case texts
  /// Texts by key, or objects of such.
  case map
  /// Lists of entries, and fields that they share.
  case group

  /// Lists of an entry that are no lists of entries.
  private static let wordLists: Set<String> = ["tags", "keywords", "categories", "aliases"]

  /// Tells what an object is.
  ///
  /// - Parameters:
  ///   - members: Its members.
  ///   - isInList: Whether it stands in a list, where each object is an entry unless it holds some.
  ///   - maker: Knows the locales and the chosen fields.
  static func of(_ members: [JSONMember], isInList: Bool, _ maker: inout EntryMaker) -> JSONShape {
    let source = maker.options.textSource ?? "text"
    if members.contains(where: { isText($0, source) }) { return .entry }
    if isLocales(members, isInList: isInList, &maker) { return .locales }
    if isInList, maker.options.textSource == nil, namedText(of: members) != nil { return .entry }
    if !isInList, !members.isEmpty, members.allSatisfy({ isEmoji($0.key) }) { return .texts }
    if members.contains(where: isListOfEntries) { return .group }
    if isInList {
      let isTranslated = members.contains { member in
        guard case .object(let inner) = member.value.content else { return false }
        return isLocales(inner, isInList: false, &maker)
      }
      return isTranslated ? .group : .entry
    }
    return .map
  }

  /// Whether entries of a group stand in a member of it.
  static func holdsEntries(_ member: JSONMember) -> Bool {
    if case .object = member.value.content { return true }
    return isListOfEntries(member)
  }

  /// Whether a member is the text by its name, or holds it by the first step of a name with points.
  private static func isText(_ member: JSONMember, _ source: String) -> Bool {
    switch member.value.content {
    case .array: false
    case .object: member.key.utf8.count < source.utf8.count && source.hasPrefix(member.key + ".")
    case .null, .boolean, .number, .string: member.key == source
    }
  }

  /// Whether a key is an emoji, and so itself what is to be shown.
  private static func isEmoji(_ key: String) -> Bool {
    let scalars = key.unicodeScalars
    return scalars.contains { ($0.value > 0x7F && $0.properties.isEmoji) || $0.value == 0x20E3 }
      && !scalars.contains { $0.properties.isAlphabetic && !$0.properties.isEmoji }
  }

  /// Returns the first member with one of the usual names of a text that is one.
  static func namedText(of members: [JSONMember]) -> String? {
    members.first { member in
      guard case .string = member.value.content else { return false }
      return EntryIdentity.textFields.contains(member.key.lowercased())
    }?.key
  }

  private static func isLocales(_ members: [JSONMember], isInList: Bool, _ maker: inout EntryMaker) -> Bool {
    // Many words of three letters are codes of languages too.
    guard members.contains(where: { EntryMaker.isPlainlyLocale($0.key) }) else { return false }
    for member in members {
      switch member.value.content {
      case .string, .array, .object: break
      case .null, .boolean, .number: return false
      }
      // `id` is Indonesian too, and mostly an id.
      guard !(isInList && EntryIdentity.fields.contains(member.key)), maker.isLocale(member.key) else {
        return false
      }
    }
    return true
  }

  private static func isListOfEntries(_ member: JSONMember) -> Bool {
    guard case .array(let elements) = member.value.content, !wordLists.contains(member.key.lowercased()),
      let first = elements.first
    else { return false }
    switch first.content {
    case .string, .array, .object: return true
    case .null, .boolean, .number: return false
    }
  }
}
