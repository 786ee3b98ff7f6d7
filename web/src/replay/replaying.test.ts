import { expect, test } from "vitest";
import type { GameModule } from "../games/module";
import type { Replay } from "../wire/table";
import { Replaying, handsOf, viewsOf } from "./replaying.svelte";

const frame = (step: number, round: number, view: object, seats?: object) => ({ step, round, told: [{ event: "moved", step }], view, seats });

const REPLAY = {
  table: "T",
  game_number: 1,
  game: "saboteur",
  title: "Saboteur",
  names: ["Ann", "Ben"],
  bots: [null, null],
  seat: null,
  open: true,
  over: true,
  frames: [
    frame(0, 1, { deck: 9, phase: "playing" }, { 0: { hand: ["NS"] }, 1: { hand: ["map"] } }),
    frame(1, 1, { deck: 8 }, { 0: { hand: ["EW"] } }),
    frame(2, 2, { deck: 7 }, { 1: { hand: [] } }),
    frame(3, 2, { phase: "over" }),
  ],
} as unknown as Replay;

const MODULE = { line: (event: { step: number }) => ({ icon: "flag", text: `${event.step}` }) } as unknown as GameModule;

test("a view is the one before with what has changed", () => {
  expect(viewsOf(REPLAY).at(-1)).toEqual({ deck: 7, phase: "over" });
  expect(viewsOf(REPLAY)[1]).toEqual({ deck: 8, phase: "playing" });
});

test("hands are known as they were in each step", () => {
  expect(handsOf(REPLAY)[0]).toEqual({ 0: ["NS"], 1: ["map"] });
  expect(handsOf(REPLAY)[2]).toEqual({ 0: ["EW"], 1: [] });
});

test("nothing is told beyond what was seen", () => {
  const replaying = new Replaying(REPLAY, MODULE, 1);
  expect(replaying.known).toBe(1);
  expect(replaying.entries.map((each) => each.text)).toEqual(["0", "1"]);
  expect(replaying.rounds).toEqual([{ round: 1, step: 0 }]);

  replaying.go(2);
  replaying.go(0);
  expect(replaying.known).toBe(2);
  expect(replaying.rounds).toHaveLength(2);

  replaying.spoilers = true;
  expect(replaying.known).toBe(3);
  expect(replaying.entries).toHaveLength(4);
});

test("a step that is not there is the nearest that is", () => {
  expect(new Replaying(REPLAY, MODULE, 99).step).toBe(3);
  expect(new Replaying(REPLAY, MODULE, -4).step).toBe(0);
});
