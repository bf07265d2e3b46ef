// Elements and words. Text from the run only ever becomes a text node or an attribute's value.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

function element(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function drawn(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function byId(id) { return document.getElementById(id); }

// Control characters are shown and not obeyed; directions are kept to the element by bdi.
function visible(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code === 0x0a || code > 0x2000) return "⏎";
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? "␡" : "\ufffd";
  });
}

// A text of the run in its own language and direction.
function words(text, locale, attributes = {}) {
  const language = locale ? { lang: locale.replace(/_/g, "-") } : {};
  return element("bdi", { dir: "auto", ...language, ...attributes }, visible(text));
}

// Half sentences as rules give them, made whole; a first word that is not all small letters is a name.
function sentence(text) {
  const start = /^[a-z]+(\s|$)/.test(text) ? text[0].toUpperCase() + text.slice(1) : text;
  return /[.!?…:]$/.test(start) || start === "" ? start : `${start}.`;
}

function plural(count, thing) { return `${whole(count)} ${thing}${count === 1 ? "" : "s"}`; }

function whole(count) { return String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f"); }

// Figures as the text report writes them.
function figure(value, kind) {
  if (value === undefined || value === null || Number.isNaN(value)) return "–";
  switch (kind) {
    case "lit": return `${(value * 100).toFixed(1)} %`;
    case "ratio": case "scale": return value.toFixed(2);
    case "light": return `${brief(value)} pt²`;
    default: return brief(value);
  }
}

function brief(value) {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1000) return whole(Math.round(value));
  if (size >= 10) return value.toFixed(1);
  if (size >= 1) return value.toFixed(2);
  return size < 0.0001 ? value.toExponential(1) : String(Number(value.toPrecision(2)));
}

// A word of a shell's command line. Control characters are spelled out, so that pasting runs nothing.
function shellWord(word) {
  if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(word) && !word.startsWith("-")) return word;
  const quoted = "'" + word.replace(/'/g, "'\\''") + "'";
  if (!/[\u0000-\u001f\u007f-\u009f]/.test(word)) return quoted;
  let format = "";
  for (const character of word) {
    const code = character.codePointAt(0);
    if (code === 0) continue;
    if (code < 0x20 || (code > 0x7e && code < 0xa0)) {
      for (const byte of new TextEncoder().encode(character)) format += "\\" + byte.toString(8).padStart(3, "0");
    } else format += character === "%" ? "%%" : character === "\\" ? "\\\\" : character;
  }
  return `"$(printf '${format.replace(/'/g, "'\\''")}')"`;
}

// The command that draws a render: an entry of a set by its id, a text as it is; the samples of a layout all.
function previewCommand(render) {
  const { sets, idField, setOptions, options } = head.preview;
  const words = (pairs) => pairs.map(([name, value]) => `${name}=${shellWord(value)}`);
  const entry = render.source >= 0
    ? words([["--set", sets[render.source]], ["--where", `${idField}=${render.id}`], ...setOptions])
    : render.source === -1 ? words([["--text", render.text]]) : [];
  return [
    "andon preview", shellWord(render.file), ...entry, ...words(options),
    `--environment ${shellWord(render.environment)}`, `--device ${shellWord(render.device)}`,
    `--locale ${shellWord(render.locale)}`, "--out out",
  ].join(" ");
}

function copyButton(text, label) {
  const button = element("button", { type: "button", class: "copy", "aria-label": label }, "Copy");
  button.addEventListener("click", async (event) => {
    event.stopPropagation();
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
    } catch {
      // Without the clipboard the command is selected, ready for the keys that copy.
      const code = button.parentElement.querySelector("code");
      if (code) getSelection().selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  });
  return button;
}

function pictureAddress(name) { return name.split("/").map(encodeURIComponent).join("/"); }

// The picture, loaded once it is seen, or the command that draws it.
function pictureOf(render, alternative) {
  if (render.picture) {
    return element("img", {
      class: "render", src: pictureAddress(render.picture), alt: alternative, loading: "lazy", decoding: "async",
    });
  }
  const command = previewCommand(render);
  return element("div", { class: "command" },
    element("p", {}, "No picture was kept. This draws it:"),
    element("code", { dir: "ltr" }, command), copyButton(command, "Copy the command that draws this picture"));
}

const MARKS = { passed: "✓", open: "?", warned: "!", failed: "✗" };
const VERDICT_WORDS = { passed: "passed", open: "cannot tell", warned: "warning", failed: "failed" };
const WEIGHTS = [
  { name: "error", mark: "✗", kind: "failed" }, { name: "warning", mark: "!", kind: "warned" },
  { name: "cannot tell", mark: "?", kind: "open" },
];

function mark(kind, label) {
  return element("span", { class: `mark ${kind}` },
    element("span", { "aria-hidden": "true" }, MARKS[kind]), element("span", { class: "heard" }, label));
}
