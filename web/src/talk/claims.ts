// The claims of a round as the wire tells them: which stand, and what others say of them.

import type { GameEvent } from "../games/module";
import type { AnyEvent } from "../table/session.svelte";
import type { ClaimMade, ClaimsJudged, MadeClaim } from "../wire/table";

export type ClaimEvent = ClaimMade | ClaimsJudged;

/** Trust or doubt of what a seat has claimed. */
export interface Reply {
  seat: number;
  about: unknown;
  trusts: boolean;
}

/** A claim that was made. `replaced`: its speaker has said something else since. */
export interface Statement {
  made: MadeClaim;
  replaced: boolean;
  trustedBy: number[];
  doubtedBy: number[];
}

/** Whether an event is about claims. */
export function isClaimEvent(event: AnyEvent | GameEvent): event is ClaimEvent {
  return event.event === "claim-made" || event.event === "claims-judged";
}

/** The claims of the last round in which there were any, after an event. */
export function claimsAfter(claims: readonly MadeClaim[], event: AnyEvent | GameEvent): readonly MadeClaim[] {
  if (!isClaimEvent(event)) return claims;
  if (event.event === "claims-judged") return event.claims;
  return [...claims.filter((each) => each.round === event.claim.round), event.claim];
}

/** All claims, each with whether it stands, and who trusts or doubts it by a claim that stands. */
export function statementsOf(claims: readonly MadeClaim[], replyOf: (claim: unknown) => Reply | null): Statement[] {
  const gone = new Set(claims.map((each) => each.replaces));
  const standing = claims.filter((each) => !gone.has(each.number));
  const replies = standing.flatMap(({ seat, claim }) => {
    const reply = replyOf(claim);
    return reply ? [{ by: seat, ...reply }] : [];
  });
  return claims.map((made) => {
    const replaced = gone.has(made.number);
    const heard = replaced ? [] : replies.filter(({ seat, about }) => seat === made.seat && sameClaim(about, made.claim));
    return {
      made,
      replaced,
      trustedBy: heard.filter(({ trusts }) => trusts).map(({ by }) => by),
      doubtedBy: heard.filter(({ trusts }) => !trusts).map(({ by }) => by),
    };
  });
}

/** Whether two claims say the same. Both come from the server, which writes fields in one order. */
export function sameClaim(one: unknown, other: unknown): boolean {
  return said(one) === said(other);
}

// A reason changes nothing of what is claimed.
function said(claim: unknown): string {
  return JSON.stringify(claim, (key, value: unknown) => (key === "because" ? undefined : value));
}

/** Each seat's statements without repetition: of those that say the same, the last. */
export function lastOfEach(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ made }, place) =>
      !statements.slice(place + 1).some((later) => later.made.seat === made.seat && sameClaim(later.made.claim, made.claim)),
  );
}
