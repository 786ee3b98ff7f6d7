import { expect, test } from "vitest";
import { overlap } from "./overlap";

const [a, b, c, d] = [{ event: "a" }, { event: "b" }, { event: "c" }, { event: "d" }];

test("what was told while the story was being fetched is told once", () => {
  expect(overlap([a, b, c], [c, d])).toBe(1);
  expect(overlap([a, b, c], [b, c])).toBe(2);
});

test("what is not in the story yet is all new", () => {
  expect(overlap([a, b], [c, d])).toBe(0);
  expect(overlap([a, b], [])).toBe(0);
  expect(overlap([], [a])).toBe(0);
});

test("of what repeats, the longest way back counts", () => {
  expect(overlap([b, a, a], [a, a, a])).toBe(2);
});
