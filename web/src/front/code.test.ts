// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isWordCode, tableOf } from "./code";

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

test.each([
  "piano taxi robot kiwi",
  "  Piano Taxi ROBOT kiwi ",
  "piano-taxi-robot-kiwi",
  "Piano, taxi, robot, kiwi",
  "piano · taxi · robot · kiwi",
])("%j is a code in words", (typed) => expect(isWordCode(typed)).toBe(true));

test.each(["", "piano", "piano taxi robot", "AbCd -f_h IjKl", "AbCd-f_hIjKl", "https://games.example.org/t/AbCd-f_hIjKl"])(
  "%j is none",
  (typed) => expect(isWordCode(typed)).toBe(false),
);
