// Buttons and keys of The Seven Seals.

import { t } from "../../i18n/i18n.svelte";
import { isMyTurn } from "../../table/scene.svelte";
import type { Action } from "../module";
import { activeSelection, arrowStep, cancelAction, confirmAction, digitPlace, moveOfKind, sameMove, stepTo } from "../moves";
import { capitalize } from "../sentences";
import { label, playOf, takesOf } from "./moves";
import type { SevenSealsScene } from "./names";
import type { Move } from "./wire";

export function actions(scene: SevenSealsScene): Action[] {
  const { selection } = scene;
  if (!selection || !isMyTurn(scene)) return [];
  const { ghost } = selection;
  if (ghost) return [confirmAction(selection, label(scene, ghost)), cancelAction(() => selection.clear())];
  const done = moveOfKind(selection.moves, "done");
  if (!done) return [];
  return [{ id: "done", label: capitalize(t("seals-choice-done")), key: "d", run: () => selection.aim(done) }];
}

/** Lifts the card at a place of the hand and aims at playing it; puts it down if it was lifted. */
export function tapCard(scene: SevenSealsScene, place: number): boolean {
  const { selection, view } = scene;
  const move = selection && playOf(selection.moves, view.hand[place] ?? "");
  if (!selection || !move) return false;
  const again = selection.held === place;
  selection.lift(again ? null : place);
  if (!again) selection.aim(move);
  return true;
}

/** Aims at a move that is no card of the hand, or drops it if it was aimed at. */
export function tapMove(scene: SevenSealsScene, move: Move, choices = 1): void {
  const { selection } = scene;
  if (!selection) return;
  const again = sameMove(selection.ghost, move) && choices === 1;
  selection.lift(null);
  if (!again) selection.aim(move, choices);
}

/** A digit chooses a card or a seal, arrows go from one to the next, T to another player's seal. */
export function pressKey(scene: SevenSealsScene, key: string): boolean {
  const selection = activeSelection(scene);
  if (!selection) return false;
  const place = digitPlace(key);
  if (place !== null) return scene.view.phase === "playing" ? tapCard(scene, place) : point(scene, selection.moves[place]);
  if (key === "t") return selection.ghost?.move === "take" && point(scene, stepTo(takesOf(selection.moves, selection.ghost.colour), selection.ghost, 1));
  const by = arrowStep(key);
  return by !== 0 && point(scene, stepTo(selection.moves, selection.ghost, by));
}

// Two choices: even where one tap plays a move, a key only aims at it.
function point({ selection, view }: SevenSealsScene, move: Move | undefined): boolean {
  if (!move) return false;
  selection?.lift(move.move === "play" ? view.hand.indexOf(move.card) : null);
  selection?.aim(move, 2);
  return true;
}
