import { expect, test } from "vitest";
import type { MadeClaim } from "../wire/table";
import { fitTokens, groupsAt } from "./tokens";

const talk = {
  place: (claim: unknown) => ({ stone: "goal-1", gold: "goal-1", far: "goal-2" })[claim as string] ?? null,
  reply: () => null,
  art: (claim: unknown) => `art of ${String(claim)}`,
};
const made = (number: number, seat: number, claim: string, replaces?: number): MadeClaim => ({
  seat,
  claim,
  number,
  round: 1,
  ...(replaces ? { replaces } : {}),
});

test("tokens stand by what they say, those that were taken back last", () => {
  const claims = [made(1, 0, "stone"), made(2, 1, "gold"), made(3, 2, "stone"), made(4, 0, "gold", 1), made(5, 3, "far")];
  const groups = groupsAt({ claims, module: { talk } }, "goal-1");
  const seats = groups.map(({ claim, statements }) => [claim, statements.map((each) => [each.made.seat, each.replaced])]);
  expect(seats).toEqual([
    [
      "stone",
      [
        [2, false],
        [0, true],
      ],
    ],
    [
      "gold",
      [
        [1, false],
        [0, false],
      ],
    ],
  ]);
  expect(groupsAt({ claims, module: {} }, "goal-1")).toEqual([]);
});

test("tokens stay inside their seat, whatever is said of it", () => {
  expect(fitTokens([1, 1], 200, 17)).toEqual([
    { shown: 1, more: 0 },
    { shown: 1, more: 0 },
  ]);
  expect(fitTokens([9, 2], 60, 15)).toHaveLength(1);
  expect(fitTokens([9], 68, 15)).toEqual([{ shown: 1, more: 8 }]);
  for (const room of [40, 68, 120, 200]) {
    const fits = fitTokens([9, 1, 2, 4], room, 15);
    const width = fits.reduce((sum, { shown, more }) => sum + 17 + shown * 15 + (more ? 19 : 0) + 6, 0);
    expect(width).toBeLessThanOrEqual(room);
    expect(fits.every(({ shown, more }, place) => shown + more === [9, 1, 2, 4][place])).toBe(true);
  }
});
