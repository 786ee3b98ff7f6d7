// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import names from "../../art/names.json";
import { LANGUAGES, words } from "../../words/words.svelte";
import { deed, deedInFull, placeLabel } from "./labels";
import { cardInFull, hindrance } from "./naming";
import type { MineMove, MineScene } from "./types";

const sitting = (name: string) => ({ name, bot: false, away: false, here: true, bank: null, note: "" });
const scene = { seat: 0, sittings: ["Mira", "Ann", "Ben"].map(sitting) } as unknown as MineScene;
const MOVES: MineMove[] = [
  { move: "lay", card: "NES", col: 3, row: -1, turned: false },
  { move: "rockfall", col: 3, row: -1 },
  { move: "map", goal: 1 },
  { move: "pass", card: "NES" },
  { move: "pass", cards: ["NES", "map"] },
  { move: "clear", cards: ["NES", "map"], what: "prison" },
  { move: "gold", value: 2 },
  { move: "thief" },
  { move: "repair", card: "+pick/cart", seat: 0, tool: "cart" },
  ...[0, 1, 2].map((seat) => ({ move: "break", tool: "lantern", seat }) as const),
  ...(["inspection", "change-role", "swap-hands", "prison", "free", "hands-off", "rob"] as const).map(
    (move) => ({ move, seat: 1 }) as const,
  ),
];

beforeAll(() => words.need("mine", "saboteur", "saboteur2"));
// A text that is missing, or lacks a fact, is told to the console.
const faults: unknown[] = [];
beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, "error").mockImplementation((fault) => void faults.push(fault));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(faults).toEqual([]);
});

test.each(LANGUAGES)("every deed has its words in %s", async (language) => {
  await words.speak(language);
  const said = MOVES.map((move) => deed(move, scene));
  expect(new Set(said).size).toBe(said.length);
  expect(said.join()).not.toMatch(/[{}$]|undefined/);
  expect(placeLabel(MOVES.slice(0, 1), scene)).toContain("3\u00a0·\u00a0−1");
  const full = MOVES.map((move) => deedInFull(move, scene));
  expect(new Set(full).size).toBe(full.length);
  expect(full[0]).toContain("3\u00a0·\u00a0−1");
});

test.each(LANGUAGES)("every card has a name in %s", async (language) => {
  await words.speak(language);
  for (const card of [...names.saboteur.cards, ...names.saboteur2.cards]) expect(cardInFull(card)).not.toBe("");
  expect(hindrance({ card: "NES", reason: "tool-broken", facts: { tools: "pick, cart" } })).not.toContain("pick, cart,");
});

test("in full, a deed says with which cards", async () => {
  await words.speak("en");
  expect(deedInFull({ move: "pass", card: "xNES" }, scene)).toBe("Discard: a dead end");
  expect(deedInFull({ move: "lay", card: "NES", col: 1, row: 0, turned: true }, scene)).toBe("Lay a junction at 1\u00a0·\u00a00, turned");
  expect(deedInFull({ move: "map", goal: 1 }, scene)).toBe(deed({ move: "map", goal: 1 }, scene));
});

test("a deed says whom it concerns, as one speaks", async () => {
  await words.speak("en");
  expect(deed({ move: "break", tool: "lantern", seat: 1 }, scene)).toBe("Break Ann's lantern");
  expect(deed({ move: "rockfall", col: 3, row: 1 }, scene)).toBe("Bring down the tunnel at 3\u00a0·\u00a01");
  await words.speak("fr");
  expect(deed({ move: "break", tool: "lantern", seat: 1 }, scene)).toBe("Briser la lanterne d'Ann");
  expect(deed({ move: "break", tool: "cart", seat: 2 }, scene)).toBe("Briser le chariot de Ben");
});
