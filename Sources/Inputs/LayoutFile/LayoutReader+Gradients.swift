// SPDX-License-Identifier: MIT

import ViewLayout

extension LayoutReader {
  /// Reads a gradient as a style: `{ "LinearGradient": ["red", "blue"], "startPoint": "top", "endPoint": "bottom" }`.
  ///
  /// - Parameter others: The keys that the object may have beside the gradient's own.
  mutating func gradient(
    _ kind: ViewKind, _ members: [JSONPlace.Member], at place: JSONPlace, others: [String]
  ) -> ShapeStyle? {
    var settings = Settings()
    var all: [JSONPlace.Member] = []
    for member in members where !others.contains(member.key) {
      if member.key == kind.rawValue, let inside = member.place.membersIfAny {
        all += inside
      } else if member.key == kind.rawValue {
        guard let stops = colors(member.place) else { return nil }
        settings[Argument.stops.rawValue] = .stops(stops)
      } else {
        all.append(member)
      }
    }
    for member in all {
      guard let argument = Argument(rawValue: member.key), kind.arguments.contains(argument) else {
        member.reportUnknown(in: kind.rawValue, known: kind.arguments.map(\.rawValue) + others)
        continue
      }
      guard let setting = gradientArgument(argument, member.place) else { return nil }
      let key = argument == .colors ? Argument.stops.rawValue : argument.rawValue
      if settings[key] != nil {
        member.report(.contradiction, "'\(key)' of this \(kind.rawValue) is given twice")
      }
      settings[key] = setting
    }
    return reportMissing(settings, of: kind, at: place) ? nil : .gradient(settings.gradient(of: kind))
  }

  /// Reads one argument of a gradient.
  mutating func gradientArgument(_ argument: Argument, _ place: JSONPlace) -> Setting? {
    switch argument {
    case .colors: colors(place).map(Setting.stops)
    case .stops: stops(place).map(Setting.stops)
    case .colorSpace:
      place.name(of: "color space", GradientStyle.ColorSpace.self).map(Setting.colorSpace)
    case .startPoint, .endPoint, .center: GeometryValueReader.unitPoint(place).map(Setting.unitPoint)
    case .startRadius, .endRadius:
      ValueReader.positiveLength(place, "a radius in points, not negative").map(Setting.length)
    case .startRadiusFraction, .endRadiusFraction:
      place.number("a share of the width and the height from 0 to 1000", in: 0...1000).map(Setting.length)
    case .angle, .startAngle, .endAngle: GeometryValueReader.angle(place).map(Setting.angle)
    default: nil
    }
  }

  /// The most colours of one gradient.
  private static let stopLimit = 256

  /// Reads colours, which become stops at equal distances.
  mutating func colors(_ place: JSONPlace) -> [GradientStyle.Stop]? {
    guard let places = stopPlaces(place, "a list of colours: [\"red\", \"blue\"]") else { return nil }
    let last = Double(max(places.count - 1, 1))
    var stops: [GradientStyle.Stop] = []
    for (index, each) in places.enumerated() {
      guard let style = stopColor(each) else { return nil }
      stops.append(GradientStyle.Stop(style, at: Double(index) / last))
    }
    return stops
  }

  /// Reads `[ { "color": "red", "location": 0.2 }, … ]`.
  private mutating func stops(_ place: JSONPlace) -> [GradientStyle.Stop]? {
    guard let places = stopPlaces(place, "a list of stops: [ { \"color\": \"red\", \"location\": 0 }, … ]")
    else {
      return nil
    }
    var stops: [GradientStyle.Stop] = []
    for each in places {
      guard let members = each.members("a stop: { \"color\": \"red\", \"location\": 0 }") else { return nil }
      var location: Double?
      for member in members where member.key == "location" {
        location = member.place.number("a place from 0 to 1", in: 0...1)
        if location == nil { return nil }
      }
      guard let location else {
        each.report(
          .missingKey, "the stop lacks the key 'location'",
          hint: "Write { \"color\": \"red\", \"location\": 0 }.")
        return nil
      }
      guard let style = colorStyle(members.filter { $0.key != "location" }, at: each) else { return nil }
      stops.append(GradientStyle.Stop(style, at: location))
    }
    return stops
  }

  private func stopPlaces(_ place: JSONPlace, _ form: String) -> [JSONPlace]? {
    guard let places = place.elements(form) else { return nil }
    guard (1...Self.stopLimit).contains(places.count) else {
      place.report(.outOfRange, "expected 1 to \(Self.stopLimit) colours, found \(places.count)")
      return nil
    }
    return places
  }

  /// Reads a colour of a gradient, which is no gradient itself.
  private mutating func stopColor(_ place: JSONPlace) -> ShapeStyle? {
    if place.stringIfAny != nil { return style(place) }
    guard let members = place.members("a colour") else { return nil }
    return colorStyle(members, at: place)
  }
}

extension Argument {
  /// What to write where the argument lacks.
  var hintWhenMissing: String {
    switch self {
    case .cornerRadius: "Write its radius in points."
    case .stops: "Write \"colors\": [\"red\", \"blue\"], or \"stops\" with their locations."
    case .columns: "Write a list, such as [{ \"flexible\": {} }]."
    case .startPoint, .endPoint: "Write a place, such as \"\(rawValue)\": \"top\"."
    case .startRadius, .endRadius: "Write a radius in points."
    case .isOn: "Write \"isOn\": true, or a field such as \"{done}\"."
    case .value: "Write \"value\": 0.4, or a field such as \"{progress}\"."
    default: "Write a text or views."
    }
  }
}

extension Settings {
  /// The gradient that a view of a kind draws.
  func gradient(of kind: ViewKind) -> GradientStyle {
    var stops: [GradientStyle.Stop] = []
    if case .stops(let given)? = self[Argument.stops.rawValue] { stops = given }
    var colorSpace = GradientStyle.ColorSpace.device
    if case .colorSpace(let given)? = self[Argument.colorSpace.rawValue] { colorSpace = given }
    return GradientStyle(stops: stops, arrangement(of: kind), colorSpace: colorSpace)
  }

  private func arrangement(of kind: ViewKind) -> GradientStyle.Arrangement {
    let center = unitPoint(.center) ?? .center
    switch kind {
    case .radialGradient:
      return .radial(
        center: center, startRadius: length(.startRadius) ?? 0, endRadius: length(.endRadius) ?? 0)
    case .ellipticalGradient:
      return .elliptical(
        center: center, startRadiusFraction: length(.startRadiusFraction) ?? 0,
        endRadiusFraction: length(.endRadiusFraction) ?? 0.5)
    case .angularGradient:
      let start = angle(.startAngle) ?? angle(.angle) ?? 0
      return .angular(center: center, startAngle: start, endAngle: angle(.endAngle) ?? start + 360)
    default:
      return .linear(start: unitPoint(.startPoint) ?? .center, end: unitPoint(.endPoint) ?? .center)
    }
  }

  private func unitPoint(_ argument: Argument) -> UnitPoint? {
    if case .unitPoint(let value)? = self[argument.rawValue] { value } else { nil }
  }

  private func angle(_ argument: Argument) -> Double? {
    if case .angle(let value)? = self[argument.rawValue] { value } else { nil }
  }
}
