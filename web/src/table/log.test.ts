import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/module";
import { api } from "../net/api";
import type { LogPage, MadeClaim } from "../wire/table";
import type { ClaimEvent } from "../talk/claims";
import { GameLog } from "./log.svelte";
import type { LiveScene } from "./live.svelte";
import type { EventListener, AnyEvent } from "./session.svelte";

const game = (event: string): GameEvent => ({ event }) as unknown as GameEvent;
const paused: AnyEvent = { event: "game-paused", person: 0 };
const came: AnyEvent = { event: "came-in", person: 7, name: "Ben" };

type Step = LogPage["told"][number];
const at = (step: number, ...told: AnyEvent[]): Step => ({ step, told });

let asked: (number | null)[];
let answer: (page: { n: number; told: Step[]; round?: number } | null) => Promise<void>;
let listener: EventListener;
let log: GameLog;
const names = new Map<number, string>();
const session = {
  id: "T",
  n: 0,
  table: { game_number: 1, seats: [] },
  view: {},
  you: 0,
  seat: 0,
  nameOfPerson: (person: number) => names.get(person) ?? "Ann",
  learnNames: (people: { person: number; name: string }[]) => people.forEach(({ person, name }) => names.set(person, name)),
  listen: (given: EventListener) => ((listener = given), () => undefined),
};

function hear(told: readonly AnyEvent[] | null): void {
  session.n += 1;
  listener(told);
}

beforeEach(() => {
  asked = [];
  session.n = 10;
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the catalogues are not needed here
  vi.spyOn(api, "log").mockImplementation((_table, number, round) => {
    asked.push(round);
    return new Promise((resolve, reject) => {
      answer = async (page) => {
        if (page) resolve({ game_number: number, round: round ?? 1, names: { 7: "Ben" }, ...page });
        else reject(new Error("too fast"));
        for (let turn = 0; turn < 8; turn++) await Promise.resolve();
      };
    });
  });
  const talk = { line: ({ number }: MadeClaim) => `claim ${number}`, place: () => null, reply: () => null };
  const module = {
    talk,
    logLine: ({ event }: GameEvent) => (event === ("quiet" as string) ? null : { icon: "flag", text: event, jump: `at-${event}` }),
  };
  log = new GameLog({ session, module, players: [], seat: 0 } as unknown as LiveScene);
});

afterEach(() => {
  log.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const lines = () => log.entries.map(({ text, step }) => [text, step]);
const texts = () => log.entries.map(({ text }) => text);

test("what was before the page was opened comes from the server, with its steps", async () => {
  await answer({ n: 10, told: [at(0, game("dealt")), at(1, game("laid"), game("drawn"))] });
  expect(asked).toEqual([null]);
  expect(lines()).toEqual([
    ["dealt", 0],
    ["laid", 1],
    ["drawn", 1],
  ]);
  hear([game("passed")]);
  expect(lines().at(-1)).toEqual(["passed", 2]);
  expect(log.more).toBe(false);
});

const claim = (number: number, verdict?: "true" | "false") => ({ seat: 0, claim: {}, number, round: 1, ...(verdict && { verdict }) });
const made = (number: number): ClaimEvent => ({ event: "claim-made", claim: claim(number) });

test("a claim has its line once, where it was made", async () => {
  hear([made(2)]);
  hear([made(3)]);
  await answer({ n: 11, told: [at(0, game("dealt")), at(0, made(1)), at(1, game("laid")), at(1, made(2))] });
  expect(texts()).toEqual(["dealt", "claim 1", "laid", "claim 2", "claim 3"]);
});

test("at the end of a round the claims that can be true or false have their verdicts", async () => {
  await answer({ n: 10, told: [at(0, game("dealt"))] });
  hear([game("ended"), { event: "claims-judged", claims: [claim(1, "false"), claim(2), claim(3, "true")] }]);
  expect(lines().at(-1)?.[0]).toContain("talk-lied");
  hear([{ event: "claims-judged", claims: [claim(4)] }]);
  expect(log.entries).toHaveLength(3);
});

test("what is told while the page is fetched is told once and in order", async () => {
  hear([game("laid")]);
  hear([game("passed")]);
  await answer({ n: 11, told: [at(0, game("dealt")), at(1, game("laid"))] });
  expect(lines()).toEqual([
    ["dealt", 0],
    ["laid", 1],
    ["passed", 2],
  ]);
});

test("what happened at the table stays where it was, and belongs to no step", async () => {
  await answer({ n: 10, told: [at(0, game("dealt")), at(0, came)] });
  hear([paused]);
  hear([game("laid")]);
  const before = lines();
  expect(before.map(([, step]) => step)).toEqual([0, null, null, 1]);
  expect(names.get(7)).toBe("Ben");
  vi.setSystemTime(Date.now() + 10_000);
  listener(null);
  await answer({ n: 12, told: [at(0, game("dealt")), at(0, came), at(0, paused), at(1, game("laid"))] });
  expect(lines()).toEqual(before);
});

test("older rounds come one by one when they are asked for, above what is there", async () => {
  await answer({ n: 10, round: 3, told: [at(8, game("third"))] });
  expect(log.more).toBe(true);
  void log.older();
  void log.older(); // asked twice, loaded once
  await answer({ n: 10, told: [at(5, game("second"))] });
  expect(texts()).toEqual(["second", "third"]);
  hear([game("laid")]);
  void log.older();
  await answer({ n: 11, told: [at(0, game("first"))] });
  expect(asked).toEqual([null, 2, 1]);
  expect(lines()).toEqual([
    ["first", 0],
    ["second", 5],
    ["third", 8],
    ["laid", 9],
  ]);
  expect(log.more).toBe(false);
  const ids = log.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(log.entries.filter(({ older }) => older).map(({ text }) => text)).toEqual(["first", "second"]);
});

test("what needs the whole game gets it, also after a gap", async () => {
  void log.reach(1);
  await answer({ n: 10, round: 2, told: [at(5, game("second"))] });
  await answer({ n: 10, told: [at(0, game("first"))] });
  expect(texts()).toEqual(["first", "second"]);
  vi.setSystemTime(Date.now() + 10_000);
  listener(null);
  await answer({ n: 15, round: 3, told: [at(9, game("third"))] });
  expect(texts()).toEqual(["third"]);
  await answer({ n: 15, told: [at(5, game("second"))] });
  await answer({ n: 15, told: [at(0, game("first"))] });
  expect(texts()).toEqual(["first", "second", "third"]);
});

test("a page that is refused can be asked for again", async () => {
  await answer({ n: 10, round: 2, told: [at(5, game("second"))] });
  void log.older();
  await answer(null);
  expect(log.more).toBe(true);
  void log.older();
  await answer({ n: 10, told: [at(0, game("first"))] });
  expect(texts()).toEqual(["first", "second"]);
});

test("events that the log does not tell are still known", async () => {
  await answer({ n: 10, told: [at(0, game("dealt"), game("quiet"))] });
  expect(lines()).toEqual([["dealt", 0]]);
  expect(log.events).toHaveLength(2);
  expect(log.last).toBe("at-dealt");
});
