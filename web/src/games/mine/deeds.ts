// What a tap, a drag or a key means: a card is lifted, a move aimed, turned or given up.

import { placeOf, movesWith, otherWayUp, puttingDown, sameMove, seatOf, spotsOf, type Spot } from "./targets";
import { isSecond, type MineChoosing, type MineMove, type MineScene } from "./types";

/** The card of the hand that is lifted. */
export function heldCard(scene: MineScene): string | null {
  const place = scene.choosing?.held ?? null;
  return place === null ? null : (scene.view.hand[place] ?? null);
}

/** The moves to choose among now: the lifted card's, or those that need no card. */
export function choicesNow(scene: MineScene): MineMove[] {
  const { choosing } = scene;
  if (!choosing || isPuttingDown(scene)) return [];
  return movesWith(choosing.moves, heldCard(scene));
}

/** The places on the board that can be chosen now. */
export function spotsNow(scene: MineScene): Spot[] {
  return spotsOf(choicesNow(scene), scene.view.goals);
}

/** What can be done now to a seat. */
export function movesOn(scene: MineScene, seat: number): MineMove[] {
  return choicesNow(scene).filter((move) => seatOf(move, scene.seat) === seat);
}

/** Whether cards are being put down: to pass, or to remove what lies in front of one. */
export function isPuttingDown(scene: MineScene): boolean {
  const { choosing } = scene;
  if (!choosing || choosing.held === null) return false;
  return choosing.also.length > 0 || choosing.ghost?.move === "pass" || choosing.ghost?.move === "clear";
}

/** The places in the hand of the cards that are picked. */
export function picked(choosing: MineChoosing): number[] {
  return choosing.held === null ? [] : [choosing.held, ...choosing.also];
}

/** What can be done with exactly the cards that are picked. */
export function puttingDownNow(scene: MineScene): MineMove[] {
  const { choosing, view } = scene;
  if (!choosing) return [];
  const cards = picked(choosing).map((place) => view.hand[place] ?? "");
  return puttingDown(choosing.moves, cards);
}

/** A tap on a card of the hand. */
export function tapCard(scene: MineScene, place: number): void {
  const { choosing, view } = scene;
  if (!choosing || choosing.moves.length === 0 || place >= view.hand.length) return;
  if (isPuttingDown(scene) && isSecond(view)) pickAnother(scene, choosing, place);
  else if (choosing.held === place) choosing.lift(null);
  else liftCard(scene, place);
}

/** Lifts a card; one that asks for nothing more is aimed at once. */
export function liftCard(scene: MineScene, place: number): void {
  const { choosing } = scene;
  if (!choosing || choosing.moves.length === 0) return;
  choosing.lift(place);
  const choices = choicesNow(scene);
  if (choices[0]?.move === "thief") aimOnly(choosing, choices[0]);
}

function pickAnother(scene: MineScene, choosing: MineChoosing, place: number): void {
  if (choosing.held === place) {
    const [next, ...rest] = choosing.also;
    choosing.lift(next ?? null);
    for (const each of rest) choosing.pick(each);
    if (next === undefined) return;
  } else {
    choosing.pick(place);
  }
  const [first] = puttingDownNow(scene);
  if (first) aimOnly(choosing, first);
}

/** A tap on a place of the board: aims there; again, turns the card. */
export function tapSpot(scene: MineScene, spot: Spot): void {
  const { choosing } = scene;
  const [first] = spot.moves;
  if (!choosing || !first) return;
  if (isAimedAt(scene, spot)) turn(scene);
  else choosing.aim(first, spot.moves.length);
}

/** Whether what is aimed is about this place. */
export function isAimedAt(scene: MineScene, spot: Spot): boolean {
  const ghost = scene.choosing?.ghost ?? null;
  return ghost !== null && spot.moves.some((move) => sameMove(move, ghost));
}

/** A tap on a seat: aims at it; again, at another tool of it. */
export function tapSeat(scene: MineScene, seat: number): void {
  const { choosing } = scene;
  const moves = movesOn(scene, seat);
  if (!choosing || moves.length === 0) return;
  const now = moves.findIndex((move) => sameMove(move, choosing.ghost));
  const next = moves[(now + 1) % moves.length];
  if (next) choosing.aim(next, moves.length);
}

/** Turns the card that is aimed, where both ways up are legal. */
export function turn(scene: MineScene): boolean {
  const other = turnedGhost(scene);
  if (!other || !scene.choosing) return false;
  aimOnly(scene.choosing, other);
  return true;
}

/** What is aimed, the other way up; null where it can't be turned. */
export function turnedGhost(scene: MineScene): MineMove | null {
  const { choosing } = scene;
  const ghost = choosing?.ghost;
  return choosing && ghost?.move === "lay" ? otherWayUp(ghost, choosing.moves) : null;
}

/** Aims at putting the lifted card down. */
export function discard(scene: MineScene): boolean {
  const { choosing } = scene;
  if (!choosing || choosing.held === null) return false;
  const pass = puttingDownNow(scene).find((move) => move.move === "pass");
  if (pass) aimOnly(choosing, pass);
  return pass !== undefined;
}

/** Aims without playing, even where one tap is enough: a key or a button has only chosen. */
export function aimOnly(choosing: MineChoosing, move: MineMove): void {
  choosing.aim(move, Infinity);
}

/** Where on the board what is aimed will happen. */
export function aimedSpot(scene: MineScene): Spot | null {
  const ghost = scene.choosing?.ghost;
  const place = ghost ? placeOf(ghost, scene.view.goals) : null;
  return ghost && place ? { ...place, moves: [ghost] } : null;
}
