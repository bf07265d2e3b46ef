// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A headless Chromium with one page, spoken to over pipes in its DevTools protocol.
///
/// `--remote-debugging-pipe` takes messages on descriptor 3 and answers on 4, each ended by a zero byte. A shell
/// puts our two pipes there, since a process of Foundation has descriptors 0, 1 and 2 alone.
final class Browser {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, or nil where there is none.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for name in ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  /// Whether the tests that need it run: where it is, and where its absence is to be seen.
  static let isExpected =
    program != nil || ProcessInfo.processInfo.environment["ANDON_REQUIRE_BROWSER"] == "1"

  /// What the page complained about: exceptions, errors on its console, refused files.
  private(set) var complaints: [String] = []

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: TemporaryFolder
  private var received = Data()
  private var session: String?
  private var number = 0

  /// Starts the browser with an empty page.
  ///
  /// - Parameters:
  ///   - width: The window. Unit: CSS px.
  ///   - height: The window. Unit: CSS px.
  init(width: Int = 1280, height: Int = 900) throws {
    guard let program = Self.program else {
      throw Fault(description: "there is no Chromium; on Debian: apt-get install chromium-headless-shell")
    }
    folder = try TemporaryFolder()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh", program, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=\(folder.path)",
      "--remote-debugging-pipe", "--window-size=\(width),\(height)",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A browser that hangs must not hang the run; its end is the end of the pipe.
    DispatchQueue.global().asyncAfter(deadline: .now() + 240) { [process] in process.terminate() }
    let target = try ask("Target.createTarget", ["url": "about:blank"])
    let attached = try ask(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try ask("\(domain).enable") }
  }

  deinit { process.terminate() }

  /// Opens a file and waits until it is loaded.
  func open(_ path: String, fragment: String = "") throws {
    let address = URL(filePath: path).absoluteString + fragment
    try ask("Page.navigate", ["url": address])
    _ = try evaluate(
      "new Promise((done) => { if (document.readyState === 'complete') done(); else addEventListener('load', done); })"
    )
  }

  /// Returns what an expression is, awaited where it is a promise: a string, a number, a truth value or nil.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try ask(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Fault(
        description: "\(exception?["description"] ?? details["text"] ?? "an exception") in \(expression)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Returns the text that an expression is.
  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  /// Waits until an expression holds.
  func wait(until condition: String) throws {
    let holds = try evaluate(
      """
      new Promise((done) => {
        const end = Date.now() + 60000;
        const look = () => { if (\(condition)) done(true); else if (Date.now() > end) done(false); else setTimeout(look, 20); };
        look();
      })
      """)
    guard holds as? Bool == true else { throw Fault(description: "never came true: \(condition)") }
  }

  /// Presses a key.
  func press(_ key: String, code: Int) throws {
    for type in ["keyDown", "keyUp"] {
      try ask(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code])
    }
  }

  /// Sends a message and returns the result that answers it.
  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let answer = try next()
      note(answer)
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Fault(description: "\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Fault(description: "the browser ended") }
      received += data
    }
  }

  private func note(_ message: [String: Any]) {
    guard let parameters = message["params"] as? [String: Any] else { return }
    switch message["method"] as? String {
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"] as? [String: Any]
      let exception = details?["exception"] as? [String: Any]
      complaints.append("exception: \(exception?["description"] ?? details?["text"] ?? "")")
    case "Runtime.consoleAPICalled"
    where ["error", "warning", "assert"].contains(parameters["type"] as? String):
      complaints.append("console: \(parameters["args"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" { complaints.append("log: \(entry?["text"] ?? "")") }
    default: break
    }
  }
}
