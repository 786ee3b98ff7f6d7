// Buttons and keys: what one can do, and how it is confirmed.

import { isMine } from "../../table/scene.svelte";
import type { Move } from "../../wire/sabotage";
import { t } from "../../words/words.svelte";
import type { Action } from "../module";
import { discardOf, heldCard, isSame, labelOf, placesOf, simple } from "./moves";
import type { RoofsScene } from "./naming";

const END_KEY = "e";
const ON_KEY = "g";

export function actions(scene: RoofsScene): Action[] {
  const { choosing } = scene;
  if (!choosing || !isMine(scene)) return [];
  const { ghost } = choosing;
  if (ghost) return [confirm(scene, ghost), cancel(scene), ...discard(scene, ghost)];
  if (heldCard(scene)) return [cancel(scene), ...discard(scene, null)];
  return decisions(scene);
}

function confirm(scene: RoofsScene, ghost: Move): Action {
  const disabled = scene.choosing?.sending ?? false;
  const run = () => void scene.choosing?.confirm();
  return { id: "confirm", label: labelOf(scene, ghost), key: "Enter", primary: true, disabled, run };
}

function cancel({ choosing }: RoofsScene): Action {
  return { id: "cancel", label: t("roofs-cancel"), key: "Escape", run: () => choosing?.clear() };
}

function discard(scene: RoofsScene, ghost: Move | null): Action[] {
  const move = discardOf(scene.choosing?.moves ?? [], heldCard(scene) ?? "");
  if (!move || isSame(move, ghost)) return [];
  return [{ id: "discard", label: t("roofs-discard"), key: "d", run: () => scene.choosing?.aim(move) }];
}

/** Before drawing: to end the round, or not; one's partner's question. What ends it is confirmed. */
function decisions(scene: RoofsScene): Action[] {
  const moves = scene.choosing?.moves ?? [];
  const ends = simple(moves, "end") ?? simple(moves, "ask") ?? moves.find((move) => move.move === "answer" && move.agree);
  const goesOn = simple(moves, "go-on") ?? moves.find((move) => move.move === "answer" && !move.agree);
  if (!ends || !goesOn) return [];
  return [
    { id: "end", label: labelOf(scene, ends), key: END_KEY, run: () => scene.choosing?.aim(ends) },
    { id: "go-on", label: labelOf(scene, goesOn), key: ON_KEY, primary: true, run: () => atOnce(scene, goesOn) },
  ];
}

function atOnce({ choosing }: RoofsScene, move: Move): void {
  if (!choosing) return;
  choosing.aim(move, 2);
  void choosing.confirm();
}

/** Lifts the card at a place of the hand, or puts it down. */
export function tapCard(scene: RoofsScene, place: number): boolean {
  const { choosing, view } = scene;
  const card = view.hand[place];
  if (!choosing || card === undefined || !discardOf(choosing.moves, card)) return false;
  choosing.lift(choosing.held === place ? null : place);
  return true;
}

/** A key: a number lifts a card, arrows and T go from place to place. */
export function key(scene: RoofsScene, pressed: string): boolean {
  const { choosing } = scene;
  if (!choosing || !isMine(scene) || choosing.sending) return false;
  if (/^[0-9]$/.test(pressed)) return tapCard(scene, (Number(pressed) + 9) % 10);
  if (pressed === "ArrowRight" || pressed === "ArrowDown" || pressed.toLowerCase() === "t") return step(scene, 1);
  if (pressed === "ArrowLeft" || pressed === "ArrowUp") return step(scene, -1);
  return false;
}

/** Points at the place that is so many steps further; what is pointed at is not played by it. */
function step(scene: RoofsScene, by: number): boolean {
  const { choosing } = scene;
  const places = placesOf(choosing?.moves ?? [], heldCard(scene) ?? "");
  if (!choosing || !places.length) return false;
  const at = places.findIndex((move) => isSame(move, choosing.ghost));
  const next = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length];
  if (next) choosing.aim(next, 2);
  return true;
}
