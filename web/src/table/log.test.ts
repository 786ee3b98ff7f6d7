import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/module";
import { api } from "../net/api";
import type { MadeClaim, Replay } from "../wire/table";
import type { ClaimEvent } from "../talk/claims";
import { GameLog } from "./log.svelte";
import type { LiveScene } from "./live.svelte";
import type { EventListener, AnyEvent } from "./session.svelte";

const game = (event: string): GameEvent => ({ event }) as unknown as GameEvent;
const paused: AnyEvent = { event: "game-paused", person: 0 };

let hear: EventListener;
let answer: (told: GameEvent[][]) => Promise<void>;
let log: GameLog;
let saidAt: Record<number, ClaimEvent[]>;

beforeEach(() => {
  saidAt = {};
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the catalogues are not needed here
  vi.spyOn(api, "replay").mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = async (told) => {
          resolve({ frames: told.map((each, step) => ({ told: each, said: saidAt[step] })) } as unknown as Replay);
          await Promise.resolve().then(() => Promise.resolve());
        };
      }),
  );
  const session = {
    id: "T",
    table: { game_number: 1, seats: [] },
    view: {},
    you: 0,
    seat: 0,
    nameOfPerson: () => "Ann",
    listen: (listener: EventListener) => ((hear = listener), () => undefined),
  };
  const talk = { line: ({ number }: MadeClaim) => `claim ${number}`, place: () => null, reply: () => null };
  const module = { talk, logLine: ({ event }: GameEvent) => (event === ("quiet" as string) ? null : { icon: "flag", text: event, jump: `at-${event}` }) };
  log = new GameLog({ session, module, players: [], seat: 0 } as unknown as LiveScene);
});

afterEach(() => {
  log.close();
  vi.restoreAllMocks();
});

const lines = () => log.entries.map(({ text, step }) => [text, step]);

test("what was before the page was opened comes from the replay, with its steps", async () => {
  await answer([[game("dealt")], [game("laid"), game("drawn")]]);
  expect(lines()).toEqual([["dealt", 0], ["laid", 1], ["drawn", 1]]);
  hear([game("passed")]);
  expect(lines().at(-1)).toEqual(["passed", 2]);
});

const claim = (number: number, verdict?: "true" | "false") => ({ seat: 0, claim: {}, number, round: 1, verdict });
const made = (number: number): ClaimEvent => ({ event: "claim-made", claim: claim(number) });

test("a claim has its line once, where it was made", async () => {
  hear([made(2)]);
  saidAt = { 0: [made(1)], 1: [made(2)] };
  hear([made(3)]);
  await answer([[game("dealt")], [game("laid")]]);
  expect(log.entries.map(({ text }) => text)).toEqual(["dealt", "claim 1", "laid", "claim 2", "claim 3"]);
});

test("at the end of a round the claims that can be true or false have their verdicts", async () => {
  await answer([[game("dealt")]]);
  hear([game("ended"), { event: "claims-judged", claims: [claim(1, "false"), claim(2), claim(3, "true")] }]);
  expect(lines().at(-1)?.[0]).toContain("claims-judged");
  hear([{ event: "claims-judged", claims: [claim(4)] }]);
  expect(log.entries).toHaveLength(3);
});

test("what is told while the replay is fetched is told once and in order", async () => {
  hear([game("laid")]);
  hear([game("passed")]);
  await answer([[game("dealt")], [game("laid")]]);
  expect(lines()).toEqual([["dealt", 0], ["laid", 1], ["passed", 2]]);
});

test("what happened at the table stays where it was, and belongs to no step", async () => {
  await answer([[game("dealt")]]);
  hear([paused]);
  hear([game("laid")]);
  const before = lines();
  expect(before.map(([, step]) => step)).toEqual([0, null, 1]);
  vi.setSystemTime(Date.now() + 10_000);
  hear(null);
  await answer([[game("dealt")], [game("laid")]]);
  expect(lines()).toEqual(before);
  vi.useRealTimers();
});

test("events that the log does not tell are still known", async () => {
  await answer([[game("dealt"), game("quiet")]]);
  expect(lines()).toEqual([["dealt", 0]]);
  expect(log.events).toHaveLength(2);
  expect(log.last).toBe("at-dealt");
});
