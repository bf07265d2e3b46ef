// SPDX-License-Identifier: MIT

import Foundation
import Inspection

/// A repository of git as its command shows it. No shell has a part in it, and names are separated by zeros.
struct GitRepository {
  /// The top folder, links followed.
  let root: String
  private let git: String

  /// Finds the repository that a folder lies in.
  init(around folder: String) throws(RunError) {
    guard let git = Self.executable() else {
      throw RunError(
        code: "git.missing", message: "--changed-since needs git, and there is none in PATH",
        hint: "install git, or leave out --changed-since")
    }
    self.git = git
    let answer = try Self.run(git, ["rev-parse", "--show-toplevel"], in: folder)
    guard answer.status == 0, let root = answer.lines.first else {
      throw RunError(
        code: "git.no-repository",
        message: "the working folder lies in no repository of git: \(answer.complaint)",
        hint: "run it inside of one, or leave out --changed-since")
    }
    self.root = root
  }

  /// Returns the files that differ from a revision, as paths from the root: what was committed since the branch left
  /// it, what is changed in the working folder, and what git does not know yet.
  func files(changedSince revision: String) throws(RunError) -> Set<String> {
    let commit = try commit(revision)
    let base = try commonAncestor(of: commit, revision)
    let changed = try names(["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base, "--"])
    let untracked = try names(["ls-files", "--others", "--exclude-standard", "-z", "--"])
    return Set((changed + untracked).map { "\(root)/\($0)" })
  }

  private func commit(_ revision: String) throws(RunError) -> String {
    // A word that git would read as an option is no revision.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains("\0") else {
      throw unknown(revision)
    }
    let answer = try Self.run(
      git, ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    guard answer.status == 0, let commit = answer.lines.first else { throw unknown(revision) }
    return commit
  }

  private func unknown(_ revision: String) -> RunError {
    RunError(
      code: "git.unknown-revision", message: "git knows no revision '\(revision)' here",
      hint: isShallow
        ? "the clone is shallow: fetch the revision, or the history with git fetch --unshallow"
        : "name a branch, a tag or a commit, such as origin/main")
  }

  private func commonAncestor(of commit: String, _ revision: String) throws(RunError) -> String {
    let answer = try Self.run(git, ["merge-base", commit, "HEAD"], in: root)
    if answer.status == 0, let base = answer.lines.first { return base }
    throw RunError(
      code: "git.no-common-ancestor", message: "'\(revision)' and HEAD have no common ancestor here",
      hint: isShallow
        ? "the clone is shallow: fetch the history with git fetch --unshallow" : "name another revision")
  }

  private var isShallow: Bool {
    (try? Self.run(git, ["rev-parse", "--is-shallow-repository"], in: root))?.lines.first == "true"
  }

  private func names(_ words: [String]) throws(RunError) -> [String] {
    let answer = try Self.run(git, words, in: root)
    guard answer.status == 0 else {
      throw RunError(
        code: "git.failed", message: "git \(words[0]) failed: \(answer.complaint)",
        hint: "run git \(words.joined(separator: " ")) by hand")
    }
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: The process

  /// What git said.
  private struct Answer {
    var status: Int32
    var output: Data
    var complaint: String

    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Returns the command's path by the variable PATH; folders that are not from the root are passed over.
  private static func executable() -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ git: String, _ words: [String], in folder: String) throws(RunError) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    process.arguments = ["-C", folder, "--no-pager"] + words
    // Messages in English, and no lock that another command would have to wait for.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"], uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    do {
      try process.run()
    } catch {
      throw RunError(
        code: "git.missing", message: "git could not be run: \(error.localizedDescription)",
        hint: "install git, or leave out --changed-since")
    }
    // Complaints are few and fit into the pipe while the output is read to its end.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let said = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let complaint =
      String(decoding: said.prefix(2000), as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? "no reason given"
    return Answer(status: process.terminationStatus, output: data, complaint: complaint)
  }
}
