// Which puzzles were solved, and for how many days in a row: kept in this browser and nowhere else.

import type { PuzzleName } from "./daily";

const KEY = "sabot-puzzles";

/** `first`: found at the first try. `later`: found at another one. `shown`: the answer was looked at. */
export type Result = "first" | "later" | "shown";
const RESULTS: readonly unknown[] = ["first", "later", "shown"];

interface Kept {
  results: Record<string, Result>;
  days: number[]; // on which the puzzle of the day was found
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    const results = Object.entries(kept?.results ?? {}).filter(([, result]) => RESULTS.includes(result));
    const days = Array.isArray(kept?.days) ? kept.days.filter(Number.isInteger) : [];
    return { results: Object.fromEntries(results), days };
  } catch {
    return { results: {}, days: [] }; // nothing stored, or storage is not allowed
  }
}

const nameOf = ({ game, number }: PuzzleName) => `${game}/${number}`;

export class Progress {
  private kept = $state.raw<Kept>(read());

  of(puzzle: PuzzleName): Result | null {
    return this.kept.results[nameOf(puzzle)] ?? null;
  }

  /** How many puzzles were tried, and how many of them found at the first try. */
  get count(): { tried: number; first: number } {
    const all = Object.values(this.kept.results);
    return { tried: all.length, first: all.filter((each) => each === "first").length };
  }

  /** Keeps the first result of a puzzle. `day`: it is that of this day. */
  keep(puzzle: PuzzleName, result: Result, day: number | null): void {
    const { results, days } = read();
    const found = result !== "shown" && day !== null && !days.includes(day) && !(nameOf(puzzle) in results);
    this.kept = { results: { [nameOf(puzzle)]: result, ...results }, days: found ? [...days, day] : days };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }

  /** For how many days in a row the puzzle of the day was found; today counts when it is done. */
  streak(today: number): number {
    const days = new Set(this.kept.days);
    let last = days.has(today) ? today : today - 1;
    let length = 0;
    while (days.has(last--)) length += 1;
    return length;
  }
}

export const progress = new Progress();
