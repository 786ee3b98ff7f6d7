import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyEvent, EventListener } from "../table/session.svelte";
import type { Line, TableView } from "../wire/table";
import { Bubbles } from "./bubbles.svelte";

let hear: EventListener;
let bubbles: Bubbles;

const line = (person: number, text: string): Line => ({ person, name: "?", at: 0, text, phrase: "" });
const said = (person: number, text: string, aside = false): AnyEvent => ({ event: "said", line: line(person, text), aside });
const claimed = (seat: number, number: number): AnyEvent => ({ event: "claim-made", claim: { seat, claim: {}, number, round: 1 } });

beforeEach(() => {
  vi.useFakeTimers();
  const people = [
    { person: 7, seat: 2 },
    { person: 8, seat: null },
  ];
  bubbles = new Bubbles({ table: { people } as unknown as TableView, listen: (listener) => ((hear = listener), () => undefined) });
});

afterEach(() => {
  bubbles.close();
  vi.useRealTimers();
});

test("claims and chat stand at the seat of who said them, for some seconds", () => {
  hear([claimed(0, 1), said(7, "hm")]);
  expect([...bubbles.shown.keys()]).toEqual([0, 2]);
  vi.advanceTimersByTime(4000);
  expect(bubbles.shown.size).toBe(2);
  vi.advanceTimersByTime(3000);
  expect(bubbles.shown.size).toBe(0);
});

test("who speaks again has the new bubble for its whole time", () => {
  hear([claimed(0, 1)]);
  vi.advanceTimersByTime(4000);
  hear([claimed(0, 2)]);
  vi.advanceTimersByTime(2000);
  expect(bubbles.shown.get(0)?.said).toMatchObject({ number: 2 });
});

test("if many speak, the two who spoke last are heard", () => {
  hear([claimed(0, 1), claimed(1, 2), claimed(3, 3)]);
  expect([...bubbles.shown.keys()]).toEqual([1, 3]);
  // Who speaks again is the latest.
  hear([claimed(1, 4), claimed(0, 5)]);
  expect([...bubbles.shown.keys()]).toEqual([1, 0]);
  expect(bubbles.shown.get(1)?.said).toMatchObject({ number: 4 });
});

test("a long line stays longer", () => {
  hear([said(7, "x".repeat(100))]);
  vi.advanceTimersByTime(8000);
  expect(bubbles.shown.size).toBe(1);
});

test("who watches has no seat, and so no bubble; a snapshot tells nothing new", () => {
  hear([said(8, "hm"), said(7, "psst", true)]);
  hear(null);
  expect(bubbles.shown.size).toBe(0);
});
