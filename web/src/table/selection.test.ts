import { beforeEach, expect, test } from "vitest";
import type { BaseMove } from "../games/module";
import { Refused } from "../net/api";
import { Selection } from "./selection.svelte";

const PASS = { move: "pass", card: "NS" };
const LAY = { move: "lay", card: "NS", col: 1, row: 0, turned: false };

let played: BaseMove[];
let answer: () => Promise<void>;
let oneTap: boolean;
let selection: Selection;

beforeEach(() => {
  played = [];
  oneTap = false;
  answer = () => Promise.resolve();
  selection = new Selection<BaseMove>(
    () => [PASS, LAY],
    (move) => (played.push(move), answer()),
    () => oneTap,
  );
});

test("nothing is played before it is confirmed", async () => {
  selection.lift(2);
  selection.aim(LAY);
  expect(played).toEqual([]);
  await selection.confirm();
  expect(played).toEqual([LAY]);
  expect([selection.held, selection.ghost, selection.sending]).toEqual([null, null, false]);
});

test("with one tap aiming is playing, unless there is a choice", () => {
  oneTap = true;
  selection.aim(LAY, 2);
  expect(played).toEqual([]);
  selection.aim(LAY);
  expect(played).toEqual([LAY]);
});

test("while it is sent there is nothing else to do, and it is sent once", async () => {
  let done = (): void => undefined;
  answer = () => new Promise((resolve) => (done = resolve));
  selection.aim(PASS);
  const sent = selection.confirm();
  await selection.confirm();
  expect(played).toEqual([PASS]);
  expect(selection.moves).toEqual([]);
  done();
  await sent;
  expect(selection.moves).toHaveLength(2);
});

test("a refusal is said, and what was aimed stays", async () => {
  answer = () => Promise.reject(new Refused("late", {}, "that was for an earlier turn"));
  selection.lift(0);
  selection.aim(PASS);
  await selection.confirm();
  expect(selection.refused).not.toBe("");
  expect([selection.held, selection.ghost]).toEqual([0, PASS]);
  selection.lift(1);
  expect(selection.refused).toBe("");
});

test("taking back goes step by step: first the aim, then the card", () => {
  selection.lift(0);
  selection.aim(PASS);
  selection.cancel();
  expect([selection.held, selection.ghost]).toEqual([0, null]);
  selection.cancel();
  expect(selection.held).toBeNull();
});

test("more cards are picked beside the first, and dropped again", () => {
  selection.lift(0);
  selection.pick(2);
  selection.pick(3);
  selection.pick(2);
  expect(selection.also).toEqual([3]);
  selection.lift(1);
  expect(selection.also).toEqual([]);
});
