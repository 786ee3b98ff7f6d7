import { expect, test } from "vitest";
import { sheetOf } from "./scoreSheet";
import type { MineEvent } from "./types";

const dealt = (round: number): MineEvent => ({ event: "round-dealt", round, starter: 0, role: null, hand: [] });
const ended = (won_by: string): MineEvent => ({ event: "round-ended", won_by, roles: [], spare_role: "digger", goals: [] });

test("each round has what its players got: others' gold cards are counted, and their values stay hidden", () => {
  const events: MineEvent[] = [
    dealt(1),
    ended("diggers"),
    { event: "gold-shared", step: { gold: "drawn", cards: 3 } },
    { event: "gold-shared", step: { gold: "taken", seat: 0, asked: false, value: 3, left: null } },
    { event: "gold-shared", step: { gold: "taken", seat: 1, asked: false, value: null, left: null } },
    { event: "gold-shared", step: { gold: "taken", seat: 0, asked: false, value: 1, left: null } },
    dealt(2),
    ended("saboteurs"),
    { event: "gold-shared", step: { gold: "paid", seat: 2, owed: 4, cards: null } },
  ];
  expect(sheetOf(events, 3)).toEqual([
    {
      round: 1,
      won: true,
      shares: [
        { nuggets: 4, hidden: 0 },
        { nuggets: 0, hidden: 1 },
        { nuggets: 0, hidden: 0 },
      ],
    },
    {
      round: 2,
      won: false,
      shares: [
        { nuggets: 0, hidden: 0 },
        { nuggets: 0, hidden: 0 },
        { nuggets: 4, hidden: 0 },
      ],
    },
  ]);
});

test("in Saboteur 2 what was paid is known, and thieves take from it", () => {
  const result = { found: true, open_to_green: true, open_to_blue: false, won_by: ["green"], winners: [0], crystals: 0, paid: [3, 0, 2] };
  const events: MineEvent[] = [
    dealt(1),
    { event: "round-ended", result, roles: [], goals: [] },
    { event: "nugget-stolen", seat: 1, target: 0 },
  ];
  expect(sheetOf(events, 3)[0]?.shares.map(({ nuggets }) => nuggets)).toEqual([2, 1, 2]);
});

test("a round that goes on has no column", () => {
  expect(sheetOf([dealt(1)], 3)).toEqual([]);
});

test("who is paid in cards gets what they are worth, and a later round leaves earlier ones as they were", () => {
  const first: MineEvent[] = [
    dealt(1),
    ended("saboteurs"),
    { event: "gold-shared", step: { gold: "paid", seat: 1, owed: 3, cards: [1, 1, 0] } },
  ];
  const sheet = sheetOf(first, 2);
  expect(sheet[0]?.shares).toEqual([
    { nuggets: 0, hidden: 0 },
    { nuggets: 3, hidden: 0 },
  ]);
  expect(sheetOf([...first, dealt(2), ended("nobody")], 2)).toEqual([
    ...sheet,
    {
      round: 2,
      won: false,
      shares: [
        { nuggets: 0, hidden: 0 },
        { nuggets: 0, hidden: 0 },
      ],
    },
  ]);
});
