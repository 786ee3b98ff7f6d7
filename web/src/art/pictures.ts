/** Pictures of games, for the front page; a picture fills its box and may be cropped. */
import { HIGH, WIDE, at, each } from "./geometry";

export interface Picture {
  viewBox: string;
  art: string;
}

/** Cards side by side: each with its column, its row and its drawing. */
export const laidOut = (cards: readonly (readonly [number, number, string])[]): string =>
  each(cards, ([col, row, art]) => at(col * WIDE, row * HIGH, art));
