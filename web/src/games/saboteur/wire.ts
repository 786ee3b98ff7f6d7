// Written by tools/typescript.py; `make types` writes it again.

import type { CommonView, Hindered, Outcome, RoleInPlay } from "../../wire/game";
export type { CommonView, Hindered, Outcome, RoleInPlay };

/** Lay a tunnel card on a cell, upright or turned by 180 degrees (SAB.4). */
export interface LayTunnel {
  move: "lay";
  card: string;
  col: number;
  row: number;
  turned: boolean;
}

/** Put a broken tool in front of a player (SAB.5.1). */
export interface BreakTool {
  move: "break";
  tool: string;
  seat: number;
}

/** Mend one broken tool of a player with a repair card (SAB.5.2, SAB.5.3). */
export interface RepairTool {
  move: "repair";
  card: string;
  seat: number;
  tool: string;
}

/** Take a tunnel card out of the maze with a rockfall (SAB.5.4). */
export interface CollapseTunnel {
  move: "rockfall";
  col: number;
  row: number;
}

/** Look at a face-down goal: 0 the northern, 1 the middle, 2 the southern one (SAB.5.5). */
export interface ReadMap {
  move: "map";
  goal: number;
}

/** Discard one card face down (SAB.3.2). */
export interface Pass {
  move: "pass";
  card: string;
}

/** Take a gold card of this value from those passed on (SAB.8.4). */
export interface TakeGold {
  move: "gold";
  value: number;
}

export type Move = LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap | Pass | TakeGold;

/** A round was dealt. Role and hand are the viewer's own. */
export interface RoundDealt {
  event: "round-dealt";
  round: number;
  starter: number;
  role: string | null;
  hand: string[];
}

/** A tunnel card was laid. */
export interface TunnelLaid {
  event: "tunnel-laid";
  seat: number;
  card: string;
  col: number;
  row: number;
  turned: boolean;
}

/** A broken tool was put in front of a player. */
export interface ToolBroken {
  event: "tool-broken";
  seat: number;
  target: number;
  tool: string;
}

/** A broken tool was mended. */
export interface ToolRepaired {
  event: "tool-repaired";
  seat: number;
  target: number;
  tool: string;
  card: string;
}

/** A rockfall took a card out of the maze. */
export interface TunnelCollapsed {
  event: "tunnel-collapsed";
  seat: number;
  card: string;
  col: number;
  row: number;
}

/** A player looked at a goal; the card is told to that player only. */
export interface GoalLookedAt {
  event: "goal-looked-at";
  seat: number;
  goal: number;
  card: string | null;
}

/** A player passed; the discarded card is told to that player only. */
export interface CardPassed {
  event: "card-passed";
  seat: number;
  card: string | null;
}

/** A player without cards passed; nothing was asked and nothing discarded (SAB.3.4). */
export interface EmptyHandPassed {
  event: "empty-hand-passed";
  seat: number;
}

/** A player drew; the card is told to that player only. */
export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  card: string | null;
}

/** A goal was reached and turned over. */
export interface GoalTurned {
  event: "goal-turned";
  goal: number;
  card: string;
  turned: boolean;
}

/** A round ended; roles and goals are shown to all (SAB.7.3). */
export interface RoundEnded {
  event: "round-ended";
  won_by: string;
  roles: string[];
  spare_role: string;
  goals: string[];
}

/** A step in the sharing of the gold; only the seat that gets the cards is told them. */
export interface GoldShared {
  event: "gold-shared";
  step: GoldDrawn | GoldTaken | GoldPaid;
}

/** Gold cards were drawn for the diggers (SAB.8.1). */
export interface GoldDrawn {
  gold: "drawn";
  cards: number;
}

/** A digger took a card: which, only they know. `left`: what they chose from, if asked. */
export interface GoldTaken {
  gold: "taken";
  seat: number;
  asked: boolean;
  value: number | null;
  left: [number, number, number] | null;
}

