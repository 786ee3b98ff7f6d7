// Written by tools/typescript.py; `make types` writes it again.

/** How a game ended: the score of each seat, and who won; equals share the win. */
export interface Outcome {
  scores: number[];
  winners: number[];
}

/** A role: how many cards of it are in the deal, and how many players can have it at once. */
export interface RoleInPlay {
  role: string;
  cards: number;
  least: number;
  most: number;
}

/** A kind of card in the hand, or another choice, that the seat to act can't use now. */
export interface Hindered {
  card: string;
  reason: string;
  facts: Record<string, string>;
}
