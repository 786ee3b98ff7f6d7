import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL(".", import.meta.url);
// Vitest hands out empty style sheets, so they are read as files.
const sheets = readdirSync(here).filter((name) => name.endsWith(".css"));
const files = {
  ...import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true }),
  ...Object.fromEntries(sheets.map((name) => [name, readFileSync(new URL(name, here), "utf-8")])),
};
// Innermost blocks of rules, each with what it is for.
const rules = Object.entries(files).flatMap(([name, text]) =>
  [...text.matchAll(/([^{};>]*)\{([^{}]*)\}/g)].map(([, whom = "", rule = ""]) => ({ name, whom: whom.trim(), rule })),
);
const scrolling = rules.filter(({ rule }) => /^\s*overflow(-[xy])?:.*(auto|scroll)/m.test(rule));

test("there are areas that scroll", () => {
  expect(scrolling.length).toBeGreaterThan(8);
});

// Texts for screen readers are positioned outside the flow. Unless the scrolling area is their containing
// block, they stay behind as the area scrolls, and the page grows longer with every line.
test.each(scrolling)("what $whom of $name scrolls stays within it", ({ whom, rule }) => {
  const placed = whom === "dialog" || /^\s*position: (relative|absolute|fixed|sticky)/m.test(rule);
  expect(placed).toBe(true);
});
