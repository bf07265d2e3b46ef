// SPDX-License-Identifier: MIT

import Geometry
import Testing
import ViewLayout

@testable import Inputs

@Suite struct ImageSetTests {
  private func set(_ images: String, properties: String = "{}") throws(InputError) -> ImageSet {
    let text = #"{ "images": [ \#(images) ], "properties": \#(properties), "info": { "version": 1 } }"#
    return try ImageSet(Array(text.utf8), file: "i/Contents.json")
  }

  private func problem(_ images: String, properties: String = "{}") -> InputError? {
    do throws(InputError) {
      _ = try set(images, properties: properties)
      return nil
    } catch {
      return error
    }
  }

  @Test func `slots without a file and those of other devices are passed over`() throws {
    let set = try set(
      """
      { "idiom": "universal", "scale": "1x" },
      { "idiom": "universal", "scale": "2x", "filename": null },
      { "idiom": "ipad", "scale": "2x", "filename": "pad.png" },
      { "idiom": "mac", "scale": "2x", "filename": "mac.png" },
      { "idiom": "iphone", "scale": "3x", "filename": "a@3x.png" },
      { "idiom": "universal", "filename": "all.png" }
      """)
    #expect(set.forms.map(\.file) == ["a@3x.png", "all.png"])
    #expect(set.forms.map(\.scale) == [3, nil])
    #expect(set.forms.map(\.isForPhone) == [true, false])
  }

  @Test func `what a slot is for is read`() throws {
    let set = try set(
      """
      { "idiom": "universal", "scale": "2x", "filename": "a.png", "locale": "ja",
        "language-direction": "right-to-left", "screen-width": "320",
        "appearances": [ { "appearance": "luminosity", "value": "dark" },
                         { "appearance": "contrast", "value": "high" } ],
        "resizing": { "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
                      "cap-insets": { "top": 1, "left": 2, "bottom": 3, "right": 4 } } },
      { "idiom": "universal", "filename": "b.png", "display-gamut": "display-P3" },
      { "idiom": "universal", "filename": "c.png",
        "appearances": [ { "appearance": "luminosity", "value": "tinted" } ] }
      """, properties: #"{ "template-rendering-intent": "template" }"#)
    #expect(set.renderingMode == .template)
    #expect(set.forms.map(\.file) == ["a.png", "b.png"])
    let form = try #require(set.forms.first)
    #expect(form.locale == "ja")
    #expect(form.direction == .rightToLeft)
    #expect(form.isForSomeDevices)
    #expect(form.scheme == .dark)
    #expect(form.contrast == .increased)
    #expect(
      form.slices
        == ImageAsset.Slices(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), mode: .tile))
    #expect(set.forms[1].isWideGamut)
  }

  @Test(arguments: ["../a.png", "a/b.png", "", "..", "/etc/passwd"])
  func `a slot's file is a name in the set's folder`(name: String) throws {
    let error = try #require(problem(#"{ "idiom": "universal", "filename": "\#(name)" }"#))
    #expect(error.code == .outOfRange)
    #expect(error.position.keyPath == "images/0/filename")
  }

  @Test func `a scale, a direction, an intent that do not exist are refused`() {
    #expect(problem(#"{ "idiom": "universal", "filename": "a.png", "scale": "4x" }"#)?.code == .unknownName)
    #expect(
      problem(#"{ "idiom": "universal", "filename": "a.png", "language-direction": "up" }"#)?.code
        == .unknownName)
    #expect(
      problem("", properties: #"{ "template-rendering-intent": "sepia" }"#)?.position.keyPath
        == "properties/template-rendering-intent")
    #expect(
      problem(
        #"{ "filename": "a.png", "resizing": { "cap-insets": { "top": -1 } } }"#)?.position.keyPath
        == "images/0/resizing/cap-insets/top")
  }
}
