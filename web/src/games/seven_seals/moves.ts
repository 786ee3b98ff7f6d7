// The legal moves of a view, by card, seal or place, and their labels.

export { cardPlaces } from "../moves";
import type { GiveSeal, Move, PlayCard, TakeBlack, TakeNone, TakeSeal } from "./wire";
import { t } from "../../i18n/i18n.svelte";
import { capitalize, playerName } from "../sentences";
import { theCard, oneSeal, type SevenSealsScene } from "./names";

export type Payment = GiveSeal | TakeBlack | TakeNone;

export function playOf(moves: readonly Move[], card: string): PlayCard | undefined {
  return moves.find((move): move is PlayCard => move.move === "play" && move.card === card);
}

/** What can be aimed at before the turn has come: any card. The view judges it later. */
export function wishes({ view }: { view: SevenSealsScene["view"] }): Move[] {
  return view.phase === "announcing" ? [] : view.hand.map((card) => ({ move: "play", card }));
}

/** The moves that pay for a trick that was won. */
export function paymentsOf(moves: readonly Move[]): Payment[] {
  return moves.filter((move): move is Payment => ["give", "black", "none"].includes(move.move));
}

/** A move as a button says it. */
export function label(scene: SevenSealsScene, move: Move): string {
  switch (move.move) {
    case "play":
      return capitalize(t("seals-do-play", { card: theCard(move.card) }));
    case "take":
      return capitalize(takeLabel(scene, move));
    case "saboteur":
      return capitalize(t("seals-choice-saboteur"));
    case "done":
      return t("seals-do-announce", { tricks: promised(scene) });
    case "give":
      return capitalize(t("seals-choice-give", { one: oneSeal(move.seal) }));
    case "black":
      return capitalize(t("seals-choice-black"));
    case "none":
      return capitalize(t("seals-choice-none"));
  }
}

function takeLabel(scene: SevenSealsScene, move: TakeSeal): string {
  const one = oneSeal(move.colour);
  if (move.source === null) return t("seals-do-take", { one });
  return t("seals-choice-take-from", { one, source: playerName(scene, move.source) });
}

/** How many tricks the viewer has announced so far, and means to announce. */
function promised(scene: SevenSealsScene): number {
  const taken = scene.seat === null ? 0 : (scene.view.seats[scene.seat]?.owed ?? 0);
  return taken + (scene.selection?.first.length ?? 0);
}
