// SPDX-License-Identifier: MIT

/// Whether a rule is asked, and how much its findings weigh.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case off, warning, error
}
