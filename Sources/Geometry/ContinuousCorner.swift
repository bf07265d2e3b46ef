// SPDX-License-Identifier: MIT

/// The continuous corner of Apple's systems: three cubics in units of the radius.
///
/// Where an edge has room the curve leaves it 1.528665 radii before the vertex; on a shorter edge it
/// draws back, so that two corners meet in the middle of the edge instead of overlapping.
///
/// - Source: constants read from the RenderBox binary in two independent readings; path vertices printed
///   from SwiftUI's `RoundedRectangle.path` agree with them.
struct ContinuousCorner {
  /// How far from the vertex the curve meets its edge, and where the two controls on that edge lie.
  ///
  /// Unit: radii.
  struct LeadIn {
    let extent: Double
    let control: Double
    let shoulder: Double

    /// Takes the full lead-in, or the shortened one of an edge whose two corners lie close together.
    ///
    /// - Parameter radii: The sum of the radii of the edge's two corners.
    init(edge: Double, radii: Double) {
      let room = (edge - radii) / (radii * 0.528664947)
      if room >= 1 {
        extent = 1.5286649465560913
        control = 1.0884900093078613
        shoulder = 0.8684070110321045
      } else {
        let t = max(room, 0)
        extent = 1 + 0.528664947 * t
        control = 0.96 + 0.128490031 * t
        shoulder = 0.82 + 0.0484070182 * t
      }
    }
  }

  /// The vertex that the corner cuts off.
  let vertex: Point
  /// One radius from the vertex back along the edge that the path arrives on.
  let arriving: Size
  /// One radius from the vertex along the edge that the path leaves on.
  let leaving: Size

  /// Whether nothing is cut off.
  var isSharp: Bool { arriving == .zero && leaving == .zero }

  /// Adds the straight piece up to the corner and the corner itself.
  func add(to path: inout Path, leadIn: LeadIn, leadOut: LeadIn) {
    let far = 0.6314939856529236
    let near = 0.07491140067577362
    let middleFar = 0.3728240132331848
    let middleNear = 0.16906000673770905
    path.line(to: at(leadIn.extent, 0))
    path.cubic(
      to: at(far, near), control1: at(leadIn.control, 0), control2: at(leadIn.shoulder, 0))
    path.cubic(
      to: at(near, far), control1: at(middleFar, middleNear), control2: at(middleNear, middleFar))
    path.cubic(
      to: at(0, leadOut.extent), control1: at(0, leadOut.shoulder), control2: at(0, leadOut.control))
  }

  private func at(_ u: Double, _ v: Double) -> Point {
    vertex.moved(
      x: u * arriving.width + v * leaving.width, y: u * arriving.height + v * leaving.height)
  }
}
