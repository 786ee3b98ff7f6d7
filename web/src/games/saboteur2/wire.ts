// Written by tools/typescript.py; `make types` writes it again.

import type { BreakTool, Cell, CollapseTunnel, Discarded, Doubt, Fall, Goal, GoalIs, GoalLookedAt, GoalTurned, LayTunnel, MazeCard, ReadMap, RepairTool, RoundDealt, SeatIs, ToolBroken, ToolRepaired, Trust, TunnelCollapsed, TunnelLaid, WishDeed, WishLook, WishMend } from "../saboteur/wire";
export type { BreakTool, Cell, CollapseTunnel, Discarded, Doubt, Fall, Goal, GoalIs, GoalLookedAt, GoalTurned, LayTunnel, MazeCard, ReadMap, RepairTool, RoundDealt, SeatIs, ToolBroken, ToolRepaired, Trust, TunnelCollapsed, TunnelLaid, WishDeed, WishLook, WishMend };

import type { CommonView, GameEnded, Hindered, Outcome, RoleInPlay } from "../../wire/game";
export type { CommonView, GameEnded, Hindered, Outcome, RoleInPlay };

/** Look at another player's role (SB2.5.1). */
export interface Inspect {
  move: "inspection";
  seat: number;
}

/** Let a player put their role away and draw a new one (SB2.5.2). */
export interface ChangeRole {
  move: "change-role";
  seat: number;
}

/** Exchange all cards with another player (SB2.5.3). */
export interface SwapHands {
  move: "swap-hands";
  seat: number;
}

/** Put a prison card in front of another player (SB2.5.4). */
export interface Imprison {
  move: "prison";
  seat: number;
}

/** Take a prison card from in front of a player (SB2.5.5). */
export interface SetFree {
  move: "free";
  seat: number;
}

/** Take a thief card from in front of a player (SB2.5.7). */
export interface HandsOff {
  move: "hands-off";
  seat: number;
}

/** Put a thief card in front of oneself (SB2.5.6). */
export interface TurnThief {
  move: "thief";
}

/** Discard one, two or three cards face down (SB2.3.4). */
export interface Pass {
  move: "pass";
  cards: string[];
}

/** Discard two cards face down to remove a card in front of oneself (SB2.3.3). */
export interface ClearFront {
  move: "clear";
  cards: string[];
  what: string;
}

/** Take a nugget from a player at the end of a round (SB2.7.4). */
export interface Rob {
  move: "rob";
  seat: number;
}

export type Move = LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap | Inspect | ChangeRole | SwapHands | Imprison | SetFree | HandsOff | TurnThief | Pass | ClearFront | Rob;

/** A player looked at another's role; only that player is told it. */
export interface RoleInspected {
  event: "role-inspected";
  seat: number;
  target: number;
  role: string | null;
}

/** A player put their role away and drew a new one; both are told to that player only. */
export interface RoleChanged {
  event: "role-changed";
  seat: number;
  target: number;
  old_role: string | null;
  new_role: string | null;
}

/** Two players exchanged their hands; the cards are told to the two only. */
export interface HandsExchanged {
  event: "hands-exchanged";
  seat: number;
  target: number;
  given: string[] | null;
  taken: string[] | null;
}

/** A prison card was put in front of a player. */
export interface PlayerImprisoned {
  event: "player-imprisoned";
  seat: number;
  target: number;
}

/** A prison card was taken from in front of a player. */
export interface PlayerFreed {
  event: "player-freed";
  seat: number;
  target: number;
}

/** A player put a thief card in front of themselves. */
export interface ThiefLaid {
  event: "thief-laid";
  seat: number;
}

/** A thief card was taken from in front of a player. */
export interface ThiefWardedOff {
  event: "thief-warded-off";
  seat: number;
  target: number;
}

/** A player passed; the discarded cards are told to that player only. */
export interface CardsPassed {
  event: "cards-passed";
  seat: number;
  number: number;
  cards: string[] | null;
}

