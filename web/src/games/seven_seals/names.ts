// Names of cards and seals.

import type { Scene } from "../../table/scene.svelte";
import type { Seals, View } from "./wire";
import { t, type Facts } from "../../i18n/i18n.svelte";
import { COLOURS, SEALS, type Colour, type SealColour } from "./seals";
import type { CardInfo } from "../module";
import { capitalize, joinNames, playerName } from "../sentences";

export type SevenSealsScene = Scene<View>;

/** The colour of a card: "r7" is red. */
export function colourOf(card: string): Colour {
  return COLOURS.find((colour) => colour.startsWith(card.slice(0, 1))) ?? "red";
}

export function colourName(seal: string): string {
  return t(`seals-colour-${seal}`);
}

export function cardName(card: string): string {
  return t(`seals-card-${colourOf(card)}`, { number: Number(card.slice(1)) });
}

/** A card with its article, as it stands in a sentence. */
export function theCard(card: string): string {
  return t("seals-the-card", { card: cardName(card), number: Number(card.slice(1)) });
}

/** What a card is called, and when it wins. */
export function cardInfo(card: string): CardInfo {
  const colour = colourOf(card);
  const says = t(colour === "red" ? "seals-says-trump" : "seals-says-colour", { colour: colourName(colour) });
  return { name: capitalize(cardName(card)), says };
}

/** One seal, with its article. */
export function oneSeal(seal: string): string {
  return t(`seals-one-${seal}`);
}

/** Seals one by one, in the order of their colours. */
export function oneByOne(seals: Seals): SealColour[] {
  return SEALS.flatMap((seal) => Array<SealColour>(seals[seal]).fill(seal));
}

/** How many seals of each kind, in words. */
export function sealsInWords(seals: Seals): string {
  const parts = SEALS.filter((seal) => seals[seal]).map((seal) => t("seals-some", { seal, number: seals[seal] }));
  return parts.length ? joinNames(parts) : t("seals-none");
}

/** Why something can't be done now: a card by its name, a seal by its colour, or `saboteur`. */
export function whyNot(scene: SevenSealsScene, choice: string): string | null {
  const hindered = scene.view.hindered.find((each) => each.card === choice);
  if (!hindered) return null;
  const facts: Facts = { ...hindered.facts };
  const colour = hindered.facts.colour ?? hindered.facts.seal;
  if (colour) Object.assign(facts, { colour: colourName(colour), one: oneSeal(colour), no: t(`seals-no-${colour}`) });
  if (hindered.facts.seat) facts.seat = playerName(scene, seatNumber(hindered.facts.seat));
  return t(`seals-hindered-${hindered.reason}`, facts);
}

// Refusals call seats by letters: A is the first.
function seatNumber(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}
