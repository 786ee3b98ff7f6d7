import { expect, test } from "vitest";
import type { View } from "./wire";
import { goldOfRound } from "./gold";

const view = (story: View["gold_story"], from: number) =>
  ({
    seats: [{}, {}, {}],
    gold_story: story,
    result: { won_by: "diggers", winners: [0, 1], gold_from: from },
  }) as unknown as View;

test("the gold of this round only, the viewer's by value and others' hidden", () => {
  const gold = goldOfRound(
    view(
      [
        { gold: "paid", seat: 2, owed: 4, cards: null },
        { gold: "drawn", cards: 3 },
        { gold: "taken", seat: 0, asked: false, value: 1, left: null },
        { gold: "taken", seat: 1, asked: false, value: null, left: null },
        { gold: "taken", seat: 0, asked: false, value: 3, left: null },
      ],
      1,
    ),
  );
  expect(gold.map(({ cards }) => cards)).toEqual([[3, 1], [null], []]);
  expect(gold[2]?.owed).toBeNull();
});

test("what a saboteur is owed all know; in which cards, only they do", () => {
  const gold = goldOfRound(
    view(
      [
        { gold: "paid", seat: 0, owed: 3, cards: [1, 1, 0] },
        { gold: "paid", seat: 2, owed: 3, cards: null },
      ],
      0,
    ),
  );
  expect(gold[0]).toEqual({ owed: 3, cards: [2, 1] });
  expect(gold[2]).toEqual({ owed: 3, cards: [] });
});
