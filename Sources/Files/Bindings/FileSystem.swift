// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands under a name.
struct FileStatus {
  /// Kinds that are written to in different ways.
  enum Kind {
    /// A file of bytes: replaced.
    case regular
    /// A device, a pipe or a socket, or a link to one: written to.
    case stream
    /// A folder, or a link to anything else.
    case other
  }

  /// The kind.
  let kind: Kind
  /// Who may do what with it, twelve bits.
  let permissions: UInt32

  /// Looks at a name without following a link; nil where nothing stands. A link counts as a stream where it
  /// leads to one, as `/dev/stdout` does. The corresponding C functions are `lstat` and `stat`.
  init?(of path: String) throws(SystemFault) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    permissions = UInt32(status.st_mode & 0o7777)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFCHR, S_IFBLK, S_IFIFO, S_IFSOCK: kind = .stream
    case S_IFLNK:
      var target = stat()
      let isKnown = unsafe stat(path, &target) == 0
      let type = target.st_mode & S_IFMT
      let isFile = type == S_IFREG || type == S_IFDIR
      kind = isKnown && !isFile ? .stream : .other
    default: kind = .other
    }
  }
}

/// Calls about names.
enum FileSystem {
  /// Gives a file another name, replacing what had it. The corresponding C function is `rename`.
  static func rename(_ path: String, to newPath: String) throws(SystemFault) {
    guard unsafe renameFile(path, newPath) == 0 else { throw .last }
  }

  /// Makes a folder in one that exists. The corresponding C function is `mkdir`.
  static func makeFolder(_ path: String) throws(SystemFault) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// Returns whether a name is that of a folder, or of a link to one. The corresponding C function is `stat`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes a name, if it is there. The corresponding C function is `unlink`.
  static func remove(_ path: String) { _ = unsafe unlink(path) }
}

private func renameFile(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(path, newPath)
}
