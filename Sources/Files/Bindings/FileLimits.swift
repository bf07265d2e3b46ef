// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What happens at the limits that the system sets to a process.
public enum FileLimits {
  /// Makes a write beyond the size limit, or to a reader that has gone, an error instead of the end of the
  /// process. Meant to be called once, first thing in a program. The corresponding C function is `signal`.
  public static func becomeErrors() {
    _ = signal(SIGXFSZ, SIG_IGN)
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
