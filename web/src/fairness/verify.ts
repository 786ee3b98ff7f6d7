// Verifies that each deal follows from the seed and the players' words.

import type { DealCheck, DealtRound } from "../wire/table";
import { FairShuffle, bytesOf, commitmentOf, mixedSeed } from "./shuffle";

// The lists of a deal in the order in which they are shuffled, by the lines of a record.
const LISTS: readonly (readonly [string, RegExp])[] = [
  ["seats", /^(starter|dealer)$/],
  ["cards", /^(aside|hand [A-L]|deck)$/],
  ["roles", /^roles$/],
  ["goals", /^goals$/],
  ["gold", /^gold$/],
];

/** One list of a deal: as it was before, as it was dealt, and as it must be. */
export interface Checked {
  round: number;
  list: string;
  dealt: readonly string[];
  fits: boolean;
}

/** The lists of a deal by their names. */
export function listsOf(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const [name = "", items = ""] = line.split(": ");
    const list = LISTS.find(([, pattern]) => pattern.test(name))?.[0];
    if (list) found.set(list, [...(found.get(list) ?? []), ...items.split(" ").filter(Boolean)]);
  }
  return new Map(LISTS.flatMap(([name]) => (found.has(name) ? [[name, found.get(name) as string[]]] : [])));
}

export async function checkRound(mixed: Uint8Array<ArrayBuffer>, dealt: DealtRound): Promise<Checked[]> {
  const shuffle = new FairShuffle(mixed, dealt.round);
  const before = listsOf(dealt.before);
  const after = listsOf(dealt.after);
  // The first player is drawn in the first round only, and not if the options name one.
  if (dealt.drawn.length < after.size) after.delete("seats");
  const checked: Checked[] = [];
  let place = 0;
  for (const [list, cards] of after) {
    const order = await shuffle.permutation(dealt.drawn[place++] ?? 0);
    const first = list === "seats" ? order.slice(0, 1).map((seat) => "ABCDEFGHIJKL"[seat]) : null;
    const must = first ?? order.map((at) => before.get(list)?.[at]);
    const fits = must.length === cards.length && must.every((card, at) => card === cards[at]);
    checked.push({ round: dealt.round, list, dealt: cards, fits });
  }
  return checked;
}

/** The result of the browser's own check. */
export interface Verdict {
  seedFits: boolean;
  mixed: string;
  lists: Checked[];
}

/** Computes everything again; null while the seed is secret. */
export async function verdictOn(check: DealCheck): Promise<Verdict | null> {
  if (check.seed === null) return null;
  const seed = bytesOf(check.seed);
  const mixed = await mixedSeed(seed, check.words ?? []);
  const rounds = await Promise.all(check.dealt.map((each) => checkRound(mixed, each)));
  return {
    seedFits: (await commitmentOf(seed)) === check.commitment,
    mixed: Array.from(mixed, (byte) => byte.toString(16).padStart(2, "0")).join(""),
    lists: rounds.flat(),
  };
}
