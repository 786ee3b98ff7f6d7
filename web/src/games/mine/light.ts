/** The lantern's light around the tunnels, flat and cut as everything: a near tone inside a far one. */
import { HIGH, MID, type Point, WIDE, polar, times, xy } from "../../art/geometry";
import { seededRandom } from "../../art/random";
import { keyOf } from "./grid";
import type { Cell } from "./types";

const POINTS = 40;
// So many outlines are enough to look as if none were like another.
const KINDS = 6;
// How far the light of one card reaches beyond its middle.
const REACH = { far: [WIDE * 1.75, HIGH * 1.3], near: [WIDE * 1.05, HIGH * 0.86] } as const;
export type Tone = keyof typeof REACH;

/** The outline of the light of one card, in the units of the card. */
function outline(tone: Tone, kind: number): string {
  const rnd = seededRandom(`${tone} light ${kind}`);
  const [wide, high] = REACH[tone];
  const tip = (i: number): Point => {
    const far = (i % 2 ? 0.86 : 1) + (rnd() - 0.5) * 0.14;
    return polar(MID, (i / POINTS) * 2 * Math.PI + (rnd() - 0.5) * 0.1, wide * far, high * far);
  };
  return `M${times(POINTS, (i) => `${i ? "L" : ""}${xy(tip(i))}`)}Z`;
}

const drawn = (tone: Tone): string[] => Array.from({ length: KINDS }, (_, kind) => outline(tone, kind));
const OUTLINES: Record<Tone, string[]> = { far: drawn("far"), near: drawn("near") };

/** The light of the card at a cell. */
export function lightOf({ col, row }: Cell, tone: Tone): string {
  return OUTLINES[tone][Math.abs(col * 5 + row * 3) % KINDS]!;
}

/** The cells that shed light: the start, and every card that can be walked to from there. */
export function litCells(maze: readonly Cell[], cold: ReadonlySet<string>): Cell[] {
  const cells = new Map([{ col: 0, row: 0 }, ...maze].map((cell) => [keyOf(cell), { col: cell.col, row: cell.row }]));
  return [...cells.values()].filter((cell) => !cold.has(keyOf(cell)));
}
