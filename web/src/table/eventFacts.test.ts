import { expect, test } from "vitest";
import { actorOf, eventFacts, underRounds } from "./eventFacts";

const player = (name: string, figure: number, bot = false) => ({ name, figure, bot, away: false, here: true, bank: null, note: "" });

test("a deed is that of its seat, wherever the event names it", () => {
  expect(actorOf({ event: "tunnel-laid", seat: 2 })).toBe(2);
  expect(actorOf({ event: "claim-made", claim: { seat: 1, claim: { seat: 3 } } })).toBe(1);
  expect(actorOf({ event: "gold-shared", step: { gold: "taken", seat: 0 } })).toBe(0);
});

test("what just happens is nobody's deed", () => {
  expect(actorOf({ event: "goal-turned", goal: 1 })).toBe(null);
  expect(actorOf({ event: "gold-shared", step: { gold: "drawn", cards: 3 } })).toBe(null);
  expect(actorOf({ event: "round-dealt", round: 1, starter: 2 })).toBe(null);
});

test("a line has the figure that its player had", () => {
  const players = [player("Ann", 4), player("Ben", 7, true)];
  expect(eventFacts({ seat: 1 }, players)).toEqual({ by: { figure: 7, bot: true } });
  expect(eventFacts({ seat: null }, players)).toEqual({});
  expect(eventFacts({ seat: 5 }, players)).toEqual({});
});

test("rounds begin above their first line, also if lines are left out", () => {
  const dealt = eventFacts({ event: "round-dealt", round: 2 }, []);
  expect(dealt).toEqual({ round: 2 });
  const entries = [{ id: 0, round: 1 }, { id: 1 }, { id: 2, ...dealt }, { id: 3 }, { id: 4 }];
  const begins = (shows: (entry: { id: number }) => boolean) => underRounds(entries, shows).map((line) => [line.entry.id, line.begins]);
  expect(begins(() => true)).toEqual([
    [0, 1],
    [1, null],
    [2, 2],
    [3, null],
    [4, null],
  ]);
  expect(begins(({ id }) => id % 2 === 1)).toEqual([
    [1, 1],
    [3, 2],
  ]);
});

test("a log that begins in the middle of a round has no line above it", () => {
  expect(underRounds([{}], () => true)).toEqual([{ entry: {}, begins: null }]);
});
