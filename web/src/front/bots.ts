// Which bots are offered first.

// The gentle ones first; kinds that are not named here come last.
const LADDER = ["random", "rules", "detective", "searcher", "net", "master"];
// Who plays when nobody has been asked.
const USUAL = "rules";

function rung(kind: string): number {
  const found = LADDER.indexOf(kind);
  return found < 0 ? LADDER.length : found;
}

export function byStrength(kinds: readonly string[]): string[] {
  return [...kinds].sort((one, other) => rung(one) - rung(other) || one.localeCompare(other));
}

/** The kind to play with unless somebody chooses another. */
export function usualBot(kinds: readonly string[]): string {
  return kinds.includes(USUAL) ? USUAL : (byStrength(kinds)[0] ?? "");
}
