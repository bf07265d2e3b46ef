// SPDX-License-Identifier: MIT

import Foundation
@testable import Inputs
import Testing
import WidgetModel

// The digests were made with `plistlib` and `hashlib` of Python 3.11.

@Suite struct PropertyListEntriesTests {
  @Test(arguments: ["udhr/udhr.plist", "udhr/udhr-binary.plist"])
  func `lists by locale give a text each, in XML and in binary`(_ name: String) throws {
    let catalog = try ReadCatalog(resource: name)
    #expect(catalog.entries.count == 240 && catalog.errors.isEmpty)
    #expect(catalog.digest == "a2f798c90462")
    #expect(catalog.entries[0].id == Entry(text: catalog.entries[0].text).id)
    let origin = name == "udhr/udhr.plist" ? "\(name):7" : name
    #expect(catalog.entries[0].origin == origin)
  }

  private static let nested = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>title</key><string>Calm &amp; clear</string>
      <key>morning</key><dict>
        <key>first</key><string><![CDATA[I <am> here.]]></string>
        <key>count</key><integer>3</integer>
        <key>list</key><array>
          <string>one</string>
          <dict><key>id</key><string>q1</string><key>quote</key><string>two</string>
            <key>stars</key><integer>5</integer></dict>
        </array>
      </dict>
      <key>isOn</key><true/>
      <key>title</key><string>again</string>
    </dict></plist>
    """

  @Test func `keys in keys are a path, lists have no key, what is no text is counted`() throws {
    let catalog = try ReadCatalog(Self.nested, name: "x.plist")
    #expect(
      catalog.entries.map(\.text) == ["Calm & clear", "I <am> here.", "one", "two"])
    #expect(catalog.entries.map(\.id) == ["title", "morning/first", Entry(text: "one").id, "q1"])
    #expect(catalog.entries[3].fields["stars"] == .text("5"))
    #expect(catalog.entries[3].fields["key"] == .text("morning/list"))
    #expect(catalog.leftOut == [.notText: 2])
    #expect(catalog.outline == ["15 json.duplicate-key"])
    #expect(catalog.entries[1].origin == "x.plist:6")
  }

  @Test func `the old style is read too`() throws {
    let catalog = try ReadCatalog(
      "// old\n{ de = ( \"gut\", 'so' ); \"pt-BR\" = { a = bom; data = <0fA0 11>; }; }", name: "x.plist")
    #expect(catalog.entries.map(\.text) == ["gut", "so", "bom"])
    #expect(catalog.entries.map(\.locale) == ["de", "de", "pt_BR"])
    #expect(catalog.entries[2].id == "a" && catalog.leftOut == [.notText: 1])
  }

  @Test func `words that happen to be codes are keys where their values are texts`() throws {
    let catalog = try ReadCatalog("{ id = \"one\"; to = \"two\"; }", name: "x.plist")
    #expect(catalog.entries.map(\.id) == ["id", "to"])
    #expect(catalog.entries.allSatisfy { $0.locale == nil })
  }

  @Test func `a file that ends too early gives what stands before, and says where`() throws {
    let bytes = Array(try ReadCatalog.bytes(of: "udhr/udhr.plist").prefix(20_000))
    let catalog = try ReadCatalog(bytes, name: "x.plist")
    #expect((60..<240).contains(catalog.entries.count))
    #expect(catalog.errors.map(\.code) == [.xml])
  }

  @Test func `a binary property list that is cut is refused`() throws {
    let bytes = try ReadCatalog.bytes(of: "udhr/udhr-binary.plist")
    for length in [8, 40, 5_000, bytes.count - 1] {
      #expect(try refusal(Array(bytes.prefix(length)), name: "x.plist").code == .propertyList)
    }
  }
}

/// Binary property lists made by hand, which no tool would write.
@Suite struct HostileBinaryPropertyListTests {
  /// Returns a binary property list of the given objects, one byte for each reference and each offset.
  private func list(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    let zeros = [UInt8](repeating: 0, count: 7)
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + zeros + [UInt8(objects.count)] + zeros + [top] + zeros + [table]
    return bytes
  }

  private func fault(_ objects: [[UInt8]]) throws -> String {
    let error = try refusal(list(objects), name: "x.plist")
    #expect(error.code == .propertyList)
    return error.detail
  }

  @Test func `the lists of these tests are property lists`() throws {
    let text = [0x51, UInt8(ascii: "a")]
    #expect(try ReadCatalog(list([[0xA2, 1, 1], text]), name: "x.plist").entries.map(\.text) == ["a", "a"])
    #expect(try ReadCatalog(list([[0xD1, 1, 1], text]), name: "x.plist")["a"] == "a")
  }

  @Test func `one that holds itself is refused`() throws {
    #expect(try fault([[0xA1, 0]]).contains("holds itself"))
    #expect(try fault([[0xA1, 1], [0xA1, 0]]).contains("holds itself"))
  }

  @Test func `arrays of the same array twice, thirty levels deep, are refused`() throws {
    let levels = (1...30).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] }
    #expect(try fault(levels + [[0x51, 0x61]]).contains("far more room"))
  }

  @Test func `nesting has a limit, from either end`() throws {
    let letter: [UInt8] = [0x51, 0x61]
    func list(of object: Int) -> [UInt8] { [0xA1, UInt8(object)] }
    #expect(try fault((1...70).map(list) + [letter]).contains("nested more than 64 deep"))
    // The deep part is met first by itself, and then once more from further above.
    var objects: [[UInt8]] = [[0xA2, 3, 42], letter, letter]
    objects += (4...41).map(list)
    objects.append(letter)
    objects += (43...80).map(list)
    objects.append(list(of: 3))
    #expect(try fault(objects).contains("nested more than 64 deep"))
  }

  @Test func `counts beyond the file, other objects and keys that are no texts are refused`() throws {
    let many: [UInt8] = [0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(try fault([many]).contains("damaged"))
    #expect(try fault([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]).contains("damaged"))
    #expect(try fault([[0xA1, 9]]).contains("damaged"))
    #expect(try fault([[0x80, 1]]).contains("other than texts"))
    #expect(try fault([[0x14] + [UInt8](repeating: 1, count: 16)]).contains("other than texts"))
    #expect(try fault([[0xD1, 1, 1], [0x10, 1]]).contains("no text"))
  }
}
