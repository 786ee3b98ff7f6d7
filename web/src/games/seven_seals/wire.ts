// Written by tools/typescript.py; `make types` writes it again.

import type { CommonView, GameEnded, Hindered, Outcome } from "../../wire/game";
export type { CommonView, GameEnded, Hindered, Outcome };

/** Lay a card on the trick (SEV.4.1, SEV.4.2). */
export interface PlayCard {
  move: "play";
  card: string;
}

/** Take a coloured seal from the stock (None), or from a seat (SEV.3.1, SEV.3.2). */
export interface TakeSeal {
  move: "take";
  colour: string;
  source: number | null;
}

/** Take the saboteur in place of seals (SEV.3.1). */
export interface TakeSaboteur {
  move: "saboteur";
}

/** Take no more seals (SEV.3.1). */
export interface EndAnnouncement {
  move: "done";
}

/** Give a seal back for the trick: a coloured one that serves, or white (SEV.4.4, SEV.4.5). */
export interface GiveSeal {
  move: "give";
  seal: string;
}

/** Take a black seal and keep the white ones (SEV.4.6). */
export interface TakeBlack {
  move: "black";
}

/** Take no black seal, since they are gone, and keep the white ones (SEV.4.6). */
export interface TakeNone {
  move: "none";
}

export type Move = PlayCard | TakeSeal | TakeSaboteur | EndAnnouncement | GiveSeal | TakeBlack | TakeNone;

/** A round was dealt. Of the hands, one for each seat, viewers are told their own only. */
export interface RoundDealt {
  event: "round-dealt";
  round: number;
  dealer: number;
  hands: string[][];
}

/** A player took a seal from the stock (None), or from a seat, which got a white one. */
export interface SealTaken {
  event: "seal-taken";
  seat: number;
  colour: string;
  source: number | null;
}

/** A player took the saboteur in place of seals. */
export interface SaboteurTaken {
  event: "saboteur-taken";
  seat: number;
}

/** A player has taken all the seals that they want. */
export interface AnnouncementEnded {
  event: "announcement-ended";
  seat: number;
  seals: number;
}

/** A card was laid on the trick. */
export interface CardPlayed {
  event: "card-played";
  seat: number;
  card: string;
}

/** A player won the trick with a card. */
export interface TrickWon {
  event: "trick-won";
  seat: number;
  card: string;
  led: string;
}

/** The winner of a trick gave a seal back. */
export interface SealGiven {
  event: "seal-given";
  seat: number;
  seal: string;
}

/** The winner of a trick took a black seal. */
export interface BlackTaken {
  event: "black-taken";
  seat: number;
}

/** The winner of a trick would have taken a black seal, but they are gone. */
export interface NoneTaken {
  event: "none-taken";
  seat: number;
}

/** A round ended: what it cost each seat, and what each has in all. */
export interface RoundScored {
  event: "round-scored";
  round: number;
  points: number[];
  totals: number[];
}

export type Event = RoundDealt | SealTaken | SaboteurTaken | AnnouncementEnded | CardPlayed | TrickWon | SealGiven | BlackTaken | NoneTaken | RoundScored | GameEnded;

/** A game of The Seven Seals as one viewer knows it. */
export interface View extends CommonView {
  options: Options;
  dealer: number;
  next_dealer: number | null;
  leader: number | null;
  tricks_in_round: number;
  saboteur: number | null;
  seats: SeatView[];
  stock: Seals;
  costs: Seals;
  trick: Trick | null;
  last_trick: Trick | null;
  played: Trick[];
  shown_played: string[] | null;
  sheet: number[][];
  moves: (PlayCard | TakeSeal | TakeSaboteur | EndAnnouncement | GiveSeal | TakeBlack | TakeNone)[];
  offers: Offers | null;
}

/** The options that a table agreed on. */
export interface Options {
  players: number;
  saboteur_base: number;
  rounds: number;
  dealer: number | null;
  show_played: boolean;
}

/** One seat as all see it. `tricks`: how many it has won; `points`: of all rounds so far. */
export interface SeatView {
  cards: number;
  seals: Seals;
  owed: number;
  tricks: number;
  points: number;
}

/** How many seals of each kind. */
export interface Seals {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  violet: number;
  white: number;
  black: number;
}

/** A trick: its leader, each seat's card (None: not played yet), and the seat of the best. */
export interface Trick {
  leader: number;
  cards: (string | null)[];
  winner: number;
}

/** All that a seat can still take while it announces, so that it can choose before it takes. */
export interface Offers {
  red: Offer;
  yellow: Offer;
  green: Offer;
  blue: Offer;
  violet: Offer;
  exchanges: number;
}

/** The seals of one colour that can still be taken. */
export interface Offer {
  stock: number;
  seats: number[];
}
