// The gold of one round: each player's share, as far as the viewer may know.

import type { View } from "./wire";

export interface Gold {
  /** The values of the gold cards, highest first; null for each that is hidden. */
  cards: (number | null)[];
  /** The nuggets that were owed to a saboteur, which all know. */
  owed: number | null;
}

/** The gold that each seat got in the round that is over. */
export function goldOfRound(view: View): Gold[] {
  const found: Gold[] = view.seats.map(() => ({ cards: [], owed: null }));
  for (const step of view.gold_story.slice(view.result?.gold_from ?? view.gold_story.length)) {
    if (step.gold === "drawn") continue;
    const gold = found[step.seat];
    if (!gold) continue;
    if (step.gold === "taken") gold.cards.push(step.value);
    else [gold.owed, gold.cards] = [step.owed, values(step.cards)];
  }
  for (const gold of found) gold.cards.sort((one, other) => (other ?? 0) - (one ?? 0));
  return found;
}

function values(cards: readonly number[] | null): number[] {
  return cards?.flatMap((count, place) => Array.from({ length: count }, () => place + 1)) ?? [];
}
