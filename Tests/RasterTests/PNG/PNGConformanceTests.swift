// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Raster
import Testing

/// One row of `expected.tsv`: a file and what another program read from it.
struct PNGCase: CustomTestStringConvertible, Sendable {
  let name: String
  let isGood: Bool
  let sizeOrMessage: String
  let depth: Int
  let hash: String

  var testDescription: String { name }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] {
    let folder = ["pngsuite", "odd", "screens"].first {
      FileManager.default.fileExists(atPath: "\(Self.root)/\($0)/\(name)")
    }
    return try Array(Data(contentsOf: URL(fileURLWithPath: "\(Self.root)/\(#require(folder))/\(name)")))
  }

  static let root = Bundle.module.bundlePath + "/Resources/png"

  static let all: [PNGCase] = {
    guard let table = try? String(contentsOfFile: root + "/expected.tsv", encoding: .utf8) else {
      return []
    }
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return PNGCase(
        name: fields[0], isGood: fields[1] == "OK", sizeOrMessage: fields[2],
        depth: fields.count > 3 ? Int(fields[3]) ?? 0 : 0, hash: fields.count > 6 ? fields[6] : "")
    }
  }()
}

@Suite struct PNGConformanceTests {
  @Test func `the table of files is there`() {
    #expect(PNGCase.all.count == 191)
    #expect(PNGCase.all.filter { !$0.isGood }.count == 16)
  }

  @Test(arguments: PNGCase.all.filter(\.isGood))
  func `a good file gives the samples that another reader found`(_ file: PNGCase) throws {
    let picture = try PNGPicture(file.bytes(), name: file.name)
    #expect("\(picture.size.width)x\(picture.size.height)" == file.sizeOrMessage)
    #expect(picture.fileDepth == file.depth)
    #expect(hash(picture.samples) == file.hash)
  }

  @Test(arguments: PNGCase.all.filter { !$0.isGood })
  func `a broken file is an error that names file and fault`(_ file: PNGCase) throws {
    let bytes = try file.bytes()
    let error = #expect(throws: PNGError.self) { try PNGPicture(bytes, name: file.name) }
    #expect(error?.subject == file.name)
    #expect([.notPNG, .damaged].contains(error?.code))
    #expect(error?.detail.isEmpty == false)
  }

  /// FNV-1a-64 of the samples at 16 bits, the high byte first.
  ///
  /// The program that made the table starts from a tenth of the usual offset, its last digit cut off.
  private func hash(_ samples: PNGPicture.Samples) -> String {
    var hash: UInt64 = 1_469_598_103_934_665_603
    func add(_ word: UInt16) {
      hash = (hash ^ UInt64(word >> 8)) &* 0x100_0000_01B3
      hash = (hash ^ UInt64(word & 255)) &* 0x100_0000_01B3
    }
    switch samples {
    case .eight(let bytes): for byte in bytes { add(UInt16(byte) * 257) }
    case .sixteen(let words): for word in words { add(word) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
