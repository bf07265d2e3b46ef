// SPDX-License-Identifier: MIT

public import Light

/// A ceiling as it stands in `budgets`.
public struct StatedCeiling: Hashable, Sendable {
  /// The widget that it is for, or nil for every widget.
  public var widget: String?
  /// The environment.
  public var environment: String
  /// The figure and the ceiling.
  public var budget: LightBudget
  /// The widgets with ceilings of their own on the same figure.
  public var exceptions: Set<String>
}

extension Configuration {
  /// Every ceiling that the file states, sorted by environment, figure and widget.
  public var statedCeilings: [StatedCeiling] {
    var stated: [StatedCeiling] = []
    for (environment, ceilings) in budgets.environments {
      for (figure, ceiling) in ceilings {
        let exceptions = budgets.widgets.filter { $0.value.environments[environment]?[figure] != nil }.keys
        stated.append(
          StatedCeiling(
            widget: nil, environment: environment, budget: LightBudget(figure: figure, ceiling: ceiling),
            exceptions: Set(exceptions)))
      }
    }
    for (widget, scoped) in budgets.widgets {
      for (environment, ceilings) in scoped.environments {
        for (figure, ceiling) in ceilings {
          stated.append(
            StatedCeiling(
              widget: widget, environment: environment,
              budget: LightBudget(figure: figure, ceiling: ceiling), exceptions: []))
        }
      }
    }
    return stated.sorted {
      ($0.environment, $0.budget.figure.rawValue, $0.widget ?? "")
        < ($1.environment, $1.budget.figure.rawValue, $1.widget ?? "")
    }
  }
}
