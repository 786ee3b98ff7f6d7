// Written by tools/typescript.py; `make types` writes it again.

/** The end of a game: the score of each seat, and the winners; equals share the win. */
export interface Outcome {
  scores: number[];
  winners: number[];
}

/** A kind of card in the hand, or another choice, that the seat to act can't use now. */
export interface Hindered {
  card: string;
  reason: string;
  facts: Record<string, string>;
}

/** The fields that the views of all games here have. */
export interface CommonView {
  game: string;
  viewer: number | null;
  phase: string;
  round: number;
  to_act: number | null;
  hand: string[];
  outcome: Outcome | null;
  hindered: Hindered[];
}

/** A role: how many cards of it are in the deal, and how many players can have it at once. */
export interface RoleInPlay {
  role: string;
  cards: number;
  least: number;
  most: number;
}

/** The game is over. */
export interface GameEnded {
  event: "game-ended";
  outcome: Outcome;
}
