// A game's view as tables and lists, whatever the game.

import { el } from "./dom.js";
import { WORDS, spoken } from "./words.js";

// Shown elsewhere, or of no interest to people.
const ELSEWHERE = new Set("game options viewer moves to_act hand outcome".split(" "));
// What has gone by: there, but out of the way.
const PAST = new Set(
  (
    "discards open_discards played shown_played hand_story gold_story put_down thefts roles_away " +
    "results sheet passes last_seat pile_to_shuffle"
  ).split(" "),
);

export class Board {
  constructor(teller) {
    this.teller = teller;
  }

  present(view) {
    const places = Object.values(view).filter(isPlaced).flat();
    const parts = this.parts(view, (name, value) => !PAST.has(name) && !isPlaced(value));
    return places.length ? [this.grid(places), ...parts] : parts;
  }

  past(view) {
    return this.parts(view, (name) => PAST.has(name));
  }

  parts(view, wanted) {
    const names = Object.keys(view).filter((name) => !ELSEWHERE.has(name));
    const shown = names.filter((name) => view[name] !== null && wanted(name, view[name]));
    const tables = shown.filter((name) => isTable(view[name]));
    const facts = shown.filter((name) => !isTable(view[name]));
    return [
      el("dl", { className: "facts" }, ...facts.map((name) => this.fact(name, view[name]))),
      ...tables.map((name) => this.table(name, view[name])),
    ];
  }

  fact(name, value) {
    const said = this.teller.plain(value, name);
    return el("div", {}, el("dt", {}, spoken(name)), el("dd", {}, said));
  }

  table(name, rows) {
    const columns = Object.keys(rows[0]);
    const bySeat = name === "seats";
    const heads = columns.map((column) => el("th", { scope: "col" }, spoken(column)));
    if (bySeat) heads.unshift(el("th", { scope: "col" }, WORDS.player));
    const lines = rows.map((row, at) => {
      const cells = columns.map((column) => this.cell(column, row[column]));
      if (bySeat) cells.unshift(el("th", { scope: "row" }, this.teller.seat(at)));
      return el("tr", {}, ...cells);
    });
    return framed(WORDS.captions[name] ?? spoken(name), "", el("tr", {}, ...heads), lines);
  }

  cell(column, value) {
    const className = column === "cells" ? "kept" : "";
    return el("td", { className }, this.teller.plain(value, column));
  }

  // Cards that lie at columns and rows, north on top.
  grid(places) {
    const start = { card: WORDS.startCard, col: 0, row: 0 };
    places = [start, ...places]; // where every mine begins; it is no card of the view's
    const cols = span(places.map((place) => place.col));
    const rows = span(places.map((place) => place.row));
    const at = new Map(places.map((place) => [`${place.col},${place.row}`, place]));
    const heads = cols.map((col) => el("th", { scope: "col" }, String(col)));
    const lines = rows.map((row) => {
      const cells = cols.map((col) => el("td", {}, placed(at.get(`${col},${row}`))));
      return el("tr", {}, el("th", { scope: "row" }, String(row)), ...cells);
    });
    return framed(WORDS.map, "grid", el("tr", {}, el("td"), ...heads), lines);
  }
}

function isTable(value) {
  return Array.isArray(value) && value.length > 0 && isRecord(value[0]) && alike(value);
}

function isPlaced(value) {
  return isTable(value) && "col" in value[0] && "row" in value[0];
}

function isRecord(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function alike(rows) {
  const columns = Object.keys(rows[0]).join();
  return rows.every((row) => isRecord(row) && Object.keys(row).join() === columns);
}

function placed(place) {
  if (!place) return "";
  return `${place.card ?? WORDS.unknown}${place.turned ? ` ${WORDS.turned}` : ""}`;
}

function span(numbers) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

function framed(title, className, head, lines) {
  const table = el(
    "table",
    { className },
    el("caption", {}, title),
    el("thead", {}, head),
    el("tbody", {}, ...lines),
  );
  return el("div", { className: "scroll", tabIndex: 0, role: "region", "aria-label": title }, table);
}
