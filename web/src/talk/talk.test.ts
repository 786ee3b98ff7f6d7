import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { ClaimOffer, TableView } from "../wire/table";
import { Talk } from "./talk.svelte";

afterEach(() => vi.restoreAllMocks());

const TABLE = { phase: "playing", settings: { talk: "free" }, people: [{ person: 0, muted: false }] };

function talkAt(table: object = {}, view: object = {}, { seat = 0 as number | null, away = false, words = true } = {}) {
  const done: unknown[] = [];
  const session = {
    id: "T",
    you: 0,
    away,
    table: { ...TABLE, ...table } as unknown as TableView,
    do: (command: unknown) => (done.push(command), Promise.resolve()),
  };
  const module = words ? { talk: { isOpen: (shown: { phase?: string }) => shown.phase !== "over" } } : {};
  const talk = new Talk({ session, seat, view: { to_act: 1, ...view }, module } as unknown as ConstructorParameters<typeof Talk>[0]);
  return { talk, done };
}

test("who has a seat may claim something while a round runs, in their turn or not", () => {
  expect(talkAt().talk.may).toBe(true);
  expect(talkAt({ settings: { talk: "claims" } }).talk.may).toBe(true);
});

test.each([
  ["who watches", {}, {}, { seat: null }],
  ["a silent table", { settings: { talk: "off" } }, {}, {}],
  ["who is muted", { people: [{ person: 0, muted: true }] }, {}, {}],
  ["a game without claims", {}, {}, { words: false }],
  ["whose seat a bot plays", {}, {}, { away: true }],
  ["between rounds", {}, { to_act: null }, {}],
  ["when all lies open", {}, { phase: "over" }, {}],
  ["after the game", { phase: "over" }, {}, {}],
])("nothing is claimed: %s", (_, table, view, more) => {
  expect(talkAt(table, view, more).talk.may).toBe(false);
});

test("the menu shows what the server offers for its place, and nothing for one that was closed", async () => {
  const answers: ((offer: ClaimOffer) => void)[] = [];
  const asked = vi.spyOn(api, "claims").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { talk, done } = talkAt();
  const first = talk.show("goal-1");
  expect(talk.open).toEqual({ place: "goal-1", claims: null, only: null });
  const second = talk.show("seat-2");
  answers[0]?.({ place: "goal-1", claims: ["II stone"] });
  await first;
  expect(talk.open?.claims).toBe(null);
  answers[1]?.({ place: "seat-2", claims: ["C digger"] });
  await second;
  expect(talk.open).toEqual({ place: "seat-2", claims: ["C digger"], only: null });
  talk.say("C digger");
  expect(talk.open).toBe(null);
  expect(done).toEqual([{ do: "claim", claim: "C digger" }]);
  expect(asked.mock.calls).toEqual([
    ["T", "goal-1"],
    ["T", "seat-2"],
  ]);
});
