// The input of the mining games: taps, drags and keys lift a card, and aim at or turn a move.

import { heldCard, sameMove } from "../moves";
import { placeOf, movesWith, otherWayUp, puttingDown, seatOf, spotsOf, type Spot } from "./targets";
import { isSecond, type MineSelection, type MineMove, type MineScene } from "./types";

/** The moves to choose among now: the lifted card's, or those that need no card. */
export function choicesNow(scene: MineScene): MineMove[] {
  const { selection } = scene;
  if (!selection || isPuttingDown(scene)) return [];
  return movesWith(selection.moves, heldCard(scene));
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
  const { selection } = scene;
  if (!selection || selection.held === null) return false;
  return selection.also.length > 0 || selection.ghost?.move === "pass" || selection.ghost?.move === "clear";
}

/** The places in the hand of the cards that are picked. */
export function picked(selection: MineSelection): number[] {
  return selection.held === null ? [] : [selection.held, ...selection.also];
}

/** What can be done with exactly the cards that are picked. */
export function puttingDownNow(scene: MineScene): MineMove[] {
  const { selection, view } = scene;
  if (!selection) return [];
  const cards = picked(selection).map((place) => view.hand[place] ?? "");
  return puttingDown(selection.moves, cards);
}

/** A tap on a card of the hand. */
export function tapCard(scene: MineScene, place: number): void {
  const { selection, view } = scene;
  if (!selection || selection.moves.length === 0 || place >= view.hand.length) return;
  if (isPuttingDown(scene) && isSecond(view)) pickAnother(scene, selection, place);
  else if (selection.held === place) selection.lift(null);
  else liftCard(scene, place);
}

/** Lifts a card; one that asks for nothing more is aimed at once. */
export function liftCard(scene: MineScene, place: number): void {
  const { selection } = scene;
  if (!selection || selection.moves.length === 0) return;
  selection.lift(place);
  const choices = choicesNow(scene);
  if (choices[0]?.move === "thief") aimOnly(selection, choices[0]);
}

function pickAnother(scene: MineScene, selection: MineSelection, place: number): void {
  if (selection.held === place) {
    const [next, ...rest] = selection.also;
    selection.lift(next ?? null);
    for (const each of rest) selection.pick(each);
    if (next === undefined) return;
  } else {
    selection.pick(place);
  }
  const [first] = puttingDownNow(scene);
  if (first) aimOnly(selection, first);
}

/** A tap on a place of the board: aims there; again, confirms. */
export function tapSpot(scene: MineScene, spot: Spot): void {
  const { selection } = scene;
  const [first] = spot.moves;
  if (!selection || !first) return;
  if (isAimedAt(scene, spot)) void selection.confirm();
  else selection.aim(first, spot.moves.length);
}

/** Whether what is aimed is about this place. */
export function isAimedAt(scene: MineScene, spot: Spot): boolean {
  const ghost = scene.selection?.ghost ?? null;
  return ghost !== null && spot.moves.some((move) => sameMove(move, ghost));
}

/** A tap on a seat: aims at it; again, confirms. */
export function tapSeat(scene: MineScene, seat: number): void {
  const { selection } = scene;
  const moves = movesOn(scene, seat);
  const [first] = moves;
  if (!selection || !first) return;
  if (moves.some((move) => sameMove(move, selection.ghost))) void selection.confirm();
  else selection.aim(first, moves.length);
}

/** Turns the card that is aimed, where both ways up are legal. */
export function turn(scene: MineScene): boolean {
  const other = turnedGhost(scene);
  if (!other || !scene.selection) return false;
  aimOnly(scene.selection, other);
  return true;
}

/** What is aimed, the other way up; null where it can't be turned. */
export function turnedGhost(scene: MineScene): MineMove | null {
  const { selection } = scene;
  const ghost = selection?.ghost;
  return selection && ghost?.move === "lay" ? otherWayUp(ghost, selection.moves) : null;
}

/** Aims at putting the lifted card down. */
export function discard(scene: MineScene): boolean {
  const { selection } = scene;
  if (!selection || selection.held === null) return false;
  const pass = puttingDownNow(scene).find((move) => move.move === "pass");
  if (pass) aimOnly(selection, pass);
  return pass !== undefined;
}

/** Aims without playing, even where one tap is enough: a key or a button has only chosen. */
export function aimOnly(selection: MineSelection, move: MineMove): void {
  selection.aim(move, Infinity);
}

/** Where on the board what is aimed will happen. */
export function aimedSpot(scene: MineScene): Spot | null {
  const ghost = scene.selection?.ghost;
  const place = ghost ? placeOf(ghost, scene.view.goals) : null;
  return ghost && place ? { ...place, moves: [ghost] } : null;
}
