// SPDX-License-Identifier: MIT

import Inputs
import Testing

/// What is wrong with a layout file is said where it is wrong, with the nearest right word.
@Suite struct LayoutProblemTests {
  struct Wrong: CustomTestStringConvertible, Sendable {
    /// The view that stands at `content`, on line 2 of the file from column 12.
    var view: String
    var code: InputError.Code
    var path: String
    /// Words that the message or the hint has to hold.
    var says: String
    var testDescription: String { view }

    init(_ view: String, _ code: InputError.Code, _ path: String, _ says: String) {
      (self.view, self.code, self.path, self.says) = (view, code, path, says)
    }
  }

  static let views: [Wrong] = [
    Wrong(#"{"Txt": "a"}"#, .unknownView, "content/Txt", "'Text'"),
    Wrong(#"{"List": []}"#, .unknownView, "content/List", "VStack"),
    Wrong(
      #"{"VStack": [{"MeshGradient": {}}]}"#, .notDrawnYet, "content/VStack/0/MeshGradient",
      "view MeshGradient"),
    Wrong(#"{"Image": {}}"#, .missingKey, "content/Image", "systemName"),
    Wrong(#"{"Image": {"systemNam": "moon"}}"#, .unknownKey, "content/Image/systemNam", "'systemName'"),
    Wrong(#"{"Image": {"systemName": 4}}"#, .wrongType, "content/Image/systemName", "symbol's name"),
    Wrong(
      #"{"Image": {"systemName": "moon"}, "imageScale": "big"}"#, .unknownName, "content/imageScale", "small"),
    Wrong(
      #"{"Image": {"systemName": "moon"}, "symbolVariant": ["fil"]}"#, .unknownName,
      "content/symbolVariant/0", "'fill'"),
    Wrong(
      #"{"Image": {"systemName": "moon"}, "symbolRenderingMode": "palette"}"#, .notDrawnYet,
      "content/symbolRenderingMode", "'palette'"),
    Wrong(
      #"{"ProgressView": "a", "value": 1, "timerInterval": ["2026-01-01", "2026-01-02"]}"#, .contradiction,
      "content", "'value' and 'timerInterval' stand in one ProgressView"),
    Wrong(
      #"{"ProgressView": {"total": 1, "timerInterval": ["2026-01-01", "2026-01-02"]}}"#, .contradiction,
      "content", "'total' and 'timerInterval'"),
    Wrong(
      #"{"Button": "a", "buttonBorderShape": {}}"#, .missingKey, "content/buttonBorderShape",
      "roundedRectangle"),
    Wrong(
      #"{"ProgressView": "a", "value": 1, "countsDown": true}"#, .contradiction, "content",
      "'value' and 'countsDown'"),
    Wrong(
      #"{"ProgressView": "a", "value": 1, "when": {"dimmed": {"timerInterval": ["2026-01-01", "2026-01-02"]}}}"#,
      .contradiction, "content", "'value' and 'timerInterval'"),
    Wrong(
      #"{"AngularGradient": ["red", "blue"], "angle": 1, "endAngle": 9}"#, .contradiction, "content",
      "'angle' and 'endAngle'"),
    Wrong(#"{"LazyVGrid": []}"#, .missingKey, "content", "LazyVGrid lacks the key 'columns'"),
    Wrong(#"{"LazyVGrid": [], "columns": []}"#, .outOfRange, "content/columns", "found none"),
    Wrong(
      #"{"LazyVGrid": [], "columns": [{"fixd": 4}]}"#, .missingKey, "content/columns/0",
      "fixed, flexible, adaptive"),
    Wrong(
      #"{"LazyVGrid": [], "columns": [{"fixed": 4, "flexible": {}}]}"#, .contradiction, "content/columns/0",
      "found 2"),
    Wrong(
      #"{"LazyVGrid": [], "columns": [{"adaptive": {}}]}"#, .missingKey, "content/columns/0/adaptive",
      "'minimum'"),
    Wrong(
      #"{"LazyVGrid": [], "columns": [{"flexible": {"maximum": 4}}]}"#, .contradiction,
      "content/columns/0/flexible", "over the maximum"),
    Wrong(#"{"Grid": [], "spacing": 4}"#, .unknownKey, "content/spacing", "VStack, HStack, LazyVGrid"),
    Wrong(#"{"Text": "a", "gridCellColumns": 0}"#, .outOfRange, "content/gridCellColumns", "from 1 to 1000"),
    Wrong(#"{"Text": "a", "gridCellAnchor": "botom"}"#, .unknownName, "content/gridCellAnchor", "'bottom'"),
    Wrong(
      #"{"Text": "a", "gridCellUnsizedAxes": []}"#, .outOfRange, "content/gridCellUnsizedAxes", "found none"),
    Wrong(
      #"{"Text": "a", "gridColumnAlignment": "top"}"#, .unknownName, "content/gridColumnAlignment", "leading"),
    Wrong(#"{"Gauge": {}}"#, .missingKey, "content", "value"),
    Wrong(#"{"MeshGradient": {}}"#, .notDrawnYet, "content/MeshGradient", "MeshGradient"),
    Wrong(#"{"spacing": 4}"#, .missingKey, "content", "names no view"),
    Wrong(#"{"Text": "a", "Spacer": {}}"#, .contradiction, "content/Spacer", "own { }"),
    Wrong(#"["a"]"#, .wrongType, "content", "expected a view"),
    Wrong(#"{"VStack": {"Text": "a"}}"#, .wrongType, "content/VStack", "list of views"),
    Wrong(#"{"VStack": ["a"]}"#, .wrongType, "content/VStack/0", "expected a view"),
    Wrong(#"{"Divider": []}"#, .wrongType, "content/Divider", "expected {}"),
    Wrong(#"{"Divider": {"height": 1}}"#, .unknownKey, "content/Divider/height", "no keys"),
    Wrong(#"{"RoundedRectangle": {}}"#, .missingKey, "content", "cornerRadius"),
    Wrong(
      #"{"RoundedRectangle": {}, "cornerRadius": -1}"#, .outOfRange, "content/cornerRadius", "not negative"),
    Wrong(#"{"RoundedRectangle": {}, "cornerRadius": null}"#, .wrongType, "content/cornerRadius", "radius"),
    Wrong(#"{"Button": 4}"#, .wrongType, "content/Button", "label"),
    Wrong(#"{"Button": {"intent": "Next"}}"#, .missingKey, "content", "label"),
    Wrong(#"{"ViewThatFits": [], "in": "diagonal"}"#, .unknownName, "content/in", "horizontal"),
    Wrong(
      #"{"Spacer": {"minLength": 1}, "minLength": 2}"#, .contradiction, "content/minLength", "given twice"),
  ]

  static let keys: [Wrong] = [
    Wrong(#"{"Text": "a", "pading": 4}"#, .unknownKey, "content/pading", "'padding'"),
    Wrong(#"{"Text": "a", "spacing": 4}"#, .unknownKey, "content/spacing", "VStack, HStack"),
    Wrong(#"{"Text": "a", "contrast": 4}"#, .notDrawnYet, "content/contrast", "'contrast' is not drawn yet"),
    Wrong(
      #"{"Text": "a", "containerBackground": "red"}"#, .unknownKey, "content/containerBackground",
      "top of the file"),
    Wrong(
      #"{"Text": "a", "modifiers": [{"pading": 4}]}"#, .unknownKey, "content/modifiers/0/pading", "'padding'"),
    Wrong(
      #"{"Text": "a", "modifiers": [{"contrast": 4}]}"#, .notDrawnYet, "content/modifiers/0/contrast",
      "'contrast'"),
    Wrong(
      #"{"Text": "a", "modifiers": [{"hidden": true}]}"#, .unknownKey, "content/modifiers/0/hidden",
      "key of the view"),
    Wrong(
      #"{"Text": "a", "modifiers": [{"padding": 4, "opacity": 1}]}"#, .contradiction, "content/modifiers/0",
      "one modifier"),
    Wrong(
      #"{"Text": "a", "modifiers": {"padding": 4}}"#, .wrongType, "content/modifiers", "list of modifiers"),
    Wrong(
      #"{"Text": "a", "foregroundStyle": "red", "foregroundColor": "blue"}"#, .contradiction,
      "content/foregroundColor", "given twice"),
    Wrong(#"{"Text": {"date": "{date}"}}"#, .missingKey, "content/Text", "'style'"),
    Wrong(#"{"Text": {"date": "{date}", "style": "tme"}}"#, .unknownName, "content/Text/style", "'time'"),
    Wrong(#"{"Text": 4}"#, .wrongType, "content/Text", "found the number 4"),
    Wrong(#"{"Text": "{text"}"#, .template, "content/Text", "'{{'"),
    Wrong(#"{"Text": "{}"}"#, .template, "content/Text", "names no field"),
  ]

  static let values: [Wrong] = [
    Wrong(#"{"Text": "a", "foregroundStyle": "grey"}"#, .unknownName, "content/foregroundStyle", "'gray'"),
    Wrong(
      ##"{"Text": "a", "foregroundStyle": "#12345"}"##, .unknownName, "content/foregroundStyle", "#RRGGBB"),
    Wrong(
      ##"{"Text": "a", "foregroundStyle": "#+12345"}"##, .unknownName, "content/foregroundStyle", "#RRGGBB"),
    Wrong(
      #"{"Text": "a", "foregroundStyle": {"opacity": 1}}"#, .missingKey, "content/foregroundStyle", "'color'"),
    Wrong(
      #"{"Text": "a", "foregroundStyle": {"color": "red", "opacity": 1.5}}"#, .outOfRange,
      "content/foregroundStyle/opacity", "from 0 to 1"),
    Wrong(#"{"Color": {"p3": [1, 0]}}"#, .outOfRange, "content/Color/p3", "[r, g, b]"),
    Wrong(#"{"Color": {"p3": [1, 0, 2]}}"#, .outOfRange, "content/Color/p3/2", "from 0 to 1"),
    Wrong(#"{"Text": "a", "font": "headlin"}"#, .unknownName, "content/font", "'headline'"),
    Wrong(#"{"Text": "a", "font": 17}"#, .wrongType, "content/font", "text style"),
    Wrong(#"{"Text": "a", "font": {"weight": "bold"}}"#, .missingKey, "content/font", "'size'"),
    Wrong(
      #"{"Text": "a", "font": {"size": 17, "weight": "bolt"}}"#, .unknownName, "content/font/weight", "'bold'"
    ),
    Wrong(#"{"Text": "a", "font": {"size": 0}}"#, .outOfRange, "content/font/size", "from 1 to 1000"),
    Wrong(#"{"Text": "a", "font": {"size": 1e300}}"#, .outOfRange, "content/font/size", "from 1 to 1000"),
    Wrong(#"{"Text": "a", "lineLimit": 0}"#, .outOfRange, "content/lineLimit", "from 1"),
    Wrong(#"{"Text": "a", "lineLimit": 1.5}"#, .wrongType, "content/lineLimit", "whole number"),
    Wrong(#"{"Text": "a", "lineLimit": 1e300}"#, .outOfRange, "content/lineLimit", "1000000"),
    Wrong(#"{"Text": "a", "lineLimit": "3"}"#, .wrongType, "content/lineLimit", "found the string \"3\""),
    Wrong(#"{"Text": "a", "minimumScaleFactor": 0}"#, .outOfRange, "content/minimumScaleFactor", "over 0"),
    Wrong(
      #"{"Text": "a", "minimumScaleFactor": 1.01}"#, .outOfRange, "content/minimumScaleFactor", "at most 1"),
    Wrong(#"{"Text": "a", "frame": {"width": -1}}"#, .outOfRange, "content/frame/width", "not negative"),
    Wrong(#"{"Text": "a", "frame": {"height": -0.1}}"#, .outOfRange, "content/frame/height", "not negative"),
    Wrong(#"{"Text": "a", "frame": {"width": 1e308}}"#, .outOfRange, "content/frame/width", "1000000"),
    Wrong(
      #"{"Text": "a", "frame": {"width": "infinity"}}"#, .wrongType, "content/frame/width",
      "expected a length"),
    Wrong(
      #"{"Text": "a", "frame": {"maxWidth": "inf"}}"#, .wrongType, "content/frame/maxWidth", "\"infinity\""),
    Wrong(
      #"{"Text": "a", "frame": {"minWidth": "infinity"}}"#, .wrongType, "content/frame/minWidth",
      "expected a length"),
    Wrong(
      #"{"Text": "a", "frame": {"width": 1, "maxHeight": 2}}"#, .contradiction, "content/frame/maxHeight",
      "two frames"),
    Wrong(#"{"Text": "a", "frame": {"widht": 1}}"#, .unknownKey, "content/frame/widht", "'width'"),
    Wrong(#"{"Text": "a", "padding": "4"}"#, .wrongType, "content/padding", "number or edges"),
    Wrong(#"{"Text": "a", "padding": {"edges": ["tpo"]}}"#, .unknownName, "content/padding/edges/0", "'top'"),
    Wrong(#"{"Text": "a", "padding": {"left": 4}}"#, .unknownKey, "content/padding/left", "leading"),
    Wrong(#"{"Text": "a", "offset": [1]}"#, .outOfRange, "content/offset", "[x, y]"),
    Wrong(#"{"Text": "a", "opacity": -0.1}"#, .outOfRange, "content/opacity", "from 0 to 1"),
    Wrong(#"{"Text": "a", "clipShape": "Capsul"}"#, .unknownName, "content/clipShape", "'Capsule'"),
    Wrong(
      #"{"Text": "a", "clipShape": "RoundedRectangle"}"#, .missingKey, "content/clipShape", "cornerRadius"),
    Wrong(#"{"Text": "a", "bold": "yes"}"#, .wrongType, "content/bold", "expected true"),
    Wrong(
      #"{"Text": "a", "buttonStyle": "glass"}"#, .notDrawnYet, "content/buttonStyle",
      "not drawn yet"),
    Wrong(
      #"{"Text": "a", "aspectRatio": {"ratio": 0, "contentMode": "fit"}}"#, .outOfRange,
      "content/aspectRatio/ratio", "ratio"),
    Wrong(
      #"{"Text": "a", "alignmentGuide": {"guide": "center", "value": 1}}"#, .unknownName,
      "content/alignmentGuide/guide", "horizontal"),
    Wrong(#"{"Text": "a", "background": 4}"#, .wrongType, "content/background", "a colour, a view or a list"),
    Wrong(
      #"{"Text": "a", "overlay": {"content": {"Circl": {}}}}"#, .unknownView, "content/overlay/content/Circl",
      "'Circle'"),
    Wrong(#"{"HStack": [], "alignment": "leading"}"#, .unknownName, "content/alignment", "firstTextBaseline"),
    Wrong(#"{"VStack": [], "spacing": "4"}"#, .wrongType, "content/spacing", "points"),
  ]

  static let conditions: [Wrong] = [
    Wrong(#"{"Text": "a", "when": {"dimed": {}}}"#, .condition, "content/when/dimed", "'dimmed'"),
    Wrong(
      #"{"Text": "a", "when": {"standByNight2": {}}}"#, .condition, "content/when/standByNight2",
      "'standbyNight'"),
    Wrong(#"{"Text": "a", "when": {"dimmed+": {}}}"#, .condition, "content/when/dimmed+", "lacks a word"),
    Wrong(#"{"Text": "a", "when": {"": {}}}"#, .condition, "content/when/", "lacks a word"),
    Wrong(
      #"{"Text": "a", "when": {"dimmed": {"when": {}}}}"#, .condition, "content/when/dimmed/when", "'a+b'"),
    Wrong(
      #"{"Text": "a", "when": {"dimmed": {"Circle": {}}}}"#, .contradiction, "content/when/dimmed/Circle",
      "another view"),
    Wrong(
      #"{"Text": "a", "when": {"dimmed": {"lineLimit": 0}}}"#, .outOfRange, "content/when/dimmed/lineLimit",
      "from 1"),
    Wrong(#"{"Text": "a", "when": []}"#, .wrongType, "content/when", "conditions"),
  ]

  @Test(arguments: views + keys + values + conditions)
  func `a view that is wrong is refused with its place`(_ wrong: Wrong) throws {
    let problems = LayoutText.problems(LayoutText.file(content: wrong.view))
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.code == wrong.code)
    #expect(problem.position.file == "t.widget.json")
    #expect(problem.position.line == 2)
    #expect(problem.position.column ?? 0 >= 12)
    #expect(problem.position.keyPath == wrong.path)
    #expect("\(problem.detail) \(problem.hint ?? "")".contains(wrong.says))
  }

  @Test func `keys at the top are checked`() {
    func codes(_ text: String) -> [InputError.Code] { LayoutText.problems(text).map(\.code) }
    let content = #""content": {"Text": "a"}"#
    #expect(codes("{}") == Array(repeating: .missingKey, count: 4))
    #expect(codes("[]") == [.wrongType])
    #expect(codes(#"{"andon": 2, "name": "t", "family": "systemSmall", \#(content)}"#) == [.version])
    #expect(codes(#"{"andon": "1", "name": "t", "family": "systemSmall", \#(content)}"#) == [.version])
    #expect(codes(#"{"andon": 1, "name": "", "family": "systemSmall", \#(content)}"#) == [.outOfRange])
    #expect(codes(#"{"andon": 1, "name": "../t", "family": "systemSmall", \#(content)}"#) == [.outOfRange])
    #expect(codes(#"{"andon": 1, "name": "t", "family": "systemTiny", \#(content)}"#) == [.unknownName])
    #expect(codes(LayoutText.file(content: #"{"Text": "a"}"#, #""timeline": [],"#)) == [.notDrawnYet])
    #expect(codes(LayoutText.file(content: #"{"Text": "a"}"#, #""contents": [],"#)) == [.unknownKey])
    #expect(codes(LayoutText.file(content: #"{"Text": "a"}"#, #""$schema": "x","#)) == [])
    #expect(codes(LayoutText.file(content: #"{"Text": "a"}"#, #""contentMargins": "0","#)) == [.wrongType])
    #expect(
      codes(LayoutText.file(content: #"{"Text": "a"}"#, #""samples": [{"text": [null]}],"#)) == [.wrongType])
    #expect(
      codes(LayoutText.file(content: #"{"Text": "a"}"#, #""containerBackground": "indgo","#)) == [
        .unknownName
      ])
  }

  @Test func `all problems of a file come in its order, up to the limit`() {
    let views = (0..<30).map { _ in #"{"Text": "a", "lineLimit": 0}"# }.joined(separator: ",\n")
    let problems = LayoutText.problems(LayoutText.file(content: "{\"VStack\": [\n\(views)]}"))
    #expect(problems.count == InputError.limit)
    #expect(problems.map(\.position.line) == (3..<3 + InputError.limit).map { $0 })
  }

  @Test func `an sRGB file cannot name a P3 colour`() {
    let view = #"{"Color": {"p3": [1, 0, 0]}}"#
    #expect(
      LayoutText.problems(LayoutText.file(content: view, #""space": "srgb","#)).map(\.code) == [
        .contradiction
      ])
  }

  @Test func `an unknown environment is known once the project defines it`() {
    let file = LayoutText.file(content: #"{"Text": "a", "when": {"bedroom": {}}}"#)
    #expect(LayoutText.problems(file).map(\.code) == [.condition])
    #expect(LayoutText.problems(file, environments: Environments.names + ["bedroom"]).isEmpty)
  }
}
