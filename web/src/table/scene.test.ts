import { expect, test } from "vitest";
import { isMyTurn, nameOf, order, type Player } from "./scene.svelte";

const players = ["Ann", "Ben", "Cleo"].map((name) => ({ name }) as Player);

test("the seats go in turn order, and begin with the viewer", () => {
  expect(order({ players, seat: 1 })).toEqual([1, 2, 0]);
  expect(order({ players, seat: null })).toEqual([0, 1, 2]);
});

test("a seat has a name, and none that does not exist", () => {
  expect([nameOf({ players }, 2), nameOf({ players }, 9)]).toEqual(["Cleo", "?"]);
});

test("it is mine to decide on my turn, and not while the game is paused", () => {
  const view = { to_act: 1 } as Parameters<typeof isMyTurn>[0]["view"];
  expect(isMyTurn({ seat: 1, view, paused: false })).toBe(true);
  expect(isMyTurn({ seat: 1, view, paused: true })).toBe(false);
  expect(isMyTurn({ seat: 0, view, paused: false })).toBe(false);
  expect(isMyTurn({ seat: null, view, paused: false })).toBe(false);
});
