// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import names from "../saboteur2/names.json";
import { LANGUAGES, i18n } from "../../i18n/i18n.svelte";
import { label, fullLabel, placeLabel } from "./labels";
import { cardInFull, hindrance } from "./names";
import type { MineMove, MineScene } from "./types";

const player = (name: string) => ({ name, figure: 0, bot: false, away: false, here: true, bank: null, note: "" });
const scene = { seat: 0, players: ["Mira", "Ann", "Ben"].map(player) } as unknown as MineScene;
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

beforeAll(() => i18n.load("mine", "saboteur", "saboteur2"));
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

test.each(LANGUAGES)("every label has its words in %s", async (language) => {
  await i18n.setLanguage(language);
  const said = MOVES.map((move) => label(scene, move));
  expect(new Set(said).size).toBe(said.length);
  expect(said.join()).not.toMatch(/[{}$]|undefined/);
  expect(placeLabel(MOVES.slice(0, 1), scene)).toContain("3\u00a0·\u00a0−1");
  const full = MOVES.map((move) => fullLabel(scene, move));
  expect(new Set(full).size).toBe(full.length);
  expect(full[0]).toContain("3\u00a0·\u00a0−1");
});

test.each(LANGUAGES)("every card has a name in %s", async (language) => {
  await i18n.setLanguage(language);
  for (const card of names.cards) expect(cardInFull(card, true)).not.toBe("");
  expect(hindrance({ card: "NES", reason: "tool-broken", facts: { tools: "pick, cart" } })).not.toContain("pick, cart,");
});

test("a full label says with which cards", async () => {
  await i18n.setLanguage("en");
  expect(fullLabel(scene, { move: "pass", card: "xNES" })).toBe("Discard: a dead end");
  expect(fullLabel(scene, { move: "lay", card: "NES", col: 1, row: 0, turned: true })).toBe("Lay a junction at 1\u00a0·\u00a00, turned");
  expect(fullLabel(scene, { move: "map", goal: 1 })).toBe(label(scene, { move: "map", goal: 1 }));
});

test("a label says whom the move concerns", async () => {
  await i18n.setLanguage("en");
  expect(label(scene, { move: "break", tool: "lantern", seat: 1 })).toBe("Break Ann's lantern");
  expect(label(scene, { move: "rockfall", col: 3, row: 1 })).toBe("Bring down the tunnel at 3\u00a0·\u00a01");
  await i18n.setLanguage("fr");
  expect(label(scene, { move: "break", tool: "lantern", seat: 1 })).toBe("Briser la lanterne d'Ann");
  expect(label(scene, { move: "break", tool: "cart", seat: 2 })).toBe("Briser le wagonnet de Ben");
});
