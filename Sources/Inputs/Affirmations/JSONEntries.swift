// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set in JSON: an array of texts, or of objects whose keys are the fields.
struct JSONEntries: Sendable {
  private let elements: [JSONValue]
  /// What is wrong with keys and numbers inside the elements, in the order of the file.
  private let problems: [InputError]
  private let file: String
  private let idField: String?
  private var index = 0
  /// How many of the problems belong to elements before the current one.
  private var passedProblems = 0

  init(_ bytes: [UInt8], file: String, idField: String?) throws(InputError) {
    let json = try JSONReader.read(bytes, file: file)
    guard case .array(let elements) = json.root.content else {
      throw InputError(
        .wrongType,
        at: SourcePosition(file: file, line: json.root.location.line, column: json.root.location.column),
        "expected an array of texts or of objects, found \(json.root.kindDescription)")
    }
    guard !elements.isEmpty else {
      throw InputError(.empty, at: SourcePosition(file: file), "the set holds no entries")
    }
    self.elements = elements
    self.problems = json.problems
    self.file = file
    self.idField = idField
  }

  mutating func next() -> Result<Entry, InputError>? {
    guard index < elements.count else { return nil }
    defer { index += 1 }
    let reports = FileProblems(file: file, takeProblemsOfElement())
    let place = JSONPlace(value: elements[index], path: String(index), problems: reports)
    // An element that is wrong as JSON is not judged as an entry too.
    let entry = reports.list.isEmpty ? entry(at: place) : nil
    do throws(InputError) {
      try reports.throwIfAny()
    } catch {
      return .failure(error)
    }
    return entry.map { .success($0) }
  }

  private func entry(at place: JSONPlace) -> Entry? {
    guard var values = SampleReader.values(at: place) else { return nil }
    if values["text"] == nil {
      // As in a table the first column, the first string that is no id is the text.
      let text = place.membersIfAny?.first { member in
        member.place.stringIfAny != nil && !EntryIdentity.isReserved(member.key, idField: idField)
      }
      if let text { values["text"] = values[text.key] }
    }
    guard values["text"] != .text("") else {
      place.report(.entry, "the text is empty")
      return nil
    }
    return SampleReader.entry(values, at: place, idField: idField)
  }

  /// Steps over the problems that stand before the next element, and returns them.
  private mutating func takeProblemsOfElement() -> [InputError] {
    let first = passedProblems
    let end = index + 1 < elements.count ? elements[index + 1].location : nil
    while passedProblems < problems.count, isBefore(problems[passedProblems].position, end) {
      passedProblems += 1
    }
    return Array(problems[first..<passedProblems])
  }

  private func isBefore(_ position: SourcePosition, _ end: TextLocation?) -> Bool {
    guard let end, let line = position.line, let column = position.column else { return true }
    return (line, column) < (end.line, end.column)
  }
}
