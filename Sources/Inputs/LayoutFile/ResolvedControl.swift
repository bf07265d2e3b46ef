// SPDX-License-Identifier: MIT

import ViewLayout

/// A control for one environment, whose numbers, flags and labels wait for an entry.
struct ResolvedControl: Sendable {
  /// Which control it is.
  enum Kind: Sendable {
    case button(ButtonRole?)
    case label
    case link
    case toggle(isOn: FlagSource)
    case gauge(value: NumberSource, in: NumberRangeSource)
    case progressView(ProgressSource?)
    case accessoryWidgetBackground
  }

  var kind: Kind
  /// The views of its parts, by the argument that names them.
  var parts: [Argument: [ResolvedView]]

  /// Returns the view for an entry.
  func view(filledWith fields: EntryFields) throws(InputError) -> PrimitiveView {
    var nodes: [Argument: [ViewNode]] = [:]
    for (argument, views) in parts { nodes[argument] = try views.nodes(filledWith: fields) }
    let values = try Values(of: kind, filledWith: fields)
    return view(of: nodes, values)
  }

  /// The view, where no field can change it.
  var finishedView: PrimitiveView? {
    guard let values = Values(fixedOf: kind) else { return nil }
    var nodes: [Argument: [ViewNode]] = [:]
    for (argument, views) in parts {
      guard let finished = views.finishedNodes else { return nil }
      nodes[argument] = finished
    }
    return view(of: nodes, values)
  }

  private func view(of parts: [Argument: [ViewNode]], _ values: Values) -> PrimitiveView {
    func part(_ argument: Argument) -> [ViewNode] { parts[argument] ?? [] }
    let labels = MeterLabels(
      label: part(.label), currentValue: part(.currentValueLabel), minimumValue: part(.minimumValueLabel),
      maximumValue: part(.maximumValueLabel))
    return switch kind {
    case .button(let role): .button(role: role, label: part(.label))
    case .label: .control(.label(title: part(.title), icon: part(.icon)))
    case .link: .control(.link(label: part(.label)))
    case .toggle: .control(.toggle(isOn: values.isOn, label: part(.label)))
    case .gauge: .control(.gauge(fraction: values.fraction ?? 0, labels))
    case .progressView: .control(.progressView(fraction: values.fraction, labels))
    case .accessoryWidgetBackground: .control(.accessoryWidgetBackground)
    }
  }
}

extension ResolvedControl {
  /// What a control shows besides its labels.
  private struct Values {
    var isOn = false
    /// Unit: none, 0…1; nil where nobody knows.
    var fraction: Double?

    init(of kind: Kind, filledWith fields: EntryFields) throws(InputError) {
      switch kind {
      case .toggle(let flag): isOn = try fields.flag(of: flag)
      case .gauge(let value, let range): fraction = try fields.fraction(of: value, in: range)
      case .progressView(let source?): fraction = try fields.fraction(of: source)
      case .progressView(nil), .button, .label, .link, .accessoryWidgetBackground: break
      }
    }

    /// The values of a control whose kind names no field, or nil.
    init?(fixedOf kind: Kind) {
      switch kind {
      case .toggle(.fixed(let flag)): isOn = flag
      case .gauge(.fixed(let value), let range):
        guard let low = range.lower.fixed, let high = range.upper.fixed else { return nil }
        fraction = share(of: value, from: low, to: high)
      case .progressView(.value(.fixed(let value), total: .fixed(let total))?):
        fraction = share(of: value, from: 0, to: total)
      case .progressView(nil), .button, .label, .link, .accessoryWidgetBackground: break
      case .toggle, .gauge, .progressView: return nil
      }
    }
  }
}

/// Returns how far a value has come in a range, at most to its ends.
func share(of value: Double, from low: Double, to high: Double) -> Double {
  min(max((value - low) / (high - low), 0), 1)
}

/// A number of a layout file, or the fields that give it.
enum NumberSource: Sendable {
  case fixed(Double)
  case template(TextTemplate)

  var fixed: Double? {
    if case .fixed(let number) = self { number } else { nil }
  }
}

/// The ends of a gauge's range.
struct NumberRangeSource: Sendable {
  var lower: NumberSource
  var upper: NumberSource

  /// SwiftUI's range of a gauge that names none.
  static let unit = NumberRangeSource(lower: .fixed(0), upper: .fixed(1))
}

/// Yes or no in a layout file, or the fields that give it.
enum FlagSource: Sendable {
  case fixed(Bool)
  case template(TextTemplate)
}

/// How far something has come.
enum ProgressSource: Sendable {
  /// A part of a total.
  case value(NumberSource, total: NumberSource)
  /// The moment of the entry between two others; down to nothing where it counts down.
  case time(from: TextTemplate, to: TextTemplate, countsDown: Bool)
}
