import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textsForPages } from "../../plugins";

const LOCALES = join(import.meta.dirname, "../../../src/sabot/locales");
const SOURCES = join(import.meta.dirname, "..");

const namesIn = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name ?? "");

test("a text keeps its lines, and comments are left out", () => {
  const text = "# Why.\nplay-a = { $you ->\n    [yes] you\n   *[no] others\n}\nprompt-card = Which?\nplay-b = b\n";
  expect(textsForPages(text)).toBe("play-a = { $you ->\n    [yes] you\n   *[no] others\n}\nplay-b = b\n");
});

test("no page asks for a text that is left out", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));
  const pages = sources.map((file) => readFileSync(join(SOURCES, file), "utf8")).join("\n");
  const left = readdirSync(join(LOCALES, "en")).flatMap((file) => {
    const whole = readFileSync(join(LOCALES, "en", file), "utf8");
    const kept = new Set(namesIn(textsForPages(whole)));
    return namesIn(whole).filter((name) => !kept.has(name));
  });
  expect(left).toContain("seals-help");
  expect(left.filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(pages))).toEqual([]);
});
