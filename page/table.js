// The table of findings or renders, a page of rows at a time.

const PAGE_LENGTH = 50;
let rows = new Uint32Array(0);

const COLUMNS = {
  findings: [
    { name: "weight", title: "", heard: "Severity" },
    { name: "rule", title: "Rule" },
    { name: "text", title: "Text" },
    { name: "environment", title: "Environment" },
    { name: "locale", title: "Locale", names: head.locales },
    { name: "device", title: "Device", names: head.devices },
    { name: "widget", title: "Widget", names: head.widgets },
    { name: "over", title: "Measured", number: true, falls: true },
    { name: "picture", title: "Picture", fixed: true },
  ],
  renders: [
    { name: "weight", title: "", heard: "Verdict" },
    { name: "text", title: "Text" },
    { name: "environment", title: "Environment" },
    { name: "locale", title: "Locale", names: head.locales },
    { name: "device", title: "Device", names: head.devices },
    { name: "widget", title: "Widget", names: head.widgets },
    { name: "light", title: "Light", number: true, falls: true },
    { name: "lit", title: "Lit", number: true, falls: true },
    { name: "ratio", title: "Of the twin", number: true, falls: true },
    { name: "scale", title: "Text scale", number: true },
    { name: "picture", title: "Picture", fixed: true },
  ],
};

// A column in which every row says the same is left out.
function columnsShown() {
  return COLUMNS[state.view].filter((column) => !column.names || column.names.length > 1);
}

function renderOfRow(row) { return state.view === "renders" ? row : store.findings.render[row]; }

function headerCell(column) {
  const isSorted = state.sort === column.name;
  const order = state.descending ? "descending" : "ascending";
  const cell = element("th", {
    role: "columnheader", scope: "col", class: column.number ? "number" : null,
    "aria-sort": column.fixed ? null : isSorted ? order : "none",
  });
  if (column.fixed) { cell.append(column.title); return cell; }
  const button = element("button", { type: "button" },
    column.heard ? element("span", { class: "heard" }, column.heard) : column.title,
    element("span", { class: "arrow", "aria-hidden": "true" }, isSorted ? (state.descending ? "↓" : "↑") : "↕"));
  button.addEventListener("click", () => {
    state.descending = isSorted ? !state.descending : column.falls === true;
    state.sort = column.name;
    state.page = 0;
    refresh();
    byId("table").querySelector(`th[data-name="${column.name}"] button`)?.focus();
  });
  cell.dataset.name = column.name;
  cell.append(button);
  return cell;
}

function cellContent(column, row, render) {
  const { findings, renders } = store;
  switch (column.name) {
    case "weight": {
      if (state.view === "renders") return mark(render.verdict, VERDICT_WORDS[render.verdict]);
      const weight = WEIGHTS[findings.weight[row]];
      return mark(weight.kind, weight.name);
    }
    case "rule": {
      const path = head.paths[findings.path[row]];
      return [element("code", { class: "rule" }, head.rules[findings.rule[row]].id),
        path === undefined ? null : element("small", { class: "path" }, words(path))];
    }
    case "text": {
      const button = element("button", { type: "button", class: "open", "data-row": row },
        words(render.text || "(no text)", render.locale),
        element("small", {}, words(render.key === null ? render.id : `${render.id} · ${render.key}`)));
      button.addEventListener("click", () => openEntry(render.index, button));
      return button;
    }
    case "over": return findings.comparison[row] || "–";
    case "light": case "lit": case "ratio": case "scale": return figure(renders[column.name][render.index], column.name);
    case "picture": return pictureOf(render, "");
    default: return words(render[column.name]);
  }
}

function bodyRow(row, columns) {
  const render = renderAt(renderOfRow(row));
  const line = element("tr", { role: "row" }, columns.map((column) => element("td", {
    role: "cell", class: `${column.name}${column.number ? " number" : ""}`,
    "data-title": column.title || column.heard,
  }, cellContent(column, row, render))));
  line.addEventListener("click", (event) => {
    if (!event.target.closest("button, a, code") && String(getSelection()) === "") {
      openEntry(render.index, line.querySelector("button.open"));
    }
  });
  return line;
}

function drawTable() {
  const columns = columnsShown();
  const first = state.page * PAGE_LENGTH;
  const shown = rows.subarray(first, first + PAGE_LENGTH);
  byId("table").replaceChildren(rows.length === 0 ? element("p", { class: "nothing" }, "Nothing passes the filters.")
    : element("table", { role: "table", class: state.view, "aria-labelledby": "findings-title", "aria-rowcount": rows.length + 1 },
      element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, columns.map(headerCell))),
      element("tbody", { role: "rowgroup" }, Array.from(shown, (row) => bodyRow(row, columns)))));
  drawPages();
}

