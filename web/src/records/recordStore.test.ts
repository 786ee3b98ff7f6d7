import { expect, test } from "vitest";
import { recordStore, type KeptRecord } from "./recordStore";

const kept = (id: string, opened: number): KeptRecord => ({
  id,
  text: "sabot-record: 1",
  game: "saboteur",
  names: ["Ann"],
  bots: [false],
  opened,
});

test("without a database records last until the page is closed", async () => {
  await recordStore.put(kept("a", 1));
  await recordStore.put(kept("b", 2));
  expect((await recordStore.list()).map(({ id }) => id)).toEqual(["b", "a"]);
  expect((await recordStore.get("a"))?.opened).toBe(1);
  await recordStore.remove("a");
  expect(await recordStore.get("a")).toBeNull();
});

test("the same text keeps its name, another text has another one", async () => {
  await recordStore.put(kept("b", 2));
  expect(await recordStore.idOf("sabot-record: 1")).toBe("b");
  const [one, other] = [await recordStore.idOf("one"), await recordStore.idOf("other")];
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(other).not.toBe(one);
});
