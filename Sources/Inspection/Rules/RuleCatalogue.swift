// SPDX-License-Identifier: MIT

/// The rules in the order that reports name them.
public enum RuleCatalogue {
  /// The rules that judge a render.
  static let rules: [any Rule] = [
    LightRatioRule(), LightLitRule(), LightPeakRule(), LightBudgetRule(), LightBaselineRule(),
    TextTruncatedRule(), TextMissingGlyphRule(), TextScaleRule(), TextSmallRule(), TextContrastRule(),
    BackgroundContainerRule(), BackgroundHandmadeRule(),
    DimmedSameRule(), DimmedElementsRule(), DimmedButtonRule(), MotionAlwaysOnRule(),
    NightDependsOnDimmedRule(), AccentedSwallowedRule(), LayoutOverflowRule(), TapTargetRule(),
    SymbolUnknownRule(),
  ]

  /// The pages of all rules, those about the run last.
  public static let descriptions: [RuleDescription] =
    rules.map { type(of: $0).description } + [
      GoldenDiffersRule.description, BudgetStaleRule.description, IgnoreUnusedRule.description,
    ]

  /// The ids of all rules.
  public static let ids: [String] = descriptions.map(\.id)

  /// Returns the page of a rule, or nil for an id that no rule has.
  public static func description(of id: String) -> RuleDescription? {
    descriptions.first { $0.id == id }
  }
}
