// SPDX-License-Identifier: MIT

import Foundation

do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  let run = try BenchRun(options)
  print(try run.result().json)
} catch {
  FileHandle.standardError.write(Data("AndonBench: \(error)\n".utf8))
  exit(2)
}
