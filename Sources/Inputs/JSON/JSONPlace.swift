// SPDX-License-Identifier: MIT

/// The problems of one file, in the order in which they are met.
///
/// One object is handed down through the reading of a file and never leaves it.
final class FileProblems {
  let file: String
  private(set) var list: [InputError]
  /// Places of values that are wrong by themselves, and so are not asked what they mean.
  private let broken: Set<SourcePosition>

  /// Begins with what was wrong as JSON.
  init(file: String, _ list: [InputError] = []) {
    self.file = file
    self.list = Array(list.prefix(InputError.limit))
    broken = Set(self.list.lazy.filter { $0.code == .number }.map(\.position))
  }

  func report(
    _ code: InputError.Code, at location: TextLocation?, keyPath: String?, _ detail: String, hint: String?
  ) {
    guard list.count < InputError.limit else { return }
    var position = SourcePosition(file: file, line: location?.line, column: location?.column)
    guard !broken.contains(position) else { return }
    position.keyPath = keyPath
    list.append(InputError(code, at: position, detail, hint: hint))
  }

  /// Takes up the problems of another file that this one names.
  func report(_ error: InputError) {
    list += error.all.prefix(InputError.limit - list.count)
  }

  /// Throws what was reported, in the order of the file; problems of other files come after.
  func throwIfAny() throws(InputError) {
    let sorted = list.enumerated().sorted { a, b in
      order(of: a.element, a.offset) < order(of: b.element, b.offset)
    }
    if let error = InputError(sorted.map(\.element)) { throw error }
  }

  private func order(of problem: InputError, _ offset: Int) -> (Int, Int, Int, Int) {
    let position = problem.position
    return (position.file == file ? 0 : 1, position.line ?? 0, position.column ?? 0, offset)
  }
}

/// A value, where it stands, and where to report what is wrong with it.
///
/// A reading method returns nil after it has reported, so that one pass finds all problems.
struct JSONPlace {
  let value: JSONValue
  let path: String
  let problems: FileProblems

  /// A member of an object with the place of its value.
  struct Member {
    let key: String
    let keyLocation: TextLocation
    let place: JSONPlace

    /// Reports something about the key itself.
    func report(_ code: InputError.Code, _ detail: String, hint: String? = nil) {
      place.problems.report(code, at: keyLocation, keyPath: place.path, detail, hint: hint)
    }
  }

  func report(_ code: InputError.Code, _ detail: String, hint: String? = nil) {
    problems.report(
      code, at: value.location, keyPath: path.isEmpty ? nil : path, detail, hint: hint)
  }

  func expected(_ what: String, hint: String? = nil) {
    report(.wrongType, "expected \(what), found \(value.kindDescription)", hint: hint)
  }

  /// Returns a value inside this one; a key too long to be read is cut short in the path.
  func place(of value: JSONValue, _ step: String) -> JSONPlace {
    let step = step.utf8.count > 256 ? step.excerpt : step
    return JSONPlace(value: value, path: path.isEmpty ? step : "\(path)/\(step)", problems: problems)
  }

  // MARK: Types

  var isNull: Bool {
    if case .null = value.content { return true }
    return false
  }

  var stringIfAny: String? {
    if case .string(let string) = value.content { return string }
    return nil
  }

  var membersIfAny: [Member]? {
    guard case .object(let members) = value.content else { return nil }
    return members.map {
      Member(key: $0.key, keyLocation: $0.keyLocation, place: place(of: $0.value, $0.key))
    }
  }

  var elementsIfAny: [JSONPlace]? {
    guard case .array(let elements) = value.content else { return nil }
    return elements.enumerated().map { place(of: $0.element, String($0.offset)) }
  }

  func string(_ what: String = "a string") -> String? {
    if let string = stringIfAny { return string }
    expected(what)
    return nil
  }

  func boolean() -> Bool? {
    if case .boolean(let value) = value.content { return value }
    expected("true or false")
    return nil
  }

  func members(_ what: String = "an object") -> [Member]? {
    if let members = membersIfAny { return members }
    expected(what)
    return nil
  }

  func elements(_ what: String = "an array") -> [JSONPlace]? {
    if let elements = elementsIfAny { return elements }
    expected(what)
    return nil
  }

  // MARK: Numbers and names

  /// Returns a number inside a range, which `what` describes.
  func number(_ what: String, in range: ClosedRange<Double>) -> Double? {
    guard case .number(let number, let literal) = value.content else {
      expected(what)
      return nil
    }
    guard range.contains(number) else {
      report(.outOfRange, "expected \(what), found \(literal.excerpt)")
      return nil
    }
    return number
  }

  /// Returns a whole number inside a range, which `what` describes.
  func integer(_ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = number(what, in: Double(range.lowerBound)...Double(range.upperBound)) else {
      return nil
    }
    guard let integer = Int(exactly: number) else {
      expected(what)
      return nil
    }
    return integer
  }

  /// Returns the case that a word names.
  func name<Name: RawRepresentable & CaseIterable>(
    of what: String, _ type: Name.Type
  ) -> Name? where Name.RawValue == String {
    let known = Name.allCases.map(\.rawValue)
    guard let word = string("\(what): \(known.joined(separator: ", "))") else { return nil }
    if let name = Name(rawValue: word) { return name }
    report(
      .unknownName, "\(what) '\(word.excerpt)' is not known", hint: Suggestion.hint(for: word, among: known))
    return nil
  }
}

extension JSONPlace.Member {
  /// Returns whether the key can be a name that stands in reports and file names, or reports that it cannot.
  func isPlainName(of what: String) -> Bool {
    let isPlain =
      key.first?.isLetter == true && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    if isPlain { return true }
    report(
      .outOfRange, "'\(key.excerpt)' cannot be the name of \(what)",
      hint: "A name starts with a letter and holds letters, digits, '-' and '_'.")
    return false
  }

  /// Reports a key that its object does not have, with the nearest one that it has.
  func reportUnknown(in what: String, known: [String]) {
    report(
      .unknownKey, "\(what) has no key '\(key.excerpt)'", hint: Suggestion.hint(for: key, among: known))
  }
}
