// What the legal moves are about: which card of the hand, which place on the board, which seat.

import { placesIn } from "../moves";
import { anchorOf, keyOf } from "./grid";
import type { Cell, Goal, LayTunnel, MineMove } from "./types";

/** A place on the board with the moves that are about it. */
export interface Spot {
  cell: Cell;
  anchor: string;
  moves: readonly MineMove[];
}

/** The card that a move plays; null for those that put cards down or take what was won. */
export function cardOf(move: MineMove): string | null {
  switch (move.move) {
    case "lay":
    case "repair":
      return move.card;
    case "break":
      return `-${move.tool}`;
    case "pass":
    case "clear":
    case "gold":
    case "rob":
      return null;
    default:
      return move.move; // these are called as their cards are
  }
}

/** The places in the hand of the cards that a move plays or puts down. */
export function cardPlaces({ hand }: { hand: readonly string[] }, move: MineMove): number[] {
  if ("cards" in move) return placesIn(hand, move.cards);
  const card = move.move === "pass" ? move.card : cardOf(move);
  return card === null ? [] : placesIn(hand, [card]);
}

/** The moves that play this card; without a card, those that need none. */
export function movesWith(moves: readonly MineMove[], card: string | null): MineMove[] {
  return moves.filter((move) => cardOf(move) === card && move.move !== "pass" && move.move !== "clear");
}

/** The places on the board that these moves are about, each once. */
export function spotsOf(moves: readonly MineMove[], goals: readonly Goal[]): Spot[] {
  const spots = new Map<string, { cell: Cell; anchor: string; moves: MineMove[] }>();
  for (const move of moves) {
    const place = placeOf(move, goals);
    if (!place) continue;
    const spot = spots.get(keyOf(place.cell)) ?? { ...place, moves: [] };
    spot.moves.push(move);
    spots.set(keyOf(place.cell), spot);
  }
  return [...spots.values()];
}

/** The place on the board that a move is about, if it is about one. */
export function placeOf(move: MineMove, goals: readonly Goal[]): { cell: Cell; anchor: string } | null {
  if (move.move === "lay" || move.move === "rockfall") {
    const cell = { col: move.col, row: move.row };
    return { cell, anchor: anchorOf(cell) };
  }
  const goal = move.move === "map" ? goals[move.goal] : undefined;
  if (move.move !== "map" || !goal) return null;
  return { cell: { col: goal.col, row: goal.row }, anchor: `goal-${move.goal}` };
}

/** The seat that a move is about, if it is about one; a thief's own is `me`. */
export function seatOf(move: MineMove, me: number | null): number | null {
  if (move.move === "thief") return me;
  return "seat" in move ? move.seat : null;
}

/** The same card on the same cell the other way up, if that is legal too. */
export function otherWayUp(move: LayTunnel, moves: readonly MineMove[]): MineMove | null {
  return (
    moves.find(
      (each) =>
        each.move === "lay" && each.card === move.card && each.col === move.col && each.row === move.row && each.turned !== move.turned,
    ) ?? null
  );
}

/** The moves that put down exactly these cards of the hand. */
export function puttingDown(moves: readonly MineMove[], cards: readonly string[]): MineMove[] {
  const wanted = [...cards].sort().join(" ");
  return moves.filter((move) => {
    if (move.move !== "pass" && move.move !== "clear") return false;
    const put = "cards" in move ? move.cards : [move.card];
    return [...put].sort().join(" ") === wanted;
  });
}
