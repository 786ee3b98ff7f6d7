// The order of bots, and the usual one.

import type { Offer } from "../wire/table";

// The weakest first; kinds that are not listed come last.
const LADDER = ["random", "rules", "detective", "searcher", "net", "master"];
// The usual bot is the first of these that the game has.
const USUAL = ["detective", "rules"];

function rung(kind: string): number {
  const found = LADDER.indexOf(kind);
  return found < 0 ? LADDER.length : found;
}

export function byStrength(kinds: readonly string[]): string[] {
  return [...kinds].sort((one, other) => rung(one) - rung(other) || one.localeCompare(other));
}

/** The kinds that can play a game, the weakest first. */
export function kindsFor(offer: Offer, game: string): string[] {
  return byStrength(offer.games.find(({ id }) => id === game)?.bots ?? offer.bots);
}

/** The kind to play with unless somebody chooses another. */
export function usualBot(kinds: readonly string[]): string {
  return USUAL.find((kind) => kinds.includes(kind)) ?? byStrength(kinds)[0] ?? "";
}
