// Which rows are shown, in which order. The state stands in the address, so that a view can be sent on.

const FACETS = ["rule", "weight", "environment", "locale", "device", "widget"];
const state = {
  query: "", rule: "", weight: "", environment: "", locale: "", device: "", widget: "", view: "findings",
  sort: "weight", descending: false, page: 0, entry: null,
};
const INITIAL = { ...state };

function readAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  Object.assign(state, INITIAL);
  for (const name of ["query", "view", "sort", ...FACETS]) {
    if (parameters.has(name)) state[name] = parameters.get(name);
  }
  if (state.view !== "renders") state.view = "findings";
  if (!(state.sort in SORTS[state.view])) state.sort = "weight";
  state.descending = parameters.get("order") === "down";
  state.page = Math.max(0, (parseInt(parameters.get("page"), 10) || 1) - 1);
  const entry = parseInt(parameters.get("entry"), 10);
  state.entry = Number.isInteger(entry) && entry >= 0 && entry < head.held.renders ? entry : null;
}

function writeAddress() {
  const parameters = new URLSearchParams();
  for (const name of ["query", "view", "sort", ...FACETS]) {
    if (state[name] !== INITIAL[name]) parameters.set(name, state[name]);
  }
  if (state.descending) parameters.set("order", "down");
  if (state.page > 0) parameters.set("page", state.page + 1);
  if (state.entry !== null) parameters.set("entry", state.entry);
  const hash = `#${parameters}`;
  if (hash !== location.hash && (hash !== "#" || location.hash)) history.replaceState(null, "", hash);
}

// Whether the address names a view, and not a section of the page.
function addressIsState() { return location.hash.includes("="); }

function folded(text) { return text.normalize("NFKC").toLowerCase(); }

// For each case 1 where the search is in its text, its id, its key or its widget's name.
function casesWith(query) {
  const { cases } = store;
  const found = new Uint8Array(cases.count);
  for (let row = 0; row < cases.count; row += 1) {
    const text = cases.search[row] ??= folded(`${cases.text[row]}\n${cases.id[row]}\n${cases.key[row] || ""}\n${head.widgets[cases.widget[row]]}`);
    if (text.includes(query)) found[row] = 1;
  }
  return found;
}

function chosen(names, name) { return name === "" ? -1 : names.indexOf(name); }

// The rows that pass the filters, as places in the columns.
function filteredRows() {
  const { cases, renders, findings } = store;
  const query = folded(state.query.trim());
  const inCase = query ? casesWith(query) : null;
  const inPath = query ? head.paths.map((path) => folded(path).includes(query)) : null;
  const unknown = -2;
  const want = {};
  for (const [facet, names] of [["environment", head.environments], ["locale", head.locales],
    ["device", head.devices], ["widget", head.widgets], ["rule", head.rules.map((rule) => rule.id)],
    ["weight", WEIGHTS.map((weight) => weight.name)]]) {
    want[facet] = chosen(names, state[facet]);
    if (state[facet] !== "" && want[facet] < 0) want[facet] = unknown;
  }
  const passes = new Uint8Array(renders.count);
  for (let row = 0; row < renders.count; row += 1) {
    const of = renders.case[row];
    passes[row] = (want.environment === -1 || renders.environment[row] === want.environment)
      && (want.locale === -1 || cases.locale[of] === want.locale)
      && (want.device === -1 || cases.device[of] === want.device)
      && (want.widget === -1 || cases.widget[of] === want.widget) ? 1 : 0;
  }
  const isWanted = (row) => (want.rule === -1 || findings.rule[row] === want.rule)
    && (want.weight === -1 || findings.weight[row] === want.weight);
  const isNamed = (row) => inCase[renders.case[findings.render[row]]] === 1
    || (findings.path[row] >= 0 && inPath[findings.path[row]])
    || head.rules[findings.rule[row]].id.includes(query);
  const rows = new Uint32Array(state.view === "renders" ? renders.count : findings.count);
  let count = 0;
  if (state.view === "findings") {
    for (let row = 0; row < findings.count; row += 1) {
      if (passes[findings.render[row]] && isWanted(row) && (!query || isNamed(row))) rows[count++] = row;
    }
    return rows.subarray(0, count);
  }
  const asksFindings = want.rule !== -1 || want.weight !== -1;
  for (let row = 0; row < renders.count; row += 1) {
    if (!passes[row] || (query && !inCase[renders.case[row]])) continue;
    let has = !asksFindings;
    for (let at = renders.firstFinding[row]; !has && at < renders.firstFinding[row + 1]; at += 1) has = isWanted(at);
    if (has) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

const collator = new Intl.Collator("en", { numeric: true });
const ranks = { count: -1, text: null };

// The place of each case's text in the alphabet, made once all cases are there.
function textRanks() {
  if (ranks.count !== store.cases.count) {
    const order = Array.from(store.cases.text.keys());
    order.sort((a, b) => collator.compare(store.cases.text[a], store.cases.text[b]) || a - b);
    ranks.text = new Uint32Array(order.length);
    order.forEach((row, rank) => { ranks.text[row] = rank; });
    ranks.count = store.cases.count;
  }
  return ranks.text;
}

function nameRanks(names) {
  const order = Array.from(names.keys()).sort((a, b) => collator.compare(names[a], names[b]) || a - b);
  const places = new Uint32Array(names.length);
  order.forEach((name, rank) => { places[name] = rank; });
  return places;
}

// For each way to sort, what makes the key of a row. Environments keep the order of the run.
const caseKey = (column) => () => (render) => store.cases[column][store.renders.case[render]];
const RENDER_SORTS = {
  text: () => { const rank = textRanks(); return (render) => rank[store.renders.case[render]]; },
  environment: () => (render) => store.renders.environment[render],
  locale: caseKey("locale"), device: caseKey("device"), widget: caseKey("widget"),
};
const metricKey = (metric) => () => (render) => {
  const value = store.renders[metric][render];
  return Number.isNaN(value) ? -1 : value;
};
const SORTS = {
  findings: {
    ...Object.fromEntries(Object.entries(RENDER_SORTS).map(([name, make]) => [name, () => {
      const key = make();
      return (row) => key(store.findings.render[row]);
    }])),
    weight: () => (row) => store.findings.weight[row],
    rule: () => { const rank = nameRanks(head.rules.map((rule) => rule.id)); return (row) => rank[store.findings.rule[row]]; },
    over: () => (row) => store.findings.excess[row],
  },
  renders: {
    ...RENDER_SORTS, ...Object.fromEntries(METRICS.map((metric) => [metric, metricKey(metric)])),
    weight: () => (row) => -store.renders.verdict[row],
  },
};

// Equal rows stand by weight, then the farthest from the limit, then as in the run.
function sorted(rows) {
  const key = SORTS[state.view][state.sort]();
  const keys = new Float64Array(state.view === "renders" ? store.renders.count : store.findings.count);
  for (const row of rows) keys[row] = key(row);
  const { weight, excess } = store.findings;
  const tie = state.view === "renders" ? (a, b) => a - b
    : (a, b) => weight[a] - weight[b] || excess[b] - excess[a] || a - b;
  const turn = state.descending ? -1 : 1;
  return rows.sort((a, b) => turn * (keys[a] - keys[b]) || tie(a, b));
}
