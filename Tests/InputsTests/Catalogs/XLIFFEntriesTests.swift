// SPDX-License-Identifier: MIT

@testable import Inputs
import Testing
import WidgetModel

// The counts and digests were made with `xml.etree` and `hashlib` of Python 3.11.

@Suite struct XLIFFEntriesTests {
  /// The digest of the texts alone, a line each.
  private func digest(_ catalog: ReadCatalog) -> String {
    Entry(text: catalog.entries.map(\.text).joined(separator: "\n")).id
  }

  @Test func `targets are the texts, and those that hold no translation yet are counted`() throws {
    let bytes = try ReadCatalog.bytes(of: "validators.th.xlf")
    let names = String(decoding: bytes, as: UTF8.self).matches(of: /\{\{ (\w+) \}\}/).map {
      String($0.output.1)
    }
    let samples = Dictionary(names.map { ($0, "{{ \($0) }}") }, uniquingKeysWith: { first, _ in first })
    let catalog = try ReadCatalog(bytes, name: "validators.th.xlf", samples: samples)
    #expect(catalog.entries.count == 110 && catalog.errors.isEmpty)
    #expect(catalog.leftOut == [.untranslated: 6])
    #expect(digest(catalog) == "5c33842af073")
    #expect(catalog.entries[0].locale == "th" && catalog.entries[0].id == "1")
    #expect(catalog.entries[0].origin == "validators.th.xlf:7")
  }

  @Test func `parts of an export keep their units apart`() throws {
    let catalog = try ReadCatalog(resource: "stats-en.xliff")
    #expect(catalog.entries.count == 22 && catalog.errors.isEmpty && catalog.leftOut.isEmpty)
    #expect(digest(catalog) == "b84e6e6ad8dc")
    #expect(catalog.entries[0].id == "LaunchAtLogin/en.lproj/InfoPlist.strings|CFBundleName")
    #expect(catalog.entries[0].fields["key"] == .text("CFBundleName"))
    #expect(catalog.entries[0].fields["comment"] == .text("Bundle name"))
    #expect(Set(catalog.entries.map(\.id)).count == 22)
  }

  @Test func `without a target language the source is the text`() throws {
    let catalog = try ReadCatalog(resource: "lingo-es-v2.xliff")
    #expect(
      catalog.entries.map(\.text) == [
        "¡Hola, mundo!", "Introduce un <email> válido", "Continuar", "Guardar cambios",
        "Procesando tu solicitud...",
      ])
    #expect(catalog.entries.map(\.locale) == Array(repeating: "en", count: 5))
  }

  @Test func `elements inside a text leave their words, their placeholders, and no code`() throws {
    let catalog = try ReadCatalog(
      """
      <?xml version="1.0"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en"
        target-language="pt-br"><body><group translate="no"><trans-unit id="0"><source>x</source></trans-unit></group>
      <trans-unit id="1"><source>s</source>
        <target>Olá <g id="1"><x id="n" equiv-text="{{name}}"/></g>, <bpt id="2">&lt;b></bpt>bom<ept id="2">&lt;/b></ept>
      <ph id="3">%d</ph><x id="4" ctype="lb"/><x id="5" equiv-text="&lt;br/>"/><x id="6" equiv-text="&lt;i>"/>dia</target>
        <alt-trans><target>no</target></alt-trans><note>n1</note><note>n2</note></trans-unit>
      <trans-unit id="2" translate="no"><source>s</source><target>t</target></trans-unit>
      <trans-unit id="3"><source>s</source></trans-unit>
      <trans-unit id="4"/>
      <trans-unit id="1"><source>s</source><target>again</target></trans-unit>
      </body></file></xliff>
      """, name: "x.xlf", samples: ["name": "Ana"])
    #expect(catalog.entries.map(\.text) == ["Olá Ana, bom\n12\n\ndia"])
    #expect(catalog.entries[0].fields["comment"] == .text("n1\nn2"))
    #expect(catalog.entries[0].locale == "pt_BR")
    #expect(catalog.leftOut == [.notForTranslation: 2, .untranslated: 1])
    #expect(catalog.outline == ["10 value.missing-key", "11 json.duplicate-key"])
  }

  @Test func `segments of version 2 are joined, and one without words for its target is none`() throws {
    let catalog = try ReadCatalog(
      """
      <x:xliff version="2.0" srcLang="en" trgLang="zh-hans-cn" xmlns:x="urn:oasis:names:tc:xliff:document:2.0">
      <x:file id="f"><x:unit id="u" name="the.key"><x:notes><x:note>why</x:note></x:notes>
        <x:originalData><x:data id="d">%@</x:data></x:originalData>
        <x:segment><x:source>One.</x:source><x:target>一<x:ph id="1" dataRef="d"/></x:target></x:segment>
        <x:ignorable><x:source> </x:source></x:ignorable>
        <x:segment><x:source>Two.</x:source><x:target><x:pc id="2">二</x:pc><x:cp hex="0007"/></x:target></x:segment>
      </x:unit>
      <x:unit id="v"><x:segment><x:source>a</x:source><x:target>b</x:target></x:segment>
        <x:segment><x:source>c</x:source></x:segment></x:unit></x:file></x:xliff>
      """, name: "x.xliff")
    #expect(catalog.entries.map(\.text) == ["一Alex 二\u{7}"])
    #expect(catalog.entries[0].id == "u" && catalog.entries[0].fields["key"] == .text("the.key"))
    #expect(catalog.entries[0].locale == "zh_Hans_CN")
    #expect(catalog.leftOut == [.untranslated: 1])
  }

  @Test func `another version, and XML that is no XLIFF, are refused`() throws {
    #expect(try refusal(Array("<xliff version=\"3.0\"/>".utf8), name: "x.xlf").code == .setFormat)
    #expect(try refusal(Array("<html/>".utf8), name: "x.xlf").code == .setFormat)
  }
}
