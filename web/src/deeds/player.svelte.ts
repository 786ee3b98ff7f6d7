// Shows deeds one after the other. Nothing waits for them.

import type { Deed } from "./model";
import { pace } from "../preferences.svelte";

// How long a deed is shown at the usual pace. Its line comes first, then its sign.
export const DEED_MS = 1400;
// If more than these wait, the oldest are left out: deeds never fall far behind the game.
const MOST_WAITING = 3;

export class DeedPlayer {
  /** The deed that is shown. */
  deed = $state.raw<Deed | null>(null);
  /** Whether one is shown, or will be in a moment. */
  pending = $state(false);
  private waiting: readonly Deed[] = [];
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows deeds `after` so many ms, when the cards that bring them about have landed. */
  play(deeds: readonly Deed[], after = 0): void {
    if (!deeds.length) return;
    this.waiting = [...this.waiting, ...deeds].slice(-MOST_WAITING);
    this.pending = true;
    if (!this.timer && !this.held) this.timer = setTimeout(() => this.next(), after);
  }

  /** Ends the deed that is shown, and drops those that wait. */
  skip(): void {
    this.waiting = [];
    this.next();
  }

  /** While they are held, none is shown: something covers the places where they happen. */
  hold(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [deed = null] = this.held ? [] : this.waiting;
    if (deed) this.waiting = this.waiting.slice(1);
    this.deed = deed;
    this.pending = deed !== null || this.waiting.length > 0;
    if (deed) this.timer = setTimeout(() => this.next(), DEED_MS * pace.factor);
  }
}
