import { expect, test } from "vitest";
import type { MadeClaim } from "../wire/table";
import type { Reply } from "./claims";
import { speakersOf } from "./verdicts";

type Verdict = MadeClaim["verdict"];
const STONE = { claim: "goal", goal: 1, card: "stone" };
const ROLE = { claim: "seat", seat: 3, role: "saboteur" };
let number = 0;
const made = (seat: number, claim: object, verdict: Verdict, more: Partial<MadeClaim> = {}): MadeClaim => ({
  seat,
  claim,
  number: ++number,
  round: 1,
  ...(verdict ? { verdict } : {}),
  ...more,
});
const trust = (seat: number, about: object) => ({ claim: "trust", seat, about });
const doubt = (seat: number, about: object) => ({ claim: "doubt", seat, about });
const replyOf = (claim: unknown): Reply | null => {
  const { claim: kind, seat, about } = claim as { claim: string; seat: number; about: unknown };
  return kind === "trust" || kind === "doubt" ? { seat, about, trusts: kind === "trust" } : null;
};

test("lies are counted with those who believed them, each once", () => {
  const claims = [
    made(2, STONE, "false"),
    made(2, ROLE, "false"),
    made(0, trust(2, STONE), "mistaken"),
    made(0, trust(2, ROLE), "mistaken"),
    made(1, trust(2, ROLE), "mistaken"),
    made(3, doubt(2, STONE), "true"),
  ];
  const [liar, ...others] = speakersOf(claims, replyOf);
  expect(liar).toMatchObject({ seat: 2, lies: 2, believers: 2, truths: 0 });
  expect(others.map(({ seat, mistakes, truths }) => [seat, mistakes, truths])).toEqual([
    [0, 2, 0],
    [1, 1, 0],
    [3, 0, 1],
  ]);
});

test("an accomplice and who came to doubt it are no believers", () => {
  const first = made(1, trust(2, STONE), "mistaken");
  const claims = [
    made(2, STONE, "false"),
    made(0, trust(2, STONE), "false"),
    first,
    made(1, doubt(2, STONE), "true", { replaces: first.number }),
  ];
  const [one, other] = speakersOf(claims, replyOf);
  expect(one).toMatchObject({ seat: 0, lies: 1, believers: 0 });
  expect(other).toMatchObject({ seat: 2, lies: 1, believers: 0 });
});

test("wishes are not judged, and who only wished said nothing that could be true", () => {
  expect(speakersOf([made(0, { claim: "wish-look", to: 1, goal: 2 }, null)], replyOf)).toEqual([]);
});
