// SPDX-License-Identifier: MIT
// The job on a canvas, inside the page: layout, drawing, metering and PNG. `environments` is put before this file.
"use strict";
const WIDTH = 126, PADDING = 16, SIDE = 158;
const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
const HEIGHTS = {semibold: [0.96875, 0.24148], regular: [0.96875, 0.24148], cjk: [1.16, 0.288]};
const NEVER_FIRST = new Set("、。，．・：；？！」』）】〕］｝〉》ー…々ゃゅょっぁぃぅぇぉャュョッァィゥェォ!?.,:;)%");
const NEVER_LAST = new Set("「『（【〔［｛〈《(");
const LIGHT = Float64Array.from({length: 256}, (_, code) => {
  const share = code / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function mayBreak(before, after) {
  if (after === " ") return false;
  if (before === " " || before === "—") return true;
  return (before >= "\u3000" || after >= "\u3000") && !NEVER_FIRST.has(after) && !NEVER_LAST.has(before);
}

function pieces(text) {
  const letters = [...text], found = [];
  let piece = "";
  letters.forEach((letter, place) => {
    if (place > 0 && mayBreak(letters[place - 1], letter)) { found.push(piece); piece = ""; }
    piece += letter;
  });
  found.push(piece);
  return found;
}

const ruler = document.createElement("canvas").getContext("2d"), widths = new Map();
function width(face, text) {
  const key = face + text;
  if (!widths.has(key)) {
    ruler.font = "1000px " + face;
    widths.set(key, ruler.measureText(text).width / 1000);
  }
  return widths.get(key);
}

function broken(face, text, size, most) {
  const room = WIDTH / size, lines = [];
  let line = "", used = 0;
  for (const piece of pieces(text)) {
    if (line && used + width(face, piece.trimEnd()) > room) {
      lines.push(line);
      if (lines.length >= most) return null;
      line = ""; used = 0;
    }
    line += piece;
    used += width(face, piece);
  }
  lines.push(line);
  return lines;
}

function fitted(face, text, environment) {
  const at = (words, step) => broken(face, words, environment.size * step, environment.lines);
  let low = 0, high;
  if (!at(text, 0.6)) {
    const shortened = (end) => text.slice(0, end).trimEnd() + "…";
    high = text.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(shortened(middle), 0.6)) low = middle; else high = middle;
    }
    return {step: 0.6, lines: at(shortened(low), 0.6), isCut: true};
  }
  high = STEPS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(text, STEPS[middle])) high = middle; else low = middle + 1;
  }
  return {step: STEPS[high], lines: at(text, STEPS[high]), isCut: false};
}

const contexts = environments.map((environment) => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = environment.pixels;
  return canvas.getContext("2d", {willReadFrequently: true, alpha: false});
});
const color = (ink, alpha) => `rgba(${ink.join(",")},${alpha})`;

function draw(pen, environment, text) {
  const {scale, pixels} = environment, left = PADDING * scale;
  const face = /[\u3000-\uffff]/.test(text) ? "cjk" : "semibold", fit = fitted(face, text, environment);
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, pixels, pixels);
  if (environment.radius) {
    pen.fillStyle = color(environment.ground, 1);
    pen.beginPath();
    pen.roundRect(0, 0, pixels, pixels, environment.radius * scale);
    pen.fill();
  }
  pen.textBaseline = "alphabetic";
  pen.fontKerning = "normal";
  pen.textRendering = "geometricPrecision";
  let size = environment.size * fit.step * scale;
  const [ascent, descent] = HEIGHTS[face];
  pen.font = `${size}px ${face}`;
  pen.fillStyle = color(environment.ink, environment.alpha);
  fit.lines.forEach((line, index) => {
    pen.fillText(line.trimEnd(), left, Math.round(left + size * (index * (ascent + descent) + ascent)));
  });
  if (environment.clock) {
    size = 11 * scale;
    pen.font = `${size}px regular`;
    pen.fillStyle = "rgba(255,255,255,0.6)";
    pen.fillText("9:41", left, Math.round((SIDE - PADDING) * scale - HEIGHTS.regular[1] * size));
  }
  return fit;
}

// Equal pixels are counted as one run.
function meter(pen, environment) {
  const side = environment.pixels;
  const pixels = new Uint32Array(pen.getImageData(0, 0, side, side).data.buffer);
  let sums = [0, 0, 0, 0], start = 0;
  for (let end = 1; end <= pixels.length; end++) {
    if (end < pixels.length && pixels[end] === pixels[start]) continue;
    const pixel = pixels[start], count = end - start;
    const red = pixel & 255, green = pixel >> 8 & 255, blue = pixel >> 16 & 255;
    sums[0] += count * LIGHT[red];
    sums[1] += count * LIGHT[green];
    sums[2] += count * LIGHT[blue];
    if (red > 8 || green > 8 || blue > 8) sums[3] += count;
    start = end;
  }
  return sums;
}

async function png(pen) {
  const blob = await new Promise((done) => pen.canvas.toBlob(done));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

async function batch(texts, withPictures) {
  const spent = {"layout+drawing": 0, metering: 0, encoding: 0}, renders = [], pictures = [];
  for (const text of texts) {
    for (const [place, environment] of environments.entries()) {
      const pen = contexts[place], start = performance.now();
      const fit = draw(pen, environment, text), drawn = performance.now();
      renders.push([...meter(pen, environment), fit.step, fit.isCut]);
      const metered = performance.now();
      if (withPictures) pictures.push(await png(pen));
      spent["layout+drawing"] += drawn - start;
      spent.metering += metered - drawn;
      spent.encoding += performance.now() - metered;
    }
  }
  return {renders, pictures, spent};
}
