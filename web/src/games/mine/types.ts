// Types that both mining games share: views, moves, events and scenes of either.

import type * as base from "../saboteur/wire";
import type * as second from "../saboteur2/wire";
import type { GameEvent } from "../module";
import type { Step } from "../../cutscenes/model";
import type { Deed } from "../../deeds/model";
import type { Player } from "../../table/scene.svelte";
import type { Talk } from "../../talk/talk.svelte";
import type { MadeClaim } from "../../wire/table";

export type MineView = base.View | second.View;
export type MineMove = base.Move | second.Move;
export type MineEvent = base.Event | second.Event;
export type SeatView = base.SeatView | second.SeatView;
export type { Cell, Goal, Hindered, LayTunnel, MazeCard, RoleInPlay } from "../saboteur/wire";
export type { ClearFront } from "../saboteur2/wire";

export type PassMove = base.Pass | second.Pass;

/** The selection in either game. */
export interface MineSelection {
  readonly held: number | null;
  readonly also: readonly number[];
  readonly ghost: MineMove | null;
  readonly sending: boolean;
  readonly early: boolean;
  readonly moves: readonly MineMove[];
  lift(place: number | null): void;
  pick(place: number): void;
  aim(move: MineMove, choices?: number): void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** A scene of either game. */
export interface MineScene {
  readonly view: MineView;
  readonly seat: number | null;
  readonly players: readonly Player[];
  readonly selection: MineSelection | null;
  readonly last: string | null;
  readonly hands: Readonly<Record<number, readonly string[]>> | null;
  readonly paused: boolean;
  readonly events?: readonly GameEvent[];
  recall?(round: number): void;
  readonly claims?: readonly MadeClaim[];
  readonly talk?: Talk | null;
  readonly staged?: Step | null;
  readonly deed?: Deed | null;
}

export const TOOLS = ["pick", "lantern", "cart"] as const;
export const NUMERALS = ["I", "II", "III"] as const;

/** Whether a view is of Saboteur 2. */
export function isSecond(view: MineView): view is second.View {
  return view.game === "saboteur2";
}

/** Whether the round is over, so that roles and goals lie open. */
export function roundIsOver(view: MineView): boolean {
  return view.result !== null;
}
