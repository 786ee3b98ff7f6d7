import { expect, test } from "vitest";
import type { MadeClaim } from "../wire/table";
import { claimsAfter, lastOfEach, statementsOf, type Reply } from "./claims";

const STONE = { claim: "goal", goal: 1, card: "stone" };
const TREASURE = { claim: "goal", goal: 1, card: "treasure" };
const made = (number: number, seat: number, claim: object, more: Partial<MadeClaim> = {}): MadeClaim => ({
  seat,
  claim,
  number,
  round: 1,
  ...more,
});
const reply = (trusts: boolean, seat: number, about: object) => ({ claim: trusts ? "trust" : "doubt", seat, about });
const replyOf = (claim: unknown): Reply | null => {
  const { claim: kind, seat, about } = claim as { claim: string; seat: number; about: unknown };
  return kind === "trust" || kind === "doubt" ? { seat, about, trusts: kind === "trust" } : null;
};

test("a round's first claim drops those of the round before, and verdicts replace what was said", () => {
  const [before, first] = [made(1, 0, STONE), made(2, 1, STONE, { round: 2 })];
  expect(claimsAfter([before], { event: "claim-made", claim: first })).toEqual([first]);
  const judged = { ...first, verdict: "true" as const };
  expect(claimsAfter([first], { event: "claims-judged", claims: [judged] })).toEqual([judged]);
  expect(claimsAfter([first], { event: "tunnel-laid" })).toEqual([first]);
});

test("a claim that was replaced does not stand, and nobody trusts it any more", () => {
  const claims = [made(1, 0, STONE), made(2, 1, reply(true, 0, STONE)), made(3, 0, TREASURE, { replaces: 1 })];
  const [stone, , treasure] = statementsOf(claims, replyOf);
  expect(stone).toMatchObject({ replaced: true, trustedBy: [] });
  expect(treasure).toMatchObject({ replaced: false, trustedBy: [] });
});

test("trust that became doubt counts as doubt only", () => {
  const claims = [
    made(1, 0, STONE),
    made(2, 1, reply(true, 0, STONE)),
    made(3, 2, reply(true, 0, STONE)),
    made(4, 1, reply(false, 0, STONE), { replaces: 2 }),
  ];
  expect(statementsOf(claims, replyOf)[0]).toMatchObject({ trustedBy: [2], doubtedBy: [1] });
});

test("who says one thing, another, and the first again has two tokens", () => {
  const claims = [made(1, 0, STONE), made(2, 0, TREASURE, { replaces: 1 }), made(3, 0, STONE, { replaces: 2 })];
  const shown = lastOfEach(statementsOf(claims, replyOf));
  expect(shown.map(({ made: { number }, replaced }) => [number, replaced])).toEqual([
    [2, true],
    [3, false],
  ]);
});
