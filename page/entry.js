// One entry: its renders in each environment with pictures, readings, texts and findings.

let opener = null;
let shownCase = -1;

function openEntry(index, from = null) {
  const dialog = byId("entry");
  opener = from ?? opener;
  state.entry = index;
  writeAddress();
  drawEntry(index);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("#entry-title")?.focus();
}

function closeEntry() {
  state.entry = null;
  shownCase = -1;
  writeAddress();
  // The row may have been drawn anew since.
  const back = opener && opener.isConnected ? opener : opener && byId("table").querySelector(`button.open[data-row="${opener.dataset.row}"]`);
  opener = null;
  back?.focus();
}

// The rows of the table before and after the one that is looked at.
function neighbour(step) {
  const { case: cases } = store.renders;
  const at = rows.findIndex((row) => cases[renderOfRow(row)] === shownCase);
  if (at < 0) return null;
  for (let place = at + step; place >= 0 && place < rows.length; place += step) {
    if (cases[renderOfRow(rows[place])] !== shownCase) return renderOfRow(rows[place]);
  }
  return null;
}

function stepButton(text, label, step) {
  const target = neighbour(step);
  const button = element("button", { type: "button", "aria-label": label, disabled: target === null, class: "step" }, text);
  button.addEventListener("click", () => openEntry(target));
  return button;
}

// The same entry in other locales and on other devices.
function siblings(render) {
  const { cases } = store;
  const found = [];
  for (let row = 0; row < cases.count && found.length < 60; row += 1) {
    if (row !== render.case && cases.widget[row] === cases.widget[render.case] && cases.id[row] === render.id) found.push(row);
  }
  if (found.length === 0) return null;
  return element("p", { class: "siblings" }, "Also: ", found.map((row) => {
    const name = [head.locales[cases.locale[row]], head.devices.length > 1 ? head.devices[cases.device[row]] : null].filter(Boolean).map(visible).join(" · ");
    const button = element("button", { type: "button", class: "quiet" }, name);
    button.addEventListener("click", () => openEntry(rendersOfCase(row)[0]));
    return button;
  }));
}

function drawEntry(index) {
  const render = renderAt(index);
  shownCase = render.case;
  const [first, end] = rendersOfCase(render.case);
  const cards = [];
  for (let each = first; each < end; each += 1) cards.push(environmentCard(renderAt(each), each === index));
  const facts = [render.widget, render.locale, render.device, `id ${render.id}`, render.key === null ? null : `key ${render.key}`].filter(Boolean);
  const origin = element("span", { class: "origin" });
  const close = element("button", { type: "button", class: "close", "aria-label": "Close" }, "✕");
  close.addEventListener("click", () => byId("entry").close());
  byId("entry").replaceChildren(...[
    element("header", {}, element("div", { class: "steps" }, stepButton("‹", "Previous entry of the table", -1), stepButton("›", "Next entry of the table", 1)), close),
    element("h2", { id: "entry-title", tabindex: -1 }, words(render.text || "(no text)", render.locale)),
    element("p", { class: "facts" }, facts.flatMap((fact, at) => [at > 0 ? " · " : "", words(fact)]), origin),
    siblings(render), element("div", { class: "environments" }, cards),
  ].filter(Boolean));
  byId("entry").scrollTop = 0;
  detailOf(index).then((detail) => {
    if (detail && detail.entry.origin && shownCase === render.case) origin.append(" · ", words(detail.entry.origin));
  });
}

function environmentCard(render, isChosen) {
  const body = element("div", { class: "card-body" }, element("p", { class: "loading" }, "Loading…"));
  const picture = element("div", { class: "picture" }, pictureOf(render, describe(render)));
  detailOf(render.index).then((detail) => {
    if (!detail) {
      body.replaceChildren(element("p", {}, "The details are in a file of the folder data, which is not beside this page."));
      return;
    }
    body.replaceChildren(...detailParts(detail));
  });
  return element("article", { class: `environment ${render.verdict}${isChosen ? " chosen" : ""}`, "aria-label": render.environment },
    element("h3", {}, mark(render.verdict, VERDICT_WORDS[render.verdict]), words(render.environment)), picture, body);
}

