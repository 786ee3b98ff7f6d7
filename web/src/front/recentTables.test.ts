// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function fresh() {
  return (await import("./recentTables.svelte")).recentTables;
}

test("the last table comes first, each only once, and not too many", async () => {
  const tables = await fresh();
  for (const table of "abcdefghij") tables.remember(table, "saboteur");
  tables.remember("e", "saboteur");
  expect(tables.list.map(({ table }) => table).join("")).toBe("ejihgfdc");
});

test("they are there again after the tab was closed, until they are forgotten", async () => {
  (await fresh()).remember("abc", "sabotage");
  vi.resetModules();
  const again = await fresh();
  expect(again.list).toMatchObject([{ table: "abc", game: "sabotage" }]);
  again.forget("abc");
  vi.resetModules();
  expect((await fresh()).list).toEqual([]);
});

test.each(["not json", '{"table": 1}', '[null, 3, {"table": "abc"}]'])("what can't be read is nothing: %s", async (kept) => {
  localStorage.setItem("sabot-tables", kept);
  expect((await fresh()).list).toEqual([]);
});
