// Moves as every game chooses them: comparing, stepping from one to the next, confirming.

import { isMyTurn, type Scene } from "../table/scene.svelte";
import { t } from "../i18n/i18n.svelte";
import { sameMove } from "../table/moves";
import type { Selection } from "../table/selection.svelte";
import type { Action, BaseMove, BaseView } from "./module";

export { sameMove };

/** The first move of a kind. */
export function moveOfKind<M extends BaseMove, K extends M["move"]>(moves: readonly M[], kind: K): Extract<M, { move: K }> | undefined {
  return moves.find((move): move is Extract<M, { move: K }> => move.move === kind);
}

/** The card of the hand that is lifted. */
export function heldCard({
  view,
  selection,
}: {
  view: { hand: readonly string[] };
  selection: { held: number | null } | null;
}): string | null {
  return selection?.held == null ? null : (view.hand[selection.held] ?? null);
}

/** Where cards are in the hand. Of two equal cards each has its own place. */
export function placesIn(hand: readonly string[], cards: readonly string[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, at) => held === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The places in the hand of the card that a move plays. */
export function cardPlaces({ hand }: { hand: readonly string[] }, move: BaseMove & { card?: string }): number[] {
  return move.card === undefined ? [] : placesIn(hand, [move.card]);
}

/** The choice that is `by` steps further, round and round; the first or last if none is aimed at. */
export function stepTo<M extends BaseMove>(choices: readonly M[], now: M | null | undefined, by: number): M | undefined {
  const at = choices.findIndex((move) => sameMove(move, now));
  return choices[at < 0 ? (by > 0 ? 0 : choices.length - 1) : (at + by + choices.length) % choices.length];
}

/** The selection, if the viewer may choose now, in turn or before it. */
export function activeSelection<M extends BaseMove>(
  scene: Pick<Scene, "seat" | "paused"> & { readonly view: BaseView; readonly selection: Selection<M> | null },
): Selection<M> | null {
  return (isMyTurn(scene) || scene.selection?.early) && !scene.selection?.sending ? scene.selection : null;
}

/** The place in the hand that a digit stands for: 1 is the first, 0 the tenth; null for other keys. */
export function digitPlace(key: string): number | null {
  return /^[0-9]$/.test(key) ? (Number(key) + 9) % 10 : null;
}

/** By how much an arrow key steps; 0 for other keys. */
export function arrowStep(key: string): number {
  if (key === "ArrowRight" || key === "ArrowDown") return 1;
  return key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
}

interface Confirming {
  readonly sending: boolean;
  readonly early: boolean;
  confirm(): Promise<void>;
}

/** The button that plays the move that is aimed at; before the turn has come it waits. */
export function confirmAction(selection: Confirming, label: string): Action {
  const action: Action = {
    id: "confirm",
    label,
    key: "Enter",
    primary: true,
    disabled: selection.sending || selection.early,
    run: () => void selection.confirm(),
  };
  if (selection.early) action.why = t("play-waits-turn");
  return action;
}

// The same order in all games: what plays the move, what changes it, what gives the card up, what goes back.
const ORDER = ["confirm", "other", "turn", "discard", "cancel"];

/** Buttons in the order that they have in all games. */
export function inOrder(actions: readonly Action[]): Action[] {
  const rank = ({ id }: Action) => ORDER.findIndex((each) => id.startsWith(each));
  return [...actions].sort((one, other) => rank(one) - rank(other));
}

/** The button that gives up the selection, or a part of it. */
export function cancelAction(run: () => void): Action {
  return { id: "cancel", label: t("cancel"), key: "Escape", run };
}
