// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { i18n } from "../../i18n/i18n.svelte";
import { aCard, someCards } from "./names";

const CARDS = ["map", "thief", "inspection", "rockfall", "-cart", "+pick/lantern", "NS"];
const DRAWN = {
  en: ["a map", "a thief", "an inspection", "a rockfall", "a broken cart"],
  fr: ["un plan", "un voleur", "une inspection", "un éboulement", "un outil brisé (wagonnet)"],
  it: ["una mappa", "un ladro", "un'ispezione", "una caduta massi", "un attrezzo rotto (vagoncino)"],
  de: ["eine Schatzkarte", "einen Dieb", "eine Inspektion", "einen Steinschlag", "eine kaputte Lore"],
} as const;

test.each(["en", "fr", "it", "de"] as const)("cards have their articles in %s", async (language) => {
  await i18n.load("saboteur", "saboteur2", "mine");
  await i18n.setLanguage(language);
  expect(CARDS.map(aCard).slice(0, 5)).toEqual(DRAWN[language]);
  for (const card of CARDS) expect(aCard(card)).toMatch(/^(an?|une?|un'|uno?|una|eine?n?)[ i]/);
});

test("several cards are joined as the language does", async () => {
  await i18n.load("saboteur", "saboteur2", "mine");
  await i18n.setLanguage("en");
  expect(someCards(["map", "thief", "rockfall"])).toBe("a map, a thief, and a rockfall");
  await i18n.setLanguage("de");
  expect(someCards(["map", "thief"])).toBe("eine Schatzkarte und einen Dieb");
});
