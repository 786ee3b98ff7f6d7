// The legal moves of a view, by card, seal or place, and their labels.

export { cardPlaces } from "../moves";
import { nameOf } from "../../table/scene.svelte";
import type { Discard, LayPipe, Move, RemovePipe } from "./wire";
import { t } from "../../i18n/i18n.svelte";
import { capitalize } from "../sentences";
import { CELLS } from "./pipes";
import { cardName, partnerOf, seatsOf, seenSide, type SabotageScene } from "./names";

/** A move that has a place on a roof. */
export type Placed = LayPipe | RemovePipe;

export function isPlaced(move: Move | null | undefined): move is Placed {
  return move?.move === "lay" || move?.move === "remove";
}

/** The places of a card, for laying or removing: the viewer's roof first, cell by cell. */
export function placesOf(moves: readonly Move[], card: string): Placed[] {
  const rank = (move: Placed) => (move.roof === "own" ? 0 : CELLS.length) + CELLS.indexOf(move.cell);
  return moves
    .filter(isPlaced)
    .filter((move) => move.card === card)
    .sort((one, other) => rank(one) - rank(other));
}

/** What can be aimed at before the turn has come: every cell for each card. The view judges it later. */
export function wishes({ view }: { view: SabotageScene["view"] }): Move[] {
  const moves = [...new Set(view.hand)].flatMap((card) =>
    ["own", "other"].flatMap((roof) =>
      [...CELLS].map((cell): Placed => ({ move: card.includes("-") ? "lay" : "remove", card, roof, cell })),
    ),
  );
  return moves;
}

export function discardOf(moves: readonly Move[], card: string): Discard | undefined {
  return moves.find((move): move is Discard => move.move === "discard" && move.card === card);
}

/** On which side's roof a move of the viewer takes place. */
export function sideOf(scene: SabotageScene, move: Placed): number {
  return move.roof === "own" ? seenSide(scene) : 1 - seenSide(scene);
}

/** A move as a button says it. */
export function label(scene: SabotageScene, move: Move): string {
  switch (move.move) {
    case "lay":
      return t("sabotage-do-lay", { ...whose(scene, move), card: cardName(move.card), cell: move.cell });
    case "remove": {
      const taken = scene.view.roofs[sideOf(scene, move)]?.cells[CELLS.indexOf(move.cell)];
      return t("sabotage-do-remove", { ...whose(scene, move), card: cardName(taken ?? move.card), cell: move.cell });
    }
    case "discard":
      return t("sabotage-do-discard", { card: cardName(move.card) });
    case "answer":
      return capitalize(t(move.agree ? "sabotage-choice-agree" : "sabotage-choice-decline"));
    case "ask":
      return t("sabotage-do-ask", { name: nameOf(scene, partnerOf(scene, scene.seat ?? 0) ?? 0) });
    default:
      return capitalize(t(`sabotage-choice-${move.move}`));
  }
}

/** A roof by its owner's name, if it has one owner only. */
function whose(scene: SabotageScene, move: Placed): { whose: string; name: string } {
  if (move.roof === "own") return { whose: "own", name: "" };
  const owners = seatsOf(scene, sideOf(scene, move));
  return { whose: owners.length === 1 ? "name" : "other", name: nameOf(scene, owners[0] ?? 0) };
}
