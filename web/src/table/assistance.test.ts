// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { i18n } from "../i18n/i18n.svelte";
import { api, Refused } from "../net/api";
import type { Hint, Offer, TableView } from "../wire/table";
import { Assistance, percentOf, type AssistedSession } from "./assistance.svelte";

const info = { id: "saboteur", title: "", players: [3], options: [], bots: ["rules"], meter: true, hints: true };

vi.mock("../front/offer", () => ({ loadOffer: async () => ({ games: [info] }) as unknown as Offer }));

const WISH = { meter: null, games: 0 };

function at(turn: number, helps = true): AssistedSession {
  const table = {
    game: "saboteur",
    phase: "playing",
    turn,
    meter: helps,
    hints: helps,
    seats: [{ bot: null }, { bot: "rules" }],
  } as unknown as TableView;
  return { id: "t", seat: 0, table, myTurn: true, away: false };
}

const hint = (step: number): Hint => ({
  turn: 1,
  step,
  area: "maze",
  sight: { name: "near", facts: { cards: 3, known: "no" } },
  kind: step > 1 ? "lay" : null,
  best: step > 2 ? { move: { move: "pass", card: "map" }, text: "pass:map", worth: 0.5, worlds: 9 } : null,
  reason: null,
  others: [],
});

beforeAll(() => i18n.load("aids"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a hint goes one step further with each press, and shows the move with the last", async () => {
  const asked = vi.spyOn(api, "hint").mockImplementation(async (_, step) => hint(step));
  const assistance = new Assistance(at(1), WISH);
  await vi.runAllTimersAsync();
  const shown: unknown[] = [];
  for (const step of [1, 2, 3]) {
    expect(assistance.more).toBe(true);
    await assistance.ask((move) => shown.push(move));
    expect(assistance.hint?.step).toBe(step);
    expect(shown.length).toBe(step === 3 ? 1 : 0);
  }
  expect(asked.mock.calls.map(([, step]) => step)).toEqual([1, 2, 3]);
  expect(assistance.more).toBe(false);
  assistance.turned();
  expect(assistance.hint).toBeNull();
});

test("whom to suspect is asked once in a while, however quickly others move", async () => {
  const suspect = { seat: 1, chances: { digger: 0.2, saboteur: 0.8 }, reasons: [] };
  const asked = vi.spyOn(api, "suspicion").mockResolvedValue({ turn: 1, suspects: [suspect] });
  const assistance = new Assistance(at(1), WISH);
  await vi.runAllTimersAsync();
  for (let n = 0; n < 20; n++) assistance.turned();
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(percentOf(assistance.suspects.get(1)!)).toBe(80);
  assistance.close();
});

test("a meter that the server is too busy for says so, until it is answered", async () => {
  const busy = vi.spyOn(api, "suspicion").mockRejectedValue(new Refused("no-answer"));
  const assistance = new Assistance(at(1), WISH);
  await vi.runAllTimersAsync();
  expect(assistance.late).toBe(false);
  assistance.turned();
  await vi.advanceTimersByTimeAsync(10);
  expect(assistance.late).toBe(true);
  busy.mockResolvedValue({ turn: 1, suspects: [] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(assistance.late).toBe(false);
  busy.mockRejectedValue(new Refused("too-fast"));
  assistance.turned();
  await vi.advanceTimersByTimeAsync(1000);
  expect(assistance.late).toBe(false);
  assistance.close();
});

test("where the table does not help, nothing is asked", async () => {
  const asked = vi.spyOn(api, "suspicion");
  const assistance = new Assistance(at(1, false), WISH);
  await vi.runAllTimersAsync();
  assistance.turned();
  expect([assistance.meter, assistance.hints, assistance.more]).toEqual([false, false, false]);
  expect(asked).not.toHaveBeenCalled();
});

test("the meter is one's own: without a wish it is for the first games against the weakest", async () => {
  const session = at(1);
  const shows = async (wish: { meter: boolean | null; games: number }) => {
    const assistance = new Assistance(session, wish);
    await vi.runAllTimersAsync();
    return assistance.meter;
  };
  expect(await shows({ meter: null, games: 2 })).toBe(true);
  expect(await shows({ meter: null, games: 3 })).toBe(false);
  expect(await shows({ meter: true, games: 99 })).toBe(true);
  expect(await shows({ meter: false, games: 0 })).toBe(false);
  session.table!.seats[1]!.bot = "searcher";
  expect(await shows({ meter: null, games: 0 })).toBe(false);
  expect(await shows({ meter: true, games: 0 })).toBe(true);
});
