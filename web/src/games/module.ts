// What a game gives to the table: pictures and words of a view. No rule: what may be done and why
// not comes with the view.

import type { Component } from "svelte";
import type * as sabotage from "../wire/sabotage";
import type * as saboteur from "../wire/saboteur";
import type * as saboteur2 from "../wire/saboteur2";
import type * as seven_seals from "../wire/seven_seals";
import type { MoveOf, Scene } from "../table/scene.svelte";

export type AnyView = saboteur.View | saboteur2.View | seven_seals.View | sabotage.View;
export type AnyMove = saboteur.Move | saboteur2.Move | seven_seals.Move | sabotage.Move;
export type GameEvent = saboteur.Event | saboteur2.Event | seven_seals.Event | sabotage.Event;

/** One line of the log. `own`: known to the viewer only. `jump`: where it happened, an anchor. */
export interface Line {
  icon: string;
  broken?: boolean;
  text: string;
  own?: boolean;
  jump?: string;
}

/** The sentence at the top: who must do what. `call` stands out, as "Your turn". */
export interface Status {
  call?: string;
  text: string;
}

/** A small fact in the corner, such as the cards left to draw. */
export interface Fact {
  icon?: string;
  text: string;
  says?: string; // in full, for who can't see the icon
}

/** A button beside the hand; `key` presses it too. */
export interface Action {
  id: string;
  label: string;
  icon?: string;
  key?: string;
  primary?: boolean;
  disabled?: boolean;
  why?: string; // said where it is disabled
  run(): void;
}

/** A card that moves from one anchor to another (`data-anchor` of an element). */
export interface Flight {
  from: string;
  to: string;
  art: string; // markup of 120 × 180
  lying?: boolean;
  lands?: boolean; // it stays where it flies to, and is not seen there before
  then?: boolean; // after all that flew before it
}

/** The board in words, for who reads it: a heading and lines. */
export interface TextBlock {
  title: string;
  lines: string[];
}

export interface GameModule<V extends AnyView = AnyView> {
  readonly catalogues: readonly string[];
  readonly Board: Component<{ scene: Scene<V> }>;
  readonly Hand: Component<{ scene: Scene<V> }>;
  /**
   * Left of the hand: role chip, gold, what is one's own. On the phone it stands at the beginning
   * of the row of actions: the chip, and what fits beside it.
   */
  readonly Own: Component<{ scene: Scene<V> }>;
  /** Under the name of a seat: tools, seals, points. */
  readonly SeatFacts: Component<{ scene: Scene<V>; seat: number }>;
  /** The end of a round, and of the game: what was turned over, won and shared out. */
  readonly Summary: Component<{ scene: Scene<V> }>;
  /**
   * What is shown, and must be acknowledged, when a round begins; null where there are no roles.
   * The frame puts the button "I have seen it" under it.
   */
  readonly Reveal: Component<{ scene: Scene<V> }> | null;
  status(scene: Scene<V>): Status;
  facts(scene: Scene<V>): Fact[];
  actions(scene: Scene<V>): Action[];
  line(event: GameEvent, scene: Scene<V>): Line | null;
  text(scene: Scene<V>): TextBlock[];
  flight(event: GameEvent, scene: Scene<V>): Flight | Flight[] | null;
  /** A move as a button says it. */
  label(scene: Scene<V>, move: MoveOf<V>): string;
  /** A move in words that need nothing beside them. */
  inFull(scene: Scene<V>, move: MoveOf<V>): string;
  /** The places in the hand of the cards that a move takes. */
  cards(view: V, move: MoveOf<V>): number[];
  /** A key that is no action's, as `KeyboardEvent.key`, letters small: 1–9, arrows, t. True if it meant something. */
  key(scene: Scene<V>, key: string): boolean;
}
