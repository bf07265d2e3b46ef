// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct StructureTests {
  /// The modules of the manifest in its order, with what each stands on.
  private func modules() throws -> [(name: String, below: [String])] {
    let manifest = try SourceTree.manifest()
    let pattern = /module\(\s*"([A-Za-z]+)"(?:,\s*over:\s*\[([^\]]*)\])?/
    return manifest.matches(of: pattern).map { match in
      let below = (match.output.2 ?? "").matches(of: /"([A-Za-z]+)"/).map { String($0.output.1) }
      return (String(match.output.1), below)
    }
  }

  @Test func `each module stands only on modules listed before it`() throws {
    let modules = try modules()
    #expect(modules.count >= 12)
    let names = modules.map(\.name)
    for (index, module) in modules.enumerated() {
      for below in module.below where names.contains(below) {
        #expect(names[..<index].contains(below), "\(module.name) stands on \(below)")
      }
    }
  }

  @Test func `sources import only what the manifest lets them stand on`() throws {
    let allowed = Dictionary(uniqueKeysWithValues: try modules().map { ($0.name, Set($0.below)) })
    let ours = Set(allowed.keys)
    for file in try SourceTree.swiftFiles(under: "Sources") {
      guard let below = allowed[file.parts[1]] else { continue }
      for match in file.text.matches(of: /(?m)^(?:public |internal |package )?import ([A-Za-z]+)/) {
        let name = String(match.output.1)
        if ours.contains(name) { #expect(below.contains(name), "\(file.path) imports \(name)") }
      }
    }
  }

  @Test func `Foundation stays on the upper floors`() throws {
    let upper: Set<String> = ["Inputs", "Reports", "Commands", "andon"]
    for file in try SourceTree.swiftFiles(under: "Sources") where !upper.contains(file.parts[1]) {
      #expect(!file.text.contains("import Foundation"), "\(file.path)")
    }
  }

  @Test func `unsafe code stays in its three folders`() throws {
    let folders: Set<String> = ["Bindings", "Kernels", "PNG", "Files", "Terminal"]
    for file in try SourceTree.swiftFiles(under: "Sources")
    where folders.isDisjoint(with: file.parts) && file.text.contains("unsafe") {
      let code = file.lines.filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") }
      #expect(!code.contains { $0.contains(/\bunsafe\b/) }, "\(file.path)")
    }
  }

  @Test func `every unchecked promise names its reason`() throws {
    for file in try SourceTree.swiftFiles(under: "Sources") {
      let lines = file.lines
      for (index, line) in lines.enumerated() where line.contains("@unchecked Sendable") {
        let before = lines[max(0, index - 8)..<index]
        #expect(before.contains { $0.contains("SAFETY:") }, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func `files keep to one subject`() throws {
    for file in try SourceTree.swiftFiles(under: "Sources") where !file.parts.contains("Tables") {
      #expect(file.lines.count <= 450, "\(file.path) has \(file.lines.count) lines")
      #expect(file.text.hasPrefix("// SPDX-License-Identifier: MIT\n"), "\(file.path)")
    }
  }

  @Test func `no name is a drawer for everything`() throws {
    let drawers = /(Util|Helper|Common|Misc|Manager|Shared|Extensions|Constants)/
    for folder in ["Sources", "Tests"] {
      for file in try SourceTree.swiftFiles(under: folder) {
        #expect(!file.path.contains(drawers), "\(file.path)")
      }
    }
  }
}
