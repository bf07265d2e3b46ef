#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Typst, many widgets a run, a page each. PyPI: typst pillow numpy

Steps and cuts are found by a function in Typst on its own measure. It answers with PNGs only, as resvg does. The day
has a resolution of its own and so a run of its own.
"""

import io
import json

import job
import numpy as np
import typst
from PIL import Image

AT_ONCE = 50
SOURCE = r"""
#let job = json(bytes(sys.inputs.job))
#set par(leading: 0pt, spacing: 0pt, linebreaks: "simple", justify: false)
#set text(top-edge: "ascender", bottom-edge: "descender", hyphenate: false, lang: job.lang)
#let ink(color, alpha) = rgb(..color, alpha * 100%)
#let set-in(words, env, step) = text(
  font: job.font, weight: job.weight, size: env.size * step * 1pt, fill: ink(env.ink, env.alpha), words)
#let fits(words, env, step) = (
  measure(width: 126pt, set-in(words, env, step)).height
    < (env.lines + 0.5) * measure(set-in(job.letter, env, step)).height)
#let shortened(clusters, count) = clusters.slice(0, count).join("").trim(" ", at: end) + "…"
#let longest(words, env) = {
  let clusters = words.clusters()
  let (low, high) = (0, clusters.len())
  while high - low > 1 {
    let middle = calc.quo(low + high, 2)
    if fits(shortened(clusters, middle), env, 0.6) { low = middle } else { high = middle }
  }
  shortened(clusters, low)
}
#let largest(words, env) = {
  let (low, high) = (0, 8)
  while low < high {
    let middle = calc.quo(low + high, 2)
    if fits(words, env, 1.0 - 0.05 * middle) { high = middle } else { low = middle + 1 }
  }
  1.0 - 0.05 * high
}
#let ground(env) = if env.radius > 0 {
  rect(width: 158pt, height: 158pt, radius: env.radius * 1pt, fill: rgb(..env.ground))
}
#for words in job.texts {
  for env in job.environments {
    page(width: 158pt, height: 158pt, margin: 16pt, fill: black, background: ground(env), {
      context {
        if fits(words, env, 0.6) { let step = largest(words, env); set-in(words, env, step) }
        else { set-in(longest(words, env), env, 0.6) }
      }
      if env.clock {
        place(bottom + left, text(font: "Inter", weight: 400, size: 11pt, fill: ink((255, 255, 255), 0.6), "9:41"))
      }
    })
  }
}
"""

options = job.arguments()


def pages(texts, environments, scale):
    is_cjk = any(job.face_of(text) == "cjk" for text in texts)
    order = {
        "texts": texts, "lang": "ja" if is_cjk else "en", "letter": "あ" if is_cjk else "x",
        "font": "Noto Sans CJK JP" if is_cjk else "Inter", "weight": 700 if is_cjk else 600,
        "environments": [
            {"size": each.size, "ink": each.ink, "alpha": each.alpha, "lines": each.lines,
             "radius": each.radius, "ground": each.ground, "clock": each.has_clock}
            for each in environments]}
    made = typst.compile(
        SOURCE.encode(), format="png", ppi=72 * scale, font_paths=[options.fonts],
        ignore_system_fonts=True, sys_inputs={"job": json.dumps(order)})
    return made if isinstance(made, list) else [made]


groups = {}
for environment in job.ENVIRONMENTS:
    groups.setdefault(environment.scale, []).append(environment)
pages(options.lines[:1], job.ENVIRONMENTS[:1], 3.0)
stages, totals = job.Stages(), job.Totals()
start, renders = job.now(), 0
for first in range(0, len(options.lines), AT_ONCE):
    texts = options.lines[first:first + AT_ONCE]
    for scale, environments in groups.items():
        stages.begin()
        files = pages(texts, environments, scale)
        stages("layout+drawing+encoding")
        for place, data in enumerate(files):
            environment = environments[place % len(environments)]
            pixels = np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))
            stages("decoding")
            totals.add(environment, job.meter(pixels))
            stages("metering")
            if options.png:
                with open(job.png_file(options, first + place // len(environments), environment), "wb") as file:
                    file.write(data)
                stages("writing")
            renders += 1
job.emit("typst", options, renders, job.since(start), totals, stages)
