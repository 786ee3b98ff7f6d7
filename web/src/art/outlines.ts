/** The hand of the linocut: gouges in the rock and on the tunnels' walls, boulders, bursts, frames. */
import { type Random, seededRandom, jitter } from "./random";
import { HIGH, type Line, MID, type Point, WIDE, by, inside, nearest, polar, round, times, toward, xy } from "./geometry";

/** Half a tunnel's width. */
export const HALF = 18;
// No gouge so near an edge: there two cards join.
const EDGE = 8;

const rel = (...numbers: number[]): string => numbers.map(round).join(" ").replaceAll(" -", "-");

/** Bites out of the tunnel's wall. */
export function bites(lines: readonly Line[], rnd: Random): string {
  let d = "";
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const along: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
      for (let s = rnd() * 5; s < long; s += 6.5)
        for (const k of [-1, 1]) {
          const off: Point = [-along[1] * k, along[0] * k];
          const p = by(by(a, along, s), off, HALF);
          if (inside(p, EDGE) && nearest(p, lines).far > HALF - 0.5 && rnd() > 0.2) d += bite(p, off, along, rnd);
        }
    }
  return d;
}

function bite(p: Point, off: Point, along: Point, rnd: Random): string {
  const [reach, wide, lean] = [4 + rnd() * 6, 1.6 + rnd(), (rnd() - 0.5) * 4];
  const tip: Point = [off[0] * reach + along[0] * (lean - wide), off[1] * reach + along[1] * (lean - wide)];
  const back: Point = [-off[0] * reach - along[0] * (lean + wide), -off[1] * reach - along[1] * (lean + wide)];
  return `M${xy(by(p, off, -1, along, wide))}l${rel(...tip)}l${rel(...back)}z`;
}

/** Strokes in the rock that run away from the tunnels and thin out with distance. */
export function rays(lines: readonly Line[], rnd: Random, free: (p: Point) => boolean): string {
  let d = "";
  for (let y = 9; y < HIGH; y += 12)
    for (let x = 9; x < WIDE; x += 11) {
      const p = jitter(rnd, x, y, 8);
      const { far, at } = nearest(p, lines);
      const gap = far - HALF;
      if (gap < 13 || !inside(p, EDGE + 1) || !free(p)) continue;
      const angle = Math.atan2(p[1] - at[1], p[0] - at[0]) + (rnd() - 0.5) * 0.5;
      d += lens(p, angle, 3.5 + rnd() * 3.5, Math.max(0.9, 2.3 - gap / 40));
    }
  return d;
}

/** One push of the gouge: pointed at both ends. */
function lens(p: Point, angle: number, long: number, wide: number): string {
  const [cx, cy] = polar([0, 0], angle, long);
  const [sx, sy] = polar([0, 0], angle + Math.PI / 2, wide);
  return `M${rel(p[0] - cx, p[1] - cy)}q${rel(cx + sx, cy + sy, 2 * cx, 2 * cy)}q${rel(-cx - sx, -cy - sy, -2 * cx, -2 * cy)}z`;
}

/** Chips left on the tunnel's floor. */
export function chips(lines: readonly Line[], rnd: Random): string {
  let d = "";
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      if (line.length > 3 && rnd() < 0.5) continue;
      const p = jitter(rnd, ...toward(line[i - 1]!, line[i]!, 0.25 + rnd() * 0.5), 17);
      if (inside(p, EDGE)) d += lens(p, rnd() * 3, 2 + rnd() * 1.5, 1.5);
    }
  return d;
}

export function boulder([x, y]: Point, r: number, rnd: Random): string {
  const corner = (i: number): string => xy(polar([x, y], (i / 7) * 6.283 + rnd() * 0.5, r * (0.82 + rnd() * 0.3)));
  return `M${Array.from({ length: 7 }, (_, i) => corner(i)).join("L")}Z`;
}

/** Wedges around a point, each widening outwards to its own reach. */
export function burst(n: number, from: Point, reach: (i: number) => Point, mid: Point = MID, wide = 0.05): string {
  return times(n, (i) => {
    const angle = (i / n) * 6.283;
    const [rx, ry] = reach(i);
    return `M${xy(polar(mid, angle, ...from))}L${xy(polar(mid, angle - wide, rx, ry))}L${xy(polar(mid, angle + wide, rx, ry))}Z`;
  });
}

/** A frame cut by hand: straight enough, but no ruler was used. */
export function frame(words: string, inset: number, wide: number): string {
  const rnd = seededRandom(words);
  const ring = (m: number): string => {
    const [r, b] = [WIDE - m, HIGH - m];
    const edge: Point[] = [
      [m, m],
      [60, m],
      [r, m],
      [r, 62],
      [r, 120],
      [r, b],
      [60, b],
      [m, b],
      [m, 120],
      [m, 62],
    ];
    return `M${edge.map(([x, y]) => xy(jitter(rnd, x, y, 1.2))).join("L")}Z`;
  };
  return ring(inset) + ring(inset + wide);
}

/** Gouges that run inwards from a card's frame; the corners stay clear for what is printed there. */
export function fringe(words: string): string {
  const rnd = seededRandom(words);
  const wedge = (p: Point, inwards: Point): string => {
    const along: Point = [inwards[1], inwards[0]];
    const tip = by(p, inwards, 4 + rnd() * 9, along, (rnd() - 0.5) * 3);
    return `M${xy(by(p, along, -1.6))}L${xy(tip)}L${xy(by(p, along, 1.6))}Z`;
  };
  let d = "";
  for (let y = 88; y < 168; y += 6) d += wedge([6, y + rnd() * 2], [1, 0]);
  for (let y = 12; y < 136; y += 6) d += wedge([114, y + rnd() * 2], [-1, 0]);
  for (let x = 58; x < 112; x += 6) d += wedge([x + rnd() * 2, 6], [0, 1]);
  for (let x = 12; x < 76; x += 6) d += wedge([x + rnd() * 2, 174], [0, -1]);
  return d;
}

/** Short gouges all over a square, for a ground that repeats: none touches its edge. */
export function gouges(size: number): string {
  const rnd = seededRandom("stage");
  return times(90, () => {
    const [long, thick, lean] = [6 + rnd() * 16, 0.8 + rnd() * 1.1, (rnd() - 0.5) * 5];
    const at: Point = [8 + rnd() * (size - long - 16), 6 + rnd() * (size - 12)];
    return `M${xy(at)}l${rel(long, lean)}l${rel(-long * 0.4, thick - lean * 0.4)}z`;
  });
}
