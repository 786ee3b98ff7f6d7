import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NARROW, PHONE } from "./breakpoints";

const src = new URL("..", import.meta.url);
// Vitest hands out empty style sheets, so all are read as files.
const files = readdirSync(src, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, src), "utf-8") }));
const tokens = files.find(({ name }) => name.endsWith("tokens.css"))?.text ?? "";

/** All matches in the files, each with the name of its file. */
const found = (pattern: RegExp) =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, value = ""]) => ({ name, value: value.trim() })));

test("there are six sizes of type", () => {
  const sizes = [...tokens.matchAll(/--text-\w+: (\d+)px;/g)].map(([, size]) => Number(size));
  expect(sizes).toEqual([46, 22, 18, 15, 13, 11]);
});

// Letters that are part of a drawing grow with it: sizes in em, or worked out from the drawing's.
test("every size of type is a token", () => {
  const sizes = [...found(/[;{\s]font-size:([^;}]*)/g), ...found(/[;{\s]font:([^;}]*)/g)];
  expect(sizes.length).toBeGreaterThan(100);
  const inPixels = sizes.filter(({ value }) => /\d(px|pt|rem)\b/.test(value));
  expect(inPixels).toEqual([]);
  const names = new Set(sizes.flatMap(({ value }) => [...value.matchAll(/--text-\w+/g)].map(String)));
  for (const name of names) expect(tokens).toContain(`${name}:`);
});

test("the layout changes at two widths only", () => {
  const widths = found(/@media([^{]*)\{/g).flatMap(({ name, value }) =>
    [...value.matchAll(/(min|max)-width: ([^)]*)/g)].map(([, end, width]) => ({ name, end, width })),
  );
  expect(widths.length).toBeGreaterThan(50);
  const allowed = new Set([`max ${PHONE}px`, `min ${PHONE + 1}px`, `max ${NARROW}px`, `min ${NARROW + 1}px`]);
  expect(widths.filter(({ end, width }) => !allowed.has(`${end} ${width}`))).toEqual([]);
});

// Where colours are named: a literal stands in no other place, and only as the value of a name.
const NAMING = /styles\/(tokens|speakers)\.css$/;
const LITERAL = /(?<![\w&(])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const NAMED =
  /(?:color|background|fill|stroke|border[\w-]*|shadow|outline)(?::\s*|=")[^;"{}]*\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|brown|gold|silver)\b(?![-)])/g;

/** The literal colours of a text; values of custom properties do not count where colours are named. */
function colours(name: string, text: string): string[] {
  const rest = NAMING.test(name) ? text.replaceAll(/--[\w-]+:[^;]*;/g, "") : text;
  return [...rest.matchAll(LITERAL), ...rest.matchAll(NAMED)].map(([colour]) => colour);
}

test("every colour is a token, in styles, templates and drawings", () => {
  const drawings = readdirSync(src, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => ({ name, text: readFileSync(new URL(name, src), "utf-8") }));
  const literal = [...files, ...drawings].flatMap(({ name, text }) => colours(name, text).map((colour) => `${name}: ${colour}`));
  expect(literal).toEqual([]);
});

test.each(["color: #fff;", "fill: #12ab9f80", 'fill="#0004"', "box-shadow: 0 0 2px rgb(0 0 0 / 40%)", "background: black", 'stroke="red"'])(
  "%s is a literal colour",
  (text) => expect(colours("x.svelte", text)).toHaveLength(1),
);

test("what a component sets is read somewhere", () => {
  const scripts = readdirSync(src, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ts"));
  const all = [...files.map(({ text }) => text), ...scripts.map((name) => readFileSync(new URL(name, src), "utf-8"))].join("\n");
  const set = found(/[\s{;](--[a-z0-9-]+):/g).filter(({ name }) => !name.endsWith("tokens.css"));
  expect(set.length).toBeGreaterThan(20);
  expect(set.filter(({ value }) => !all.includes(`var(${value}`))).toEqual([]);
});
