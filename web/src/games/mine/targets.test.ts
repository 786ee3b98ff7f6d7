import { expect, test } from "vitest";
import { cardOf, movesWith, otherWayUp, placeOf, puttingDown, seatOf, spotsOf } from "./targets";
import { isTunnelCard, tunnelWord } from "./tunnelNames";
import type { Goal, LayTunnel, MineMove } from "./types";

const lay = (col: number, row: number, turned = false): LayTunnel => ({ move: "lay", card: "NES", col, row, turned });
const goal = (row: number): Goal => ({ col: 8, row, card: null, face_up: false, turned: false });
const GOALS = [goal(-2), goal(0), goal(2)];
const MOVES: MineMove[] = [
  lay(1, 0),
  lay(1, 0, true),
  lay(0, 1),
  { move: "break", tool: "pick", seat: 1 },
  { move: "repair", card: "+pick/cart", seat: 2, tool: "cart" },
  { move: "rockfall", col: 1, row: 1 },
  { move: "map", goal: 2 },
  { move: "thief" },
  { move: "rob", seat: 3 },
  { move: "pass", cards: ["map", "NES"] },
  { move: "clear", cards: ["NES", "map"], what: "prison" },
  { move: "pass", card: "map" },
];

test("a move names the card that it plays", () => {
  expect(MOVES.map(cardOf)).toEqual(["NES", "NES", "NES", "-pick", "+pick/cart", "rockfall", "map", "thief", null, null, null, null]);
});

test("a card has its own moves; without one there are those that need none", () => {
  expect(movesWith(MOVES, "NES")).toHaveLength(3);
  expect(movesWith(MOVES, null)).toEqual([{ move: "rob", seat: 3 }]);
});

test("a place has both ways up", () => {
  const spots = spotsOf(movesWith(MOVES, "NES"), GOALS);
  expect(spots.map(({ anchor, moves }) => [anchor, moves.length])).toEqual([
    ["cell-1,0", 2],
    ["cell-0,1", 1],
  ]);
  expect(otherWayUp(lay(1, 0), MOVES)).toEqual(lay(1, 0, true));
  expect(otherWayUp(lay(0, 1), MOVES)).toBeNull();
});

test("a map is about a goal, a rockfall about a cell, a thief about the player", () => {
  expect(placeOf({ move: "map", goal: 2 }, GOALS)).toEqual({ cell: { col: 8, row: 2 }, anchor: "goal-2" });
  expect(placeOf({ move: "rockfall", col: 1, row: 1 }, GOALS)?.anchor).toBe("cell-1,1");
  expect(placeOf({ move: "thief" }, GOALS)).toBeNull();
  expect(seatOf({ move: "thief" }, 4)).toBe(4);
  expect(seatOf({ move: "rob", seat: 3 }, 4)).toBe(3);
});

test("cards are put down in whatever order they were picked", () => {
  expect(puttingDown(MOVES, ["NES", "map"]).map((move) => move.move)).toEqual(["pass", "clear"]);
  expect(puttingDown(MOVES, ["map"])).toEqual([{ move: "pass", card: "map" }]);
  expect(puttingDown(MOVES, ["map", "map"])).toEqual([]);
});

test("a tunnel card is called as it looks", () => {
  const words = ["NS", "SW", "NES", "NESW", "xNS", "NS/EW", "NE/SW", "ladder-S", "green-NSxE", "crystal-xW", "NSxEW", "NExS"];
  expect(words.map(tunnelWord)).toEqual([
    "straight",
    "curve",
    "junction",
    "crossing",
    "dead-end",
    "bridge",
    "double-curve",
    "ladder",
    "green",
    "crystal",
    "straight-stub",
    "curve-stub",
  ]);
  expect(["NES", "-pick", "+pick/cart", "map", "hands-off", "crystal-xW"].map(isTunnelCard)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});
