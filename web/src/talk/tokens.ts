// Tokens: the claims that stand at a place of the table, sorted by what they say.

import type { Scene } from "../table/scene.svelte";
import { lastOfEach, sameClaim, statementsOf, type Statement } from "./claims";

/** Those who say the same of a place. */
export interface TokenGroup {
  claim: unknown;
  art: string;
  statements: Statement[];
}

type Told = Pick<Scene, "claims"> & {
  readonly module: { readonly talk?: Pick<NonNullable<Scene["module"]["talk"]>, "place" | "reply" | "art"> };
};

/** What was claimed of a place in this round, each with those who say so; those who still do come first. */
export function groupsAt(scene: Told, place: string): TokenGroup[] {
  const { talk } = scene.module;
  if (!talk || !scene.claims?.length) return [];
  const here = lastOfEach(statementsOf(scene.claims, talk.reply)).filter(({ made }) => talk.place(made.claim) === place);
  const groups: TokenGroup[] = [];
  for (const statement of here) {
    const { claim } = statement.made;
    const group = groups.find((each) => sameClaim(each.claim, claim));
    if (group) group.statements.push(statement);
    else groups.push({ claim, art: talk.art(claim), statements: [statement] });
  }
  for (const { statements } of groups) statements.sort((one, other) => Number(one.replaced) - Number(other.replaced));
  return groups;
}

/** How many tokens of a group are shown; where some have no room, `more` is the number of the others. */
export interface Fit {
  shown: number;
  more: number;
}

/** How many tokens of each group fit into so many pixels. Groups that have no room at all are left out. */
export function fitTokens(counts: readonly number[], room: number, disc: number): Fit[] {
  const fits: Fit[] = [];
  let left = room;
  // Every group gets the least: one token, or a number.
  for (const count of counts) {
    const least = count === 1 ? { shown: 1, more: 0 } : { shown: 0, more: count };
    left -= fitWidth(least, disc);
    if (left < 0) return fits;
    fits.push(least);
  }
  // What is left goes to them in turn.
  return fits.map((least) => {
    const best = larger(least).find((fit) => fitWidth(fit, disc) - fitWidth(least, disc) <= left) ?? least;
    left -= fitWidth(best, disc) - fitWidth(least, disc);
    return best;
  });
}

function larger({ shown, more }: Fit): Fit[] {
  const count = shown + more;
  return [count, 3, 2, 1].filter((each) => each <= count).map((each) => ({ shown: each, more: count - each }));
}

// A picture, the tokens, a number, and the edges.
function fitWidth({ shown, more }: Fit, disc: number): number {
  return disc + 2 + shown * disc + (more ? disc + 4 : 0) + 6;
}
