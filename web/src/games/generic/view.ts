// A view in words, whatever the game: fields by their names, seats by the names of their players.

import { sameMove } from "../moves";
import { capitalize, joinNames, playerName, subjectFacts, type Refusal } from "../sentences";
import type { BaseMove, BaseView, GameEvent } from "../module";
import type { Scene } from "../../table/scene.svelte";
import { i18n, t, type Facts } from "../../i18n/i18n.svelte";

/** The view of a game that this client has no types for. `texts`: the moves as text, in their order. */
export interface GenericView extends BaseView {
  readonly hand?: readonly string[];
  readonly texts?: readonly string[];
  readonly [field: string]: unknown;
}

export type GenericScene = Scene<GenericView>;
type Shown = Pick<Scene, "players" | "seat"> & { readonly view: GenericView };

/** A field, or an item of a list: a text, or more of them. */
export interface Entry {
  name: string;
  text: string;
  entries: Entry[];
}

// These fields stand elsewhere on the screen, or say nothing to a player.
const ELSEWHERE = new Set(["game", "rules", "viewer", "moves", "texts", "hindered", "hand", "to_act", "outcome"]);
// Fields that hold the number of a seat, as in the terminal (docs/adding-a-game.md lists them).
const SEAT_FIELDS = /^(seat|to_act|turn|dealer|next_dealer|starter|target|partner)$/;
// Lists of seats, and lists with an item for each seat.
const SEAT_LISTS = /^(winners)$/;
const BY_SEAT = /^(seats|scores|hands)$/;
// The value of a fact that the viewer does not know.
const HIDDEN = "hidden";

/** The name of a text in the game's own catalogue, as the terminal asks for it too; null without such a text. */
function ownText(game: string, kind: "field" | "move" | "event" | "refusal", name: string): string | null {
  const text = [game, kind, name].join("-").replaceAll("_", "-");
  return i18n.has(text) ? text : null;
}

/** The name of a field: the game's, the generic one, or the server's with blanks. */
export function fieldName(game: string, name: string): string {
  const own = ownText(game, "field", name);
  if (own) return t(own);
  const text = `field-${name.replaceAll("_", "-")}`;
  return i18n.has(text) ? t(text) : name.replaceAll(/[_-]/g, " ");
}

/** The fields of a view that a player wants to see, in the server's order; the options come last. */
export function entriesOf(scene: Shown): Entry[] {
  const { options, ...fields } = scene.view;
  return Object.entries({ ...fields, options })
    .filter(([name, value]) => !ELSEWHERE.has(name) && !isEmpty(value))
    .map(([name, value]) => entry(scene, name, fieldName(scene.view.game, name), value));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function entry(scene: Shown, field: string, name: string, value: unknown): Entry {
  if (Array.isArray(value)) return list(scene, field, name, value);
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).filter(([, each]) => !isEmpty(each));
    if (fields.every(([, each]) => isPlain(each))) return { name, text: fieldsInWords(scene, fields), entries: [] };
    return { name, text: "", entries: fields.map(([each, inner]) => entry(scene, each, fieldName(scene.view.game, each), inner)) };
  }
  return { name, text: plain(scene, field, value), entries: [] };
}

// A list of plain values is one line; a list with an item for each player has their names.
function list(scene: Shown, field: string, name: string, items: readonly unknown[]): Entry {
  const bySeat = BY_SEAT.test(field) && items.length === scene.players.length;
  if (items.every(isPlain) && !bySeat)
    return { name, text: items.map((each) => plain(scene, SEAT_LISTS.test(field) ? "seat" : "", each)).join(", "), entries: [] };
  const label = (place: number) => (bySeat ? playerName(scene, place) : String(place + 1));
  return { name, text: "", entries: items.map((each, place) => entry(scene, "", label(place), each)) };
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function plain(scene: Shown, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return t("generic-none");
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  if (typeof value === "number" && SEAT_FIELDS.test(field) && value in scene.players) return playerName(scene, value);
  return String(value);
}

function fieldsInWords(scene: Shown, fields: readonly (readonly [string, unknown])[]): string {
  return fields
    .map(([field, value]) =>
      t("generic-item", { name: capitalize(fieldName(scene.view.game, field)), value: inWords(scene, field, value) }),
    )
    .join(", ");
}

function inWords(scene: Shown, field: string, value: unknown): string {
  const { text, entries } = entry(scene, field, "", value);
  return entries.length ? entries.map((each) => (each.text ? `${each.name} ${each.text}` : each.name)).join(", ") : text;
}

/** A move as a button says it: the game's own words, the server's text, or its fields. */
export function moveLabel(scene: Shown, move: BaseMove): string {
  const { game, moves, texts } = scene.view;
  const own = ownText(game, "move", move.move);
  if (own) return capitalize(t(own, facts(scene, move)));
  const place = moves.findIndex((each) => sameMove(each, move));
  return texts?.[place] ?? capitalize(described(scene, move.move, move, ["move"]));
}

/** An event as a line of the log: the game's own words, or its fields. */
export function eventText(scene: Shown, event: GameEvent & { readonly seat?: unknown }): string {
  const { seat } = event;
  const own = ownText(scene.view.game, "event", event.event);
  if (own) return t(own, { ...(typeof seat === "number" ? subjectFacts(scene, seat) : {}), ...facts(scene, event) });
  if (typeof seat !== "number") return capitalize(described(scene, event.event, event, ["event"]));
  return t("generic-item", { name: playerName(scene, seat), value: described(scene, event.event, event, ["event", "seat"]) });
}

// The kind is the verb, so it comes first: "lay – Card: NS, Column: 1".
function described(scene: Shown, kind: string, value: object, without: readonly string[]): string {
  const fields = Object.entries(value).filter(([name, each]) => !without.includes(name) && !isEmpty(each));
  const verb = fieldName(scene.view.game, kind);
  return fields.length ? `${verb} – ${fieldsInWords(scene, fields)}` : verb;
}

/** Why a move was refused, in the game's own words if the server has them. */
export function refusal({ view }: Pick<Shown, "view">, refused: Refusal): string | null {
  const own = ownText(view.game, "refusal", refused.reason);
  return own && t(own, refused.facts);
}

// Numbers stay numbers, so that a text can count them.
function facts(scene: Shown, value: object): Facts {
  const found = Object.entries(value).map(([name, each]) => [name, isEmpty(each) ? HIDDEN : fact(scene, name, each)] as const);
  return Object.fromEntries(found);
}

function fact(scene: Shown, field: string, value: unknown): string | number {
  return typeof value === "number" && !SEAT_FIELDS.test(field) ? value : inWords(scene, field, value);
}

/** The scores of the seats: those of the game that is over, or so far; none if the view does not say. */
export function scoresOf({ view, players }: Shown): readonly unknown[] {
  const { scores } = view.outcome ?? view;
  return Array.isArray(scores) && scores.length === players.length && scores.every(isPlain) ? scores : [];
}

/** The sentence about the winners. */
export function gameOver(scene: Shown, winners: readonly number[]): string {
  const alone = winners.length === 1;
  const who = winners.length === 0 ? "nobody" : alone ? (winners[0] === scene.seat ? "you" : "alone") : "shared";
  return t("generic-game-over", { who, winners: joinNames(winners.map((seat) => playerName(scene, seat))) });
}
