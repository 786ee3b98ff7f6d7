import { expect, test } from "vitest";
import { deeds } from "./deeds";
import type { Event } from "./wire";

const only = (event: Event) => deeds([event])[0];

test("a trick goes from its card to the winner's seat", () => {
  expect(only({ event: "trick-won", seat: 2, card: "r9", led: "r1" })).toMatchObject({ by: 2, from: "won-2", to: ["seat-2"] });
});

test("its seal goes back to the stock", () => {
  expect(only({ event: "seal-given", seat: 2, seal: "blue" })).toMatchObject({ by: 2, from: "face-2", to: ["stock-blue", "seat-2"] });
});

test("a seal that is taken from somebody goes from them to whoever takes it; one from the stock is no deed", () => {
  expect(only({ event: "seal-taken", seat: 0, colour: "red", source: 1 })).toMatchObject({
    by: 0,
    from: "face-1",
    to: ["seat-0"],
    around: ["seat-1", "seat-0"],
  });
  expect(only({ event: "seal-taken", seat: 0, colour: "red", source: null })).toBeUndefined();
});
