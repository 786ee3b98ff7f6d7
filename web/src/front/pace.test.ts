// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { PACES } from "../preferences.svelte";
import { paceWith, pausesOf } from "./pace";
import { usualSettings } from "./setup";

test("a pace is known by its pauses", () => {
  for (const pace of PACES) expect(paceWith(pausesOf(pace))).toBe(pace);
});

test("the usual settings have the usual pace", () => {
  const { bot_pause, round_pause } = usualSettings("saboteur");
  expect(paceWith({ botPause: bot_pause, roundPause: round_pause })).toBe("usual");
});

test("pauses of one's own are no pace", () => {
  expect(paceWith({ botPause: 700, roundPause: 60 })).toBeNull();
});
