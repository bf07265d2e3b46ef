// SPDX-License-Identifier: MIT

/// What a view finds around it.
///
/// Many views share one object: only a modifier that sets a value and a stack make a new one.
final class Surroundings {
  /// The values that have flowed down.
  let values: InheritedValues
  /// The axis of the nearest enclosing stack.
  let axis: Axis?

  init(values: InheritedValues = InheritedValues(), axis: Axis? = nil) {
    self.values = values
    self.axis = axis
  }

  /// Returns the same values inside a stack, or outside of all stacks.
  func inside(_ axis: Axis?) -> Surroundings {
    axis == self.axis ? self : Surroundings(values: values, axis: axis)
  }

  /// Returns what a view and each of its modifiers find around them: the bare view first, then the modifiers in
  /// their order.
  func around(_ modifiers: [ViewModifier]) -> [Surroundings] {
    var all = [Surroundings](repeating: self, count: modifiers.count + 1)
    for place in modifiers.indices.reversed() {
      all[place] = all[place + 1].taking(modifiers[place])
    }
    return all
  }

  private func taking(_ modifier: ViewModifier) -> Surroundings {
    var inner = values
    return inner.take(modifier) ? Surroundings(values: inner, axis: axis) : self
  }
}
