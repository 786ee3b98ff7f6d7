// What a round's talk was worth: for each speaker how often they were right, wrong and lying.

import type { MadeClaim } from "../wire/table";
import { sameClaim, statementsOf, type Reply } from "./claims";

/** A speaker's claims that were judged. `believers`: how many others were taken in by their lies. */
export interface Speaker {
  seat: number;
  claims: MadeClaim[];
  lies: number;
  mistakes: number;
  truths: number;
  believers: number;
}

/** The speakers of a round that is over, the greatest liars first. */
export function speakersOf(claims: readonly MadeClaim[], replyOf: (claim: unknown) => Reply | null): Speaker[] {
  const judged = claims.filter((each) => each.verdict);
  // Who trusts a lie and knows better is a partner in it, and believes nothing.
  const trusts = statementsOf(judged, replyOf).flatMap(({ made, replaced }) => {
    const reply = replyOf(made.claim);
    return reply?.trusts && !replaced && made.verdict !== "false" ? [{ by: made.seat, ...reply }] : [];
  });
  const believersOf = (lie: MadeClaim) =>
    trusts.filter(({ seat, about }) => seat === lie.seat && sameClaim(about, lie.claim)).map(({ by }) => by);
  const seats = [...new Set(judged.map((each) => each.seat))];
  return seats
    .map((seat) => {
      const own = judged.filter((each) => each.seat === seat);
      const count = (verdict: string) => own.filter((each) => each.verdict === verdict).length;
      const believers = new Set(own.filter((each) => each.verdict === "false").flatMap(believersOf));
      return { seat, claims: own, lies: count("false"), mistakes: count("mistaken"), truths: count("true"), believers: believers.size };
    })
    .sort((one, other) => other.lies - one.lies || one.seat - other.seat);
}
