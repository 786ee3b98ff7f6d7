// Sentences that games have in common: about a player, who is addressed as "you" if it is the reader.

import { nameOf, type Scene } from "../table/scene.svelte";
import { i18n, t, type Facts } from "../i18n/i18n.svelte";

/** Why a game refused a move or a claim, as the server says it. */
export interface Refusal {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string>>;
}

type Seated = Pick<Scene, "players" | "seat">;

/** Facts for a sentence about a player: in the second person, if it is the reader. */
export function subjectFacts(scene: Seated, seat: number): Facts {
  return { you: seat === scene.seat ? "yes" : "no", name: nameOf(scene, seat) };
}

/** A sentence about what a player did. */
export function sentence(scene: Seated, name: string, seat: number, facts: Facts = {}): string {
  return t(name, { ...subjectFacts(scene, seat), ...facts });
}

/** The name of a player, or the word for you. */
export function playerName(scene: Seated, seat: number): string {
  return seat === scene.seat ? t("play-you") : nameOf(scene, seat);
}

/** The name of a seat that a refusal calls by a letter: A is the first. A seat that there is not keeps its letter. */
export function seatName(scene: Pick<Scene, "players">, letter: string): string {
  return scene.players[letter.charCodeAt(0) - "A".charCodeAt(0)]?.name ?? letter;
}

/** Names in a row, as the language joins them. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names);
}

/** A text that begins with a capital, as on a button. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
}
