import { expect, test } from "vitest";
import { tipPlace, type Rect } from "./tipPlace";

const ROOM = { width: 1000, height: 800 };
const TIP = { width: 200, height: 60 };
const CARD: Rect = { x: 400, y: 600, width: 100, height: 150 };

function covers(at: { x: number; y: number }, { x, y, width, height }: Rect): boolean {
  return at.x < x + width && x < at.x + TIP.width && at.y < y + height && y < at.y + TIP.height;
}

test("a tip stands above its card", () => {
  expect(tipPlace(CARD, TIP, ROOM, [])).toEqual({ x: 350, y: 530 });
});

test("it leaves free what can be chosen", () => {
  const above: Rect = { x: 380, y: 500, width: 120, height: 90 };
  const at = tipPlace(CARD, TIP, ROOM, [above]);
  expect(covers(at, above)).toBe(false);
  expect(covers(at, CARD)).toBe(false);
});

test("with targets all around it goes to a corner", () => {
  const around: Rect[] = [
    { x: 0, y: 100, width: 1000, height: 500 },
    { x: 0, y: 600, width: 390, height: 150 },
    { x: 510, y: 600, width: 490, height: 150 },
  ];
  const at = tipPlace(CARD, TIP, ROOM, around);
  expect(around.some((each) => covers(at, each))).toBe(false);
});

test("it stays inside the window", () => {
  const at = tipPlace({ x: 0, y: 0, width: 50, height: 75 }, TIP, ROOM, []);
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
});
