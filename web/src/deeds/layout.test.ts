import { expect, test } from "vitest";
import { barsIn, middle, signBox, type Point, type Rect } from "./geometry";
import { layOut } from "./layout";
import type { Deed } from "./model";
import { route } from "./route";

const SCREEN = { width: 1000, height: 800 };
const PLACES: Record<string, Rect> = {
  "face-0": { x: 20, y: 100, width: 34, height: 34 },
  "seat-1": { x: 10, y: 300, width: 220, height: 60 },
  "front-1-pick": { x: 60, y: 330, width: 24, height: 24 },
  a: { x: 400, y: 100, width: 60, height: 90 },
  b: { x: 460, y: 100, width: 60, height: 90 },
};
const SEATS = [0, 1, 2, 3].map((seat) => ({ x: 10, y: 80 + 70 * seat, width: 220, height: 60 }));
const find = (anchor: string) => PLACES[anchor] ?? null;
const deed = (more: Partial<Deed>): Deed => ({
  kind: "x",
  by: 0,
  to: ["front-1-pick", "seat-1"],
  sign: { form: "medal", motion: "appears" },
  ...more,
});

test("a sign stands on the first of its places that is visible", () => {
  expect(middle(layOut(deed({}), find, [], SCREEN)!.sign)).toEqual(middle(PLACES["front-1-pick"]!));
  const atSeat = layOut(deed({ to: ["front-1-thief", "seat-1"] }), find, [], SCREEN)!.sign;
  // At the end of a seat, where it does not cover the name.
  expect(atSeat.x).toBeGreaterThan(150);
  expect(atSeat.x + atSeat.width).toBeLessThanOrEqual(230);
  expect(layOut(deed({ to: ["nowhere"] }), find, [], SCREEN)).toBeNull();
});

// The points of a line, in tenths of its way.
function pointsOf(way: string): { x: number; y: number }[] {
  const [, numbers = ""] = /^M(.*)$/.exec(way) ?? [];
  const [ax, ay, bx, by, cx, cy, dx, dy] = numbers.split(/[C ]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const mixed = (t: number, [p, q, r, s]: [number, number, number, number]) =>
    (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
  return Array.from({ length: 11 }, (_, step) => ({ x: mixed(step / 10, [ax, bx, cx, dx]), y: mixed(step / 10, [ay, by, cy, dy]) }));
}

// The same for a line that bends once.
function bentPointsOf(way: string): { x: number; y: number }[] {
  const numbers = way.match(/-?[\d.]+/g)!.map(Number);
  const [from, turn, to] = [0, 2, 4].map((place) => ({ x: numbers[place]!, y: numbers[place + 1]! })) as [Point, Point, Point];
  const parts = [from, turn, to].slice(1).map((end, part) => [part ? turn : from, end] as const);
  return parts.flatMap(([a, b]) =>
    Array.from({ length: 21 }, (_, step) => ({ x: a.x + ((b.x - a.x) * step) / 20, y: a.y + ((b.y - a.y) * step) / 20 })),
  );
}

// Deeper in it than its edge.
const isOn = ({ x, y, width, height }: Rect, point: { x: number; y: number }) =>
  point.x > x + 0.1 && point.x < x + width - 0.1 && point.y > y + 0.1 && point.y < y + height - 0.1;

test("a line from seat to seat crosses none of them, in a column and in rows", () => {
  const face = (seat: Rect): Rect => ({ x: seat.x + 4, y: seat.y + 10, width: 30, height: 30 });
  const row = [0, 1, 2, 3, 4, 5].map((seat) => ({ x: 4 + 128 * (seat % 3), y: 100 + 47 * Math.floor(seat / 3), width: 125, height: 44 }));
  for (const [seats, size] of [
    [SEATS, SCREEN],
    [row, { width: 390, height: 844 }],
  ] as const) {
    for (const from of seats) {
      for (const to of seats) {
        if (from === to) continue;
        const points = pointsOf(route(face(from), face(to), seats, size));
        const crossed = points.slice(1, -1).filter((point) => seats.some((seat) => seat !== from && seat !== to && isOn(seat, point)));
        expect(crossed, `${JSON.stringify(from)} to ${JSON.stringify(to)}`).toEqual([]);
        expect(points.every(({ x }) => x >= 0 && x <= size.width)).toBe(true);
      }
    }
  }
});

const twelve = Array.from({ length: 12 }, (_, seat): Rect => ({
  x: 4 + 96 * (seat % 4),
  y: 240 + 63 * Math.floor(seat / 4),
  width: 93,
  height: 60,
}));

test("from any seat of a close grid to any other a line crosses none of them", () => {
  for (const from of twelve) {
    for (const to of twelve) {
      if (from === to) continue;
      const way = route(from, to, twelve, { width: 390, height: 844 });
      const points = (way.includes("L") ? bentPointsOf : pointsOf)(way);
      const crossed = points.slice(1, -1).filter((point) => twelve.some((seat) => isOn(seat, point)));
      expect(crossed, way).toEqual([]);
    }
  }
});

test("down a column of a close grid a line runs along the edge of the seat in between", () => {
  for (const column of [0, 1, 2, 3]) {
    const [from, between, to] = [0, 4, 8].map((row) => twelve[row + column]!) as [Rect, Rect, Rect];
    const points = pointsOf(route(from, to, twelve, { width: 390, height: 844 }));
    expect(points.filter((point) => isOn(between, point))).toEqual([]);
  }
});

test("a line to the board leaves the seat at its edge, and leads to the sign", () => {
  const { way, doer } = layOut(deed({ from: "face-0", to: ["a"] }), find, SEATS, SCREEN)!;
  const points = pointsOf(way!);
  expect(points[0]).toEqual({ x: 230, y: 110 });
  expect(points.at(-1)).toEqual(middle(PLACES.a!));
  expect(doer).not.toBeNull();
  expect(layOut(deed({ from: "nowhere" }), find, SEATS, SCREEN)!.way).toBeNull();
});

test("what is exchanged goes on two lines", () => {
  const { way, back } = layOut(deed({ from: "face-0", returned: "<g/>" }), find, [], SCREEN)!;
  expect(back).not.toBeNull();
  expect(back).not.toBe(way);
});

test("outlines and lines leave out places that are not visible", () => {
  const shown = layOut(
    deed({
      around: ["seat-1", "nowhere"],
      lines: [
        { through: ["a", "b"], at: "nowhere", value: "+2" },
        { through: ["a", "nowhere"], at: "b", value: "+1" },
      ],
    }),
    find,
    [],
    SCREEN,
  )!;
  expect(shown.around).toHaveLength(1);
  expect(shown.lines).toEqual([{ path: "M430 145L490 145", at: { x: 490, y: 145 }, value: "+2" }]);
});

test("bars cover the whole place, and small places still get a sign that can be seen", () => {
  expect(layOut(deed({ to: ["seat-1"], sign: { form: "bars", motion: "falls" } }), find, [], SCREEN)!.sign.width).toBeGreaterThan(220);
  expect(barsIn(220).every((x) => x > 0 && x < 220)).toBe(true);
  expect(signBox({ x: 0, y: 0, width: 12, height: 12 }).width).toBeGreaterThanOrEqual(34);
});
