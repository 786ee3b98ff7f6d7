import { expect, test } from "vitest";
import { formatClock } from "./clock.svelte";

test("a clock shows minutes and seconds, and stands at zero", () => {
  expect([formatClock(125_000), formatClock(59_001), formatClock(9_000), formatClock(-500)]).toEqual(["2:05", "1:00", "0:09", "0:00"]);
});
