import { describe, expect, it } from "vitest";
import type { View } from "./wire";
import { laidTrick, trickNumber } from "./tricks";

const seat = {} as View["seats"][number];
const table = { seats: [seat, seat, seat], leader: 2, trick: null, last_trick: null };

describe("the trick on the table", () => {
  it("has a place for each, from who leads on", () => {
    const { spots, finished } = laidTrick(table);
    expect(spots.map((spot) => spot.seat)).toEqual([2, 0, 1]);
    expect(spots.map((spot) => spot.led)).toEqual([true, false, false]);
    expect(finished).toBe(false);
  });

  it("marks the best card so far", () => {
    const { spots } = laidTrick({ ...table, trick: { leader: 1, cards: ["r1", "g4", "g9"], winner: 0 } });
    expect(spots.map((spot) => [spot.card, spot.best])).toEqual([
      ["g4", false],
      ["g9", false],
      ["r1", true],
    ]);
  });

  it("stays after it was won, until a card for the next is aimed", () => {
    const last_trick = { leader: 0, cards: ["g4", "g9", "g2"], winner: 1 };
    const won = { ...table, leader: 1, last_trick };
    expect(laidTrick(won)).toMatchObject({ finished: true, spots: [{ seat: 0 }, { seat: 1, best: true }, { seat: 2 }] });
    expect(laidTrick(won, true)).toMatchObject({ finished: false, spots: [{ seat: 1, card: null }, { seat: 2 }, { seat: 0 }] });
  });

  it("is counted, the last one to the end", () => {
    const trick = { leader: 0, cards: [], winner: 0 };
    expect(trickNumber({ played: [], tricks_in_round: 15 })).toBe(1);
    expect(trickNumber({ played: Array.from({ length: 15 }, () => trick), tricks_in_round: 15 })).toBe(15);
  });
});
