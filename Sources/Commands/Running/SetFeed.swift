// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Synchronization

/// Entries that a thread of its own reads ahead, so that no worker waits for a slow producer.
///
/// A stop ends the entries at once, also while the thread waits for the next line.
final class SetFeed: EntrySource {
  /// Reads everything, and hands each element on until one is refused.
  typealias Producer = @Sendable (_ take: (SetElement) -> Bool) -> Void

  /// Elements that are read ahead.
  private static let ahead = 256

  private struct State {
    var elements: [SetElement] = []
    var isStarted = false
    var isEnded = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let room = DispatchSemaphore(value: SetFeed.ahead)
  private let produce: Producer
  private let stop: StopSignal

  init(stop: StopSignal, produce: @escaping Producer) {
    self.stop = stop
    self.produce = produce
  }

  func next(atMost limit: Int) async -> [SetElement] {
    start()
    await withCheckedContinuation { waiter in
      let isReady = state.withLock { state in
        if state.elements.isEmpty, !state.isEnded {
          state.waiter = waiter
          return false
        }
        return true
      }
      if isReady { waiter.resume() }
    }
    let next = state.withLock { state in
      let next = Array(state.elements.prefix(limit))
      state.elements.removeFirst(next.count)
      return next
    }
    for _ in next { room.signal() }
    return next
  }

  private func start() {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    stop.onRaise { [weak self] in self?.end() }
    let thread = Thread { [self] in
      produce(take)
      end(dropping: [])
    }
    // The reader of JSON recurses.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Takes an element as soon as there is room; returns false where no more is wanted.
  private func take(_ element: SetElement) -> Bool {
    room.wait()
    let (isEnded, waiter) = state.withLock { state in
      if !state.isEnded { state.elements.append(element) }
      defer { state.waiter = nil }
      return (state.isEnded, state.waiter)
    }
    waiter?.resume()
    return !isEnded
  }

  /// Ends the entries; what was read ahead is dropped after a stop.
  private func end() {
    end(
      dropping: state.withLock { state in
        defer { state.elements = [] }
        return state.elements
      })
  }

  private func end(dropping dropped: [SetElement]) {
    let waiter = state.withLock { state in
      state.isEnded = true
      defer { state.waiter = nil }
      return state.waiter
    }
    for _ in 0...dropped.count { room.signal() }
    waiter?.resume()
  }
}
