// SPDX-License-Identifier: MIT

import Inputs
import Testing

@Suite struct ViewPlacesTests {
  private let file = """
    {
      "content": {
        "VStack": [
          { "Text": "私", "background": { "Color": "red" } }, { "Spacer": {} }
        ]
      }
    }
    """

  @Test(arguments: [
    ("content", 2, 14), ("content/VStack", 3, 15), ("content/VStack/0", 4, 7), ("content/VStack/1", 4, 58),
    ("content/VStack/0/background", 4, 36), ("content/VStack/0#2", 4, 7), ("content/VStack/7", 3, 15),
    ("nowhere", 1, 1), ("", 1, 1),
  ])
  func `a path leads to the line and the column of its view`(_ path: String, _ line: Int, _ column: Int)
    throws
  {
    let place = try #require(ViewPlaces(Array(file.utf8), file: "a.json")).place(of: path)
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test func `what is no JSON has no places`() {
    #expect(ViewPlaces(Array("{".utf8), file: "a.json") == nil)
  }
}
