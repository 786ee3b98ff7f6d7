import { describe, expect, it } from "vitest";
import type { Move, View } from "./wire";
import { justDrawn } from "./drawnCard";
import { discardOf, placesOf } from "./moves";
import { sameMove } from "../moves";
import { anchorOf, whoseRoof } from "./log";

const moves: Move[] = [
  { move: "remove", card: "sabotage", roof: "other", cell: "A" },
  { move: "remove", card: "sabotage", roof: "own", cell: "I" },
  { move: "remove", card: "sabotage", roof: "own", cell: "B" },
  { move: "lay", card: "F-blue", roof: "other", cell: "F" },
  { move: "discard", card: "F-blue" },
  { move: "discard", card: "sabotage" },
];

describe("moves", () => {
  it("have places in reading order, the viewer's roof first", () => {
    expect(placesOf(moves, "sabotage").map((move) => move.roof + move.cell)).toEqual(["ownB", "ownI", "otherA"]);
    expect(placesOf(moves, "F-blue")).toEqual([moves[3]]);
    expect(placesOf(moves, "")).toEqual([]);
  });

  it("tell a discard from a use", () => {
    expect(discardOf(moves, "F-blue")).toEqual({ move: "discard", card: "F-blue" });
    expect(discardOf(moves, "G-red")).toBeUndefined();
    expect(sameMove(moves[0], moves[1])).toBe(false);
  });
});

describe("sentences", () => {
  const scene = (seat: number | null) => ({ seat, view: { seats: [0, 1, 0, 1].map((side) => ({ side, cards: 8 })) } as View });

  it("say whose roof it is, seen from the reader", () => {
    expect(whoseRoof(scene(0), 0, 0)).toBe("you-own");
    expect(whoseRoof(scene(0), 0, 1)).toBe("you-other");
    expect(whoseRoof(scene(0), 1, 0)).toBe("yours");
    expect(whoseRoof(scene(0), 2, 0)).toBe("yours");
    expect(whoseRoof(scene(0), 3, 1)).toBe("own");
    expect(whoseRoof(scene(0), 2, 1)).toBe("other");
    expect(whoseRoof(scene(null), 1, 1)).toBe("own");
  });

  it("point to where it happened", () => {
    expect(anchorOf({ side: 1, cell: "H" })).toBe("roof-1-H");
  });
});

it("a card is new until something else happens", () => {
  const drawn = { event: "card-drawn", seat: 0, card: "X-red" } as const;
  expect(justDrawn([drawn], 0)).toBe("X-red");
  expect(justDrawn([drawn], 1)).toBeNull();
  expect(justDrawn([drawn, { event: "went-on" }], 0)).toBeNull();
  expect(justDrawn([], 0)).toBeNull();
});
