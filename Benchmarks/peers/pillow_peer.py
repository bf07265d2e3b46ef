#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Pillow, text by FreeType through Raqm or the basic engine. PyPI: pillow numpy

Pillow's text has one opaque ink on RGBA, so it gets the color that the ink has over the flat ground. Its rounded
rectangle has hard edges: the ground is made once at eight times the size, brought down, and copied.
"""

import functools

import job
import numpy as np
from PIL import Image, ImageDraw, ImageFont

options = job.arguments(lambda parser: parser.add_argument("--basic", action="store_true"))
engine = ImageFont.Layout.BASIC if options.basic else ImageFont.Layout.RAQM


@functools.lru_cache(maxsize=None)
def font(face, size):
    return ImageFont.truetype(job.font_file(options, face), size, layout_engine=engine)


def width_of(face):
    return lambda text: font(face, 1000).getlength(text) / 1000


widths = {face: job.Widths(width_of(face)) for face in job.FACES}
metrics = {face: [height / 1000 for height in font(face, 1000).getmetrics()] for face in job.FACES}


def ground(environment):
    side = environment.pixels
    picture = Image.new("RGBA", (side, side), (0, 0, 0, 255))
    if environment.radius:
        mask = Image.new("L", (8 * side, 8 * side))
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, 8 * side - 1, 8 * side - 1), 8 * environment.radius * environment.scale, 255)
        picture.paste((*environment.ground, 255), (0, 0), mask.resize((side, side), Image.BOX))
    return picture


grounds = {environment: ground(environment) for environment in job.ENVIRONMENTS}
last = {}


def draw(environment, text, stages):
    scale, face = environment.scale, job.face_of(text)
    step, lines, is_cut = job.fitted(text, environment, widths[face])
    stages("layout")
    picture = last[environment] = grounds[environment].copy()
    pen = ImageDraw.Draw(picture)
    size, left = environment.size * step * scale, job.PADDING * scale
    ascent, descent = metrics[face]
    ink = (*environment.opaque(environment.ink, environment.alpha), 255)
    for index, line in enumerate(lines):
        baseline = round(left + size * (index * (ascent + descent) + ascent))
        pen.text((left, baseline), line, font=font(face, size), fill=ink, anchor="ls")
    if environment.has_clock:
        size = job.CLOCK_SIZE * scale
        baseline = round((job.SIDE - job.PADDING) * scale - metrics["regular"][1] * size)
        ink = (*environment.opaque(job.WHITE, job.CLOCK_ALPHA), 255)
        pen.text((left, baseline), job.CLOCK, font=font("regular", size), fill=ink, anchor="ls")
    pixels = np.asarray(picture)
    stages("drawing")
    return pixels, step, is_cut


def encode(environment, path):
    last[environment].save(path)


job.run("pillow_basic" if options.basic else "pillow_raqm", options, draw, encode)
