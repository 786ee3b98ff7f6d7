import { beforeEach, expect, test } from "vitest";
import type { AnyMove } from "../games/module";
import { Refused } from "../net/api";
import { Choosing } from "./choosing.svelte";

const PASS: AnyMove = { move: "pass", card: "NS" };
const LAY: AnyMove = { move: "lay", card: "NS", col: 1, row: 0, turned: false };

let played: AnyMove[];
let answer: () => Promise<void>;
let oneTap: boolean;
let choosing: Choosing;

beforeEach(() => {
  played = [];
  oneTap = false;
  answer = () => Promise.resolve();
  choosing = new Choosing<AnyMove>(
    () => [PASS, LAY],
    (move) => (played.push(move), answer()),
    () => oneTap,
  );
});

test("nothing is played before it is confirmed", async () => {
  choosing.lift(2);
  choosing.aim(LAY);
  expect(played).toEqual([]);
  await choosing.confirm();
  expect(played).toEqual([LAY]);
  expect([choosing.held, choosing.ghost, choosing.sending]).toEqual([null, null, false]);
});

test("with one tap aiming is playing, unless there is a choice", () => {
  oneTap = true;
  choosing.aim(LAY, 2);
  expect(played).toEqual([]);
  choosing.aim(LAY);
  expect(played).toEqual([LAY]);
});

test("while it is sent there is nothing else to do, and it is sent once", async () => {
  let done = (): void => undefined;
  answer = () => new Promise((resolve) => (done = resolve));
  choosing.aim(PASS);
  const sent = choosing.confirm();
  await choosing.confirm();
  expect(played).toEqual([PASS]);
  expect(choosing.moves).toEqual([]);
  done();
  await sent;
  expect(choosing.moves).toHaveLength(2);
});

test("a refusal is said, and what was aimed stays", async () => {
  answer = () => Promise.reject(new Refused("late", {}, "that was for an earlier turn"));
  choosing.lift(0);
  choosing.aim(PASS);
  await choosing.confirm();
  expect(choosing.refused).not.toBe("");
  expect([choosing.held, choosing.ghost]).toEqual([0, PASS]);
  choosing.lift(1);
  expect(choosing.refused).toBe("");
});

test("taking back goes step by step: first the aim, then the card", () => {
  choosing.lift(0);
  choosing.aim(PASS);
  choosing.cancel();
  expect([choosing.held, choosing.ghost]).toEqual([0, null]);
  choosing.cancel();
  expect(choosing.held).toBeNull();
});

test("more cards are picked beside the first, and dropped again", () => {
  choosing.lift(0);
  choosing.pick(2);
  choosing.pick(3);
  choosing.pick(2);
  expect(choosing.also).toEqual([3]);
  choosing.lift(1);
  expect(choosing.also).toEqual([]);
});
