// Distributions of all renders, drawn from bins: a hill for each environment, a line for each of its locales.

const PLOTS = {
  light: { title: "Light", unit: "pt² of full white", log: true },
  lit: { title: "Lit pixels", unit: "share of all pixels" },
  ratio: { title: "Ratio", unit: "luminance over that of the twin" },
  scale: { title: "Text scale", unit: "size used over size asked for, the smallest of each render", floor: true },
};
const HILL = 46, LINE = 14, GAP = 14, AXIS = 22;

function rowOf([environment, locale, count, low, high, pairs]) {
  const bins = new Map();
  for (let at = 0; at < pairs.length; at += 2) bins.set(pairs[at], pairs[at + 1]);
  return { environment, locale, count, low, high, bins };
}

function joined(parts) {
  const all = { count: 0, low: Infinity, high: -Infinity, bins: new Map() };
  for (const row of parts) {
    all.count += row.count;
    all.low = Math.min(all.low, row.low);
    all.high = Math.max(all.high, row.high);
    for (const [bin, count] of row.bins) all.bins.set(bin, (all.bins.get(bin) ?? 0) + count);
  }
  return all;
}

// The figure that a share of the renders does not exceed, to the width of a bin and within the extremes.
function quantile(row, ends, share) {
  let left = share * row.count;
  for (const bin of Array.from(row.bins.keys()).sort((a, b) => a - b)) {
    left -= row.bins.get(bin);
    if (left <= 1e-9) return Math.min(row.high, Math.max(row.low, ends[Math.min(bin, ends.length - 1)]));
  }
  return row.high;
}

// The rows of a plot, by environment: the environment's own, then its locales where there are several.
function blocksOf(plot) {
  const rows = plot.rows.map(rowOf);
  return head.environments.map((name, environment) => {
    const locales = rows.filter((row) => row.environment === environment);
    return { name, environment, locales, all: joined(locales) };
  }).filter((block) => block.locales.length > 0);
}

// The marks of the axis: as much of it as holds the figures and the limits.
function ticksOf(plot, blocks, settings) {
  const values = [...blocks.flatMap((block) => [block.all.low, block.all.high]), ...plot.limits.map(([, limit]) => limit)];
  const low = Math.min(...values), high = Math.max(...values);
  if (settings.log) {
    const decade = (value) => Math.log10(Math.min(Math.max(value, plot.ends[0]), plot.ends[plot.ends.length - 1]));
    const first = Math.floor(decade(low) + 1e-9);
    const last = Math.max(first + 2, Math.ceil(decade(high) - 1e-9));
    return Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
  }
  const step = settings.floor ? (low >= 0.8 ? 0.05 : 0.1) : [0.02, 0.05, 0.1, 0.25].find((size) => high <= size * 5) ?? 0.25;
  const first = settings.floor ? Math.floor(low / step - 1e-9) : 0;
  const last = settings.floor ? Math.round(1 / step) : Math.min(Math.ceil(high / step + 1e-9), Math.round(1.5 / step));
  return Array.from({ length: Math.max(last, first + 2) - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(2)));
}

function scaleOf(ticks, settings, left, width) {
  const axis = (value) => (settings.log ? Math.log10(Math.max(value, ticks[0])) : value);
  const low = axis(ticks[0]), high = axis(ticks[ticks.length - 1]);
  return (value) => left + (Math.min(Math.max(axis(value), low), high) - low) / (high - low) * width;
}

function hill(block, plot, x, base, width) {
  const { ends } = plot;
  let most = 0;
  for (const count of block.all.bins.values()) most = Math.max(most, count);
  let path = "";
  for (const [bin, count] of block.all.bins) {
    const from = x(ends[Math.max(0, Math.min(bin, ends.length - 1) - 1)]), to = x(ends[Math.min(bin, ends.length - 1)]);
    // Roots keep a single render in sight beside thousands.
    const height = Math.max(1.5, Math.sqrt(count / most) * (HILL - 6));
    const breadth = Math.max(to - from, 1.5);
    const at = Math.min(Math.max(bin === 0 ? x(ends[0]) : from, 0), width - breadth);
    path += `M${at.toFixed(1)} ${base}v${(-height).toFixed(1)}h${breadth.toFixed(1)}v${height.toFixed(1)}z`;
  }
  return path;
}

