// The keys that are no buttons: figures for cards, arrows among places, T for the next target.

import { screen } from "../../preferences.svelte";
import { aimedSpot, aimOnly, choicesNow, spotsNow, tapCard } from "./deeds";
import { inReadingOrder, nextThatWay } from "./grid";
import { sameMove, type Spot } from "./targets";
import type { MineChoosing, MineMove, MineScene } from "./types";

/** What a key means; false if nothing. */
export function key(scene: MineScene, name: string): boolean {
  const { choosing } = scene;
  if (!choosing || choosing.moves.length === 0) return false;
  if (/^\d$/.test(name)) return card(scene, (Number(name) + 9) % 10);
  if (name.startsWith("Arrow")) return arrow(scene, choosing, name);
  if (name === "t" || name === "T") return next(scene, choosing, 1);
  return false;
}

function card(scene: MineScene, place: number): boolean {
  if (place >= scene.view.hand.length) return false;
  tapCard(scene, place);
  return true;
}

function arrow(scene: MineScene, choosing: MineChoosing, name: string): boolean {
  const spots = inReadingOrder(spotsNow(scene), screen.phone);
  if (spots.length === 0) return next(scene, choosing, name === "ArrowUp" || name === "ArrowLeft" ? -1 : 1);
  const from = aimedSpot(scene)?.cell;
  const to = from ? nextThatWay(spots, from, name, screen.phone) : spots[0];
  const move = to?.moves[0];
  if (move) aimOnly(choosing, move);
  return true;
}

/** Aims at the next of the choices, round and round: places in reading order, else seats. */
function next(scene: MineScene, choosing: MineChoosing, by: number): boolean {
  const choices = inOrder(scene);
  if (choices.length === 0) return false;
  const now = choices.findIndex((move) => sameMove(move, choosing.ghost));
  const from = now < 0 && by < 0 ? 0 : now;
  const move = choices[(from + by + choices.length) % choices.length];
  if (move) aimOnly(choosing, move);
  return true;
}

function inOrder(scene: MineScene): MineMove[] {
  const choices = choicesNow(scene);
  const spots: Spot[] = inReadingOrder(spotsNow(scene), screen.phone);
  return spots.length ? spots.flatMap((spot) => spot.moves) : choices;
}
