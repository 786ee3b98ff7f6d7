// The review of a game, asked for again and again until all of it is there.

import type { Refused } from "../net/api";
import type { PlayedGame } from "../records/playedGame";
import type { Review } from "../wire/table";

const ASK_MS = 1000;

export class ReviewWork {
  /** What is there so far. */
  review = $state.raw<Review | null>(null);
  refused = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly game: Pick<PlayedGame, "review">) {
    void this.ask();
  }

  get done(): boolean {
    return this.review !== null && this.review.done >= this.review.parts;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Asks again after a refusal. */
  again(): void {
    this.refused = null;
    void this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const review = await this.game.review();
      if (this.closed) return;
      this.review = review;
    } catch (reason) {
      if (!this.closed) this.refused = reason as Refused;
      return;
    }
    if (!this.done) this.timer = setTimeout(() => void this.ask(), ASK_MS);
  }
}
