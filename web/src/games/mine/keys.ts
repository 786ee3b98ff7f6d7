// Keys without a button: digits for cards, arrows among places, T for the next target.

import { screen } from "../../preferences.svelte";
import { aimedSpot, aimOnly, choicesNow, spotsNow, tapCard } from "./input";
import { inReadingOrder, nextThatWay } from "./grid";
import { digitPlace, stepTo } from "../moves";
import { type Spot } from "./targets";
import type { MineSelection, MineMove, MineScene } from "./types";

/** Handles a key; false if it has no meaning now. */
export function pressKey(scene: MineScene, name: string): boolean {
  const { selection } = scene;
  if (!selection || selection.moves.length === 0) return false;
  const place = digitPlace(name);
  if (place !== null) return card(scene, place);
  if (name.startsWith("Arrow")) return arrow(scene, selection, name);
  if (name === "t" || name === "T") return next(scene, selection, 1);
  return false;
}

function card(scene: MineScene, place: number): boolean {
  if (place >= scene.view.hand.length) return false;
  tapCard(scene, place);
  return true;
}

function arrow(scene: MineScene, selection: MineSelection, name: string): boolean {
  const spots = inReadingOrder(spotsNow(scene), screen.phone);
  if (spots.length === 0) return next(scene, selection, name === "ArrowUp" || name === "ArrowLeft" ? -1 : 1);
  const from = aimedSpot(scene)?.cell;
  const to = from ? nextThatWay(spots, from, name, screen.phone) : spots[0];
  const move = to?.moves[0];
  if (move) aimOnly(selection, move);
  return true;
}

/** Aims at the next of the choices: places in reading order, else seats. */
function next(scene: MineScene, selection: MineSelection, by: number): boolean {
  const move = stepTo(inOrder(scene), selection.ghost, by);
  if (move) aimOnly(selection, move);
  return move !== undefined;
}

function inOrder(scene: MineScene): MineMove[] {
  const choices = choicesNow(scene);
  const spots: Spot[] = inReadingOrder(spotsNow(scene), screen.phone);
  return spots.length ? spots.flatMap((spot) => spot.moves) : choices;
}
