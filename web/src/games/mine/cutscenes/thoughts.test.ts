import { expect, test } from "vitest";
import type { MadeClaim } from "../../../wire/table";
import type { Claim, SeatIs } from "../../saboteur/wire";
import { thoughtsOf } from "./thoughts";

const is = (seat: number, role: string): SeatIs => ({ claim: "seat", seat, role, because: "" });

function said(...claims: (readonly [number, Claim, number?])[]): MadeClaim[] {
  return claims.map(([seat, claim, replaces], number) => ({ seat, claim, number, round: 1, replaces: replaces ?? null }));
}

test("what others last said of a seat, and those who trust them", () => {
  const claims = said(
    [0, is(2, "saboteur")],
    [1, { claim: "trust", seat: 0, about: is(2, "saboteur") }],
    [3, is(2, "digger")],
    [2, is(2, "digger")],
    [0, is(1, "digger")],
  );
  expect(thoughtsOf(claims, 2)).toEqual([
    { role: "saboteur", by: [0, 1] },
    { role: "digger", by: [3] },
  ]);
});

test("who has changed their mind counts for what they said last; one's own word does not count", () => {
  expect(thoughtsOf(said([0, is(2, "saboteur")], [0, is(2, "digger"), 0]), 2)).toEqual([{ role: "digger", by: [0] }]);
  expect(thoughtsOf(said([2, is(2, "digger")]), 2)).toEqual([]);
});
