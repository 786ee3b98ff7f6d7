// Which claims of others can be trusted or doubted, by what is on offer.

import type { LiveScene } from "../table/live.svelte";
import { sameClaim, statementsOf, type Statement } from "./claims";
import type { OpenMenu } from "./talk.svelte";

/** A claim with the answers to it that may be given. */
export interface Replies {
  statement: Statement;
  trust: unknown;
  doubt: unknown;
}

/** The claims that the open menu offers to answer: all of its place, or the one that was pressed. */
export function repliesTo({ claims, only }: OpenMenu, scene: Pick<LiveScene, "claims" | "module">): Replies[] {
  const { talk } = scene.module;
  if (!talk || !claims) return [];
  const offered = claims.flatMap((claim) => {
    const reply = talk.reply(claim);
    return reply ? [{ claim, ...reply }] : [];
  });
  return statementsOf(scene.claims, talk.reply).flatMap((statement) => {
    const { made, replaced } = statement;
    if (replaced || (only && only.number !== made.number)) return [];
    const mine = offered.filter(({ seat, about }) => seat === made.seat && sameClaim(about, made.claim));
    const trust = mine.find(({ trusts }) => trusts)?.claim;
    const doubt = mine.find(({ trusts }) => !trusts)?.claim;
    return trust || doubt ? [{ statement, trust, doubt }] : [];
  });
}
