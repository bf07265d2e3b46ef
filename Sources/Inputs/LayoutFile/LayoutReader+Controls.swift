// SPDX-License-Identifier: MIT

import ViewLayout

extension LayoutReader {
  /// Reads an argument of a control.
  mutating func controlArgument(_ argument: Argument, _ place: JSONPlace) -> Setting? {
    switch argument {
    case .label, .title, .currentValueLabel, .minimumValueLabel, .maximumValueLabel:
      label(place).map { .part(argument, $0) }
    case .icon: label(place).map { .part(.icon, $0) }
    case .systemImage, .image: icon(argument, place).map { .part(.icon, [$0]) }
    case .intent: place.string("the name of an App Intent").map { _ in .silent }
    case .destination: place.string("a URL").flatMap { template(place, $0) }.map { _ in .silent }
    case .role: place.name(of: "role", ButtonRole.self).map(Setting.role)
    case .isOn: flag(place, "true or false, or a field such as \"{done}\"").map(Setting.flag)
    case .countsDown: place.boolean().map { .flag(.fixed($0)) }
    case .value: number(place, "a number, or a field such as \"{progress}\"").map(Setting.number)
    case .total: total(place).map(Setting.number)
    case .timerInterval: interval(place)
    default: nil
    }
  }

  // MARK: Values

  private mutating func number(_ place: JSONPlace, _ what: String) -> NumberSource? {
    if let string = place.stringIfAny { return template(place, string).map(NumberSource.template) }
    return place.number(what, in: -ValueReader.longest...ValueReader.longest).map(NumberSource.fixed)
  }

  private mutating func total(_ place: JSONPlace) -> NumberSource? {
    if place.stringIfAny != nil { return number(place, "a total") }
    return place.number("a total over 0", in: Double.leastNonzeroMagnitude...ValueReader.longest)
      .map(NumberSource.fixed)
  }

  private mutating func flag(_ place: JSONPlace, _ what: String) -> FlagSource? {
    if let string = place.stringIfAny { return template(place, string).map(FlagSource.template) }
    if case .boolean(let flag) = place.value.content { return .fixed(flag) }
    place.expected(what)
    return nil
  }

  /// Reads the two ends of a range: `[0, 10]`.
  mutating func range(_ place: JSONPlace) -> NumberRangeSource? {
    guard let ends = pair(place, "a range: [0, 10]"),
      let lower = number(ends.0, "the start of the range"), let upper = number(ends.1, "the end of the range")
    else { return nil }
    if let low = lower.fixed, let high = upper.fixed, low >= high {
      place.report(.outOfRange, "expected a range whose end is over its start, found none")
      return nil
    }
    return NumberRangeSource(lower: lower, upper: upper)
  }

  private mutating func interval(_ place: JSONPlace) -> Setting? {
    guard let ends = pair(place, "an interval: [\"{start}\", \"{end}\"]"),
      let start = ends.0.string("a date").flatMap({ template(ends.0, $0) }),
      let end = ends.1.string("a date").flatMap({ template(ends.1, $0) })
    else { return nil }
    return .interval(start, end)
  }

  private func pair(_ place: JSONPlace, _ what: String) -> (JSONPlace, JSONPlace)? {
    guard let elements = place.elements(what) else { return nil }
    if elements.count == 2 { return (elements[0], elements[1]) }
    place.report(.outOfRange, "expected \(what), found \(elements.count) elements")
    return nil
  }

  /// Reads the short form of an icon: the name of a symbol, or of an image in an asset catalog.
  private mutating func icon(_ argument: Argument, _ place: JSONPlace) -> Element? {
    let source =
      argument == .systemImage
      ? place.string("a symbol's name").flatMap { template(place, $0) }.map(ImageSource.symbol)
      : namedImage(place)
    guard let source else { return nil }
    var element = Element(path: place.path, kind: .image)
    element.settings[Element.contentKey] = .content(.image(source))
    return element
  }
}
