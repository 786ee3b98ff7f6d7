// The way of a line over the page. It leaves a seat at an edge and comes to another at an edge, so that it crosses no
// name and no tool of the seats in between.

import { grown, holds, leaving, middle, type Point, type Rect } from "./geometry";

/**
 * Where a line may begin or end: a point, and the direction in which it leaves there; none at a place that is no seat.
 * A `corner` is taken only where an edge is worse.
 */
interface Port {
  readonly at: Point;
  readonly out: Point;
  readonly corner?: boolean;
}

type Size = { readonly width: number; readonly height: number };
type Curve = readonly [Point, Point, Point, Point];

// A line goes straight out of a seat for a share of its length, within bounds.
const OUT = { least: 26, most: 150, share: 0.45 };
const SAMPLES = 24;
// What a point of the line costs that lies on a seat or outside the window, in pixels of its length.
const CROSSED = 200;
// Along its edge a line covers nothing of a seat: in a close grid there is no other way past those in between.
const ON_EDGE = 10;
// A line should be long enough to be seen; what it lacks counts so many times.
const LEAST = 60;
const LACKS = 3;
const CORNER = 40;
const NONE: Point = { x: 0, y: 0 };

/** The best line from one place to another as path data. `wide`: how far it swings, for a second line besides the first. */
export function route(from: Rect, to: Rect, seats: readonly Rect[], size: Size, wide = 1): string {
  const [start, end] = [middle(from), middle(to)];
  const [home, target] = [start, end].map((point) => seats.find((seat) => holds(seat, point)));
  const inside = home !== undefined && home === target;
  const starts = home && !inside ? portsOf(home) : [{ at: leaving(from, end), out: NONE }];
  const ends = target && !inside ? portsOf(target) : [{ at: end, out: NONE }];
  const ways = starts.flatMap((one) => ends.map((other) => [one, other] as const));
  const costs = ways.map(([one, other]) => {
    const corners = Number(one.corner ?? false) + Number(other.corner ?? false);
    return cost(curveOf(one, other, wide), inside ? [] : seats, size) + CORNER * corners;
  });
  const [one, other] = ways[costs.indexOf(Math.min(...costs))] as readonly [Port, Port];
  return written(curveOf(one, other, wide));
}

function portsOf({ x, y, width, height }: Rect): Port[] {
  const { x: across, y: along } = middle({ x, y, width, height });
  const corners = [x, x + width].flatMap((cornerX) =>
    [y, y + height].map((cornerY) => ({ at: { x: cornerX, y: cornerY }, out: NONE, corner: true })),
  );
  return [
    ...corners,
    { at: { x: x + width, y: along }, out: { x: 1, y: 0 } },
    { at: { x: across, y: y + height }, out: { x: 0, y: 1 } },
    { at: { x, y: along }, out: { x: -1, y: 0 } },
    { at: { x: across, y }, out: { x: 0, y: -1 } },
  ];
}

function curveOf(start: Port, end: Port, wide: number): Curve {
  const length = Math.hypot(end.at.x - start.at.x, end.at.y - start.at.y);
  const far = wide * Math.min(OUT.most, Math.max(OUT.least, length * OUT.share));
  const handle = ({ at, out }: Port): Point => ({ x: at.x + out.x * far, y: at.y + out.y * far });
  return [start.at, handle(start), handle(end), end.at];
}

function pointOf([a, b, c, d]: Curve, t: number): Point {
  const at = (p: number, q: number, r: number, s: number) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

/** Its length, and much for every point that lies on a seat or outside the window, or if it is very short. */
function cost(curve: Curve, seats: readonly Rect[], { width, height }: Size): number {
  let [sum, before] = [0, curve[0]];
  for (let step = 1; step < SAMPLES; step++) {
    const point = pointOf(curve, step / SAMPLES);
    const outside = point.x < 0 || point.y < 0 || point.x > width || point.y > height;
    const met = seats.filter((seat) => holds(seat, point));
    const crossed = outside || met.some((seat) => holds(grown(seat, -1), point));
    sum += Math.hypot(point.x - before.x, point.y - before.y) + (crossed ? CROSSED : met.length ? ON_EDGE : 0);
    before = point;
  }
  return sum + LACKS * Math.max(0, LEAST - sum);
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const written = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
