// The words for cards and seals, and for players: the same as everywhere in the house.

import { nameOf, type Scene } from "../../table/scene.svelte";
import type { Seals, View } from "../../wire/seven_seals";
import { t, type Facts } from "../../words/words.svelte";
import { joined } from "../speaking";

export const COLOURS = ["red", "yellow", "green", "blue", "violet"] as const;
export const SEALS = [...COLOURS, "white", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type SealName = (typeof SEALS)[number];
export type SealsScene = Scene<View>;

/** The colour of a card: "r7" is red. */
export function colourOf(card: string): Colour {
  return COLOURS.find((colour) => colour.startsWith(card.slice(0, 1))) ?? "red";
}

export function colourName(seal: string): string {
  return t(`seals-colour-${seal}`);
}

export function cardName(card: string): string {
  return `${colourName(colourOf(card))} ${card.slice(1)}`;
}

/** One seal, with its article. */
export function oneSeal(seal: string): string {
  return t(`seals-one-${seal}`);
}

/** Seals one by one, in the order of their colours. */
export function oneByOne(seals: Seals): SealName[] {
  return SEALS.flatMap((seal) => Array<SealName>(seals[seal]).fill(seal));
}

/** How many seals of each kind, in words. */
export function sealsInWords(seals: Seals): string {
  const parts = SEALS.filter((seal) => seals[seal]).map((seal) => `${colourName(seal)} ${seals[seal]}`);
  return parts.length ? joined(parts) : t("seals-none");
}

export function called(scene: SealsScene, seat: number): string {
  return seat === scene.seat ? t("play-you") : nameOf(scene, seat);
}

/** Why something can't be done now: a card by its name, a seal by its colour, or `saboteur`. */
export function whyNot(scene: SealsScene, choice: string): string | null {
  const hindered = scene.view.hindered.find((each) => each.card === choice);
  if (!hindered) return null;
  const facts: Facts = { ...hindered.facts };
  const colour = hindered.facts.colour ?? hindered.facts.seal;
  if (colour) Object.assign(facts, { colour: colourName(colour), one: oneSeal(colour), no: t(`seals-no-${colour}`) });
  if (hindered.facts.seat) facts.seat = called(scene, seatNumber(hindered.facts.seat));
  return t(`seals-hindered-${hindered.reason}`, facts);
}

// Refusals call seats by letters: A is the first.
function seatNumber(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}
