// SPDX-License-Identifier: MIT

import WidgetModel

/// Finds the entries in a JSON value, whatever its shape.
///
/// A text is an entry, and so is an object that names its text. What else stands in lists and objects is
/// looked through: see ``JSONShape``.
struct JSONWalk {
  var maker: EntryMaker
  /// How many members without a text were left out, by the reason.
  private(set) var leftOut: [LeftOutReason: Int] = [:]
  private var results: [Result<Entry, InputError>] = []
  /// What is wrong with keys, numbers and strings by themselves, in the order of the file.
  private var problems: ArraySlice<InputError> = []

  /// What the values around one say of it.
  private struct Surroundings {
    /// The place in the file.
    var path: [String] = []
    /// The names of the objects' members on the way, without locales.
    var keys: [String] = []
    var locale: String?
    /// Fields that objects around the lists give.
    var fields: [String: Entry.Value] = [:]
    var isInList = true

    func member(_ key: String) -> Surroundings {
      var inner = self
      inner.path.append(key)
      inner.keys.append(key)
      inner.isInList = false
      return inner
    }

    func element(_ index: Int) -> Surroundings {
      var inner = self
      inner.path.append(String(index))
      inner.isInList = true
      return inner
    }

    func member(of locale: String) -> Surroundings {
      var inner = self
      inner.path.append(locale)
      inner.locale = locale
      inner.isInList = false
      return inner
    }
  }

  init(_ maker: EntryMaker) { self.maker = maker }

  /// What of a set a value is.
  enum Role {
    /// All of it.
    case document
    /// A line of it.
    case line
    /// An element of its array, counted from 0.
    case element(Int)
  }

  /// Returns the entries of a value, and what is wrong, in the order of the file.
  mutating func entries(of json: JSONReader.Result, as role: Role) -> [Result<Entry, InputError>] {
    problems = json.problems[...]
    results = []
    var around = Surroundings()
    switch role {
    case .document: around.isInList = false
    case .line: break
    case .element(let index): around.path = [String(index)]
    }
    if case .object(let members) = json.root.content, case .document = role, maker.options.textSource == "key"
    {
      addKeys(of: members, around)
    } else {
      add(json.root, around)
    }
    while let problem = problems.popFirst() { results.append(.failure(problem)) }
    defer { results = [] }
    return results
  }

  // MARK: Values

  private mutating func add(_ value: JSONValue, _ around: Surroundings) {
    switch value.content {
    case .string: addEntry(value, around)
    case .array(let elements):
      for (index, element) in elements.enumerated() { add(element, around.element(index)) }
    case .object(let members):
      switch JSONShape.of(members, isInList: around.isInList, &maker) {
      case .entry: addEntry(value, around)
      case .locales:
        for member in members { add(member.value, around.member(of: member.key)) }
      case .texts: addKeys(of: members, around)
      case .map:
        for member in members { addMember(member, around) }
      case .group:
        var inner = around
        for member in members {
          if let field = field(member) { inner.fields[member.key] = field }
        }
        for member in members where JSONShape.holdsEntries(member) {
          add(member.value, inner.member(member.key))
        }
      }
    case .null, .boolean, .number: addEntry(value, around)
    }
  }

  /// Adds a member of an object of texts by key: what is no text there, such as a version, is none.
  private mutating func addMember(_ member: JSONMember, _ around: Surroundings) {
    switch member.value.content {
    case .string(let text) where text.allSatisfy(\.isWhitespace): leftOut[.empty, default: 0] += 1
    case .null, .boolean, .number: leftOut[.notText, default: 0] += 1
    default: add(member.value, around.member(member.key))
    }
  }

  /// Adds the keys of an object as texts.
  private mutating func addKeys(of members: [JSONMember], _ around: Surroundings) {
    for member in members {
      let inner = around.member(member.key)
      let place = self.place(of: member.value, inner)
      var values: [String: Entry.Value] = inner.fields
      values["text"] = .text(member.key)
      values["key"] = .text(member.key)
      var isRefused = false
      for problem in takeProblems(from: member.keyLocation, to: member.value.end) {
        results.append(.failure(problem))
        isRefused = true
      }
      let reports = FileProblems(file: maker.file)
      let value = JSONPlace(value: member.value, path: member.key, problems: reports)
      if !value.isNull { values["value"] = SampleReader.value(value) }
      if !isRefused { results.append(maker.entry(values, at: place)) }
    }
  }

  private mutating func addEntry(_ value: JSONValue, _ around: Surroundings) {
    let own = takeProblems(from: value.location, to: value.end)
    let reports = FileProblems(file: maker.file, own)
    let place = JSONPlace(value: value, path: around.path.joined(separator: "/"), problems: reports)
    // A value that is wrong as JSON is not judged as an entry too.
    let fields = own.isEmpty ? fields(at: place, around) : nil
    do throws(InputError) {
      try reports.throwIfAny()
    } catch {
      results.append(.failure(error))
      return
    }
    if let fields { results.append(maker.entry(fields, at: self.place(of: value, around))) }
  }

  private func fields(at place: JSONPlace, _ around: Surroundings) -> [String: Entry.Value]? {
    guard var values = SampleReader.values(at: place) else { return nil }
    if values["text"] == nil, maker.options.textSource == nil, let name = textField(of: place) {
      values["text"] = values[name]
    }
    for (name, field) in around.fields where values[name] == nil { values[name] = field }
    if around.isInList {
      if let group = around.keys.last, values["group"] == nil { values["group"] = .text(group) }
    } else if !around.keys.isEmpty, values["key"] == nil {
      values["key"] = .text(around.keys.joined(separator: "/"))
    }
    return values
  }

  /// Returns the member that is the text: one of the usual names, else, as in a table, the first string that is
  /// no id.
  private func textField(of place: JSONPlace) -> String? {
    guard case .object(let members) = place.value.content else { return nil }
    if let named = JSONShape.namedText(of: members) { return named }
    return members.first { member in
      if case .string = member.value.content {
        return !EntryIdentity.isReserved(member.key, idField: maker.options.idField)
      }
      return false
    }?.key
  }

  private func place(of value: JSONValue, _ around: Surroundings) -> EntryMaker.Place {
    EntryMaker.Place(
      line: value.location.line,
      keyPath: around.path.isEmpty ? nil : around.path.joined(separator: "/"), locale: around.locale)
  }

  // MARK: Problems

  /// Takes the problems inside a value; those before it are results of their own.
  private mutating func takeProblems(from start: TextLocation, to end: TextLocation) -> [InputError] {
    var own: [InputError] = []
    while let problem = problems.first, let place = problem.position.location, place < end {
      problems.removeFirst()
      if place < start { results.append(.failure(problem)) } else { own.append(problem) }
    }
    return own
  }

  /// Returns what a member of a group gives to the entries in it.
  private func field(_ member: JSONMember) -> Entry.Value? {
    if JSONShape.holdsEntries(member) { return nil }
    if case .null = member.value.content { return nil }
    let reports = FileProblems(file: maker.file)
    return SampleReader.value(JSONPlace(value: member.value, path: member.key, problems: reports))
  }
}

extension SourcePosition {
  fileprivate var location: TextLocation? {
    guard let line, let column else { return nil }
    return TextLocation(line: line, column: column)
  }
}
