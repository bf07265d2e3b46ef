// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output or standard error, with a buffer.
///
/// A reader that has gone is a fault and not the end of the process, which must ignore the signal for
/// that, see ``Tool/main()``.
final class StandardStream: OutputChannel {
  /// The streams that a process is given.
  enum Number: Int32 {
    case output = 1
    case messages = 2
  }

  private let descriptor: Int32
  private let capacity: Int
  private var waiting: [UInt8] = []
  private(set) var fault: OutputFault?

  /// Creates a channel; messages are sent on at once, results by 64 KiB.
  convenience init(_ number: Number) {
    self.init(descriptor: number.rawValue, capacity: number == .output ? 1 << 16 : 0)
  }

  /// Creates a channel to an open descriptor, which stays the caller's.
  init(descriptor: Int32, capacity: Int) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  func write(_ text: String) {
    guard fault == nil else { return }
    waiting += text.utf8
    if waiting.count > capacity { flush() }
  }

  /// Sends on what waits. The corresponding C function is `write`.
  func flush() {
    var done = 0
    while done < waiting.count, fault == nil {
      let count = unsafe waiting.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: unsafe buffer[done...])
        return unsafe writeDescriptor(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        fault = errno == EPIPE ? .closed : .refused(Self.words(for: errno))
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Waits where the other end has made the stream non-blocking. The corresponding C function is `poll`.
  private func waitForRoom() {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&state, 1, -1)
  }

  /// Returns the system's words for a fault. The corresponding C function is `strerror_r`.
  private static func words(for number: Int32) -> String {
    let words = unsafe [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      if let start = buffer.baseAddress, unsafe strerror_r(number, start, buffer.count) == 0 {
        count = unsafe strlen(start)
      }
    }
    return String(decoding: words.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// The method above has the name of this function, which hides it there.
private func writeDescriptor(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}
