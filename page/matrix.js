// Locale × device × environment: how many renders failed in each, and the way to them.

function drawMatrix() {
  if (head.matrix.length === 0) return;
  byId("matrix").hidden = false;
  const cells = new Map(head.matrix.map(([locale, device, environment, ...counts]) => [`${locale}/${device}/${environment}`, counts]));
  const columns = head.devices.map((_, device) => ({
    device, environments: head.environments.map((_, place) => place)
      .filter((environment) => head.locales.some((_, locale) => cells.has(`${locale}/${device}/${environment}`))),
  })).filter((group) => group.environments.length > 0);
  const top = element("tr", {}, element("th", { scope: "col", rowspan: 2 }, "Locale"),
    columns.map((group) => element("th", { scope: "colgroup", colspan: group.environments.length }, words(head.devices[group.device]))));
  const second = element("tr", {}, columns.flatMap((group) => group.environments.map((environment, place) =>
    element("th", { scope: "col", class: place === 0 ? "first" : null }, words(head.environments[environment])))));
  const lines = head.locales.map((name, locale) => element("tr", {}, element("th", { scope: "row" }, words(name)),
    columns.flatMap((group) => group.environments.map((environment, place) =>
      matrixCell({ locale, device: group.device, environment }, cells.get(`${locale}/${group.device}/${environment}`), place === 0)))));
  byId("matrix-table").append(element("table", { class: "matrix" }, element("thead", {}, top, second), element("tbody", {}, lines)));
}

function matrixCell(where, counts, isFirst) {
  const cell = element("td", { class: isFirst ? "first" : null });
  if (!counts) { cell.append(element("span", { class: "none" }, "–")); return cell; }
  const total = counts.reduce((a, b) => a + b, 0);
  const [, open, warned, failed] = counts;
  const kind = failed > 0 ? "failed" : warned > 0 ? "warned" : open > 0 ? "open" : "passed";
  const facets = { locale: head.locales[where.locale], device: head.devices[where.device], environment: head.environments[where.environment] };
  const heard = `${facets.locale}, ${facets.device}, ${facets.environment}: ${plural(total, "render")}, ${failed} failed, ${warned} with warnings, ${open} cannot tell`;
  const button = element("button", { type: "button", class: `cell ${kind} share-${Math.ceil(failed / total * 4)}`, "aria-label": heard, title: heard },
    failed > 0 ? element("strong", {}, whole(failed)) : element("span", { class: `mark ${kind}`, "aria-hidden": "true" }, MARKS[kind]),
    element("small", {}, failed > 0 ? ` of ${whole(total)}` : ` ${whole(total)}`));
  // Where nothing was found there are renders to look at, and no findings.
  button.addEventListener("click", () => narrow({ ...facets, view: kind === "passed" ? "renders" : "findings" }));
  cell.append(button);
  return cell;
}
