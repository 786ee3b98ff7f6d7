import { expect, test } from "vitest";
import { isMine, nameOf, order, type Sitting } from "./scene.svelte";

const sittings = ["Ann", "Ben", "Cleo"].map((name) => ({ name }) as Sitting);

test("the seats go in turn order, and begin with the viewer", () => {
  expect(order({ sittings, seat: 1 })).toEqual([1, 2, 0]);
  expect(order({ sittings, seat: null })).toEqual([0, 1, 2]);
});

test("a seat has a name, and none that does not exist", () => {
  expect([nameOf({ sittings }, 2), nameOf({ sittings }, 9)]).toEqual(["Cleo", "?"]);
});

test("it is mine to decide on my turn, and not while the game is paused", () => {
  const view = { to_act: 1 } as Parameters<typeof isMine>[0]["view"];
  expect(isMine({ seat: 1, view, paused: false })).toBe(true);
  expect(isMine({ seat: 1, view, paused: true })).toBe(false);
  expect(isMine({ seat: 0, view, paused: false })).toBe(false);
  expect(isMine({ seat: null, view, paused: false })).toBe(false);
});
