// The place that a line of the log points at, so that it can be found on the board.

import { elementOf } from "./animation";

const FLASH_MS = 2500;

class Pointed {
  /** The anchor of the place, such as `cell-3,-2`; null if nothing is pointed at. */
  anchor = $state<string | null>(null);
  /** Whether the board should move to show it: a tap asks for that, a mouse that passes by does not. */
  sought = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Marks a place until `leave`. */
  at(anchor: string | undefined): void {
    if (anchor) this.mark(anchor, false);
  }

  leave(anchor: string | undefined): void {
    if (anchor === this.anchor && !this.sought) this.anchor = null;
  }

  /** Shows a place for a while. */
  show(anchor: string): void {
    elementOf(anchor)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.mark(anchor, true);
    this.timer = setTimeout(() => ([this.anchor, this.sought] = [null, false]), FLASH_MS);
  }

  private mark(anchor: string, sought: boolean): void {
    clearTimeout(this.timer);
    this.anchor = anchor;
    this.sought = sought;
  }
}

export const pointed = new Pointed();
