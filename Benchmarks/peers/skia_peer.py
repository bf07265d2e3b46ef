#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Skia on the processor, text by SkParagraph. PyPI: skia-python numpy

The binding has no line limit and no ellipsis, so a size fits where the paragraph is low enough.
"""

import job
import numpy as np
import skia

text_layout = skia.textlayout
options = job.arguments()
provider = text_layout.TypefaceFontProvider()
for face in job.FACES:
    provider.registerTypeface(skia.Typeface.MakeFromFile(job.font_file(options, face), 0), face)
fonts = text_layout.FontCollection()
fonts.setDefaultFontManager(provider)
unicode = skia.Unicodes.ICU.Make()


def paragraph(text, face, size, color, width):
    style = text_layout.TextStyle()
    style.setFontFamilies([face])
    style.setFontSize(size)
    style.setColor(color)
    whole = text_layout.ParagraphStyle()
    whole.setTextStyle(style)
    builder = text_layout.ParagraphBuilder.make(whole, fonts, unicode)
    builder.pushStyle(style)
    builder.addText(text)
    result = builder.Build()
    result.layout(width)
    return result


def color(ink, alpha):
    return skia.ColorSetARGB(round(alpha * 255), *ink)


line_heights = {
    face: paragraph("x", face, 1000, skia.ColorBLACK, 1e6).Height / 1000 for face in ("semibold", "cjk")}
pixels, surfaces = {}, {}
for environment in job.ENVIRONMENTS:
    side = environment.pixels
    pixels[environment] = np.zeros((side, side, 4), np.uint8)
    surfaces[environment] = skia.Surface(
        pixels[environment], skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType, None,
        skia.SurfaceProps(0, skia.PixelGeometry.kUnknown_PixelGeometry))


def draw(environment, text, stages):
    scale = environment.scale
    face, ink, width = job.face_of(text), color(environment.ink, environment.alpha), job.WIDTH * scale
    made = {}

    def fits(text, step):
        size = environment.size * step * scale
        made[text, step] = found = paragraph(text, face, size, ink, width)
        return found.Height < (environment.lines + 0.5) * line_heights[face] * size

    step, shown = job.fitted_by_height(text, fits)
    body = made.get((shown, step)) or paragraph(shown, face, environment.size * step * scale, ink, width)
    clock = None
    if environment.has_clock:
        clock = paragraph(
            job.CLOCK, "regular", job.CLOCK_SIZE * scale, color(job.WHITE, job.CLOCK_ALPHA), width)
    stages("layout")
    canvas = surfaces[environment].getCanvas()
    canvas.clear(skia.ColorBLACK)
    if environment.radius:
        whole, radius = skia.Rect.MakeWH(job.SIDE * scale, job.SIDE * scale), environment.radius * scale
        canvas.drawRRect(
            skia.RRect.MakeRectXY(whole, radius, radius),
            skia.Paint(Color=color(environment.ground, 1), AntiAlias=True))
    body.paint(canvas, job.PADDING * scale, job.PADDING * scale)
    if clock:
        clock.paint(canvas, job.PADDING * scale, (job.SIDE - job.PADDING) * scale - clock.Height)
    stages("drawing")
    return pixels[environment], step, shown != text


def encode(environment, path):
    surfaces[environment].makeImageSnapshot().save(path, skia.kPNG)


job.run("skia", options, draw, encode)
