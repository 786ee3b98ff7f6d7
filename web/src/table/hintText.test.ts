// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { HintStyle } from "../games/module";
import type { Hint } from "../wire/table";
import { i18n } from "../i18n/i18n.svelte";
import { hintText, hintMoveText } from "./hintText";
import type { Scene } from "./scene.svelte";

const player = (name: string) => ({ name, figure: 0, bot: true, away: false, here: true, bank: null, note: "" });
const HINTS: Record<string, HintStyle> = {
  saboteur: { texts: "mine" },
  saboteur2: { texts: "mine", unit: { name: "nuggets", size: 0.2, digits: 1 } },
  seven_seals: { texts: "seven-seals", unit: { name: "penalty", size: -0.1, digits: 1 } },
  sabotage: { texts: "sabotage" },
};
const at = (game: string) =>
  ({
    view: { game },
    players: ["Mira", "Ann"].map(player),
    module: { hints: HINTS[game], fullLabel: (_: Scene, { text }: { text: string }) => `Do ${text}` },
  }) as unknown as Scene;

const weighed = (text: string, worth: number) => ({ move: { move: "x", text }, text, worth, worlds: 40 });
const hint = (step: number, more: Partial<Hint> = {}): Hint => ({
  turn: 1,
  step,
  area: "maze",
  sight: null,
  kind: null,
  best: null,
  reason: null,
  others: [],
  ...more,
});

beforeAll(async () => {
  await i18n.load("aids");
  await i18n.setLanguage("en");
});
// A missing text or fact is an error in the console.
const faults: unknown[] = [];
beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, "error").mockImplementation((fault) => void faults.push(fault));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(faults).toEqual([]);
});

test("the first step says what there is to see, or at least where", () => {
  expect(hintText(at("saboteur"), hint(1))).toBe("Look at the tunnel.");
  expect(hintMoveText(at("saboteur"), hint(1))).toBe("");
  const sight = { name: "near", facts: { cards: 1, known: "yes" } };
  expect(hintText(at("saboteur"), hint(1, { sight }))).toBe("Look at the tunnel: one card is needed to reach the treasure.");
  expect(hintText(at("saboteur2"), hint(2, { sight, kind: "lay" }))).toBe("Lay a tunnel card.");
});

test("the last step names the move, whom it concerns, and how it fared in what the game is about", () => {
  const reason = { name: "against-you", facts: { seat: 1, percent: 81 } };
  const full = (game: string, best: number, other: number) =>
    hintText(
      at(game),
      hint(3, {
        kind: "break",
        best: weighed("this", best),
        others: [weighed("that", other)],
        reason: game.startsWith("saboteur") ? reason : null,
      }),
    );
  expect(full("saboteur", 1.04, 0.5)).toBe(
    "Judging by what you have seen, Ann is 81% likely to be against you. In 40 imagined rounds it scored 104; the next best, “Do that”, scored 50. A win is about 100.",
  );
  expect(full("saboteur2", 0.3, 0.2)).toContain("it earned 1.5 in nuggets; the next best, “Do that”, earned 1.");
  expect(full("seven_seals", -0.16, -0.2)).toContain("it cost 1.6 in penalty points; the next best, “Do that”, cost 2.");
  expect(full("seven_seals", 0, -0.2)).toContain("it cost 0 in");
  // A move that is no better is never called better.
  for (const other of [0.501, 0.6])
    expect(full("sabotage", 0.5, other)).toBe("In 40 imagined rounds the next best, “Do that”, did about as well.");
});

test("where there is nothing to choose, that is the reason", () => {
  const only = hint(3, { kind: "end", best: weighed("this", 0) });
  expect(hintMoveText(at("sabotage"), only)).toBe("Do this.");
  expect(hintText(at("sabotage"), only)).toBe("It is the only move.");
});

test("a move is not set beside one that has the same words", () => {
  const alike = [weighed("this", 0.4), weighed("that", 0.3)];
  const told = (others: Hint["others"]) => hintText(at("saboteur"), hint(3, { best: weighed("this", 0.5), others }));
  expect(told(alike)).toContain("it scored 50; the next best, “Do that”, scored 30");
  expect(told(alike.slice(0, 1))).toBe("");
});
