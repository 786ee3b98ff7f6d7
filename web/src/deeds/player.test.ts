// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deed } from "./model";
import { DEED_MS, DeedPlayer } from "./player.svelte";

const deed = (kind: string): Deed => ({ kind, by: 0, to: ["seat-0"], sign: { form: "medal", motion: "appears" } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("deeds begin when the cards have landed, and follow each other", () => {
  const player = new DeedPlayer();
  player.play([deed("one")], 250);
  player.play([deed("two")]);
  vi.advanceTimersByTime(249);
  expect(player.deed).toBeNull();
  vi.advanceTimersByTime(1);
  expect(player.deed?.kind).toBe("one");
  vi.advanceTimersByTime(DEED_MS);
  expect(player.deed?.kind).toBe("two");
  vi.advanceTimersByTime(DEED_MS);
  expect(player.deed).toBeNull();
});

test("skipping ends all of them", () => {
  const player = new DeedPlayer();
  player.play([deed("one"), deed("two")]);
  vi.advanceTimersByTime(0);
  player.skip();
  vi.runAllTimers();
  expect(player.deed).toBeNull();
  player.play([deed("three")]);
  vi.advanceTimersByTime(0);
  expect(player.deed?.kind).toBe("three");
});

test("they never fall far behind: the oldest that wait are left out", () => {
  const player = new DeedPlayer();
  player.play([deed("one")]);
  vi.advanceTimersByTime(0);
  for (const kind of ["two", "three", "four", "five"]) player.play([deed(kind)]);
  expect(player.deed?.kind).toBe("one");
  vi.advanceTimersByTime(DEED_MS);
  expect(player.deed?.kind).toBe("three");
});

test("while they are held none is shown; then those that waited come", () => {
  const player = new DeedPlayer();
  player.hold(true);
  player.play([deed("one")]);
  vi.runAllTimers();
  expect(player.deed).toBeNull();
  player.hold(false);
  expect(player.deed?.kind).toBe("one");
});

test("it is said whether any are to come, so that nothing covers their places before", () => {
  const player = new DeedPlayer();
  expect(player.pending).toBe(false);
  player.play([deed("one")], 100);
  expect(player.pending).toBe(true);
  vi.advanceTimersByTime(100 + DEED_MS);
  expect(player.pending).toBe(false);
  player.hold(true);
  player.play([deed("two")]);
  expect(player.pending).toBe(true);
  player.skip();
  expect(player.pending).toBe(false);
});

test("however many deeds there are, none is to come after a while", () => {
  const player = new DeedPlayer();
  for (let count = 0; count < 20; count++) player.play([deed("one"), deed("two")], 500);
  vi.advanceTimersByTime(500 + 4 * DEED_MS);
  expect(player.pending).toBe(false);
});
