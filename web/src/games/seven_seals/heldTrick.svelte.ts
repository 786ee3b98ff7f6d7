// A trick that has just been won stays on the table until it has been seen.

import { untrack } from "svelte";
import { pace } from "../../preferences.svelte";
import { isMyTurn } from "../../table/scene.svelte";
import type { SevenSealsScene } from "./names";
import { laidTrick, type Laid } from "./tricks";

// Where one person plays against bots, nobody else waits for them to look.
const ALONE_MS = 5000;
const AMONG_PEOPLE_MS = 2200;

/** How long a trick is held, from when it was won. Whoever must play soon needs the next one. */
export function holdTime(alone: boolean, mustPlay: boolean): number {
  return (alone && !mustPlay ? ALONE_MS : AMONG_PEOPLE_MS) * pace.factor;
}

/** Made with a component: it ends with it. */
export class HeldTrick {
  shown = $state.raw<Laid | null>(null);
  private since = 0;

  constructor(private readonly scene: SevenSealsScene) {
    let last = untrack(() => scene.view.last_trick);
    $effect.pre(() => {
      const won = scene.view.last_trick;
      if (won === last) return;
      last = won;
      this.since = Date.now();
      this.shown = won && scene.live ? untrack(() => laidTrick({ ...scene.view, trick: null })) : null;
    });
    $effect(() => {
      if (!this.shown) return;
      if (this.hasPlayed) return this.release();
      const left = this.since + holdTime(this.alone, this.mustPlay) - Date.now();
      const timer = setTimeout(() => this.release(), Math.max(0, left));
      return () => clearTimeout(timer);
    });
  }

  release(): void {
    this.shown = null;
  }

  private get alone(): boolean {
    return this.scene.seat !== null && this.scene.players.filter((each) => !each.bot).length === 1;
  }

  // Whoever has played to the next trick sees their card there.
  private get hasPlayed(): boolean {
    const { seat, view } = this.scene;
    return seat !== null && view.trick !== null && view.trick.cards[seat] !== null;
  }

  private get mustPlay(): boolean {
    return this.scene.view.phase === "playing" && isMyTurn(this.scene);
  }
}
