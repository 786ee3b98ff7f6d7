import { expect, test } from "vitest";
import { FairShuffle, bytesOf, commitmentOf, hexOf, mixedSeed } from "./shuffle";

// The vectors of docs/fairness.md.
const SEED = bytesOf("00".repeat(32));
const SAID = ["sesame", "", "Zoë"];

test("the commitment is the hash of the seed", async () => {
  expect(await commitmentOf(SEED)).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("words are mixed into the seed", async () => {
  const mixed = await mixedSeed(SEED, SAID);
  expect(hexOf(mixed.buffer)).toBe("1375736779399f935cc084e069d29c4feb4d16d6947f3cd8bc70ce37904d4eee");
});

test.each([
  [1, "3 7 2 9 5 4 1 0 6 8"],
  [2, "7 5 1 6 3 4 8 0 9 2"],
])("the first permutation of round %i", async (round, expected) => {
  const shuffle = new FairShuffle(await mixedSeed(SEED, SAID), round);
  expect((await shuffle.permutation(10)).join(" ")).toBe(expected);
});
