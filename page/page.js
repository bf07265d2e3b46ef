// Draws the page, then loads the rows.

function ready() {
  byId("count").textContent = "";
  refresh();
  if (state.entry !== null && state.entry < store.renders.count) openEntry(state.entry);
}

function loadParts() {
  if (head.held.parts === 0) { ready(); return; }
  let left = head.held.parts;
  const done = () => {
    left -= 1;
    if (left > 0) byId("count").textContent = `Loading… ${head.held.parts - left} of ${head.held.parts}`;
    else if (store.missing.length === 0) ready();
    else {
      byId("count").textContent = `The rows cannot be shown: ${store.missing.join(", ")} ${store.missing.length === 1 ? "is" : "are"} not beside this page.`;
    }
  };
  globalThis.andon.part = (part) => { addPart(part); done(); };
  for (let number = 1; number <= head.held.parts; number += 1) {
    const name = fileName("part", number);
    load(name, () => { store.missing.push(`data/${name}`); done(); });
  }
}

drawCounts();
drawWorst();
drawMatrix();
drawPlots();
drawMessages();
drawAbout();
drawFilters();
prepareEntry();
readAddress();
showFilters();
loadParts();

addEventListener("hashchange", () => {
  if (!addressIsState() && location.hash !== "") return;
  readAddress();
  showFilters();
  refresh();
  if (state.entry !== null) openEntry(state.entry);
  else if (byId("entry").open) byId("entry").close();
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input, select, textarea") || byId("entry").open) return;
  event.preventDefault();
  byId("filter-query").focus();
  byId("filter-query").scrollIntoView({ block: "center" });
});
