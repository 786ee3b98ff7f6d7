/** The card that everything is drawn on, its four sides, and how numbers become path data. */
export const WIDE = 120;
export const HIGH = 180;
export const CARD_BOX = `0 0 ${WIDE} ${HIGH}`;
export const ICON_BOX = "0 0 48 48";

export type Side = "N" | "E" | "S" | "W";
export type Point = readonly [number, number];
export type Line = readonly Point[];

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const MID: Point = [60, 90];
export const MOUTH: Record<Side, Point> = { N: [60, 0], E: [120, 90], S: [60, 180], W: [0, 90] };
export const OUT: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

export const round = (n: number): number => Math.round(n * 10) / 10;
export const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const each = <T>(list: readonly T[], draw: (item: T, i: number) => string): string => list.map(draw).join("");
export const times = (n: number, draw: (i: number) => string): string =>
  each(
    Array.from({ length: n }, (_, i) => i),
    draw,
  );

export const toward = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** From a point: so far along one direction, and so far along another. */
export const by = (p: Point, a: Point, far: number, b: Point = a, wide = 0): Point => [
  p[0] + a[0] * far + b[0] * wide,
  p[1] + a[1] * far + b[1] * wide,
];
export const polar = (p: Point, angle: number, rx: number, ry = rx): Point => [p[0] + Math.cos(angle) * rx, p[1] + Math.sin(angle) * ry];
export const outwards = (side: Side, far: number): Point => by(MOUTH[side], OUT[side], far);
export const inside = ([x, y]: Point, margin: number): boolean => x > margin && y > margin && x < WIDE - margin && y < HIGH - margin;

export const pathOf = (lines: readonly Line[]): string => each(lines, (line) => "M" + line.map(xy).join("L"));

/** How far a point is from the nearest of some lines, and where it comes nearest. */
export function nearest(p: Point, lines: readonly Line[]): { far: number; at: Point } {
  let best = { far: Infinity, at: p };
  for (const line of lines)
    for (let i = 1; i < line.length; i++) {
      const at = foot(p, line[i - 1]!, line[i]!);
      const far = Math.hypot(p[0] - at[0], p[1] - at[1]);
      if (far < best.far) best = { far, at };
    }
  return best;
}

function foot(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy);
  return toward(a, b, Math.max(0, Math.min(1, t)));
}

/** A drawing put down at a point. */
export const at = (x: number, y: number, art: string): string => `<g transform="translate(${round(x)} ${round(y)})">${art}</g>`;

/** A drawing around its own origin that stays upright however card and mine are turned. */
export const upright = (x: number, y: number, art: string): string => at(x, y, `<g class="upright">${art}</g>`);
