import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/module";
import { api } from "../net/api";
import type { Replay } from "../wire/table";
import { GameLog } from "./log.svelte";
import type { LiveScene } from "./live.svelte";
import type { EventListener, AnyEvent } from "./session.svelte";

const game = (event: string): GameEvent => ({ event }) as unknown as GameEvent;
const paused: AnyEvent = { event: "game-paused", person: 0 };

let hear: EventListener;
let answer: (told: GameEvent[][]) => Promise<void>;
let log: GameLog;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // the catalogues are not needed here
  vi.spyOn(api, "replay").mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = async (told) => {
          resolve({ frames: told.map((each) => ({ told: each })) } as unknown as Replay);
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
  const module = { logLine: ({ event }: GameEvent) => (event === ("quiet" as string) ? null : { icon: "flag", text: event, jump: `at-${event}` }) };
  log = new GameLog({ session, module } as unknown as LiveScene);
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
