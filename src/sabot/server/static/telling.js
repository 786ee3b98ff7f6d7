// Moves, events and views as plain text, whatever the game: by the names of their fields.

import { GOALS, WORDS, letter, spoken } from "./words.js";

// Fields that hold a seat, or seats.
const SEATS = new Set(
  (
    "seat target partner asked_by starter dealer source leader winner winners thief victim " +
    "saboteur last_seat turn ended_by other person thieves robbers inspected known_by"
  ).split(" "),
);
// Fields whose value needs no name in front of it.
const PLAIN = new Set("card cards tool colour seal hand name text".split(" "));
// Lists whose items are put apart by commas.
const LISTED = new Set(["cards", "looked_at"]);

export class Teller {
  constructor(picture) {
    this.picture = picture;
  }

  verb(move) {
    return spoken(move.move);
  }

  // A move without its verb, such as `NESW at 3,-1 turned`.
  moveDetails(move) {
    return this.fields(move, "move");
  }

  event(event) {
    const { seat, person, ...others } = event;
    let who = "";
    if (person !== undefined) who = `${others.name ?? this.picture.nameOfPerson(person)}:`;
    else if (seat !== undefined) who = `${this.picture.nameOfSeat(seat)}:`;
    if (person !== undefined) delete others.name;
    const where = person !== undefined && seat !== undefined ? WORDS.atSeat(letter(seat)) : "";
    return [who, spoken(event.event), this.fields(others, "event"), where].filter(Boolean).join(" ");
  }

  fields(thing, tag) {
    const names = Object.keys(thing).filter((name) => name !== tag);
    return names.map((name) => this.field(name, thing)).filter(Boolean).join(" ");
  }

  field(name, thing) {
    const value = thing[name];
    if (name === "source") return value === null ? WORDS.fromStock : WORDS.from(this.seat(value));
    if (value === null) return "";
    if (name === "col") return `${WORDS.at} ${value},${thing.row}`;
    if (name === "row" && "col" in thing) return "";
    if (name === "goal") return GOALS[value];
    if (name === "agree") return value ? WORDS.yes : WORDS.no;
    if (name === "roof") return WORDS.roof(value);
    if (typeof value === "boolean") return value ? spoken(name) : "";
    if (name === "seat" || name === "target") return WORDS.onto(this.seat(value));
    if (name === "what") return WORDS.inFront(value);
    const text = this.plain(value, name);
    return PLAIN.has(name) ? text : `${spoken(name)} ${text}`;
  }

  seat(number) {
    return this.picture.nameOfSeat(number);
  }

  known(name, value) {
    return name === "person" ? this.picture.nameOfPerson(value) : this.seat(value);
  }

  // Any value as text.
  plain(value, name = "") {
    if (value === null || value === undefined) return "–";
    if (value === true) return WORDS.yes;
    if (value === false) return WORDS.no;
    if (Array.isArray(value)) return this.list(value, name);
    if (typeof value === "object") return this.object(value);
    if (typeof value !== "number") return value;
    if (name === "looked_at") return GOALS[value];
    return SEATS.has(name) ? this.known(name, value) : String(value);
  }

  list(values, name) {
    if (!values.length) return WORDS.none;
    if (name === "cells") return roof(values);
    const nested = values.some((value) => value !== null && typeof value === "object");
    const joint = nested ? "; " : LISTED.has(name) || SEATS.has(name) ? ", " : " ";
    return values.map((value) => this.plain(value, name)).join(joint);
  }

  object(thing) {
    if ("col" in thing) return this.fields({ ...thing, card: thing.card ?? WORDS.unknown });
    if (Array.isArray(thing.cards) && "leader" in thing) return this.trick(thing);
    if (typeof thing.cells === "string") return `${thing.cells} ${thing.value}`;
    const counts = Object.values(thing).every((value) => typeof value === "number");
    const names = Object.keys(thing).filter((name) => !counts || thing[name] !== 0);
    const parts = names.map((name) => `${spoken(name)} ${this.plain(thing[name], name)}`);
    return parts.join(", ") || WORDS.none;
  }

  trick(trick) {
    const cards = trick.cards.map((card, seat) => card && `${this.seat(seat)} ${card}`);
    const led = `${spoken("leader")} ${this.seat(trick.leader)}`;
    return [led, ...cards.filter(Boolean), `${WORDS.best} ${this.seat(trick.winner)}`].join(", ");
  }
}

// The nine cells of a roof, row by row, with their letters.
function roof(cells) {
  const named = cells.map((card, at) => `${"ABCDEFGHI"[at]}: ${card ?? "–"}`);
  return [0, 3, 6].map((from) => named.slice(from, from + 3).join("   ")).join("\n");
}
