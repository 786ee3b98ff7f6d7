// A view in words, whatever the game: fields by their names, seats by the names of their players.

import { joinNames, playerName } from "../sentences";
import type { BaseMove, BaseView, GameEvent } from "../module";
import type { Scene } from "../../table/scene.svelte";
import { i18n, t } from "../../i18n/i18n.svelte";

/** The view of a game that this client has no types for. `texts`: the moves as text, in their order. */
export interface GenericView extends BaseView {
  readonly hand?: readonly string[];
  readonly texts?: readonly string[];
  readonly [field: string]: unknown;
}

export type GenericScene = Scene<GenericView>;
type Seated = Pick<Scene, "players" | "seat">;

/** A field, or an item of a list: a text, or more of them. */
export interface Entry {
  name: string;
  text: string;
  entries: Entry[];
}

// These fields stand elsewhere on the screen, or say nothing to a player.
const ELSEWHERE = new Set(["game", "viewer", "moves", "texts", "hindered", "hand", "to_act"]);
// Fields that hold the number of a seat.
const SEAT_FIELDS = /^(seat|target|to_act|dealer|next_dealer|starter|leader|winner|partner|owner|turn|last_seat|source|viewer)$/;
// Lists of seats, and lists with an item for each seat.
const SEAT_LISTS = /^(winners)$/;
const BY_SEAT = /^(seats|players|hands|scores|points|bids|paid)$/;

/** The name of a field: the catalogue's, or the server's with blanks. */
export function fieldName(name: string): string {
  const text = `field-${name.replaceAll("_", "-")}`;
  return i18n.has(text) ? t(text) : name.replaceAll(/[_-]/g, " ");
}

/** The fields of a view that a player wants to see, in the server's order. */
export function entriesOf(scene: Seated & { readonly view: GenericView }): Entry[] {
  const { view } = scene;
  return Object.entries(view)
    .filter(([name, value]) => !ELSEWHERE.has(name) && !isEmpty(value))
    .map(([name, value]) => entry(scene, name, fieldName(name), value));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function entry(scene: Seated, field: string, name: string, value: unknown): Entry {
  if (Array.isArray(value)) return list(scene, field, name, value);
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).filter(([, each]) => !isEmpty(each));
    if (fields.every(([, each]) => isPlain(each))) return { name, text: fieldsInWords(scene, fields), entries: [] };
    return { name, text: "", entries: fields.map(([each, inner]) => entry(scene, each, fieldName(each), inner)) };
  }
  return { name, text: plain(scene, field, value), entries: [] };
}

// A list of plain values is one line; a list with an item for each player has their names.
function list(scene: Seated, field: string, name: string, items: readonly unknown[]): Entry {
  const bySeat = BY_SEAT.test(field) && items.length === scene.players.length;
  if (items.every(isPlain) && !bySeat) return { name, text: items.map((each) => plain(scene, SEAT_LISTS.test(field) ? "seat" : "", each)).join(", "), entries: [] };
  const label = (place: number) => (bySeat ? playerName(scene, place) : String(place + 1));
  return { name, text: "", entries: items.map((each, place) => entry(scene, "", label(place), each)) };
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function plain(scene: Seated, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return t("generic-none");
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  if (typeof value === "number" && SEAT_FIELDS.test(field) && value in scene.players) return playerName(scene, value);
  return String(value);
}

function fieldsInWords(scene: Seated, fields: readonly (readonly [string, unknown])[]): string {
  return fields.map(([field, value]) => t("generic-item", { name: fieldName(field), value: inWords(scene, field, value) })).join(", ");
}

function inWords(scene: Seated, field: string, value: unknown): string {
  const { text, entries } = entry(scene, field, "", value);
  return entries.length ? entries.map((each) => (each.text ? `${each.name} ${each.text}` : each.name)).join(", ") : text;
}

/** A move as a button says it: its text, if the server sends one, else its fields. */
export function moveLabel(scene: Seated & { readonly view: GenericView }, move: BaseMove): string {
  const { moves, texts } = scene.view;
  const place = moves.findIndex((each) => JSON.stringify(each) === JSON.stringify(move));
  return texts?.[place] ?? tagged(scene, move, "move");
}

/** An event as a line of the log. */
export function eventText(scene: Seated, event: GameEvent): string {
  return tagged(scene, event, "event");
}

// The tag is the verb, so it comes first: "lay – Card: NS, Column: 1".
function tagged(scene: Seated, value: object, tag: string): string {
  const fields = Object.entries(value);
  const kind = fieldName(String(fields.find(([name]) => name === tag)?.[1] ?? ""));
  const facts = fieldsInWords(scene, fields.filter(([name, each]) => name !== tag && !isEmpty(each)));
  const words = facts ? `${kind} – ${facts}` : kind;
  return words.charAt(0).toLocaleUpperCase(i18n.language) + words.slice(1);
}

/** The sentence about the winners. */
export function gameOver(scene: Seated, winners: readonly number[]): string {
  const alone = winners.length === 1;
  const who = winners.length === 0 ? "nobody" : alone ? (winners[0] === scene.seat ? "you" : "alone") : "shared";
  return t("generic-game-over", { who, winners: joinNames(winners.map((seat) => playerName(scene, seat))) });
}
