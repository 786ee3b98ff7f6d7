// Elements made from data: text goes in as text, never as markup.

import { WORDS } from "./words.js";

export const $ = (id) => document.getElementById(id);

export function el(tag, traits = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(traits)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export function button(text, act, traits = {}) {
  return el("button", { type: "button", onclick: act, ...traits }, text);
}

// Puts the texts into the page that its elements ask for.
export function fillTexts() {
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = WORDS[element.dataset.text];
  }
}

// Shows what `build` makes, but leaves the old alone while `data` is the same: so a button keeps
// the focus, and an open list stays open, while news come in.
const shown = new WeakMap();

export function show(parent, data, build) {
  const key = JSON.stringify(data);
  if (shown.get(parent) === key) return;
  shown.set(parent, key);
  const focused = parent.contains(document.activeElement) ? document.activeElement.id : "";
  parent.replaceChildren(...build());
  if (focused && $(focused)) $(focused).focus();
}

export function notice(text) {
  const place = $("notice");
  place.hidden = !text;
  place.replaceChildren(text, button(WORDS.dismiss, () => notice("")));
}

// A list that follows its end, unless somebody has scrolled up to read.
export function append(list, text, traits = {}) {
  const follows = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
  list.append(el("li", traits, text));
  if (follows) list.scrollTop = list.scrollHeight;
}

export function rememberName(name) {
  try {
    localStorage.setItem("sabot-name", name);
  } catch {
    // Without storage the name is asked again, that is all.
  }
}

export function knownName() {
  try {
    return localStorage.getItem("sabot-name") ?? "";
  } catch {
    return "";
  }
}
