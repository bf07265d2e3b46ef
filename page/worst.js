// The verdict's figures, the worst renders and what concerns the whole run.

function drawCounts() {
  const { summary } = head;
  const counts = [
    ["renders", summary.renders, ""], ["passed", summary.passed, "passed"], ["failed", summary.failed, "failed"],
    ["errors", summary.errorFindings, "failed"], ["warnings", summary.warningFindings, "warned"],
    ["cannot tell", summary.cannotTell, "open"], ["could not be judged", summary.errors, "failed"],
  ];
  byId("counts").append(...counts.filter(([name, count]) => count > 0 || name === "renders" || name === "failed")
    .map(([name, count, kind]) => element("div", { class: count > 0 ? kind : "" },
      element("dt", {}, name), element("dd", {}, whole(count)))));
  document.documentElement.classList.add("drawn");
  byId("stopped").hidden = summary.interrupted !== true;
  const { held } = head;
  if (held.renders < summary.renders) {
    byId("held").hidden = false;
    byId("held").textContent = `This page holds ${whole(held.renders)} of ${plural(summary.renders, "render")}: those with a finding, `
      + `up to ${plural(held.findingLimit, "finding")}, and the first ${whole(held.renderLimit)} of all. `
      + "Counts, matrix and distributions are from all of them; the files named under About hold every row.";
  }
}

function worstCard(worst) {
  const button = element("button", { type: "button", class: "open" }, words(worst.text || "(no text)", worst.locale));
  if (worst.render === undefined) button.disabled = true;
  else button.addEventListener("click", () => openEntry(worst.render, button));
  const kind = worst.severity === "error" ? "failed" : "warned";
  return element("li", { class: `card ${kind}` },
    element("div", { class: "picture" }, pictureOf(worst, `${worst.widget} in ${worst.environment}`)),
    element("div", { class: "card-text" },
      element("p", { class: "rule-line" }, mark(kind, worst.severity), element("code", { class: "rule" }, worst.rule),
        worst.comparison ? element("strong", {}, worst.comparison) : null),
      element("h3", {}, button),
      element("p", { class: "where" }, [worst.environment, head.locales.length > 1 ? worst.locale : null, head.devices.length > 1 ? worst.device : null,
        head.widgets.length > 1 ? worst.widget : null].filter(Boolean).map(visible).join(" · ")),
      element("p", { class: "message" }, words(worst.message))));
}

function drawWorst() {
  if (head.worst.length === 0) return;
  byId("worst").hidden = false;
  byId("worst-cards").append(...head.worst.map(worstCard));
  const [first] = head.worst;
  byId("worst-line").hidden = false;
  byId("worst-line").append("The worst: ", element("code", { class: "rule" }, first.rule),
    first.comparison ? ` ${first.comparison}` : "", " in ", visible(first.environment), ", ", words(`“${first.text}”`, first.locale));
}

function placeOf(error) {
  const at = [error.file, error.line, error.column].filter((part) => part !== undefined).join(":");
  return [at, error.key].filter(Boolean).join(", ");
}

function drawMessages() {
  const lines = [
    ...head.findings.map((finding) => [finding.severity === "error" ? "failed" : "warned", finding.severity, finding.rule, finding.message, finding.advice]),
    ...head.errors.map((error) => ["failed", "could not be judged", placeOf(error), error.message, error.hint]),
  ];
  if (lines.length === 0) return;
  byId("whole").hidden = false;
  byId("messages").append(...lines.map(([kind, heard, where, message, advice]) => element("li", {}, mark(kind, heard),
    element("div", {}, where ? element("code", {}, words(where)) : null, " ", words(sentence(message)), advice ? [" ", element("span", { class: "advice" }, words(sentence(advice)))] : null))));
  if (head.errorCount > head.errors.length) {
    byId("messages").append(element("li", {}, `and ${plural(head.errorCount - head.errors.length, "more error")}; report.json has all`));
  }
}

function drawAbout() {
  const { andon } = head;
  const parts = [element("p", {}, `Andon ${andon.version}. Figures are of pictures that Andon draws; what the system does to them is a model, whose parameters follow. No light was measured on a phone.`)];
  if (head.files.length > 0) {
    parts.push(element("p", {}, "Beside this page: ", head.files.flatMap((file, at) => [at > 0 ? ", " : "", element("a", { href: pictureAddress(file) }, file)]), "."));
  }
  const names = Object.keys(andon.model);
  if (names.length > 0) {
    parts.push(element("details", {}, element("summary", {}, "The system model"), element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "The system model" },
      element("table", { class: "figures" }, element("thead", {}, element("tr", {}, ["Parameter", "Value", "Certainty"].map((title) => element("th", { scope: "col" }, title)))),
        element("tbody", {}, names.map((name) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, JSON.stringify(andon.model[name])), element("td", {}, andon.certainty[name]))))))));
  }
  if (andon.fonts.length > 0) {
    parts.push(element("details", {}, element("summary", {}, "The faces"), element("ul", { class: "faces" },
      andon.fonts.map((font) => element("li", {}, font.face, " ", element("code", {}, font.sha256.slice(0, 12)))))));
  }
  byId("about-text").append(...parts);
}
