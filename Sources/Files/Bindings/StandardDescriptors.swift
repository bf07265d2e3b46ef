// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three descriptors that a process is given: input, output and messages.
public enum StandardDescriptors {
  /// Occupies those that are closed.
  ///
  /// The next file that is opened would otherwise take the number, and the report would be written into
  /// it. Input is opened for writing and the others for reading, so that using them fails as before. Meant
  /// to be called once, first thing in a program. The corresponding C functions are `fcntl` and `open`.
  public static func occupy() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, which is this one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
