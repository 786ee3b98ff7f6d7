// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { grouped, tableOf } from "./code";

test.each([
  "AbCd-f_hIjKl",
  "  AbCd-f_hIjKl \n",
  "AbCd -f_h IjKl",
  "https://games.example.org/t/AbCd-f_hIjKl",
  "http://127.0.0.1:8000/t/AbCd-f_hIjKl/",
  "games.example.org/t/AbCd-f_hIjKl?from=ann#top",
  "https://games.example.org/t/AbCd-f_hIjKl/replay/2?step=3",
  "/t/AbCd-f_hIjKl",
])("%j means the table", (pasted) => {
  expect(tableOf(pasted)).toBe("AbCd-f_hIjKl");
});

test.each(["", "   ", "abc", "https://games.example.org/", "https://games.example.org/new/saboteur", "straße!"])(
  "%j means none",
  (pasted) => {
    expect(tableOf(pasted)).toBeNull();
  },
);

test("a code that is read out in groups is typed in the same way", () => {
  expect(grouped("AbCd-f_hIjKl")).toBe("AbCd -f_h IjKl");
  expect(tableOf(grouped("AbCd-f_hIjKl"))).toBe("AbCd-f_hIjKl");
});
