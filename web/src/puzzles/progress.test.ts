// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { Progress } from "./progress.svelte";

beforeEach(() => localStorage.clear());

const puzzle = (number: number) => ({ game: "saboteur", number });

test("the first result of a puzzle stays", () => {
  const progress = new Progress();
  progress.keep(puzzle(1), "shown", null);
  progress.keep(puzzle(1), "first", null);
  progress.keep(puzzle(2), "first", null);
  expect(new Progress().of(puzzle(1))).toBe("shown");
  expect(new Progress().count).toEqual({ tried: 2, first: 1 });
});

test("a streak counts days in a row, and today only when it is done", () => {
  const progress = new Progress();
  for (const day of [3, 5, 6]) progress.keep(puzzle(day), "later", day);
  expect(progress.streak(6)).toBe(2);
  expect(progress.streak(7)).toBe(2);
  expect(progress.streak(8)).toBe(0);
  progress.keep(puzzle(7), "shown", 7);
  expect(progress.streak(8)).toBe(0);
});

test("damaged storage is no hindrance", () => {
  localStorage.setItem("sabot-puzzles", '{"results":{"saboteur/1":"odd"},"days":["x"]}');
  expect(new Progress().count.tried).toBe(0);
  localStorage.setItem("sabot-puzzles", "null");
  expect(new Progress().streak(1)).toBe(0);
});
