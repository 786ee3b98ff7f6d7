import { expect, test } from "vitest";
import { clockFace } from "./ticking.svelte";

test("a clock shows minutes and seconds, and stands at zero", () => {
  expect([clockFace(125_000), clockFace(59_001), clockFace(9_000), clockFace(-500)]).toEqual(["2:05", "1:00", "0:09", "0:00"]);
});
