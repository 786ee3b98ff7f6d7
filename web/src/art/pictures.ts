/** Pictures of games, for the front page; a picture fills its box and may be cropped. */
import { HIGH, WIDE, at, each } from "./geometry";

export interface Picture {
  viewBox: string;
  art: string;
}

/** Rows of drawings side by side; null leaves a place free. */
export const laidOut = (rows: readonly (readonly (string | null)[])[]): string =>
  each(rows, (row, y) => each(row, (art, x) => (art === null ? "" : at(x * WIDE, y * HIGH, art))));
