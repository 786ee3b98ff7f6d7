// The legal moves of a view, sorted by what one points at to make them.

import { nameOf } from "../../table/scene.svelte";
import type { Discard, LayPipe, Move, RemovePipe } from "../../wire/sabotage";
import { t } from "../../words/words.svelte";
import { capital } from "../speaking";
import { CELLS, cardName, partnerOf, seatsOf, seenSide, type RoofsScene } from "./naming";

/** A move that has a place on a roof. */
export type Placed = LayPipe | RemovePipe;

export function isPlaced(move: Move | null | undefined): move is Placed {
  return move?.move === "lay" || move?.move === "remove";
}

/** Where a card can be put, or what it can take: first on one's own roof, cell by cell. */
export function placesOf(moves: readonly Move[], card: string): Placed[] {
  const rank = (move: Placed) => (move.roof === "own" ? 0 : CELLS.length) + CELLS.indexOf(move.cell);
  return moves.filter(isPlaced).filter((move) => move.card === card).sort((one, other) => rank(one) - rank(other));
}

export function discardOf(moves: readonly Move[], card: string): Discard | undefined {
  return moves.find((move): move is Discard => move.move === "discard" && move.card === card);
}

export function simple<K extends Move["move"]>(moves: readonly Move[], kind: K): Extract<Move, { move: K }> | undefined {
  return moves.find((move): move is Extract<Move, { move: K }> => move.move === kind);
}

export function isSame(one: Move | null | undefined, other: Move | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The card that is lifted. */
export function heldCard({ view, choosing }: Pick<RoofsScene, "view" | "choosing">): string | null {
  return choosing?.held == null ? null : (view.hand[choosing.held] ?? null);
}

/** On which side's roof a move of the viewer takes place. */
export function sideOf(scene: RoofsScene, move: Placed): number {
  return move.roof === "own" ? seenSide(scene) : 1 - seenSide(scene);
}

/** A move as a button says it. */
export function labelOf(scene: RoofsScene, move: Move): string {
  switch (move.move) {
    case "lay":
      return t("roofs-do-lay", { ...whose(scene, move), card: cardName(move.card), cell: move.cell });
    case "remove": {
      const taken = scene.view.roofs[sideOf(scene, move)]?.cells[CELLS.indexOf(move.cell)];
      return t("roofs-do-remove", { ...whose(scene, move), card: cardName(taken ?? move.card), cell: move.cell });
    }
    case "discard":
      return t("roofs-do-discard", { card: cardName(move.card) });
    case "answer":
      return capital(t(move.agree ? "sabotage-choice-agree" : "sabotage-choice-decline"));
    case "ask":
      return t("roofs-do-ask", { name: nameOf(scene, partnerOf(scene, scene.seat ?? 0) ?? 0) });
    default:
      return capital(t(`sabotage-choice-${move.move}`));
  }
}

/** A roof by its owner's name, if it has one owner only. */
function whose(scene: RoofsScene, move: Placed): { whose: string; name: string } {
  if (move.roof === "own") return { whose: "own", name: "" };
  const owners = seatsOf(scene, sideOf(scene, move));
  return { whose: owners.length === 1 ? "name" : "other", name: nameOf(scene, owners[0] ?? 0) };
}

/** The places in the hand of the cards that a move takes. */
export function cards({ hand }: { hand: readonly string[] }, move: Move): number[] {
  return "card" in move ? [hand.indexOf(move.card)].filter((place) => place >= 0) : [];
}
