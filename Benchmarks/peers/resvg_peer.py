#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""resvg on SVG that is written here. PyPI: resvg uharfbuzz pillow numpy

SVG does not break lines, so HarfBuzz gives the widths. The binding answers with a PNG only: without `--png` its
encoder and a decoder are paid all the same.
"""

import html
import io

import job
import numpy as np
import resvg
import uharfbuzz as harfbuzz
from PIL import Image

FAMILIES = {"semibold": ("Inter", 600), "regular": ("Inter", 400), "cjk": ("Noto Sans CJK JP", 700)}

options = job.arguments()
settings = resvg.usvg.Options.default()
fonts = {}
for face in job.FACES:
    file = job.font_file(options, face)
    settings.load_font_file(file)
    fonts[face] = harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(file), 0))


def width_of(face):
    font = fonts[face]

    def width(text):
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        harfbuzz.shape(font, buffer)
        return sum(glyph.x_advance for glyph in buffer.glyph_positions) / font.face.upem

    return width


def height(face):
    extents, em = fonts[face].get_font_extents("ltr"), fonts[face].face.upem
    return extents.ascender / em, -extents.descender / em


widths = {face: job.Widths(width_of(face)) for face in fonts}
heights = {face: height(face) for face in fonts}
last = {}


def element(baseline, left, face, size, ink, alpha, text):
    family, weight = FAMILIES[face]
    return (
        f'<text x="{left:g}" y="{baseline:g}" font-family="{family}" font-weight="{weight}" font-size="{size:g}" '
        f'fill="rgb{ink}" fill-opacity="{alpha:g}" xml:space="preserve">{html.escape(text)}</text>')


def draw(environment, text, stages):
    scale, face, side = environment.scale, job.face_of(text), environment.pixels
    step, lines, is_cut = job.fitted(text, environment, widths[face])
    stages("layout")
    size, left = environment.size * step * scale, job.PADDING * scale
    ascent, descent = heights[face]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<rect width="{side}" height="{side}"/>']
    if environment.radius:
        parts.append(
            f'<rect width="{side}" height="{side}" rx="{environment.radius * scale:g}" '
            f'fill="rgb{environment.ground}"/>')
    for index, line in enumerate(lines):
        baseline = round(left + size * (index * (ascent + descent) + ascent))
        parts.append(element(baseline, left, face, size, environment.ink, environment.alpha, line))
    if environment.has_clock:
        size = job.CLOCK_SIZE * scale
        baseline = round((job.SIDE - job.PADDING) * scale - heights["regular"][1] * size)
        parts.append(element(baseline, left, "regular", size, job.WHITE, job.CLOCK_ALPHA, job.CLOCK))
    tree = resvg.usvg.Tree.from_str("".join(parts) + "</svg>", settings)
    last[environment] = resvg.render(tree, (1, 0, 0, 0, 1, 0))
    stages("drawing+encoding")
    pixels = np.asarray(Image.open(io.BytesIO(last[environment])).convert("RGBA"))
    stages("decoding")
    return pixels, step, is_cut


def encode(environment, path):
    with open(path, "wb") as file:
        file.write(last[environment])


job.run("resvg", options, draw, encode)
