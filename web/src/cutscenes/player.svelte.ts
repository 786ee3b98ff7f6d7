// Plays the steps of a cutscene one after the other. A new cutscene replaces one that runs, but not a step that
// waits for the viewer.

import type { BaseView } from "../games/module";
import type { Step } from "./model";
import { pace } from "../preferences.svelte";

export class CutscenePlayer {
  /** The step that is shown; null while nothing is staged. */
  step = $state.raw<Step | null>(null);
  private left: readonly Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins with the first of these steps. Returns whether they are played. */
  play(steps: readonly Step[]): boolean {
    if (steps.length === 0 || this.step?.ms === null) return false;
    this.left = steps;
    this.next();
    return true;
  }

  /** Ends the cutscene. */
  skip(): void {
    this.left = [];
    this.next();
  }

  /** The view as the table shows it now. */
  shown<V extends BaseView>(view: V): V {
    return (this.step?.hide?.(view) as V | undefined) ?? view;
  }

  private next(): void {
    clearTimeout(this.timer);
    const [step, ...left] = this.left;
    this.left = left;
    this.step = step ?? null;
    if (!step) return;
    if (step.ms !== null) this.timer = setTimeout(() => this.next(), step.ms * pace.factor);
    else if (step.hide) this.timer = setTimeout(() => (this.step = told(step)), (step.tellsAt ?? 0) * pace.factor);
  }
}

// The same step, when its picture has told everything.
function told(step: Step): Step {
  const { hide: _, ...rest } = step;
  return { ...rest, tellsAt: 0 };
}
