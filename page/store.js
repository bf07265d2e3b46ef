// The rows of the run: typed columns, filled part by part as the scripts beside the page arrive.

const head = JSON.parse(byId("andon-data").textContent);
const METRICS = ["light", "lit", "ratio", "scale"];

const store = {
  cases: {
    count: 0, id: [], text: [], widget: new Uint16Array(head.held.cases),
    key: [], source: new Int32Array(head.held.cases), file: new Uint16Array(head.held.cases), locale: new Uint16Array(head.held.cases), device: new Uint16Array(head.held.cases), search: [],
  },
  renders: {
    count: 0, picture: [], case: new Uint32Array(head.held.renders), environment: new Uint16Array(head.held.renders),
    verdict: new Uint8Array(head.held.renders), firstFinding: new Uint32Array(head.held.renders + 1),
  },
  findings: {
    count: 0, comparison: [], render: new Uint32Array(head.held.findings), rule: new Uint16Array(head.held.findings),
    weight: new Uint8Array(head.held.findings), path: new Int32Array(head.held.findings),
    excess: new Float32Array(head.held.findings),
  },
  partsLeft: head.held.parts,
  missing: [],
};
for (const metric of METRICS) store.renders[metric] = new Float32Array(head.held.renders);

function addPart({ cases, renders, findings }) {
  const firstCase = store.cases.count, firstRender = store.renders.count, first = store.findings.count;
  for (const name of ["widget", "file", "locale", "device", "source"]) store.cases[name].set(cases[name], firstCase);
  for (const name of ["id", "text", "key"]) {
    for (const value of cases[name]) store.cases[name].push(value);
  }
  for (let index = 0; index < renders.case.length; index += 1) {
    const row = firstRender + index;
    store.renders.case[row] = firstCase + renders.case[index];
    store.renders.environment[row] = renders.environment[index];
    store.renders.verdict[row] = renders.verdict[index];
    store.renders.picture.push(renders.picture[index] || null);
    for (const metric of METRICS) store.renders[metric][row] = renders[metric][index] ?? NaN;
  }
  let next = firstRender;
  for (let index = 0; index < findings.render.length; index += 1) {
    const row = first + index, render = firstRender + findings.render[index];
    while (next <= render) { store.renders.firstFinding[next] = row; next += 1; }
    store.findings.render[row] = render;
    store.findings.rule[row] = findings.rule[index];
    store.findings.weight[row] = findings.weight[index];
    store.findings.path[row] = findings.path[index];
    store.findings.excess[row] = findings.excess[index];
    store.findings.comparison.push(findings.comparison[index] || "");
  }
  store.cases.count += cases.id.length;
  store.renders.count += renders.case.length;
  store.findings.count += findings.render.length;
  while (next <= store.renders.count) { store.renders.firstFinding[next] = store.findings.count; next += 1; }
}

// What a row shows of a render, without its details.
function renderAt(index) {
  const row = store.renders.case[index];
  return {
    index, case: row, picture: store.renders.picture[index],
    widget: head.widgets[store.cases.widget[row]], file: head.layouts[store.cases.file[row]], id: store.cases.id[row], text: store.cases.text[row],
    key: store.cases.key[row] || null, source: store.cases.source[row],
    locale: head.locales[store.cases.locale[row]], device: head.devices[store.cases.device[row]],
    environment: head.environments[store.renders.environment[index]],
    verdict: head.verdicts[store.renders.verdict[index]],
  };
}

function describe(render) { return `${render.widget}: ${visible(render.text)}, in ${render.environment}`; }

// The first render of a case, and the one after its last.
function rendersOfCase(row) {
  const { case: cases, count } = store.renders;
  let low = 0, high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cases[middle] < row) low = middle + 1; else high = middle;
  }
  let end = low;
  while (end < count && cases[end] === row) end += 1;
  return [low, end];
}

// Scripts that call back with what they hold. A page that was opened as a file may load nothing else.
function load(name, failed) {
  const script = element("script", { src: `data/${name}` });
  script.async = false;
  script.addEventListener("error", () => { script.remove(); failed(); });
  script.addEventListener("load", () => script.remove());
  document.head.append(script);
}

function fileName(kind, number) { return `${kind}-${String(number).padStart(5, "0")}.js`; }

const DETAILS_OF_FILE = 256;
const details = new Map();
const awaited = new Map();

// Promises the whole report of a render, or null where its file is not beside the page.
function detailOf(index) {
  const number = Math.floor(index / DETAILS_OF_FILE) + 1;
  const place = index % DETAILS_OF_FILE;
  if (details.has(number)) return Promise.resolve(details.get(number)[place] ?? null);
  return new Promise((resolve) => {
    const waiting = awaited.get(number);
    const receive = (rows) => resolve(rows ? rows[place] ?? null : null);
    if (waiting) { waiting.push(receive); return; }
    awaited.set(number, [receive]);
    load(fileName("detail", number), () => settle(number, null));
  });
}

function settle(number, rows) {
  if (rows) {
    // A few files are enough for walking to and fro.
    if (details.size >= 16) details.delete(details.keys().next().value);
    details.set(number, rows);
  }
  for (const receive of awaited.get(number) ?? []) receive(rows);
  awaited.delete(number);
}

globalThis.andon = { part: addPart, detail: settle };
