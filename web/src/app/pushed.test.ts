import { expect, test, vi } from "vitest";
import { goTo, toldIn } from "./pushed";

test("only what the server says is shown", () => {
  const told = { table: "AbC-1_x", title: "Saboteur", text: "It is your turn." };
  expect(toldIn(JSON.stringify(told))).toEqual(told);
  expect([
    toldIn("no"),
    toldIn("{}"),
    toldIn(JSON.stringify({ ...told, table: "../x" })),
    toldIn(JSON.stringify({ ...told, text: 1 })),
  ]).toEqual([null, null, null, null]);
});

test("a tap goes to the table: to its page, or to a new one", async () => {
  const [open, focus] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await goTo("one", [{ url: "https://sabot.example/t/other", focus }], open);
  expect(open).toHaveBeenCalledWith("/t/one");
  expect(focus).not.toHaveBeenCalled();
  await goTo("one", [{ url: "https://sabot.example/t/one?x=1", focus }], open);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
});
