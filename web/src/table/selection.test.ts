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
    (moves) => (played.push(...moves), answer()),
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

test("moves that belong together are sent together, after one confirmation", async () => {
  oneTap = true;
  selection.aimAfter([LAY, LAY], PASS);
  expect(played).toEqual([]);
  selection.cancel();
  expect([selection.first, selection.ghost]).toEqual([[], null]);
  selection.aimAfter([LAY, LAY], PASS);
  await selection.confirm();
  expect(played).toEqual([LAY, LAY, PASS]);
  expect(selection.first).toEqual([]);
});

test("before the turn anything may be aimed at, and nothing is played", async () => {
  let legal: BaseMove[] = [];
  oneTap = true;
  const early = new Selection<BaseMove>(
    () => legal,
    (moves) => (played.push(...moves), answer()),
    () => oneTap,
    () => [PASS, LAY],
  );
  early.lift(1);
  early.aim(LAY);
  await early.confirm();
  expect(early.early).toBe(true);
  expect(played).toEqual([]);
  legal = [LAY];
  early.check(legal, () => "gone");
  expect([early.early, early.ghost, early.refused]).toEqual([false, LAY, ""]);
  await early.confirm();
  expect(played).toEqual([LAY]);
});

test("what has become illegal is said when the turn comes, and the card stays lifted", () => {
  selection.lift(1);
  selection.aim(LAY);
  selection.check([PASS], () => "gone");
  expect([selection.held, selection.ghost, selection.refused]).toEqual([1, null, "gone"]);
});
