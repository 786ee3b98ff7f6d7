// Written by tools/typescript.py; `make types` writes it again.

import type { CommonView, GameEnded, Hindered, Outcome } from "../../wire/game";
export type { CommonView, GameEnded, Hindered, Outcome };

/** Lay a pipe card on a cell of a roof (SGT.3.3 to SGT.3.5). */
export interface LayPipe {
  move: "lay";
  card: string;
  roof: string;
  cell: string;
}

/** Discard sabotage or dismantle and with it a card of a roof (SGT.3.6, SGT.3.7). */
export interface RemovePipe {
  move: "remove";
  card: string;
  roof: string;
  cell: string;
}

/** Discard a card without effect (SGT.3.8). */
export interface Discard {
  move: "discard";
  card: string;
}

/** End the round, with two players (SGT.3.1). */
export interface EndRound {
  move: "end";
}

/** Ask one's partner to end the round (SGT.5.2). */
export interface AskPartner {
  move: "ask";
}

/** Leave the round running: draw if possible, and play (SGT.3.2). */
export interface GoOn {
  move: "go-on";
}

/** Agree to end the round, or decline, as the partner asked (SGT.5.2). */
export interface Answer {
  move: "answer";
  agree: boolean;
}

export type Move = LayPipe | RemovePipe | Discard | EndRound | AskPartner | GoOn | Answer;

/** A round was dealt. The hand is the viewer's own. */
export interface RoundDealt {
  event: "round-dealt";
  round: number;
  dealer: number;
  starter: number;
  hand: string[];
}

/** A player drew; the card is told to that player only. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
}

/** A pipe card was laid; `replaced` is what a wrench took off the cell (SGT.3.5). */
export interface PipeLaid {
  event: "pipe-laid";
  seat: number;
  card: string;
  side: number;
  cell: string;
  replaced: string | null;
  value: number;
}

/** Sabotage or dismantle (`by`) took a card off a roof. */
export interface PipeRemoved {
  event: "pipe-removed";
  seat: number;
  by: string;
  side: number;
  cell: string;
  card: string;
  value: number;
}

/** A card was discarded without effect, face up. */
export interface CardDiscarded {
  event: "card-discarded";
  seat: number;
  card: string;
}

/** A player asked their partner whether to end the round. */
export interface PartnerAsked {
  event: "partner-asked";
  seat: number;
  partner: number;
}

/** The partner agreed to end the round, or did not; `asked_by` has the turn. */
export interface PartnerAnswered {
  event: "partner-answered";
  seat: number;
  asked_by: number;
  agreed: boolean;
}

/** A player could have ended the round and let it go on. */
export interface WentOn {
  event: "went-on";
  seat: number;
}

/** A round ended: values of the roofs, the seat that ended it, scores, and totals so far. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  result: Result;
  totals: [number, number];
}

/** A round that was played: how it ended, and what each side scored (SGT.4.2, SGT.4.3). */
export interface Result {
  values: [number, number];
  ended_by: number | null;
  scores: [number, number];
}

export type Event = RoundDealt | CardDrawn | PipeLaid | PipeRemoved | CardDiscarded | PartnerAsked | PartnerAnswered | WentOn | RoundEnded | GameEnded;

/** A game of Sabotage as one viewer knows it. Roofs, results and totals go by side. */
export interface View extends CommonView {
  options: Options;
  dealer: number;
  next_dealer: number | null;
  turn: number;
  seats: SeatView[];
  roofs: Roof[];
  deck: number;
  discards: Discarded[];
  results: Result[];
  totals: [number, number];
  moves: (LayPipe | RemovePipe | Discard | EndRound | AskPartner | GoOn | Answer)[];
}

/** The options that a table agreed on. */
export interface Options {
  players: number;
  fewer_dismantle: boolean;
  rounds: number;
  dealer: number | null;
  silent_partners: boolean;
}

/** One seat as everybody sees it: how many cards it holds, and for which side it plays. */
export interface SeatView {
  cards: number;
  side: number;
}

/** A side's roof: its cells, lines and value, and what that counts with bonus (SGT.4). */
export interface Roof {
  cells: (string | null)[];
  lines: Line[];
  value: number;
  with_bonus: number;
}

/** A line of a roof by its cells, such as ABC, and what it is worth (SGT.4.1). */
export interface Line {
  cells: string;
  value: number;
}

/** A card on the discard pile, and whose turn it was. */
export interface Discarded {
  card: string;
  seat: number;
}
