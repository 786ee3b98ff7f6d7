import { expect, test } from "vitest";

const files = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
// Innermost blocks of rules, each with what it is for.
const rules = Object.entries(files).flatMap(([name, text]) =>
  [...text.matchAll(/([^{};>]*)\{([^{}]*)\}/g)].map(([, whom = "", rule = ""]) => ({ name, whom: whom.trim(), rule })),
);
const scrolling = rules.filter(({ rule }) => /^\s*overflow(-[xy])?:.*(auto|scroll)/m.test(rule));

test("there are areas that scroll", () => {
  expect(scrolling.length).toBeGreaterThan(8);
});

// What is for ears only is placed apart from the flow. Unless the area that scrolls is what it is
// placed in, it stays behind as the area scrolls, and the page grows longer with every line.
test.each(scrolling)("what $whom of $name scrolls stays within it", ({ whom, rule }) => {
  const placed = whom === "dialog" || /^\s*position: (relative|absolute|fixed|sticky)/m.test(rule);
  expect(placed).toBe(true);
});
