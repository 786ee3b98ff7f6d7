// The interface between a game's folder and the rest of the client. A game gives pictures and words
// of a view, and no rule: the view says what may be done, and why not.

import type { Component } from "svelte";
import type { Picture } from "../art";
import type { HowTo } from "../howto/sections";
import type { Outcome } from "../wire/game";
import type { MadeClaim } from "../wire/table";
import type { Refusal } from "./sentences";
import type { CutsceneModule } from "../cutscenes/model";
import type { DeedPlan } from "../deeds/model";
import type { TalkModule } from "../talk/module";
import type { MoveOf, Scene } from "../table/scene.svelte";

/** A legal move; `move` tells its kind. */
export interface BaseMove {
  readonly move: string;
}

/** Something that happened in the game; `event` tells its kind. */
export interface GameEvent {
  readonly event: string;
}

/** The fields that the view of every game has. */
export interface BaseView {
  readonly game: string;
  readonly viewer: number | null;
  readonly round: number;
  readonly to_act: number | null;
  readonly outcome: Outcome | null;
  readonly moves: readonly BaseMove[];
}

/** A game's `index.ts`: small, and all that the front page needs. The rest is loaded when it is asked for. */
export interface GameModule {
  /** The Fluent catalogues that the table needs. */
  readonly catalogues: readonly string[];
  picture(): Picture;
  /** The drawing of a card by its name, 120 × 180. */
  cardArt(name: string): string;
  /** The table: board, hand, sentences. */
  table(): Promise<{ default: unknown }>;
  howTo(): Promise<HowTo>;
}

/** How hints speak of a game: the middle of the names of their texts, and what a win is counted in. */
export interface HintStyle {
  readonly texts: string;
  readonly unit?: HintUnit;
}

/** A unit for the worth of a move: `size` is its share of a win. */
export interface HintUnit {
  readonly name: string;
  readonly size: number;
  readonly digits: number;
}

/**
 * One line of the log. `own`: known to the viewer only; after the game, `ownTo` names who knew it then. `jump`: where it happened, an anchor. `talk`:
 * something was said, or judged; `claim` is what was claimed. `brief` stands where there is little room.
 */
export interface Line {
  icon: string;
  broken?: boolean;
  text: string;
  own?: boolean;
  ownTo?: string;
  jump?: string;
  talk?: boolean;
  brief?: string;
  claim?: MadeClaim;
}

/** The sentence at the top: who has to do what. `call` stands out, as "Your turn". */
export interface Status {
  call?: string;
  text: string;
}

/** A small fact in the corner, such as the cards left to draw. */
export interface Fact {
  icon?: string;
  text: string;
  says?: string; // in full, for screen readers
  anchor?: string; // where animations find it, if the board has no such place
}

/** A button beside the hand; `key` presses it too. */
export interface Action {
  id: string;
  label: string;
  icon?: string;
  key?: string;
  primary?: boolean;
  disabled?: boolean;
  why?: string; // the reason, while it is disabled
  run(): void;
}

/** A card that moves from one anchor to another (`data-anchor` of an element). */
export interface CardAnimation {
  from: string;
  to: string;
  art: string; // markup of 120 × 180
  lying?: boolean;
  lands?: boolean; // the card stays at `to`, and is hidden there until it arrives
  waits?: boolean; // begins when all before it have ended
}

/** What a card is called, and what it does, in one short sentence. */
export interface CardInfo {
  name: string;
  says: string;
}

/** A part of the board as text: a heading and lines. */
export interface TextBlock {
  title: string;
  lines: string[];
}

/** Keys that mean the same in every game that has them. */
export type KeyName = "cards" | "seals" | "arrows" | "turn" | "discard" | "target" | "role";

/** What a game gives to the table for what happens later. */
export interface LaterParts<V extends BaseView = BaseView> {
  /** The end of a round, and of the game: what was turned over, won and shared out. */
  readonly Summary: Component<{ scene: Scene<V> }>;
  /** What is staged when it happens. */
  readonly cutscenes?: CutsceneModule<V>;
  /** What is shown for a moment where it happens. */
  readonly deeds?: DeedPlan<V>;
}

/** What a game gives to the table. `logLine`, `status` and the like are sentences in the reader's language. */
export interface TableModule<V extends BaseView = BaseView> {
  readonly hints: HintStyle;
  readonly Board: Component<{ scene: Scene<V> }>;
  readonly Hand: Component<{ scene: Scene<V> }>;
  /**
   * Left of the hand: the viewer's role chip and gold. On the phone it stands at the beginning
   * of the row of actions: the chip, and what fits beside it.
   */
  readonly OwnPanel: Component<{ scene: Scene<V> }> | null;
  /** Under the name of a seat: tools, seals, points. */
  readonly SeatFacts: Component<{ scene: Scene<V>; seat: number }> | null;
  /**
   * Shown when a round begins, until the player acknowledges it; null where there are no roles.
   * The frame puts the button "I have seen it" under it.
   */
  readonly RoleReveal: Component<{ scene: Scene<V> }> | null;
  status(scene: Scene<V>): Status;
  facts(scene: Scene<V>): Fact[];
  actions(scene: Scene<V>): Action[];
  /**
   * What a player may aim at before the turn has come, for games that allow it: any place for each card. It is no
   * judgement: what is legal is in the view when the turn comes.
   */
  wishes?(scene: Scene<V>): BaseMove[];
  logLine(event: GameEvent, scene: Scene<V>): Line | null;
  /** What players claim, for games that have claims. */
  readonly talk?: TalkModule;
  /** Why a move or a claim was refused, in the reader's language; null if the game has no words for it. */
  refusal(scene: Pick<Scene<V>, "players" | "view">, refused: Refusal): string | null;
  /** What is needed only when something has happened; it is loaded when the table is there. */
  later(): Promise<{ default: LaterParts<V> }>;
  /** What the card of an element with `data-card` is; null if it can't be said. */
  cardInfo?(card: string): CardInfo | null;
  textBlocks(scene: Scene<V>): TextBlock[];
  animations(event: GameEvent, scene: Scene<V>): CardAnimation | CardAnimation[] | null;
  /** A move as a full sentence, for hints. */
  fullLabel(scene: Scene<V>, move: MoveOf<V>): string;
  /** The places in the hand of the cards that a move takes. */
  cardPlaces(view: V, move: MoveOf<V>): number[];
  /** The keys that the game understands, by the names of their texts, for the help. */
  readonly keys: readonly KeyName[];
  /** Handles a key that no action has: a `KeyboardEvent.key`, letters in lower case. Returns whether it did anything. */
  pressKey(scene: Scene<V>, key: string): boolean;
}
