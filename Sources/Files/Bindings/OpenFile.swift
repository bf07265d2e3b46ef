// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file; closed at the latest when it goes.
final class OpenFile {
  private var descriptor: Int32
  /// Whether the descriptor is the caller's to close.
  private let isBorrowed: Bool

  /// Opens a file for reading. The corresponding C function is `open`.
  convenience init(reading path: String) throws(SystemFault) {
    try self.init(path, O_RDONLY)
  }

  /// Creates a file that does not exist. The corresponding C function is `open`.
  convenience init(creating path: String) throws(SystemFault) {
    try self.init(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
  }

  /// Opens a file for writing at its end, and creates it if need be. The corresponding C function is `open`.
  convenience init(appendingTo path: String) throws(SystemFault) {
    try self.init(path, O_WRONLY | O_CREAT | O_APPEND)
  }

  /// Opens a device or a pipe for writing. The corresponding C function is `open`.
  convenience init(writingToStream path: String) throws(SystemFault) {
    try self.init(path, O_WRONLY)
  }

  private init(_ path: String, _ flags: Int32) throws(SystemFault) {
    guard !path.utf8.contains(0) else { throw .zeroInPath }
    isBorrowed = false
    descriptor = retried { unsafe open(path, flags | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
  }

  /// Takes an open descriptor, which stays the caller's.
  init(borrowing descriptor: Int32) {
    self.descriptor = descriptor
    isBorrowed = true
  }

  deinit {
    if descriptor >= 0, !isBorrowed { _ = closeDescriptor(descriptor) }
  }

  /// Returns the number of bytes in a regular file, 0 for others. The corresponding C function is `fstat`.
  func size() throws(SystemFault) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
  }

  /// Returns the number of bytes from here to the end of a regular file, nil for others. The corresponding C
  /// functions are `fstat` and `lseek`.
  func remainingSize() throws(SystemFault) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(status.st_size) - Int(lseek(descriptor, 0, SEEK_CUR)))
  }

  /// Reads on, and returns the number of bytes, 0 at the end.
  ///
  /// Where the other end has made a pipe non-blocking, bytes are waited for. The corresponding C functions are
  /// `read` and `poll`.
  func read(appendingTo bytes: inout [UInt8], atMost count: Int) throws(SystemFault) -> Int {
    var got = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while true {
        got = retried { unsafe readDescriptor(descriptor, buffer.baseAddress, count) }
        guard got < 0, errno == EAGAIN else { break }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&state, 1, -1)
      }
      filled = max(got, 0)
    }
    guard got >= 0 else { throw .last }
    bytes += chunk
    return got
  }

  /// Reads from a place, and returns the number of bytes, 0 at the end. The corresponding C function is `pread`.
  func read(appendingTo bytes: inout [UInt8], at offset: Int, atMost count: Int) throws(SystemFault) -> Int {
    var got = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      got = retried { unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset)) }
      filled = max(got, 0)
    }
    guard got >= 0 else { throw .last }
    bytes += chunk
    return got
  }

  /// Cuts the file. The corresponding C function is `ftruncate`.
  func cut(to length: Int) throws(SystemFault) {
    guard retried({ ftruncate(descriptor, off_t(length)) }) == 0 else { throw .last }
  }

  /// Writes all bytes. The corresponding C function is `write`.
  func write(_ bytes: [UInt8]) throws(SystemFault) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: unsafe buffer[done...])
        return retried { unsafe writeDescriptor(descriptor, rest.baseAddress, rest.count) }
      }
      guard count > 0 else { throw .last }
      done += count
    }
  }

  /// Sets who may do what with the file. The corresponding C function is `fchmod`.
  func setPermissions(_ permissions: UInt32) throws(SystemFault) {
    guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .last }
  }

  /// Waits until the bytes are on the disk. The corresponding C function is `fsync`.
  func flush() throws(SystemFault) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Closes the file; late faults of writing are found here. The corresponding C function is `close`.
  func close() throws(SystemFault) {
    let status = closeDescriptor(descriptor)
    descriptor = -1
    guard status == 0 else { throw .last }
  }
}

/// Calls again while a signal interrupts the call.
private func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

// The methods above have the names of these functions, which hides them there.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func readDescriptor(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, start, count)
}
private func writeDescriptor(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, start, count)
}
