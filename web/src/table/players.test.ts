import { expect, test } from "vitest";
import type { TableView } from "../wire/table";
import { watchersOf } from "./players";

const people = [
  { person: 0, seat: 0 },
  { person: 1, seat: null },
  { person: 2, seat: null },
];
const table = (phase: string) => ({ phase, people }) as TableView;

test("who watches is there, has no seat, and a game runs", () => {
  expect(watchersOf(table("playing"), [0, 1, 2])).toBe(2);
  expect(watchersOf(table("over"), [0, 2])).toBe(1);
  expect(watchersOf(table("playing"), [0])).toBe(0);
  expect(watchersOf(table("gathering"), [0, 1, 2])).toBe(0);
  expect(watchersOf(null, [1])).toBe(0);
});
