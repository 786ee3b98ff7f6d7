import { describe, expect, it } from "vitest";
import { fromSeat, oneLess, oneMore, sourcesOf } from "./announcement";
import type { Offers, TakeSeal } from "./wire";

const none = { stock: 0, seats: [] };
const offers: Offers = {
  red: { stock: 2, seats: [1] },
  yellow: none,
  green: none,
  blue: { stock: 0, seats: [1, 1, 2] },
  violet: none,
  exchanges: 2,
};
const red: TakeSeal = { move: "take", colour: "red", source: null };
const blue = (source: number): TakeSeal => ({ move: "take", colour: "blue", source });

describe("an announcement", () => {
  it("takes from the stock first, and then from players", () => {
    expect(oneMore(offers, [], "red")).toEqual([red]);
    expect(oneMore(offers, [red, red], "red")).toEqual([red, red, { ...red, source: 1 }]);
    expect(oneMore(offers, [], "yellow")).toBeNull();
    expect(oneMore(null, [], "red")).toBeNull();
  });

  it("takes no more from players than can be exchanged in all", () => {
    expect(oneMore(offers, [blue(1), blue(1)], "blue")).toBeNull();
    expect(oneMore(offers, [red, red, blue(2), blue(1)], "red")).toBeNull();
  });

  it("gives up the last seal of a colour", () => {
    expect(oneLess([red, blue(1), red, blue(2)], "blue")).toEqual([red, blue(1), red]);
    expect(oneLess([red], "blue")).toEqual([red]);
  });

  it("lets one choose from whom a seal comes", () => {
    const wanted = [blue(1), blue(2)];
    expect(sourcesOf(offers, wanted, wanted[1]!)).toEqual([1, 2]);
    expect(sourcesOf(offers, wanted, wanted[0]!)).toEqual([1]);
    expect(fromSeat(wanted, wanted[1]!, 1)).toEqual([blue(1), blue(1)]);
  });
});
