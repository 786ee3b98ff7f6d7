// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { i18n, t } from "./i18n.svelte";

test("the language that was chosen last stays, however late an earlier one arrives", async () => {
  let answer: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (answer = resolve));
  await i18n.loadFrom("late", (language) => (language === "fr" ? late : Promise.resolve(`late-word = ${language}`)));
  const french = i18n.setLanguage("fr");
  await i18n.setLanguage("de");
  answer("late-word = fr");
  await french;
  expect(i18n.language).toBe("de");
  expect(t("late-word")).toBe("de");
});

test("what is loaded while a language is on its way does not bring the old one back", async () => {
  let answer: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (answer = resolve));
  await i18n.loadFrom("slow", (language) => (language === "it" ? late : Promise.resolve("slow-word = x")));
  const italian = i18n.setLanguage("it");
  const loaded = i18n.load("games");
  answer("slow-word = it");
  await Promise.all([italian, loaded]);
  expect(i18n.language).toBe("it");
});
