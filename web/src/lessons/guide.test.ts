import { beforeEach, expect, test, vi } from "vitest";
import type { Lesson, News } from "../wire/table";
import { Guide } from "./guide.svelte";

const news = (n: number) => ({ type: "news", n, told: [] }) as unknown as News;
const TAKE = { move: "take", seal: "red" };
const MORE = { move: "take", seal: "blue" };
const DONE = { move: "done" };
const LAY = { move: "lay", card: "EW" };
const PASS = { move: "pass", card: "EW" };

const LESSON = {
  game: "seven_seals",
  minutes: 7,
  scenes: [
    {
      snapshot: { type: "snapshot", n: 3, table: { people: [{ person: 1, name: "" }] } },
      steps: [
        { id: "read", moves: [], mistakes: [], news: [], own: 0 },
        { id: "take", moves: [TAKE, MORE, DONE], mistakes: [], news: [news(4), news(5), news(6)], own: 1 },
      ],
    },
    {
      snapshot: { type: "snapshot", n: 3, table: { people: [] } },
      steps: [{ id: "lay", moves: [LAY], mistakes: [{ move: PASS, says: "keep" }], news: [news(4)], own: 1 }],
    },
  ],
} as unknown as Lesson;

let heard: { type: string; n: number; table?: unknown }[];

function begun(step = 0) {
  heard = [];
  const guide = new Guide(LESSON, "Ann", () => 1, step);
  const listener = {
    seen: () => ({ stream: null, n: 0 }),
    hear: (message: unknown) => heard.push(message as never),
    changed: () => undefined,
  };
  const channel = guide.connect(listener);
  const play = (move: object, ...more: object[]) => void channel.do({ do: "move", turn: 0, move, more });
  return { guide, play };
}

beforeEach(() => void vi.useFakeTimers());

test("a lesson goes on from any step, with what happened before", async () => {
  begun();
  await vi.runAllTimersAsync();
  expect(heard).toMatchObject([{ type: "snapshot", table: { people: [{ name: "Ann" }] } }]);
  begun(1);
  await vi.runAllTimersAsync();
  expect(heard.map(({ type }) => type)).toEqual(["snapshot"]);
});

test("what is meant is done, in whatever order, and the others answer one after the other", async () => {
  const { guide, play } = begun(1);
  await vi.advanceTimersByTimeAsync(0);
  play(MORE, TAKE, DONE);
  expect(guide.phase).toBe("done");
  expect(heard.map(({ n }) => n)).toEqual([3, 4]);
  await vi.runAllTimersAsync();
  expect(heard.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
});

test("who goes on at once misses nothing, and the next scene begins", async () => {
  const { guide, play } = begun(1);
  await vi.advanceTimersByTimeAsync(0);
  play(TAKE, MORE, DONE);
  guide.next();
  expect(heard.map(({ n }) => n)).toEqual([3, 4, 5, 6]);
  expect([guide.scene, guide.phase]).toEqual([1, "say"]);
});

test("a move that is not meant is answered and leaves no trace", async () => {
  const { guide, play } = begun(2);
  await vi.advanceTimersByTimeAsync(0);
  play(PASS);
  expect([guide.mistake, guide.phase, heard.length]).toEqual(["lesson-seven-seals-wrong-keep", "say", 1]);
  play(DONE);
  expect(guide.mistake).toBe("lesson-not-now");
  play(LAY);
  expect([guide.mistake, guide.phase]).toEqual([null, "done"]);
  play(PASS);
  expect([guide.mistake, guide.phase, heard.length]).toEqual(["lesson-read-first", "done", 2]);
  guide.next();
  expect([guide.mistake, guide.phase]).toEqual([null, "over"]);
});

test("whoever only has to read is asked to", async () => {
  const { guide, play } = begun();
  await vi.advanceTimersByTimeAsync(0);
  play(LAY);
  expect([guide.mistake, guide.phase]).toEqual(["lesson-read-first", "say"]);
});
