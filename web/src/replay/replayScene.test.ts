// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { TableModule } from "../games/module";
import type { Replay } from "../wire/table";
import { ReplayScene, handsOf, viewsOf } from "./replayScene.svelte";

const frame = (step: number, round: number, view: object, seats?: object) => ({
  step,
  round,
  told: [{ event: "moved", step }],
  view,
  seats,
});

const REPLAY = {
  table: "T",
  game_number: 1,
  game: "saboteur",
  title: "Saboteur",
  names: ["Ann", "Ben"],
  bots: [null, null],
  figures: [7, 3],
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

const MODULE = { logLine: (event: { step: number }) => ({ icon: "flag", text: `${event.step}` }) } as unknown as TableModule;

test("a view is the one before with what has changed", () => {
  expect(viewsOf(REPLAY).at(-1)).toEqual({ deck: 7, phase: "over" });
  expect(viewsOf(REPLAY)[1]).toEqual({ deck: 8, phase: "playing" });
});

test("hands are known as they were in each step", () => {
  expect(handsOf(REPLAY)[0]).toEqual({ 0: ["NS"], 1: ["map"] });
  expect(handsOf(REPLAY)[2]).toEqual({ 0: ["EW"], 1: [] });
});

test("nothing is told beyond what was seen", () => {
  const replayScene = new ReplayScene(REPLAY, MODULE, 1);
  expect(replayScene.known).toBe(1);
  expect(replayScene.entries.map((each) => each.text)).toEqual(["0", "1"]);
  expect(replayScene.rounds).toEqual([{ round: 1, step: 0 }]);

  replayScene.go(2);
  replayScene.go(0);
  expect(replayScene.known).toBe(2);
  expect(replayScene.rounds).toHaveLength(2);

  replayScene.spoilers = true;
  expect(replayScene.known).toBe(3);
});

test("the log is at the step that is shown, whatever is still to come", () => {
  const replayScene = new ReplayScene(REPLAY, MODULE, 3);
  replayScene.spoilers = true;
  replayScene.go(1);
  expect(replayScene.entries.map((each) => each.text)).toEqual(["0", "1"]);
});

test("secrets are those of the seat whose eyes one has, and of nobody with everything open", () => {
  const module = { ...MODULE, logLine: () => ({ icon: "map", text: "seen", own: true }) } as unknown as TableModule;
  const secrets = (change: object) =>
    new ReplayScene({ ...REPLAY, ...change } as Replay, module, 0).entries.map(({ own, ownTo }) => ({ own, ownTo }));
  expect(secrets({})).toEqual([{ own: false, ownTo: undefined }]);
  expect(secrets({ open: false, seat: 1 })).toEqual([{ own: true, ownTo: "Ben" }]);
  expect(secrets({ open: false, seat: 1, over: false })).toEqual([{ own: true, ownTo: undefined }]);
});

test("a step that is not there is the nearest that is", () => {
  expect(new ReplayScene(REPLAY, MODULE, 99).step).toBe(3);
  expect(new ReplayScene(REPLAY, MODULE, -4).step).toBe(0);
});

test("claims are there from the step at which they were made until the next round", () => {
  const claim = { seat: 1, claim: { goal: 1 }, number: 1, round: 1 };
  const judged = { ...claim, verdict: "true" };
  const said: Record<number, object[]> = { 0: [{ event: "claim-made", claim }], 1: [{ event: "claims-judged", claims: [judged] }] };
  const frames = [{ ...frame(0, 1, { round: 1 }), said: said[0] }, { ...frame(1, 1, {}), said: said[1] }, frame(2, 2, { round: 2 })];
  const talk = { line: () => "claimed", place: () => "goal-1", reply: () => null };
  const module = { ...MODULE, talk, logLine: ({ step }: { step: number }) => ({ icon: "flag", text: "", jump: `cell-${step}` }) };
  const scene = new ReplayScene({ ...REPLAY, frames } as unknown as Replay, module as unknown as TableModule, 0);
  expect(scene.claims).toEqual([claim]);
  expect(scene.bubbles.get(1)?.said).toEqual(claim);
  expect(scene.last).toBe("cell-0"); // what was said moved nothing on the board
  scene.go(1);
  expect(scene.claims).toEqual([judged]);
  expect(scene.bubbles.size).toBe(0);
  scene.go(2);
  expect(scene.claims).toEqual([]);
});

test("a step has the deeds between its views, the first has none", () => {
  const deeds = (told: { step: number }[], before: { step: number }, after: { step: number }) => [{ told, before, after }];
  const frames = [frame(0, 1, { step: 0 }), frame(1, 1, { step: 1 })];
  const scene = new ReplayScene({ ...REPLAY, frames } as unknown as Replay, MODULE, 0, deeds as never);
  expect(scene.deedsOf(0)).toEqual([]);
  expect(scene.deedsOf(1)).toMatchObject([{ before: { step: 0 }, after: { step: 1 } }]);
});

test("players have the figures that they had then", () => {
  expect(new ReplayScene(REPLAY, MODULE, 1).players.map((player) => player.figure)).toEqual([7, 3]);
});
