// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the operating system answered to a call that failed.
struct SystemFault: Error, CustomStringConvertible {
  /// The number of the fault, or 0 where the system was not asked.
  let number: Int32
  /// The system's words for it.
  let description: String

  /// Takes the fault of the call just made. The corresponding C function is `strerror_r`.
  static var last: SystemFault { SystemFault(number: errno) }

  /// A path that the system would cut short.
  static let zeroInPath = SystemFault(number: 0, description: "the path holds a zero byte")

  /// A name that must be a folder's and is not.
  static let notAFolder = SystemFault(number: ENOTDIR)

  /// A name that must be a file's and is a folder's.
  static let isAFolder = SystemFault(number: EISDIR)

  private init(number: Int32, description: String) {
    self.number = number
    self.description = description
  }

  private init(number: Int32) {
    let words = unsafe [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      if let start = buffer.baseAddress, unsafe strerror_r(number, start, buffer.count) == 0 {
        count = unsafe strlen(start)
      }
    }
    self.init(
      number: number,
      description: words.isEmpty
        ? "system fault \(number)"
        : String(decoding: words.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Whether nothing has the name, or a folder on the way to it is not there.
  var isMissing: Bool { number == ENOENT }
  /// Whether the name is that of a folder, where a file was expected.
  var isFolder: Bool { number == EISDIR }
  /// Whether something already has the name that was to be created.
  var isNameTaken: Bool { number == EEXIST }
}
