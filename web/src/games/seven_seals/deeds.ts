// Buttons and keys: what one can do, and how it is confirmed.

import { isMine } from "../../table/scene.svelte";
import type { Move, PlayCard } from "../../wire/seven_seals";
import { t } from "../../words/words.svelte";
import type { Action } from "../module";
import { capital } from "../speaking";
import { isSame, labelOf, playOf, simple } from "./moves";
import { COLOURS, type SealsScene } from "./naming";

export function actions(scene: SealsScene): Action[] {
  const { choosing } = scene;
  if (!choosing || !isMine(scene)) return [];
  const { ghost } = choosing;
  if (ghost) return [confirm(scene, ghost), cancel(scene)];
  const done = simple(choosing.moves, "done");
  if (!done) return [];
  const label = capital(t("seals-choice-done"));
  return [{ id: "done", label, key: "d", run: () => choosing.aim(done) }];
}

function confirm(scene: SealsScene, ghost: Move): Action {
  const disabled = scene.choosing?.sending ?? false;
  const run = () => void scene.choosing?.confirm();
  return { id: "confirm", label: labelOf(scene, ghost), key: "Enter", primary: true, disabled, run };
}

function cancel({ choosing }: SealsScene): Action {
  return { id: "cancel", label: t("seals-cancel"), key: "Escape", run: () => choosing?.clear() };
}

/** Lifts the card at a place of the hand and aims at playing it; puts it down if it was lifted. */
export function tapCard(scene: SealsScene, place: number): boolean {
  const { choosing, view } = scene;
  const move = choosing && playOf(choosing.moves, view.hand[place] ?? "");
  if (!choosing || !move) return false;
  const again = choosing.held === place;
  choosing.lift(again ? null : place);
  if (!again) choosing.aim(move);
  return true;
}

/** Aims at a move that is no card of the hand, or drops it if it was aimed at. */
export function tapMove(scene: SealsScene, move: Move, choices = 1): void {
  const { choosing } = scene;
  if (!choosing) return;
  const again = isSame(choosing.ghost, move) && choices === 1;
  choosing.lift(null);
  if (!again) choosing.aim(move, choices);
}

/** A key: a number for a card or a seal, arrows from one to the next, T for another player's. */
export function key(scene: SealsScene, pressed: string): boolean {
  const { choosing } = scene;
  if (!choosing || !isMine(scene) || choosing.sending) return false;
  if (/^[0-9]$/.test(pressed)) return numbered(scene, (Number(pressed) + 9) % 10);
  if (pressed === "ArrowRight" || pressed === "ArrowDown") return step(scene, 1);
  if (pressed === "ArrowLeft" || pressed === "ArrowUp") return step(scene, -1);
  if (pressed.toLowerCase() === "t") return nextSource(scene);
  return false;
}

function numbered(scene: SealsScene, place: number): boolean {
  if (scene.view.phase === "playing") return tapCard(scene, place);
  const move = scene.choosing?.moves[place];
  if (move) point(scene, move);
  return move !== undefined;
}

/** Points at the move that is so many steps further; what is pointed at is not played by it. */
function step(scene: SealsScene, by: number): boolean {
  const { choosing } = scene;
  const moves = choosing?.moves ?? [];
  if (!moves.length) return false;
  const at = moves.findIndex((move) => isSame(move, choosing?.ghost));
  const next = moves[at < 0 ? (by > 0 ? 0 : moves.length - 1) : (at + by + moves.length) % moves.length];
  if (next) point(scene, next);
  return true;
}

// Two choices: also where one tap is enough, an arrow is not yet a tap.
function point({ choosing, view }: SealsScene, move: Move): void {
  choosing?.lift(move.move === "play" ? view.hand.indexOf((move as PlayCard).card) : null);
  choosing?.aim(move, 2);
}

function nextSource(scene: SealsScene): boolean {
  const ghost = scene.choosing?.ghost;
  if (ghost?.move !== "take" || !COLOURS.some((colour) => colour === ghost.colour)) return false;
  const others = (scene.choosing?.moves ?? []).filter((move) => move.move === "take" && move.colour === ghost.colour);
  const at = others.findIndex((move) => isSame(move, ghost));
  const next = others[(at + 1) % others.length];
  if (next) point(scene, next);
  return true;
}
