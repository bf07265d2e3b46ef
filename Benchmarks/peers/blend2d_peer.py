#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Blend2D: glyphs filled as paths, its own PNG writer. PyPI: blend2d-python numpy"""

import functools

import blend2d
import job

options = job.arguments()
faces = {face: blend2d.BLFontFace.create_from_file(job.font_file(options, face), 0) for face in job.FACES}


@functools.lru_cache(maxsize=None)
def font(face, size):
    made = blend2d.BLFont()
    made.create_from_face(faces[face], size)
    return made


def width_of(face):
    return lambda text: font(face, 1000.0).get_text_metrics(text)[0] / 1000


widths = {face: job.Widths(width_of(face)) for face in faces}
ascents = {face: font(face, 1000.0).metrics[1] / 1000 for face in faces}
descents = {face: font(face, 1000.0).metrics[2] / 1000 for face in faces}
pictures = {
    environment: blend2d.BLImage(environment.pixels, environment.pixels, blend2d.BLFormat.PRGB32)
    for environment in job.ENVIRONMENTS}


def color(ink, alpha):
    return *(sample / 255 for sample in ink), alpha


def draw(environment, text, stages):
    scale, face = environment.scale, job.face_of(text)
    step, lines, is_cut = job.fitted(text, environment, widths[face])
    stages("layout")
    context = blend2d.BLContext(pictures[environment])
    context.set_fill_style(color((0, 0, 0), 1.0))
    context.fill_all()
    if environment.radius:
        shape = blend2d.BLPath()
        side = job.SIDE * scale
        shape.add_round_rect(blend2d.BLRect(0, 0, side, side), environment.radius * scale)
        context.set_fill_style(color(environment.ground, 1.0))
        context.fill_path(shape)
    size = environment.size * step * scale
    left = job.PADDING * scale
    context.set_fill_style(color(environment.ink, environment.alpha))
    for index, line in enumerate(lines):
        baseline = left + size * (index * (ascents[face] + descents[face]) + ascents[face])
        context.fill_text(blend2d.BLPoint(left, round(baseline)), font(face, size), line)
    if environment.has_clock:
        size = job.CLOCK_SIZE * scale
        context.set_fill_style(color(job.WHITE, job.CLOCK_ALPHA))
        baseline = round((job.SIDE - job.PADDING) * scale - descents["regular"] * size)
        context.fill_text(blend2d.BLPoint(left, baseline), font("regular", size), job.CLOCK)
    context.flush()
    pixels = pictures[environment].getDataAsNumPy()
    stages("drawing")
    return pixels, step, is_cut


def encode(environment, path):
    pictures[environment].writeToFile(path)


job.run("blend2d", options, draw, encode)
