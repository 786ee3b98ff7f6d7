// Cutscenes: what has just happened, staged over the board in a few steps. They are made of events and
// views that this client has, and nothing waits for them: others play on meanwhile.

import type { Component } from "svelte";
import type { BaseView, GameEvent } from "../games/module";
import type { Scene } from "../table/scene.svelte";

/** One picture of a cutscene. `kind` tells the game which. */
export interface Step {
  readonly kind: string;
  /** How long it lasts at the usual pace; null: until the viewer has seen it. */
  readonly ms: number | null;
  /** When the picture shows what the caption tells; the caption comes then. */
  readonly tellsAt?: number;
  /** Steps in a row with the same name here share one picture, which goes on; all others have one each. */
  readonly picture?: string;
  /** Whether it stands on the board only: nothing is laid over it. */
  readonly onBoard?: boolean;
  /** Whether it is shown without motion as well; other steps are left out. */
  readonly still?: boolean;
  /** Of so many events of its message the log has lines while it is shown: those that steps before it have shown. */
  readonly told?: number;
  /**
   * What the table shows meanwhile: the view without what the cutscene has not come to yet. A step that waits for the
   * viewer hides it until its picture shows it.
   */
  hide?(view: BaseView): BaseView;
}

/** The cutscenes of a game. */
export interface CutsceneModule<V extends BaseView = BaseView> {
  /** The steps for what was told to a seat, or to a watcher; none for most events. */
  plan(told: readonly GameEvent[], before: V, after: V, seat: number | null): Step[];
  /** What a step tells, as a sentence below the picture. */
  caption(step: Step, scene: Scene<V>): string;
  /** What its picture shows and the log does not tell, for screen readers. */
  unlogged(step: Step, scene: Scene<V>): string;
  readonly Picture: Component<{ scene: Scene<V>; step: Step }>;
}

/** The steps that are played: without motion, only those that a viewer has to see. */
export function playable(steps: readonly Step[], still: boolean): Step[] {
  return still ? steps.filter((step) => step.still) : [...steps];
}
