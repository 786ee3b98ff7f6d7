// Where the tokens of claims lie on the back of a goal: a row at its head and one at its foot, as
// they are seen, in the drawing's units around the middle of the card.

import { HIGH, WIDE } from "../../art";
import type { Statement } from "../../talk/claims";
import type { TokenGroup } from "../../talk/tokens";

const EDGE = 6;
// The size of a token: never below so many pixels, and never above so many units.
const LEAST_PX = 7.5;
const LEAST = 14;
const MOST = 24;
// Where the mine runs up there is no room above and below the numeral: it moves aside. So does the
// note on a goal that the viewer has seen.
const NUMERAL = 46;
const NOTE = 78;

export interface TokenRow {
  art: string;
  icon: number;
  left: number;
  wide: number;
  y: number;
  r: number;
  discs: { x: number; statement: Statement }[];
  /** How many more say the same, and where that stands. */
  more: { x: number; count: number } | null;
}

interface Lies {
  up: boolean; // the mine runs up: the card lies
  scale: number;
  peeked: boolean;
}

interface Room {
  left: number;
  right: number;
}

/** The rows of tokens: the first kind of claim at the foot, the other at the head. */
export function rowsOf(groups: readonly TokenGroup[], { up, scale, peeked }: Lies): TokenRow[] {
  const [wide, high] = up ? [HIGH, WIDE] : [WIDE, HIGH];
  const wanted = Math.min(MOST, Math.max(LEAST, LEAST_PX / scale));
  return groups.slice(0, 2).map((group, place) => {
    const head = place === 1;
    const aside = peeked ? NOTE : NUMERAL;
    const room = { left: -wide / 2 + EDGE, right: wide / 2 - EDGE - (up ? aside : 0) };
    // Icon and token fit beside each other.
    const r = Math.min(wanted, (room.right - room.left - 10) / 3.4);
    const y = (head ? -1 : 1) * (high / 2 - EDGE - 3 - r);
    return rowOf(group, room, y, r);
  });
}

function rowOf({ art, statements }: TokenGroup, { left, right }: Room, y: number, r: number): TokenRow {
  const icon = 1.3 * r;
  const first = left + 4 + icon + 2 + r;
  const room = right - 3 - r - first;
  // Tokens lie over each other by half at most; where there are more, a number stands for them.
  const slots = 1 + Math.floor(room / r);
  const places = Math.min(slots, statements.length);
  const step = places > 1 ? Math.min(2 * r + 3, room / (places - 1)) : 0;
  const shown = statements.length > slots ? slots - 1 : places;
  const discs = statements.slice(0, shown).map((statement, place) => ({ x: first + place * step, statement }));
  const end = first + (places - 1) * step;
  const more = statements.length > shown ? { x: end, count: statements.length - shown } : null;
  return { art, icon, left, wide: end + r + 3 - left, y, r, discs, more };
}
