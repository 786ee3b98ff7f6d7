import { beforeEach, expect, test } from "vitest";
import { Camera, type Look } from "./camera.svelte";
import { boxAround } from "./grid";

const START = { col: 0, row: 0 };
const GOALS = [-2, 0, 2].map((row) => ({ col: 8, row }));
const SIZE = { wide: 900, high: 600 };

function look(more: { col: number; row: number }[] = [], changes: Partial<Look> = {}): Look {
  const cells = [START, ...GOALS, ...more];
  return { box: boxAround(cells, 0.55), cards: boxAround(cells), spots: null, size: SIZE, occasion: "1", ...changes };
}

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  camera.look(look());
});

test("a card inside moves nothing", () => {
  const before = camera.window;
  camera.look(look([{ col: 3, row: 1 }]));
  expect(camera.window).toBe(before);
});

test("a card that would be outside is fitted in", () => {
  const before = camera.window;
  const far = look([{ col: 4, row: 5 }]);
  camera.look(far);
  expect(camera.window.scale).toBeLessThan(before.scale);
  expect(camera.shows(far.cards)).toBe(true);
});

test("a board that becomes a little lower moves nothing as long as all cards are in it", () => {
  const before = camera.window;
  camera.look(look([], { size: { wide: 900, high: 590 } }));
  expect(camera.window).toBe(before);
});

test("another window is fitted to its last size, however many steps lead there", () => {
  camera.look(look([], { occasion: "small", size: { wide: 360, high: 400 } }));
  const before = camera.window;
  camera.look(look([], { occasion: "large", size: { wide: 360, high: 500 } }));
  camera.look(look([], { occasion: "large", size: SIZE }));
  expect(camera.window.scale).toBeGreaterThan(1.5 * before.scale);
});

test("another round is fitted anew", () => {
  camera.look(look([{ col: 4, row: 9 }]));
  const before = camera.window;
  camera.look(look([], { occasion: "2" }));
  expect(camera.window.scale).toBeGreaterThan(before.scale);
});

test("what the user has chosen stays, until everything is asked for", () => {
  camera.zoom(2, 0, 0);
  const before = camera.window;
  camera.look(look([{ col: 4, row: 9 }], { occasion: "2" }));
  expect(camera.window).toBe(before);
  camera.fit();
  expect(camera.window.scale).toBeLessThan(before.scale);
});
