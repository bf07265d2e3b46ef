// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inputs

/// The command-line tool.
public enum Tool {
  /// The version in reports and on the command line.
  public static let version = "0.1.0"

  /// Runs the tool with the process's arguments and ends the process.
  public static func main() async {
    StandardDescriptors.occupy()
    FileLimits.becomeErrors()
    let environment = ProcessInfo.processInfo.environment
    let io = ToolIO(
      output: StandardStream(.output), messages: StandardStream(.messages),
      readInput: readInput, inputSet: .descriptor(0, name: "-"),
      folder: FileManager.default.currentDirectoryPath, screen: .ofProcess(environment),
      stop: StopSignal(watch: Interruption.watch))
    exit(await run(Array(CommandLine.arguments.dropFirst()), environment: environment, io: io).rawValue)
  }

  /// Returns all of standard input, or nil where the system refuses.
  private static func readInput() -> [UInt8]? {
    do {
      return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      return nil
    }
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's name.
  ///   - environment: The environment variables.
  ///   - io: Everything else of the process.
  /// - Returns: How the process is to end.
  public static func run(
    _ words: [String], environment: [String: String], io: ToolIO
  ) async -> ExitCode {
    var code: ExitCode
    do throws(CommandError) {
      code = try await Dispatch(environment: environment, io: io).run(words)
    } catch {
      io.complain(error.detail, hint: error.hint)
      code = .couldNotRun
    }
    io.output.flush()
    if let fault = io.output.fault {
      io.complain(fault.sentence, hint: nil)
      code = .couldNotRun
    }
    io.messages.flush()
    return code
  }
}
