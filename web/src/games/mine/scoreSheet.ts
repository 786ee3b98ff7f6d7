// The score sheet of the mining games: who won each round, and what each player got in it, as far as
// the viewer may know.

import type { MineEvent } from "./types";

/** A player's share of a round: known nuggets, and gold cards whose value is hidden. */
export interface Share {
  nuggets: number;
  hidden: number;
}

export interface SheetRound {
  round: number;
  won: boolean; // the treasure was found
  shares: Share[];
}

/** The rounds that have ended, by what was told of them. */
export function sheetOf(events: readonly MineEvent[], players: number): SheetRound[] {
  const rounds: SheetRound[] = [];
  let round = 0;
  for (const event of events) {
    if (event.event === "round-dealt") round = event.round;
    if (event.event === "round-ended") rounds.push({ round, won: foundIn(event), shares: sharesIn(event, players) });
    const shares = rounds.at(-1)?.shares;
    if (shares && event.event === "gold-shared") share(shares, event.step);
    if (shares && event.event === "nugget-stolen") steal(shares, event.seat, event.target);
  }
  return rounds;
}

type Ended = Extract<MineEvent, { event: "round-ended" }>;
type GoldStep = Extract<MineEvent, { event: "gold-shared" }>["step"];

function foundIn(event: Ended): boolean {
  return "result" in event ? event.result.found : event.won_by === "diggers";
}

function sharesIn(event: Ended, players: number): Share[] {
  const paid = "result" in event ? event.result.paid : [];
  return Array.from({ length: players }, (_, seat) => ({ nuggets: paid[seat] ?? 0, hidden: 0 }));
}

function share(shares: Share[], step: GoldStep): void {
  const got = step.gold === "drawn" ? undefined : shares[step.seat];
  if (!got) return;
  if (step.gold === "paid") got.nuggets += step.cards?.reduce((sum, cards, place) => sum + cards * (place + 1), 0) ?? step.owed;
  else if (step.gold === "taken" && step.value === null) got.hidden += 1;
  else if (step.gold === "taken") got.nuggets += step.value ?? 0;
}

function steal(shares: Share[], thief: number, victim: number): void {
  const [one, other] = [shares[thief], shares[victim]];
  if (one) one.nuggets += 1;
  if (other) other.nuggets -= 1;
}
