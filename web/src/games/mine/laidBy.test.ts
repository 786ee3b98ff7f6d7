import { expect, test } from "vitest";
import type { GameEvent } from "../module";
import { laidBy } from "./laidBy";

const laid = (seat: number, col: number, row: number) => ({ event: "tunnel-laid", seat, card: "NES", turned: false, col, row });

test("a card is marked with whoever laid it, until it collapses", () => {
  const events = [
    laid(0, 1, 0),
    laid(2, 1, 1),
    { event: "card-drawn", seat: 2, card: null },
    { event: "tunnel-collapsed", seat: 1, col: 1, row: 0 },
  ];
  expect([...laidBy(events)]).toEqual([["1,1", 2]]);
  expect(laidBy([...events, laid(1, 1, 0)]).get("1,0")).toBe(1);
});

test("a new round begins without marks", () => {
  const events: object[] = [laid(0, 1, 0), { event: "round-dealt", round: 2 }];
  expect(laidBy(events as GameEvent[]).size).toBe(0);
});

test("who lays on a place where a card has fallen is marked there, and nobody else's mark moves", () => {
  const events = [laid(0, 1, 0), laid(1, 2, 0), { event: "tunnel-collapsed", seat: 2, col: 1, row: 0 }, laid(3, 1, 0)];
  expect([...laidBy(events)]).toEqual([
    ["2,0", 1],
    ["1,0", 3],
  ]);
});