function drawPlot(plot, width) {
  const settings = PLOTS[plot.metric];
  const blocks = blocksOf(plot);
  // Without room beside the hills their names stand over them.
  const isNarrow = width < 520;
  const label = !isNarrow ? 128 : head.locales.length > 1 ? 52 : 0;
  const left = label + 6, span = width - left - 10;
  const ticks = ticksOf(plot, blocks, settings);
  const x = scaleOf(ticks, settings, left, span);
  const parts = [];
  let y = isNarrow ? 16 : 4;
  const top = y;
  const limitsOf = (environment) => plot.limits.filter(([of]) => of === environment).map(([, limit]) => limit);
  const stripes = [];
  for (const block of blocks) {
    const limits = limitsOf(block.environment);
    const base = y + HILL;
    const id = `clip-${plot.metric}-${block.environment}`;
    const path = hill(block, plot, x, base, width);
    parts.push(drawn("path", { d: path, class: "hill" }));
    // Beyond a limit the hill is drawn again in the colour of failure.
    if (limits.length > 0) {
      const edge = settings.floor ? x(Math.min(...limits)) + 0.5 : x(Math.max(...limits)) + 0.5;
      parts.push(drawn("clipPath", { id }, drawn("rect", settings.floor
        ? { x: left - 4, y, width: Math.max(0, edge - left + 4), height: HILL } : { x: edge, y, width: Math.max(0, width - edge), height: HILL })));
      parts.push(drawn("path", { d: path, class: "hill over", "clip-path": `url(#${id})` }));
    }
    parts.push(drawn("line", { x1: left, x2: left + span, y1: base, y2: base, class: "base" }));
    parts.push(drawn("text", isNarrow ? { x: 0, y: y - 3, class: "name" } : { x: label - 6, y: base - 4, class: "name", "text-anchor": "end" }, block.name));
    y = base + 4;
    if (block.locales.length > 1) {
      for (const row of block.locales) {
        const middle = y + LINE / 2;
        const at = (share) => x(quantile(row, plot.ends, share)).toFixed(1);
        parts.push(drawn("line", { x1: x(row.low).toFixed(1), x2: x(row.high).toFixed(1), y1: middle, y2: middle, class: "range" }));
        parts.push(drawn("line", { x1: at(0.05), x2: at(0.95), y1: middle, y2: middle, class: "most" }));
        parts.push(drawn("circle", { cx: at(0.5), cy: middle, r: 3, class: "median" }));
        parts.push(drawn("text", { x: label - 6, y: middle + 3.5, class: "locale", "text-anchor": "end" }, visible(head.locales[row.locale])));
        y += LINE;
      }
    }
    for (const limit of limits) {
      stripes.push(drawn("line", { x1: x(limit), x2: x(limit), y1: base - HILL, y2: y, class: "limit" }));
      stripes.push(drawn("text", { x: Math.min(x(limit) + 4, width - 40), y: base - HILL + 9, class: "limit-name" }, brief(limit)));
    }
    y += isNarrow ? GAP + 10 : GAP;
  }
  const bottom = y - GAP + 4;
  const grid = ticks.map((tick) => drawn("line", { x1: x(tick), x2: x(tick), y1: top, y2: bottom, class: "grid" }));
  const names = ticks.filter((_, at) => at % 2 === 0 || ticks.length * 46 < span).map((tick) => drawn("text", {
    x: x(tick), y: bottom + 15, class: "tick", "text-anchor": tick === ticks[0] ? "start" : tick === ticks[ticks.length - 1] ? "end" : "middle",
  }, settings.log ? whole(tick) : String(tick)));
  return drawn("svg", {
    viewBox: `0 0 ${width} ${bottom + AXIS}`, width, height: bottom + AXIS, role: "img",
    "aria-label": `${settings.title} by environment${head.locales.length > 1 ? " and locale" : ""}; the figures are in the table that follows`,
  }, grid, parts, stripes, names);
}

function figuresTable(plot) {
  const kind = plot.metric;
  const lines = blocksOf(plot).flatMap((block) => {
    const limits = plot.limits.filter(([of]) => of === block.environment).map(([, limit]) => brief(limit)).join(", ");
    const line = (row, locale) => element("tr", {}, element("th", { scope: "row" }, block.name),
      element("td", {}, locale), element("td", {}, whole(row.count)), element("td", {}, figure(row.low, kind)),
      element("td", {}, figure(quantile(row, plot.ends, 0.5), kind)), element("td", {}, figure(quantile(row, plot.ends, 0.95), kind)),
      element("td", {}, figure(row.high, kind)), element("td", {}, limits || "–"));
    return block.locales.length > 1
      ? [line(block.all, "all"), ...block.locales.map((row) => line(row, visible(head.locales[row.locale])))]
      : block.locales.map((row) => line(row, visible(head.locales[row.locale])));
  });
  const titles = ["Environment", "Locale", "Renders", "Least", "Median", "95 %", "Most", "Limits"];
  return element("details", {}, element("summary", {}, "The figures"),
    element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `${PLOTS[kind].title}, figures` },
      element("table", { class: "figures" }, element("thead", {}, element("tr", {}, titles.map((title) => element("th", { scope: "col" }, title)))),
        element("tbody", {}, lines))));
}

function drawPlots() {
  if (head.plots.length === 0) return;
  byId("plots").hidden = false;
  byId("plots-lead").textContent = `From all ${plural(head.summary.renders, "render")}; a hill's height is the root of the count. `
    + "Dashed lines are the limits."
    + (head.locales.length > 1 ? " Under each hill a line a locale: its range, the middle nine tenths, the median." : "");
  const list = byId("plot-list");
  const frames = head.plots.map((plot) => {
    const frame = element("div", { class: "plot-frame" });
    list.append(element("figure", { class: "plot" },
      element("figcaption", {}, element("strong", {}, PLOTS[plot.metric].title), " ", element("span", {}, PLOTS[plot.metric].unit)),
      frame, figuresTable(plot)));
    return { plot, frame, width: 0 };
  });
  const redraw = () => {
    for (const each of frames) {
      const width = Math.floor(each.frame.clientWidth);
      if (width > 0 && width !== each.width) {
        each.width = width;
        each.frame.replaceChildren(drawPlot(each.plot, width));
      }
    }
  };
  redraw();
  new ResizeObserver(redraw).observe(list);
}
