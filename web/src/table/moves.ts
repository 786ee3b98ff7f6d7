// Comparing moves, whatever the game.

import type { BaseMove } from "../games/module";

/** Whether two moves are the same. */
export function sameMove(one: BaseMove | null | undefined, other: BaseMove | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
