import { expect, test } from "vitest";
import type { DealCheck } from "../wire/table";
import { verdictOn } from "./verify";
import { FairShuffle, bytesOf, commitmentOf, mixedSeed } from "./shuffle";

const SEED = "07".repeat(32);
const PACK = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The answer of an honest table. */
async function honest(): Promise<DealCheck> {
  const words = ["sesame", ""];
  const order = await new FairShuffle(await mixedSeed(bytesOf(SEED), words), 1).permutation(PACK.length);
  const cards = order.map((at) => PACK[at] ?? "");
  return {
    commitment: await commitmentOf(bytesOf(SEED)),
    seed: SEED,
    names: ["Ann", "Ben"],
    words,
    dealt: [
      {
        round: 1,
        drawn: [PACK.length],
        before: [`deck: ${PACK.join(" ")}`],
        after: [`hand A: ${cards.slice(0, 3).join(" ")}`, `deck: ${cards.slice(3).join(" ")}`],
      },
    ],
  } as unknown as DealCheck;
}

test("what was dealt is what seed and words give", async () => {
  const verdict = await verdictOn(await honest());
  expect(verdict?.seedFits).toBe(true);
  expect(verdict?.lists).toHaveLength(1);
  expect(verdict?.lists.every((each) => each.fits)).toBe(true);
});

test("a card in another place is found", async () => {
  const check = await honest();
  check.dealt[0]!.after[1] = check.dealt[0]!.after[1]!.split(" ")
    .reverse()
    .slice(0, -1)
    .reduce((line, card) => `${line} ${card}`, "deck:");
  expect((await verdictOn(check))?.lists.some((each) => !each.fits)).toBe(true);
});

test("other words or another seed are found", async () => {
  const words = { ...(await honest()), words: ["Sesame", ""] };
  expect((await verdictOn(words))?.lists.some((each) => !each.fits)).toBe(true);
  const seed = { ...(await honest()), seed: "08".repeat(32) };
  expect((await verdictOn(seed))?.seedFits).toBe(false);
});

test("nothing is said while the seed is secret", async () => {
  expect(await verdictOn({ ...(await honest()), seed: null })).toBeNull();
});
