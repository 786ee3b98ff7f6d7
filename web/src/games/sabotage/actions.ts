// Buttons and keys of Sabotage.

import { t } from "../../i18n/i18n.svelte";
import type { Action } from "../module";
import { activeSelection, arrowStep, cancelAction, confirmAction, digitPlace, heldCard, inOrder, moveOfKind, stepTo } from "../moves";
import { discardOf, label, placesOf } from "./moves";
import type { SabotageScene } from "./names";
import type { Move } from "./wire";

const END_KEY = "e";
const ON_KEY = "g";

export function actions(scene: SabotageScene): Action[] {
  const { selection } = scene;
  if (!selection || !activeSelection(scene)) return decidesNothing(scene);
  const { ghost } = selection;
  const cancel = cancelAction(() => selection.cancel());
  if (ghost) return inOrder([confirmAction(selection, label(scene, ghost)), cancel]);
  if (heldCard(scene)) return inOrder([discard(scene), cancel]);
  if (selection.early) return [];
  return scene.view.phase === "playing" ? [discard(scene)] : decisions(scene);
}

/** While a move is sent, its button stays. */
function decidesNothing(scene: SabotageScene): Action[] {
  const { selection } = scene;
  return selection?.sending && selection.ghost ? [confirmAction(selection, label(scene, selection.ghost))] : [];
}

/** Discarding only aims, even where one tap plays: it must be confirmed. */
function discard(scene: SabotageScene): Action {
  const card = heldCard(scene);
  const move = discardOf(scene.selection?.moves ?? [], card ?? "");
  const action: Action = {
    id: "discard",
    label: t("sabotage-discard"),
    key: "d",
    disabled: !move,
    run: () => move && scene.selection?.aim(move, 2),
  };
  if (!move) action.why = t(card === null ? "sabotage-discard-what" : "play-waits-turn");
  return action;
}

/** Before drawing: end the round or go on, or answer the partner. Ending it must be confirmed. */
function decisions(scene: SabotageScene): Action[] {
  const moves = scene.selection?.moves ?? [];
  const ends = moveOfKind(moves, "end") ?? moveOfKind(moves, "ask") ?? moves.find((move) => move.move === "answer" && move.agree);
  const goesOn = moveOfKind(moves, "go-on") ?? moves.find((move) => move.move === "answer" && !move.agree);
  if (!ends || !goesOn) return [];
  return [
    { id: "end", label: label(scene, ends), key: END_KEY, run: () => scene.selection?.aim(ends) },
    { id: "go-on", label: label(scene, goesOn), key: ON_KEY, primary: true, run: () => playAtOnce(scene, goesOn) },
  ];
}

function playAtOnce({ selection }: SabotageScene, move: Move): void {
  if (!selection) return;
  selection.aim(move, 2);
  void selection.confirm();
}

/** Lifts the card at a place of the hand, or puts it down. */
export function tapCard(scene: SabotageScene, place: number): boolean {
  const { selection, view } = scene;
  const card = view.hand[place];
  if (!selection || card === undefined || !selection.moves.some((move) => "card" in move && move.card === card)) return false;
  selection.lift(selection.held === place ? null : place);
  return true;
}

/** A digit lifts a card; arrows and T go from place to place. */
export function pressKey(scene: SabotageScene, key: string): boolean {
  const selection = activeSelection(scene);
  if (!selection) return false;
  const place = digitPlace(key);
  if (place !== null) return tapCard(scene, place);
  const by = key === "t" ? 1 : arrowStep(key);
  // Two choices: even where one tap plays a move, a key only aims at it.
  const next = by ? stepTo(placesOf(selection.moves, heldCard(scene) ?? ""), selection.ghost, by) : undefined;
  if (next) selection.aim(next, 2);
  return next !== undefined;
}
