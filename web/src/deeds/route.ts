// The way of a line over the page. It leaves a seat at an edge and comes to another at an edge, so that it crosses no
// name and no tool of the seats in between: it swings past them, or bends once and runs between them.

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

/** A way that may be taken: some of its points, and how it is written as path data. */
interface Way {
  readonly points: readonly Point[];
  readonly path: string;
  readonly corners: number;
}

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
  const met = inside ? [] : seats;
  const pairs = starts.flatMap((one) => ends.map((other) => [one, other] as const));
  const swung = cheapest(
    pairs.map(([one, other]) => swingOf(one, other, wide)),
    met,
    size,
  );
  // Between the seats there is always a way, but a line that swings is easier to follow.
  const bends = swung.points.some((point) => isMet(point, met)) ? pairs.flatMap(([one, other]) => bendsOf(one, other)) : [];
  return cheapest([swung, ...bends], met, size).path;
}

function cheapest(ways: readonly Way[], seats: readonly Rect[], size: Size): Way {
  const costs = ways.map(({ points, corners }) => cost(points, seats, size) + CORNER * corners);
  return ways[costs.indexOf(Math.min(...costs))]!;
}

function swingOf(one: Port, other: Port, wide: number): Way {
  const curve = curveOf(one, other, wide);
  return { points: sampled(curve), path: written(curve), corners: Number(one.corner ?? 0) + Number(other.corner ?? 0) };
}

// Across and then along, or along and then across.
function bendsOf({ at: from }: Port, { at: to }: Port): Way[] {
  const turns = [
    { x: to.x, y: from.y },
    { x: from.x, y: to.y },
  ];
  return turns.map((turn) => ({
    points: [...sampled([from, from, turn, turn]), ...sampled([turn, turn, to, to])],
    path: `M${[from, turn, to].map(at).join("L")}`,
    corners: 2,
  }));
}

function sampled(curve: Curve): Point[] {
  return Array.from({ length: SAMPLES }, (_, step) => pointOf(curve, step / SAMPLES));
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

// Deeper in a seat than on its edge.
const isMet = (point: Point, seats: readonly Rect[]): boolean => seats.some((seat) => holds(grown(seat, -1), point));

/** Its length, and much for every point that lies on a seat or outside the window, or if it is very short. */
function cost(points: readonly Point[], seats: readonly Rect[], { width, height }: Size): number {
  let [sum, before] = [0, points[0]!];
  for (const point of points.slice(1)) {
    const outside = point.x < 0 || point.y < 0 || point.x > width || point.y > height;
    const onEdge = seats.some((seat) => holds(seat, point));
    const crossed = outside || (onEdge && isMet(point, seats));
    sum += Math.hypot(point.x - before.x, point.y - before.y) + (crossed ? CROSSED : onEdge ? ON_EDGE : 0);
    before = point;
  }
  return sum + LACKS * Math.max(0, LEAST - sum);
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const written = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;
