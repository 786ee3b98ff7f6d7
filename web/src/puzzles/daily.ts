// Which puzzle is that of a day: everybody who has the same puzzles finds the same one.

import type { PuzzleList } from "../wire/table";

/** What names a puzzle. Numbers begin with 0, and addresses with 1. */
export interface PuzzleName {
  game: string;
  number: number;
}

const DAY_MS = 86_400_000;

/** The days since the first one of the calendar; a day begins at midnight UTC. */
export function dayOf(list: Pick<PuzzleList, "first_day">, now: number): number {
  return Math.floor((now - Date.parse(`${list.first_day}T00:00:00Z`)) / DAY_MS);
}

/** The puzzle of a day; null if its game has none. */
export function dailyPuzzle(list: PuzzleList, day: number): PuzzleName | null {
  const shelf = list.shelves[day % list.shelves.length];
  if (!shelf?.puzzles.length) return null;
  return { game: shelf.game, number: Math.floor(day / list.shelves.length) % shelf.puzzles.length };
}

export const addressOf = ({ game, number }: PuzzleName): string => `/puzzles/${game}/${number + 1}`;