function detailParts(detail) {
  const { reading, ratio } = detail;
  const figures = [
    ["luminance", brief(reading.luminance)], ["light", figure(reading.light, "light")], ["lit pixels", figure(reading.litFraction, "lit")],
    ratio ? ["of its twin", figure(ratio.luminance, "ratio")] : null, detail.systemRatio ? ["of the plain", figure(detail.systemRatio.luminance, "ratio")] : null,
    ["melanopic", brief(reading.melanopic)], ["scotopic", brief(reading.scotopic)], ["power index", brief(reading.powerIndex)],
    reading.peakTile === undefined ? null : ["hot spot", brief(reading.peakTile)],
  ].filter(Boolean);
  return [
    element("dl", { class: "reading" }, figures.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value)))),
    ...detail.findings.filter((finding) => finding.severity === "error").map(findingPart),
    ...detail.findings.filter((finding) => finding.severity !== "error").map(findingPart), ...detail.cannotTell.map(questionPart),
    detail.findings.length + detail.cannotTell.length === 0 ? element("p", { class: "fine" }, "Nothing was found.") : null,
    detail.texts.length === 0 ? null : element("details", { class: "texts" }, element("summary", {}, plural(detail.texts.length, "text")),
      element("ul", {}, detail.texts.map((text) => textPart(text, detail.locale)))),
  ].filter(Boolean);
}

function comparisonOf(finding) {
  if (finding.measured === undefined) return null;
  const unit = !finding.unit || finding.unit === "count" ? "" : finding.unit === "′" ? "′" : ` ${finding.unit}`;
  if (finding.limit === undefined) return `${brief(finding.measured)}${unit}`;
  const sign = finding.measured > finding.limit ? ">" : finding.measured < finding.limit ? "<" : "=";
  let digits = 2;
  while (digits < 6 && sign !== "=" && finding.measured.toFixed(digits) === finding.limit.toFixed(digits)) digits += 1;
  const text = (value) => (finding.unit ? String(Number(value.toFixed(digits))) : value.toFixed(digits));
  return `${text(finding.measured)} ${sign} ${text(finding.limit)}${unit}`;
}

function findingPart(finding) {
  const kind = finding.severity === "error" ? "failed" : "warned";
  const comparison = comparisonOf(finding);
  return element("div", { class: `finding ${kind}` },
    element("p", { class: "rule-line" }, mark(kind, finding.severity), element("code", { class: "rule" }, finding.rule), comparison ? element("strong", {}, comparison) : null),
    element("p", {}, words(sentence(finding.message))),
    finding.path ? element("p", { class: "path" }, element("code", {}, finding.path)) : null,
    finding.advice ? element("p", { class: "advice" }, "→ ", words(sentence(finding.advice))) : null,
    finding.remedy ? element("p", { class: "remedy" }, "✓ Tried: ", words(finding.remedy.change), remedyFigures(finding)) : null,
    aboutRule(finding.rule));
}

// The figure before and after the change; what has none of its own is judged by the light that is left.
function remedyFigures({ measured, remedy: { reaches } }) {
  if (reaches === undefined) return ".";
  const after = reaches.toFixed(2);
  return measured === undefined ? `, which leaves ${after} of the light.` : `: ${measured.toFixed(2)} → ${after}.`;
}

function questionPart(question) {
  return element("div", { class: "finding open" },
    element("p", { class: "rule-line" }, mark("open", "cannot tell"), element("code", { class: "rule" }, question.rule)),
    element("p", {}, words(sentence(question.message))), question.path ? element("p", { class: "path" }, element("code", {}, question.path)) : null);
}

function aboutRule(id) {
  const rule = head.rules.find((each) => each.id === id);
  if (!rule || !rule.what) return null;
  return element("details", { class: "about-rule" }, element("summary", {}, rule.title),
    element("p", {}, rule.what, " ", rule.why), element("p", {}, rule.howToFix));
}

function textPart(text, locale) {
  const facts = [
    `${brief(text.size)} of ${brief(text.requestedSize)} pt`, `scale ${figure(text.scale, "scale")}`, plural(text.lines, "line"),
    text.truncated ? `cut: “${visible(text.dropped ?? "")}” is missing` : null,
    text.missingGlyphs.length > 0 ? `no glyph for ${text.missingGlyphs.map(visible).join(" ")}` : null,
    text.capHeightArcmin === undefined ? null : `${brief(text.capHeightArcmin)}′ tall`,
    text.contrast === undefined ? "contrast unknown" : `contrast ${brief(text.contrast)}`,
    text.wcag === undefined ? null : `WCAG ${brief(text.wcag)}`, text.face, text.script,
  ];
  return element("li", {}, element("p", { class: "set" }, words(text.string, locale)), element("p", { class: "facts" }, facts.filter(Boolean).join(" · ")),
    element("code", {}, text.path));
}

function prepareEntry() {
  const dialog = byId("entry");
  dialog.addEventListener("close", closeEntry);
  // A click beside the dialog closes it, as Escape does.
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select, .scroll")) return;
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const target = step === 0 ? null : neighbour(step);
    if (target !== null) { event.preventDefault(); openEntry(target); }
  });
}