/** A saboteur was paid the nuggets owed: in which cards, only they know (SAB.8.5). */
export interface GoldPaid {
  gold: "paid";
  seat: number;
  owed: number;
  cards: [number, number, number] | null;
}

/** The game is over; all nuggets are counted. */
export interface GameEnded {
  event: "game-ended";
  outcome: Outcome;
  gold: [number, number, number][];
}

export type Event = RoundDealt | TunnelLaid | ToolBroken | ToolRepaired | TunnelCollapsed | GoalLookedAt | CardPassed | EmptyHandPassed | CardDrawn | GoalTurned | RoundEnded | GoldShared | GameEnded;

/** A goal is the `treasure` or a `stone`; goals are numbered from north to south. */
export interface GoalIs {
  claim: "goal";
  goal: number;
  card: string;
}

/** A seat, perhaps one's own, has a role or is on a side; `because` names one of GROUNDS. */
export interface SeatIs {
  claim: "seat";
  seat: number;
  role: string;
  because: string;
}

/** The speaker believes what another seat has claimed. */
export interface Trust {
  claim: "trust";
  seat: number;
  about: GoalIs | SeatIs;
}

/** The speaker does not believe what another seat has claimed. */
export interface Doubt {
  claim: "doubt";
  seat: number;
  about: GoalIs | SeatIs;
}

/** A wish to a seat: mend a tool of this seat. */
export interface WishMend {
  claim: "wish-mend";
  to: number;
  seat: number;
  tool: string;
}

/** A wish to a seat: look at a goal. */
export interface WishLook {
  claim: "wish-look";
  to: number;
  goal: number;
}

/** A wish to a seat: do something to this seat, or leave it alone. */
export interface WishDeed {
  claim: "wish-deed";
  to: number;
  deed: string;
  seat: number;
}

export type Claim = GoalIs | SeatIs | Trust | Doubt | WishMend | WishLook | WishDeed;

/** A game of Saboteur as one viewer knows it. */
export interface View extends CommonView {
  options: Options;
  last_seat: number;
  passes: number;
  seats: SeatView[];
  spare_role: string | null;
  roles_in_play: RoleInPlay[];
  maze: MazeCard[];
  cut_off: Cell[];
  goals: Goal[];
  deck: number;
  discards: Discarded[];
  open_discards: string[] | null;
  gold: [number, number, number];
  offer: [number, number, number] | null;
  pile_to_shuffle: boolean;
  gold_story: (GoldDrawn | GoldTaken | GoldPaid)[];
  result: RoundResult | null;
  moves: (LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap | Pass | TakeGold)[];
  falls: Fall[];
}

/** The options that a table agreed on: an edition, and each of its switches. */
export interface Options {
  players: number;
  edition: string;
  direction: string;
  placement: string;
  round_end: string;
  broken_tools_forfeit: boolean;
  discards: string;
  break_own_tool: boolean;
  rounds: number;
  auto_gold: boolean;
  starter: number | null;
}

/** One seat as the viewer sees it. `looked_at`: goals that it has used a map on. */
export interface SeatView {
  cards: number;
  broken: string[];
  looked_at: number[];
  role: string | null;
}

/** A tunnel card in the maze. */
export interface MazeCard {
  card: string;
  col: number;
  row: number;
  turned: boolean;
}

/** A cell of the maze. */
export interface Cell {
  col: number;
  row: number;
}

/** A goal; the card is None to viewers that do not know it. */
export interface Goal {
  col: number;
  row: number;
  card: string | null;
  face_up: boolean;
  turned: boolean;
}

/** A card on the discard pile; None to viewers that do not know it. `seen`: put down open. */
export interface Discarded {
  card: string | null;
  seat: number;
  seen: boolean;
}

/** How a round ended (SAB.7): the side that won it, and the seats of that side. */
export interface RoundResult {
  won_by: string;
  winners: number[];
  gold_from: number;
}

/** A tunnel card that a rockfall can take, and what that would newly cut off (SAB.5.4). */
export interface Fall {
  col: number;
  row: number;
  cut_off: Cell[];
}
