import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { TableCard } from "../wire/table";
import { OpenTables } from "./openTables.svelte";

const card = (table: string) => ({ table }) as TableCard;
const ids = (open: OpenTables) => open.list?.map(({ table }) => table);

afterEach(() => vi.restoreAllMocks());

function pages(...found: string[][]) {
  return vi.spyOn(api, "lobby").mockImplementation((after) => {
    const page = after === null ? 0 : Number(after);
    const more = page + 1 < found.length ? String(page + 1) : null;
    return Promise.resolve({ tables: (found[page] ?? []).map(card), more });
  });
}

test("one page is shown, and more when asked for", async () => {
  pages(["a", "b"], ["c"]);
  const open = new OpenTables("gathering");
  await open.ask();
  expect([ids(open), open.more]).toEqual([["a", "b"], true]);
  await open.showMore();
  expect([ids(open), open.more]).toEqual([["a", "b", "c"], false]);
});

test("a refresh keeps as many pages as were shown", async () => {
  const asked = pages(["a"], ["b"], ["c"]);
  const open = new OpenTables("gathering");
  await open.ask();
  await open.showMore();
  asked.mockClear();
  await open.ask();
  expect(asked.mock.calls).toEqual([
    [null, "gathering"],
    ["1", "gathering"],
  ]);
  expect([ids(open), open.more]).toEqual([["a", "b"], true]);
});

test("a table that moved between two pages is shown once", async () => {
  pages(["a", "b"], ["b", "c"]);
  const open = new OpenTables("gathering");
  await open.showMore();
  expect(ids(open)).toEqual(["a", "b", "c"]);
});

test("more is shown also if it was asked for during a refresh", async () => {
  pages(["a"], ["b"]);
  const open = new OpenTables("gathering");
  const refresh = open.ask();
  await open.showMore();
  await refresh;
  expect(ids(open)).toEqual(["a", "b"]);
});
