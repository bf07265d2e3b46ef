// SPDX-License-Identifier: MIT

import Synchronization

/// The wish that a long run ends early, in good order.
public final class StopSignal: Sendable {
  private struct State {
    var isRaised = false
    var listeners: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let watch: @Sendable (StopSignal) -> Void

  /// Creates a signal that nobody has raised.
  ///
  /// - Parameter watch: Called once a command can end early; starts to watch for what raises the signal.
  public init(watch: @escaping @Sendable (StopSignal) -> Void = { _ in }) { self.watch = watch }

  /// Whether the run is to end.
  public var isRaised: Bool { state.withLock(\.isRaised) }

  /// Raises the signal.
  public func raise() {
    let listeners = state.withLock { state in
      state.isRaised = true
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners { listener() }
  }

  /// Calls a body when the signal is raised, at once if it is already.
  func onRaise(_ listener: @escaping @Sendable () -> Void) {
    let isRaised = state.withLock { state in
      if !state.isRaised { state.listeners.append(listener) }
      return state.isRaised
    }
    if isRaised { listener() }
  }

  /// Starts to watch.
  func arm() { watch(self) }
}
