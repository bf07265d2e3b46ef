#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""ImageMagick 6's `convert` with its pango: coder: two processes a render. apt: imagemagick

The first makes the text at all nine sizes and says how high each is, the second draws, writes and meters. The coder
dies now and then by itself (6.9.11); the same command is then run again, and counted.
"""

import html
import os
import resource
import subprocess

import job

options = job.arguments()
os.environ.update(
    FONTCONFIG_FILE=os.path.join(options.fonts, "fonts.conf"), MAGICK_THREAD_LIMIT="1", OMP_NUM_THREADS="1")
NAMES = {"semibold": "Inter Semi-Bold", "cjk": "Noto Sans CJK JP Bold"}
LINE_HEIGHTS = {"semibold": 0.96875 + 0.2415, "cjk": 1.16 + 0.288}
aborts = 0


def convert(arguments):
    global aborts
    for _ in range(20):
        done = subprocess.run(["convert", *arguments], capture_output=True, text=True)
        if done.returncode == 0:
            return done.stdout
        aborts += 1
    raise RuntimeError(done.stderr[-500:])


def markup(text, font, size, ink, alpha):
    # Once for Pango's markup and once for ImageMagick's own escapes. At a density of 90 a point of Pango has
    # 1.25 px, and sizes are in 1024ths of it.
    words = html.escape(html.escape(text, quote=False), quote=False).replace("%", "%%")
    return (
        f'pango:<span font_desc="{font}" size="{round(size * 1024 / 1.25)}" '
        f'foreground="#{ink[0]:02x}{ink[1]:02x}{ink[2]:02x}" alpha="{round(alpha * 100)}%">{words}</span>')


def fitted(environment, text, face, width):
    """The size in px, the step, and whether even the smallest step is too large."""
    sizes = [environment.size * environment.scale * step for step in job.STEPS]
    probe = ["-density", "90", "-size", f"{width}x", "-define", "pango:wrap=word-char"]
    probe += [markup(text, NAMES[face], size, job.WHITE, 1) for size in sizes]
    heights = [float(height) for height in convert([*probe, "-format", "%h\n", "info:"]).split()]
    for size, step, height in zip(sizes, job.STEPS, heights):
        if height < (environment.lines + 0.5) * LINE_HEIGHTS[face] * size:
            return size, step, False
    return sizes[-1], job.STEPS[-1], True


def render(environment, text, stages, path):
    scale, side, face = environment.scale, environment.pixels, job.face_of(text)
    width, padding = round(job.WIDTH * scale), round(job.PADDING * scale)
    size, step, is_cut = fitted(environment, text, face, width)
    stages("layout")
    command = ["-density", "90", "-size", f"{side}x{side}", "xc:black"]
    if environment.radius:
        radius = environment.radius * scale
        command += [
            "-fill", f"rgb{environment.ground}", "-draw",
            f"roundrectangle 0,0 {side - 1},{side - 1} {radius},{radius}"]
    height = int((environment.lines + 0.35) * LINE_HEIGHTS[face] * size) + 1 if is_cut else width
    command += ["(", "-background", "none", "-size", f"{width}x{height}", "-define", "pango:wrap=word-char"]
    command += ["-define", "pango:ellipsize=" + ("end" if is_cut else "none")]
    command += [markup(text, NAMES[face], size, environment.ink, environment.alpha), ")"]
    command += ["-geometry", f"+{padding}+{padding}", "-composite"]
    if environment.has_clock:
        clock = markup(job.CLOCK, "Inter", job.CLOCK_SIZE * scale, job.WHITE, job.CLOCK_ALPHA)
        command += [
            "(", "-background", "none", "-size", f"{width}x", "-define", "pango:ellipsize=none", clock, ")",
            "-gravity", "SouthWest", "-geometry", f"+{padding}+{padding}", "-composite"]
    command += ["-alpha", "off", "-depth", "8"]
    if path:
        command += ["(", "+clone", "-write", path, "+delete", ")"]
    command += [
        "(", "+clone", "-separate", "-evaluate-sequence", "max", "-threshold",
        f"{(job.LIT_OVER + 0.5) / 255 * 100:.5f}%", "-format", "%[fx:mean] ", "-write", "info:", "+delete", ")",
        "-colorspace", "RGB", "-format", "%[fx:mean.r] %[fx:mean.g] %[fx:mean.b]", "info:"]
    lit, *means = (float(word) * side * side for word in convert(command).split())
    stages("drawing+metering" + ("+encoding" if path else ""))
    return (*means, lit), step, is_cut


stages, totals = job.Stages(), job.Totals()
start = job.now()
for index, text in enumerate(options.lines):
    for environment in job.ENVIRONMENTS:
        stages.begin()
        path = job.png_file(options, index, environment) if options.png else None
        totals.add(environment, *render(environment, text, stages, path))
child = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
job.emit(
    "imagemagick", options, len(options.lines) * len(job.ENVIRONMENTS), job.since(start), totals, stages,
    aborts_retried=aborts, peak_rss_mb=round(child, 1))
