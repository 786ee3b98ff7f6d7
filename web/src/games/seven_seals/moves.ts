// The legal moves of a view, sorted by what one points at to make them.

import type { GiveSeal, Move, PlayCard, TakeBlack, TakeNone, TakeSeal } from "../../wire/seven_seals";
import { t } from "../../words/words.svelte";
import { capital } from "../speaking";
import { called, cardName, oneSeal, type SealsScene } from "./naming";

export type Settling = GiveSeal | TakeBlack | TakeNone;

export function playOf(moves: readonly Move[], card: string): PlayCard | undefined {
  return moves.find((move): move is PlayCard => move.move === "play" && move.card === card);
}

/** The ways to take a seal of a colour: from the stock, or from each player who has one. */
export function takesOf(moves: readonly Move[], colour: string): TakeSeal[] {
  return moves.filter((move): move is TakeSeal => move.move === "take" && move.colour === colour);
}

/** What one may do for a trick that was won. */
export function settlingsOf(moves: readonly Move[]): Settling[] {
  return moves.filter((move): move is Settling => ["give", "black", "none"].includes(move.move));
}

export function simple<K extends Move["move"]>(moves: readonly Move[], kind: K): Extract<Move, { move: K }> | undefined {
  return moves.find((move): move is Extract<Move, { move: K }> => move.move === kind);
}

export function isSame(one: Move | null | undefined, other: Move | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A move as a button says it. */
export function labelOf(scene: SealsScene, move: Move): string {
  switch (move.move) {
    case "play":
      return t("seals-do-play", { card: cardName(move.card) });
    case "take":
      return capital(takeLabel(scene, move));
    case "saboteur":
      return capital(t("seals-choice-saboteur"));
    case "done":
      return t("seals-do-announce", { tricks: promised(scene) });
    case "give":
      return capital(t("seals-choice-give", { one: oneSeal(move.seal) }));
    case "black":
      return capital(t("seals-choice-black"));
    case "none":
      return capital(t("seals-choice-none"));
  }
}

function takeLabel(scene: SealsScene, move: TakeSeal): string {
  const one = oneSeal(move.colour);
  if (move.source === null) return t("seals-do-take", { one });
  return t("seals-choice-take-from", { one, source: called(scene, move.source) });
}

/** How many tricks the viewer has announced so far. */
function promised(scene: SealsScene): number {
  return scene.seat === null ? 0 : (scene.view.seats[scene.seat]?.owed ?? 0);
}

/** The places in the hand of the cards that a move takes. */
export function cards({ hand }: { hand: readonly string[] }, move: Move): number[] {
  return "card" in move ? [hand.indexOf(move.card)].filter((place) => place >= 0) : [];
}
