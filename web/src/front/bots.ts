// Which bots are offered first.

import type { Offer } from "../wire/table";

// The gentle ones first; kinds that are not named here come last.
const LADDER = ["random", "rules", "detective", "searcher", "net", "master"];
// Who plays when nobody has been asked: the first of these that the game has.
const USUAL = ["detective", "rules"];

function rung(kind: string): number {
  const found = LADDER.indexOf(kind);
  return found < 0 ? LADDER.length : found;
}

export function byStrength(kinds: readonly string[]): string[] {
  return [...kinds].sort((one, other) => rung(one) - rung(other) || one.localeCompare(other));
}

/** The kinds that can play a game, the gentle ones first. */
export function kindsFor(offer: Offer, game: string): string[] {
  return byStrength(offer.games.find(({ id }) => id === game)?.bots ?? offer.bots);
}

/** The kind to play with unless somebody chooses another. */
export function usualBot(kinds: readonly string[]): string {
  return USUAL.find((kind) => kinds.includes(kind)) ?? byStrength(kinds)[0] ?? "";
}
