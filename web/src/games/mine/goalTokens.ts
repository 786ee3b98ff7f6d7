// Where the tokens of claims lie on the back of a goal: a row at its head and one at its foot, as
// they are seen, in the drawing's units around the middle of the card.

import { HIGH, WIDE } from "../../art";
import type { Statement } from "../../talk/claims";
import type { TokenGroup } from "../../talk/tokens";

const EDGE = 6;
// The size of a token: never below so many pixels, and never above so many units.
const LEAST_PX = 8;
const LEAST = 14;
const MOST = 24;
// The mark of a goal that the viewer has seen keeps its corner.
const PEEKED = 44;

export interface TokenRow {
  art: string;
  icon: number;
  left: number;
  wide: number;
  y: number;
  r: number;
  discs: { x: number; statement: Statement }[];
}

interface Lies {
  up: boolean; // the mine runs up: the card lies
  scale: number;
  peeked: boolean;
}

/** The rows of tokens: the first kind of claim at the foot, the other at the head. */
export function rowsOf(groups: readonly TokenGroup[], { up, scale, peeked }: Lies): TokenRow[] {
  const [wide, high] = up ? [HIGH, WIDE] : [WIDE, HIGH];
  const wanted = Math.min(MOST, Math.max(LEAST, LEAST_PX / scale));
  return groups.slice(0, 2).map((group, place) => {
    const head = place === 1;
    // Seen from the front the mark is at the right end of the head, and where the mine runs up at the left.
    const kept = head && peeked ? PEEKED : 0;
    const left = -wide / 2 + EDGE + (up ? kept : 0);
    const right = wide / 2 - EDGE - (up ? 0 : kept);
    // Icon and token fit beside each other, with room for the edges of more tokens.
    const r = Math.min(wanted, (right - left - 14) / 4);
    const y = (head ? -1 : 1) * (high / 2 - EDGE - 3 - r);
    return rowOf(group, { left, right, y, r });
  });
}

function rowOf({ art, statements }: TokenGroup, { left, right, y, r }: { left: number; right: number; y: number; r: number }): TokenRow {
  const icon = 1.6 * r;
  const first = left + 5 + icon + 3 + r;
  const room = right - 3 - r - first;
  // Tokens lie over each other where there are many.
  const step = statements.length > 1 ? Math.min(2 * r + 3, room / (statements.length - 1)) : 0;
  const discs = statements.map((statement, place) => ({ x: first + place * step, statement }));
  const last = discs.at(-1)?.x ?? first;
  return { art, icon, left, wide: last + r + 3 - left, y, r, discs };
}
