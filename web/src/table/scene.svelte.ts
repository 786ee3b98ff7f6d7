// A game as it is shown: through somebody's eyes, live or in a replay.

import type { BaseMove, BaseView, GameEvent, TableModule } from "../games/module";
import type { Assistance } from "./assistance.svelte";
import type { Selection } from "./selection.svelte";

/** The moves of a view's game. */
export type MoveOf<V extends BaseView> = V["moves"][number];

/** A seat as the frame shows it, whatever the game. */
export interface Player {
  name: string;
  bot: boolean; // a bot by itself
  away: boolean; // a bot plays for somebody
  here: boolean; // connected
  bank: number | null; // ms on the clock
  note: string; // my private mark
}

export interface Scene<V extends BaseView = BaseView> {
  readonly view: V;
  /** Through whose eyes; null for who watches. */
  readonly seat: number | null;
  readonly players: readonly Player[];
  /** What one is about to do; null for who watches, and in a replay. */
  readonly selection: Selection<MoveOf<V>> | null;
  /** The last thing that happened on the board, an anchor such as `cell-3,1`. */
  readonly last: string | null;
  /** What has happened in the game so far, as far as it is known. */
  readonly events?: readonly GameEvent[];
  /** In a replay with everything open: hands by seat. */
  readonly hands: Readonly<Record<number, readonly string[]>> | null;
  /** Whether the game runs on a server, so that somebody may be waited for. */
  readonly live: boolean;
  readonly paused: boolean;
  /** When the one to act must have moved, by this browser's clock; null without a clock. */
  readonly deadline?: number | null;
  readonly module: TableModule<V>;
  /** Help for who plays; none for who watches, and in a replay. */
  readonly assistance?: Assistance | null;
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