function drawPages() {
  const count = Math.max(1, Math.ceil(rows.length / PAGE_LENGTH));
  const pages = byId("pages");
  pages.hidden = count < 2;
  const turn = (label, page, text) => {
    const button = element("button", { type: "button", "aria-label": label, disabled: page < 0 || page >= count || page === state.page }, text);
    button.addEventListener("click", () => { showPage(page); byId("findings").scrollIntoView(); });
    return button;
  };
  pages.replaceChildren(
    turn("First page", 0, "«"), turn("Previous page", state.page - 1, "‹ Previous"),
    element("span", {}, `Page ${whole(state.page + 1)} of ${whole(count)}`),
    turn("Next page", state.page + 1, "Next ›"), turn("Last page", count - 1, "»"));
}

function showPage(page) {
  state.page = page;
  writeAddress();
  drawTable();
}

// Filters and sorts again, and says what came of it.
function refresh() {
  rows = sorted(filteredRows());
  state.page = Math.min(state.page, Math.max(0, Math.ceil(rows.length / PAGE_LENGTH) - 1));
  const all = state.view === "renders" ? store.renders.count : store.findings.count;
  const thing = state.view === "renders" ? "render" : "finding";
  byId("count").textContent = rows.length === all ? plural(all, thing) : `${whole(rows.length)} of ${plural(all, thing)}`;
  byId("findings-title").textContent = state.view === "renders" ? "Renders" : "Findings";
  writeAddress();
  drawTable();
}

// Arrow keys walk along the rows, over the ends of the page too.
function walk(event) {
  const buttons = Array.from(byId("table").querySelectorAll("button.open"));
  const at = buttons.indexOf(document.activeElement);
  if (at < 0) return;
  const last = Math.ceil(rows.length / PAGE_LENGTH) - 1;
  let target = null;
  if (event.key === "ArrowDown") target = at + 1;
  else if (event.key === "ArrowUp") target = at - 1;
  else if (event.key === "Home") target = 0;
  else if (event.key === "End") target = buttons.length - 1;
  if (target === null) return;
  event.preventDefault();
  if (target >= buttons.length && state.page < last) { showPage(state.page + 1); target = 0; }
  else if (target < 0 && state.page > 0) { showPage(state.page - 1); target = PAGE_LENGTH - 1; }
  byId("table").querySelectorAll("button.open")[Math.max(0, target)]?.focus();
}

function option(value, text) { return element("option", { value }, text); }

function drawFilters() {
  const names = {
    environment: head.environments, locale: head.locales, device: head.devices, widget: head.widgets,
  };
  for (const [facet, values] of Object.entries(names)) {
    byId(`filter-${facet}`).replaceChildren(option("", "all"), ...values.map((name) => option(name, visible(name))));
    byId(`filter-${facet}`).closest("label").hidden = values.length < 2;
  }
  const sum = (counts) => counts.reduce((a, b) => a + b, 0);
  byId("filter-rule").replaceChildren(option("", "all"), ...head.rules.map((rule) => option(rule.id, `${rule.id} (${whole(sum(rule.counts))})`)));
  byId("filter-weight").replaceChildren(option("", "all"), ...WEIGHTS.map((weight, place) =>
    option(weight.name, `${weight.name} (${whole(sum(head.rules.map((rule) => rule.counts[place])))})`)));
  let waiting = 0;
  const change = () => {
    state.query = byId("filter-query").value;
    for (const facet of FACETS) state[facet] = byId(`filter-${facet}`).value;
    state.view = byId("filter-view").value;
    if (!(state.sort in SORTS[state.view])) { state.sort = "weight"; state.descending = false; }
    state.page = 0;
    refresh();
  };
  const form = byId("filters");
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    // Typing waits for its end; a choice does not.
    if (event.target.type === "search") waiting = setTimeout(change, 120); else change();
  });
  form.addEventListener("submit", (event) => { event.preventDefault(); change(); });
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    Object.assign(state, INITIAL, { entry: state.entry });
    showFilters();
    refresh();
  });
  byId("table").addEventListener("keydown", walk);
}

// Puts the state into the controls.
function showFilters() {
  byId("filter-query").value = state.query;
  for (const facet of FACETS) byId(`filter-${facet}`).value = state[facet];
  byId("filter-view").value = state.view;
}

// Narrows the table from elsewhere on the page, and goes to it.
function narrow(facets) {
  Object.assign(state, INITIAL, facets, { entry: null });
  showFilters();
  refresh();
  byId("findings").scrollIntoView();
  byId("findings").focus({ preventScroll: true });
}
