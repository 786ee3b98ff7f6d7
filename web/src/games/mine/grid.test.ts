import { expect, test } from "vitest";
import { axisMarks, boxAround, cellAt, fit, inReadingOrder, nextThatWay, showing, sideOnScreen, union, upwards, zoomed } from "./grid";

const spots = [
  [0, 1],
  [2, -1],
  [-1, 0],
  [1, 1],
].map(([col = 0, row = 0]) => ({ cell: { col, row } }));
const cells = (found: { cell: { col: number; row: number } }[]) => found.map(({ cell }) => `${cell.col},${cell.row}`);

test("a box holds all its cells, and the room around them", () => {
  expect(boxAround([{ col: 0, row: 0 }])).toEqual({ x: 0, y: 0, wide: 120, high: 180 });
  expect(
    boxAround(
      [
        { col: -1, row: 0 },
        { col: 8, row: 2 },
      ],
      0.5,
    ),
  ).toEqual({ x: -180, y: -90, wide: 1320, high: 720 });
});

test("a union holds both boxes", () => {
  const one = boxAround([{ col: 0, row: 0 }]);
  const other = boxAround([{ col: 8, row: -2 }]);
  expect(union(one, other)).toEqual(
    boxAround([
      { col: 0, row: 0 },
      { col: 8, row: -2 },
    ]),
  );
});

test("a mine that runs upwards has the goals at the top", () => {
  const start = upwards(boxAround([{ col: 0, row: 0 }]));
  const goal = upwards(boxAround([{ col: 8, row: 0 }]));
  expect(goal.y).toBeLessThan(start.y);
  expect([goal.wide, goal.high]).toEqual([180, 120]);
});

test("the whole box fits into the window, centred, and not too large", () => {
  const box = { x: -100, y: -50, wide: 400, high: 200 };
  const window = fit(box, { wide: 800, high: 600 }, 0.1, 3);
  expect(window.scale).toBe(2);
  expect(window.x + box.x * window.scale).toBe(0);
  expect(window.y + box.y * window.scale).toBe(100);
  expect(fit(box, { wide: 8000, high: 6000 }, 0.1, 1.2).scale).toBe(1.2);
  expect(fit(box, { wide: 10, high: 10 }, 0.3, 1.2).scale).toBe(0.3);
});

test("zooming keeps the point under the finger", () => {
  const before = { scale: 1, x: 10, y: 20 };
  const after = zoomed(before, 2, 110, 220, 0.2, 3);
  expect(after.scale).toBe(2);
  expect((110 - after.x) / after.scale).toBe((110 - before.x) / before.scale);
  expect((220 - after.y) / after.scale).toBe((220 - before.y) / before.scale);
});

test("what can be seen is not moved, and what can't is moved no further than needed", () => {
  const size = { wide: 500, high: 500 };
  const window = { scale: 1, x: 0, y: 0 };
  expect(showing(window, { x: 100, y: 100, wide: 120, high: 180 }, size)).toEqual(window);
  expect(showing(window, { x: 600, y: -50, wide: 120, high: 180 }, size, 10)).toEqual({ scale: 1, x: -230, y: 60 });
});

test("places are read line by line, as they lie on the screen", () => {
  expect(cells(inReadingOrder(spots, false))).toEqual(["2,-1", "-1,0", "0,1", "1,1"]);
  expect(cells(inReadingOrder(spots, true))).toEqual(["2,-1", "1,1", "0,1", "-1,0"]);
});

test("an arrow goes to the next place that way, or nowhere", () => {
  const from = { col: 0, row: 1 };
  expect(nextThatWay(spots, from, "ArrowRight", false)?.cell).toEqual({ col: 1, row: 1 });
  expect(nextThatWay(spots, from, "ArrowUp", false)?.cell).toEqual({ col: -1, row: 0 });
  expect(nextThatWay(spots, from, "ArrowDown", false)).toBeNull();
  // Upwards the columns run to the top.
  expect(nextThatWay(spots, from, "ArrowUp", true)?.cell).toEqual({ col: 1, row: 1 });
});

test("sides are named as they lie on the screen", () => {
  expect(["N", "E", "S", "W"].map((side) => sideOnScreen(side as "N", false))).toEqual(["up", "right", "down", "left"]);
  expect(["N", "E", "S", "W"].map((side) => sideOnScreen(side as "N", true))).toEqual(["left", "up", "right", "down"]);
});

test("an anchor of a cell is read, others are none", () => {
  expect(cellAt("cell-3,-2")).toEqual({ col: 3, row: -2 });
  expect(cellAt("goal-1")).toBeNull();
  expect(cellAt(null)).toBeNull();
});

test("axes have the numbers of whole cells, columns upwards on a phone", () => {
  const box = boxAround(
    [
      { col: 0, row: -1 },
      { col: 2, row: 0 },
    ],
    0.5,
  );
  const flat = axisMarks(box, 1, false);
  expect(flat.across.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(flat.along.map(({ number }) => number)).toEqual([-1, 0]);
  expect(flat.across[1]?.at).toBe(180);
  const turned = axisMarks(box, 1, true);
  expect(turned.across.map(({ number }) => number)).toEqual([-1, 0]);
  expect(turned.along[1]?.at).toBe(-180);
});
