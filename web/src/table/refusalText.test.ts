// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { loadTable } from "../games";
import type { BaseView } from "../games/module";
import { LANGUAGES, i18n, type Language } from "../i18n/i18n.svelte";
import { Refused } from "../net/api";
import { refusalText } from "./refusalText";
import type { Player } from "./scene.svelte";

const LOCALES = join(import.meta.dirname, "../../../src/sabot/locales/en");
const TOLD = { broken: "-cart", colour: "green", enough: "25", goal: "II", last: "B", seat: "A", seal: "green" };
const FACTS = { ...TOLD, tool: "cart", tools: "pick, cart", value: "3", what: "cart" };

// The catalogues that have a game's refusals, what their names begin with, a card, and a cell.
const GAMES = {
  saboteur: { catalogues: ["saboteur", "claims"], prefix: "", card: "-cart", cell: "3,-2" },
  saboteur2: { catalogues: ["saboteur", "saboteur2", "claims"], prefix: "", card: "thief", cell: "3,-2" },
  seven_seals: { catalogues: ["seven_seals"], prefix: "seals-", card: "g7", cell: "" },
  sabotage: { catalogues: ["sabotage"], prefix: "sabotage-", card: "F-blue", cell: "F" },
};
const players = ["Zoë", "Ben"].map((name) => ({ name }) as Player);

function reasonsOf(catalogue: string, prefix: string): string[] {
  const texts = readFileSync(join(LOCALES, `${catalogue}.ftl`), "utf8");
  return [...texts.matchAll(new RegExp(`^${prefix}refusal-(\\S+) =`, "gm"))].map(([, reason]) => reason ?? "");
}

async function sceneOf(game: string, language: Language) {
  const module = await loadTable(game);
  await i18n.load("play", "table");
  await i18n.setLanguage(language);
  return { module, players, view: { game } as BaseView };
}

const refused = (reason: string, facts = {}, scope = "game") => new Refused(reason, facts, "ENGLISH", scope);

const everyGame = Object.entries(GAMES).flatMap(([game, each]) => LANGUAGES.map((language) => ({ game, language, ...each })));

test.each(everyGame)("every refusal of $game is said in $language", async ({ game, language, catalogues, prefix, card, cell }) => {
  const scene = await sceneOf(game, language);
  const reasons = catalogues.flatMap((each) => reasonsOf(each, prefix));
  expect(reasons.length).toBeGreaterThan(10);
  const faults = vi.spyOn(console, "error");
  const told = reasons.map((reason) => refusalText(scene, refused(reason, { ...FACTS, card, cell })));
  for (const each of told) expect(each).not.toMatch(/ENGLISH|refusal-|[{}]|undefined|-cart|F-blue|\bg7\b|3,-2/);
  expect(faults).not.toHaveBeenCalled();
});

test("cards, seals, cells and seats are said in words", async () => {
  const seals = await sceneOf("seven_seals", "de");
  expect(refusalText(seals, refused("seat-has-none", { seat: "A", colour: "green" }))).toBe("Zoë hat kein grünes Siegel");
  const sabotage = await sceneOf("sabotage", "fr");
  const wrong = refusalText(sabotage, refused("wrong-cell", { card: "F-blue", cell: "F" }));
  expect(wrong).toBe("F bleu ne va que sur la case F");
  const mine = await sceneOf("saboteur", "it");
  expect(refusalText(mine, refused("cell-taken", { cell: "3,-2" }))).toBe("in 3\u00a0·\u00a0−2 c'è già una carta");
  expect(refusalText(mine, refused("broken-already", { seat: "A", tool: "cart" }))).toBe("il vagoncino di Zoë è già fuori uso");
});

test("a side of a card is said as it lies on the screen", async () => {
  const { module } = await sceneOf("saboteur", "en");
  const say = module.refusal as (scene: unknown, refused: unknown, up: boolean) => string;
  const north = refused("does-not-fit-0", { card: "NS", cell: "1,0" });
  expect(say({ players }, north, false)).toMatch(/does not fit the card above it$/);
  expect(say({ players }, north, true)).toMatch(/does not fit the card to its left$/);
});

test("a game without words for it is heard in English, and a table in the reader's language", async () => {
  const scene = await sceneOf("saboteur", "de");
  const { module } = await import("../games/generic/table").then((found) => ({ module: found.default }));
  const plugin = { ...scene, module: module as unknown as typeof scene.module, view: { game: "tic_tac_toe" } as BaseView };
  expect(refusalText(plugin, refused("taken"))).toBe("ENGLISH");
  expect(refusalText(scene, refused("late", {}, "table"))).toBe(i18n.format("table-refusal-late"));
  expect(refusalText(scene, new Error("no line"))).toBe("Error: no line");
});
