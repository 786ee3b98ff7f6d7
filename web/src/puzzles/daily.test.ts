import { expect, test } from "vitest";
import { addressOf, dailyPuzzle, dayOf } from "./daily";

const card = { kind: "move", goal: "win", difficulty: 20 };
const list = {
  first_day: "2026-01-01",
  shelves: [
    { game: "saboteur", puzzles: [card, card, card] },
    { game: "sabotage", puzzles: [card] },
  ],
};

test("a day begins at midnight UTC", () => {
  expect(dayOf(list, Date.UTC(2026, 0, 1, 0, 0))).toBe(0);
  expect(dayOf(list, Date.UTC(2026, 0, 1, 23, 59))).toBe(0);
  expect(dayOf(list, Date.UTC(2026, 0, 3, 0, 0))).toBe(2);
});

test("games take turns, and each goes through its puzzles", () => {
  const names = Array.from({ length: 8 }, (_, day) => dailyPuzzle(list, day)).map((each) => each && addressOf(each));
  expect(names).toEqual([
    "/puzzles/saboteur/1",
    "/puzzles/sabotage/1",
    "/puzzles/saboteur/2",
    "/puzzles/sabotage/1",
    "/puzzles/saboteur/3",
    "/puzzles/sabotage/1",
    "/puzzles/saboteur/1",
    "/puzzles/sabotage/1",
  ]);
});

test("a game without puzzles has none of the day", () => {
  expect(dailyPuzzle({ ...list, shelves: [{ game: "saboteur", puzzles: [] }] }, 3)).toBeNull();
});
