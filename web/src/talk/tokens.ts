// Tokens: the claims that stand at a place of the table, sorted by what they say.

import type { Scene } from "../table/scene.svelte";
import { lastOfEach, sameClaim, statementsOf, type Statement } from "./claims";

/** Those who say the same of a place. */
export interface TokenGroup {
  claim: unknown;
  art: string;
  statements: Statement[];
}

type Told = Pick<Scene, "claims"> & { readonly module: { readonly talk?: Pick<NonNullable<Scene["module"]["talk"]>, "place" | "reply" | "art"> } };

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
