import { describe, expect, it } from "vitest";
import type { Move, RoundDealt } from "./wire";
import { givenBack } from "./givenSeals";
import { sameMove, moveOfKind } from "../moves";
import { playOf, paymentsOf } from "./moves";
import { colourOf, oneByOne } from "./names";
import { ranked } from "./log";

const announcing: Move[] = [
  { move: "take", colour: "red", source: null },
  { move: "take", colour: "blue", source: 1 },
  { move: "take", colour: "blue", source: 3 },
  { move: "saboteur" },
  { move: "done" },
];

describe("moves", () => {
  it("are found by their kind", () => {
    expect(moveOfKind(announcing, "saboteur")).toEqual({ move: "saboteur" });
  });

  it("are found by the card that they play", () => {
    const moves: Move[] = [{ move: "play", card: "g4" }];
    expect(playOf(moves, "g4")).toEqual(moves[0]);
    expect(playOf(moves, "r4")).toBeUndefined();
  });

  it("for a trick are those that give or take a seal", () => {
    const moves: Move[] = [{ move: "give", seal: "white" }, { move: "black" }];
    expect(paymentsOf(moves)).toEqual(moves);
    expect(paymentsOf(announcing)).toEqual([]);
  });

  it("are the same if all about them is", () => {
    expect(sameMove(announcing[1], { move: "take", colour: "blue", source: 1 } as Move)).toBe(true);
    expect(sameMove(announcing[1], announcing[2])).toBe(false);
    expect(sameMove(null, announcing[0])).toBe(false);
  });
});

describe("pieces", () => {
  it("know their colours, and lie one by one", () => {
    expect(["r7", "y15", "g1", "b3", "v9"].map(colourOf)).toEqual(["red", "yellow", "green", "blue", "violet"]);
    const seals = { red: 2, yellow: 0, green: 0, blue: 1, violet: 0, white: 0, black: 1 };
    expect(oneByOne(seals)).toEqual(["red", "red", "blue", "black"]);
  });

  it("given back are those of this round and this seat", () => {
    const dealt: RoundDealt = { event: "round-dealt", round: 2, dealer: 0, hands: [] };
    const gave = (seat: number, seal: string) => ({ event: "seal-given", seat, seal }) as const;
    expect(givenBack([gave(1, "red"), dealt, gave(1, "blue"), gave(2, "red"), gave(1, "white")], 1)).toEqual(["blue", "white"]);
  });
});

it("the fewest points come first", () => {
  expect(ranked([7, 3, 5])).toEqual([1, 2, 0]);
});