/** A player discarded two cards, told to them only, to remove a card in front of them. */
export interface FrontCleared {
  event: "front-cleared";
  seat: number;
  what: string;
  cards: string[] | null;
}

/** A player drew; the cards are told to that player only. */
export interface HandDrawn {
  event: "hand-drawn";
  seat: number;
  number: number;
  cards: string[] | null;
}

/** A player without cards was skipped (SB2.3.5). */
export interface PlayerSkipped {
  event: "player-skipped";
  seat: number;
}

/** A round ended; the players' roles and the goals are shown to all (SB2.7.6). */
export interface RoundEnded {
  event: "round-ended";
  result: RoundResult;
  roles: string[];
  goals: string[];
}

/** How a round ended (SB2.6), and what each seat was paid before the thieves (SB2.7). */
export interface RoundResult {
  found: boolean;
  open_to_green: boolean;
  open_to_blue: boolean;
  won_by: string[];
  winners: number[];
  crystals: number;
  paid: number[];
}

/** A thief took a nugget from another player. */
export interface NuggetStolen {
  event: "nugget-stolen";
  seat: number;
  target: number;
}

export type Event = RoundDealt | TunnelLaid | ToolBroken | ToolRepaired | TunnelCollapsed | GoalLookedAt | GoalTurned | RoleInspected | RoleChanged | HandsExchanged | PlayerImprisoned | PlayerFreed | ThiefLaid | ThiefWardedOff | CardsPassed | FrontCleared | HandDrawn | PlayerSkipped | RoundEnded | NuggetStolen | GameEnded;

export type Claim = GoalIs | SeatIs | Trust | Doubt | WishMend | WishLook | WishDeed;

/** A game of Saboteur 2 as one viewer knows it. */
export interface View extends CommonView {
  options: Options;
  last_seat: number;
  seats: SeatView[];
  roles_in_play: RoleInPlay[];
  roles_left: number;
  roles_away: RoleAway[];
  maze: MazeCard[];
  cut_off: Cell[];
  crystals: number;
  goals: Goal[];
  deck: number;
  aside: number;
  discards: Discarded[];
  put_down: number[];
  hand_story: (HandsSwapped | CardPlayed | CardsPutDown | CardsDrawn)[];
  thieves: number[];
  robbers: number[];
  thefts: Theft[];
  result: RoundResult | null;
  moves: (LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap | Inspect | ChangeRole | SwapHands | Imprison | SetFree | HandsOff | TurnThief | Pass | ClearFront | Rob)[];
  falls: Fall[];
}

/** The options that a table agreed on. */
export interface Options {
  players: number;
  profiteer_joins_lone_boss: boolean;
  rounds: number;
  starter: number | null;
}

/** One seat as the viewer sees it. */
export interface SeatView {
  cards: number;
  broken: string[];
  imprisoned: boolean;
  thief: boolean;
  looked_at: number[];
  inspected: number[];
  role: string | null;
  nuggets: number;
}

/** A role that was put away (SB2.5.2); None to seats other than `known_by`. */
export interface RoleAway {
  seat: number;
  role: string | null;
  known_by: number[];
}

/** Two exchanged their hands (SB2.5.3); which cards, only the two know. */
export interface HandsSwapped {
  hand: "swapped";
  seat: number;
  other: number;
  cards_given: number;
  cards_taken: number;
  given: string[] | null;
  taken: string[] | null;
}

/** A card left a hand, seen by all. */
export interface CardPlayed {
  hand: "played";
  seat: number;
  card: string;
}

/** Cards left a hand face down: the next of those on the discard pile. */
export interface CardsPutDown {
  hand: "put-down";
  seat: number;
  cards: number;
}

/** Cards were drawn into a hand. */
export interface CardsDrawn {
  hand: "drawn";
  seat: number;
  cards: number;
}

/** A thief took a nugget (SB2.7.4). */
export interface Theft {
  thief: number;
  victim: number;
}
