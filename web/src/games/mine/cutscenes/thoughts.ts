// What the table last thought of a player, by what was said in public.

import { statementsOf } from "../../../talk/claims";
import type { MadeClaim } from "../../../wire/table";
import type { Claim } from "../../saboteur/wire";
import { talk } from "../talk";

/** Those who said of a player that they have this role, or trust somebody who said so. */
export interface Thought {
  role: string;
  by: number[];
}

/** What others said of a seat, by claims that stand; what most said comes first. */
export function thoughtsOf(claims: readonly MadeClaim[], seat: number): Thought[] {
  const thoughts = new Map<string, Set<number>>();
  for (const { made, replaced, trustedBy } of statementsOf(claims, talk.reply)) {
    const claim = made.claim as Claim;
    if (replaced || claim.claim !== "seat" || claim.seat !== seat) continue;
    const by = thoughts.get(claim.role) ?? new Set();
    for (const speaker of [made.seat, ...trustedBy]) if (speaker !== seat) by.add(speaker);
    if (by.size) thoughts.set(claim.role, by);
  }
  return [...thoughts].map(([role, by]) => ({ role, by: [...by] })).sort((one, other) => other.by.length - one.by.length);
}
