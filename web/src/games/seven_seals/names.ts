// Names of cards and seals.

import type { Scene } from "../../table/scene.svelte";
import type { Seals, View } from "./wire";
import { i18n, t, type Facts } from "../../i18n/i18n.svelte";
import { COLOURS, SEALS, type Colour, type SealColour } from "./seals";
import type { CardInfo } from "../module";
import { capitalize, joinNames, seatName, type Refusal } from "../sentences";

export type SevenSealsScene = Scene<View>;
type Named = Pick<SevenSealsScene, "players">;

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
  return t(`seals-hindered-${hindered.reason}`, factsInWords(scene, hindered.facts));
}

/** Why a move was refused. */
export function refusal(scene: Named, { reason, facts }: Refusal): string | null {
  const name = `seals-refusal-${reason}`;
  return i18n.has(name) ? t(name, factsInWords(scene, facts)) : null;
}

// A seal is said in whole phrases, as languages with cases need it.
function factsInWords(scene: Named, facts: Readonly<Record<string, string>>): Facts {
  const { card, seat, last, ...others } = facts;
  const seal = facts.colour ?? facts.seal;
  return {
    ...others,
    ...(seal && { colour: colourName(seal), one: oneSeal(seal), no: t(`seals-no-${seal}`) }),
    ...(card && { card: cardName(card) }),
    ...(seat && { seat: seatName(scene, seat) }),
    ...(last && { last: seatName(scene, last) }),
  };
}
