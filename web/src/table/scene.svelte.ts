// A scene: a game as one viewer sees it, live or in a replay.

import type { BaseMove, BaseView, GameEvent, TableModule } from "../games/module";
import type { Step } from "../cutscenes/model";
import type { Deed } from "../deeds/model";
import type { Assistance } from "./assistance.svelte";
import type { Bubble } from "../talk/bubbles.svelte";
import type { Talk } from "../talk/talk.svelte";
import type { MadeClaim } from "../wire/table";
import type { Selection } from "./selection.svelte";

/** The moves of a view's game. */
export type MoveOf<V extends BaseView> = V["moves"][number];

/** The player at a seat, whatever the game. */
export interface Player {
  name: string;
  figure: number; // its place in FIGURES, the same on all screens
  bot: boolean; // the seat belongs to a bot
  away: boolean; // a bot stands in for somebody
  here: boolean; // connected
  bank: number | null; // ms on the clock
  note: string; // the viewer's private mark
}

export interface Scene<V extends BaseView = BaseView> {
  readonly view: V;
  /** The viewer's seat; null for watchers. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** The viewer's selection; null for watchers and in a replay. */
  readonly selection: Selection<MoveOf<V>> | null;
  /** The last thing that happened on the board, an anchor such as `cell-3,1`. */
  readonly last: string | null;
  /** The known events of the game so far; all of the running round. */
  readonly events?: readonly GameEvent[];
  /** Makes the events of the game known from a round on. */
  recall?(round: number): void;
  /** In a replay with everything open: hands by seat. */
  readonly hands: Readonly<Record<number, readonly string[]>> | null;
  /** Whether the game is running, and not a replay. */
  readonly live: boolean;
  readonly paused: boolean;
  /** Whether bots and clock wait until everybody has seen their role. */
  readonly roleWait?: boolean;
  /** The deadline of the seat to act, by this browser's clock; null without a clock. */
  readonly deadline?: number | null;
  readonly module: TableModule<V>;
  /** Meter and hints for players; none for watchers and in a replay. */
  readonly assistance?: Assistance | null;
  /** The claims of this round so far, with verdicts when it is over. */
  readonly claims?: readonly MadeClaim[];
  /** What has just been said, by seat. */
  readonly bubbles?: ReadonlyMap<number, Bubble>;
  /** The viewer's way to make claims; none in a replay. */
  readonly talk?: Talk | null;
  /** What is staged now; never in a replay. */
  readonly staged?: Step | null;
  /** The deed that is shown now. */
  readonly deed?: Deed | null;
}

/** The name of a seat. */
export function nameOf(scene: Pick<Scene, "players">, seat: number): string {
  return scene.players[seat]?.name ?? "?";
}

/** Whether the viewer must decide now. */
export function isMyTurn(scene: Pick<Scene, "seat" | "view" | "paused">): boolean {
  return scene.seat !== null && scene.view.to_act === scene.seat && !scene.paused;
}

/** The seats in turn order, beginning with the viewer. */
export function order(scene: Pick<Scene, "players" | "seat">): number[] {
  const count = scene.players.length;
  const first = scene.seat ?? 0;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

export type { BaseMove };
