// Buttons and keys of The Seven Seals.

import { isMyTurn } from "../../table/scene.svelte";
import type { Action } from "../module";
import { activeSelection, arrowStep, cancelAction, confirmAction, digitPlace, moveOfKind, sameMove, stepTo } from "../moves";
import { isTake, oneMore } from "./announcement";
import { label, playOf } from "./moves";
import type { SevenSealsScene } from "./names";
import { COLOURS } from "./seals";
import type { Move, TakeSeal } from "./wire";

export function actions(scene: SevenSealsScene): Action[] {
  const { selection } = scene;
  if (!selection || !(isMyTurn(scene) || selection.early)) return [];
  const { ghost } = selection;
  if (ghost) return [confirmAction(selection, label(scene, ghost)), cancelAction(() => selection.clear())];
  const done = moveOfKind(selection.moves, "done");
  if (!done) return [];
  return [{ id: "done", label: label(scene, done), key: "d", run: () => selection.aim(done, 2) }];
}

/** The seals that the player means to take when they confirm their announcement. */
export function wantedBy({ selection }: SevenSealsScene): TakeSeal[] {
  return selection?.first.filter(isTake) ?? [];
}

/** Fills in the announcement: these seals, and no more. */
export function want({ selection }: SevenSealsScene, wanted: readonly TakeSeal[]): void {
  const done = moveOfKind(selection?.moves ?? [], "done");
  if (wanted.length && done) selection?.aimAfter(wanted, done);
  else selection?.clear();
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

/** Aims at a move that is no card of the hand; again, confirms. */
export function tapMove(scene: SevenSealsScene, move: Move, choices = 1): void {
  const { selection } = scene;
  if (!selection) return;
  if (sameMove(selection.ghost, move) && choices === 1) return void selection.confirm();
  selection.lift(null);
  selection.aim(move, choices);
}

/** A digit chooses a card, or one more seal of a colour; arrows go from one choice to the next. */
export function pressKey(scene: SevenSealsScene, key: string): boolean {
  const selection = activeSelection(scene);
  if (!selection) return false;
  const place = digitPlace(key);
  if (place !== null) return chooseAt(scene, selection.moves, place);
  const by = arrowStep(key);
  // An announcement is one choice, whatever it holds; the other is the saboteur.
  const choices = selection.moves.filter((move) => move.move !== "take");
  return by !== 0 && point(scene, stepTo(choices, selection.ghost, by));
}

function chooseAt(scene: SevenSealsScene, moves: readonly Move[], place: number): boolean {
  const { phase, offers } = scene.view;
  if (phase === "playing" || scene.selection?.early) return tapCard(scene, place);
  if (phase !== "announcing") return point(scene, moves[place]);
  const colour = COLOURS[place];
  const wanted = colour ? oneMore(offers, wantedBy(scene), colour) : null;
  if (wanted) want(scene, wanted);
  return wanted !== null;
}

// Two choices: even where one tap plays a move, a key only aims at it.
function point({ selection, view }: SevenSealsScene, move: Move | undefined): boolean {
  if (!move) return false;
  selection?.lift(move.move === "play" ? view.hand.indexOf(move.card) : null);
  selection?.aim(move, 2);
  return true;
}
