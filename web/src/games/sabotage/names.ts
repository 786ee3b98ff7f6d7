// Names of cards, roofs and sides.

import { nameOf, type Scene } from "../../table/scene.svelte";
import type { View } from "./wire";
import { i18n, t } from "../../i18n/i18n.svelte";
import type { CardInfo } from "../module";
import { capitalize, joinNames, playerName, type Refusal } from "../sentences";

export const SIDES = [0, 1] as const;
export type SabotageScene = Scene<View>;

/** A card's name: "F-blue" is the blue F, "sabotage" has no colour. */
export function cardName(card: string): string {
  const [face = "", colour] = card.split("-");
  if (!colour) return t(`sabotage-face-${face}`);
  const wrench = face === "wrench";
  return t(`sabotage-card-${colour}`, { kind: wrench ? "wrench" : "letter", face: wrench ? t("sabotage-face-wrench") : face });
}

/** A card with its article, as somebody draws or discards it. */
export function theCard(card: string): string {
  const [face, colour] = card.split("-");
  const kind = colour ? (face === "wrench" ? "wrench" : "letter") : "action";
  return t("sabotage-the-card", { kind, card: cardName(card) });
}

/** What a card is called, and what it does. */
export function cardInfo(card: string): CardInfo {
  const [face = ""] = card.split("-");
  const kind = face === "X" ? "x" : face.length === 1 ? "letter" : face;
  return { name: capitalize(cardName(card)), says: t(`sabotage-says-${kind}`, { cell: face }) };
}

/** The seats of a side. */
export function seatsOf(scene: SabotageScene, side: number): number[] {
  return scene.view.seats.flatMap((each, seat) => (each.side === side ? [seat] : []));
}

/** A side by the names of its players. */
export function sideName(scene: SabotageScene, side: number): string {
  return joinNames(seatsOf(scene, side).map((seat) => playerName(scene, seat)));
}

/** The viewer's side; watchers see the game from the first. */
export function seenSide(scene: SabotageScene): number {
  return scene.seat === null ? 0 : (scene.view.seats[scene.seat]?.side ?? 0);
}

export function partnerOf(scene: SabotageScene, seat: number): number | null {
  return seatsOf(scene, scene.view.seats[seat]?.side ?? 0).find((each) => each !== seat) ?? null;
}

/** The title of a roof. */
export function roofTitle(scene: SabotageScene, side: number): string {
  if (scene.seat !== null && side === seenSide(scene)) return t("sabotage-own");
  return t("sabotage-of", { names: joinNames(seatsOf(scene, side).map((seat) => nameOf(scene, seat))) });
}

/** The partner who shares a roof with the viewer; null for other roofs and with two players. */
export function nameOfPartner(scene: SabotageScene, side: number): string | null {
  const partner = scene.seat !== null && side === seenSide(scene) ? partnerOf(scene, scene.seat) : null;
  return partner === null ? null : nameOf(scene, partner);
}

/** Why a move was refused. */
export function refusal(_: unknown, { reason, facts }: Refusal): string | null {
  const name = `sabotage-refusal-${reason}`;
  return i18n.has(name) ? t(name, { ...facts, ...(facts.card && { card: cardName(facts.card) }) }) : null;
}

/** Why a card can't be played, or the round not be ended (`end`, `ask`). */
export function whyNot(scene: SabotageScene, choice: string): string | null {
  const hindered = scene.view.hindered.find((each) => each.card === choice);
  return hindered ? t(`sabotage-hindered-${hindered.reason}`, hindered.facts) : null;
}
