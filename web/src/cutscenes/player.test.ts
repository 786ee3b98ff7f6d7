// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BaseView } from "../games/module";
import { playable, type Step } from "./model";
import { CutscenePlayer } from "./player.svelte";

const step = (kind: string, ms: number | null, more: Partial<Step> = {}): Step => ({ kind, ms, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps follow each other, each after its time, and then nothing is staged", () => {
  const player = new CutscenePlayer();
  player.play([step("one", 100), step("two", 50)]);
  expect(player.step?.kind).toBe("one");
  vi.advanceTimersByTime(99);
  expect(player.step?.kind).toBe("one");
  vi.advanceTimersByTime(1);
  expect(player.step?.kind).toBe("two");
  vi.advanceTimersByTime(50);
  expect(player.step).toBeNull();
});

test("skipping ends all steps, and none comes later", () => {
  const player = new CutscenePlayer();
  player.play([step("one", 100), step("two", 50)]);
  player.skip();
  expect(player.step).toBeNull();
  vi.runAllTimers();
  expect(player.step).toBeNull();
});

test("a step without an end stays until it has been seen", () => {
  const player = new CutscenePlayer();
  player.play([step("look", null)]);
  vi.advanceTimersByTime(600_000);
  expect(player.step?.kind).toBe("look");
  expect(player.play([step("other", 100)])).toBe(false);
  expect(player.step?.kind).toBe("look");
  player.skip();
  expect(player.step).toBeNull();
});

test("another cutscene takes the place of one that runs; an empty one does not", () => {
  const player = new CutscenePlayer();
  player.play([step("one", 100), step("two", 100)]);
  player.play([]);
  expect(player.step?.kind).toBe("one");
  player.play([step("other", 100)]);
  vi.advanceTimersByTime(100);
  expect(player.step).toBeNull();
});

test("the table shows what the step does not hide", () => {
  const player = new CutscenePlayer();
  const view = { round: 2 } as BaseView;
  player.play([step("one", 100, { hide: (shown) => ({ ...shown, round: 1 }) })]);
  expect(player.shown(view).round).toBe(1);
  player.skip();
  expect(player.shown(view)).toBe(view);
});

test("a step that waits hides nothing any more when its picture has told it", () => {
  const player = new CutscenePlayer();
  const view = { round: 2 } as BaseView;
  player.play([step("look", null, { tellsAt: 600, hide: (shown) => ({ ...shown, round: 1 }) })]);
  vi.advanceTimersByTime(599);
  expect(player.shown(view).round).toBe(1);
  vi.advanceTimersByTime(1);
  expect(player.shown(view)).toBe(view);
  expect(player.step?.kind).toBe("look");
});

test("without motion only what has to be seen is played", () => {
  const steps = [step("one", 100), step("look", null, { still: true })];
  expect(playable(steps, false)).toEqual(steps);
  expect(playable(steps, true).map(({ kind }) => kind)).toEqual(["look"]);
});
