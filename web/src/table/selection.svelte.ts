// What one is about to do: a card is lifted, then a move is aimed, then it is confirmed. Only this
// is local; nothing is played before the server says so.

import type { BaseMove } from "../games/module";

export class Selection<M extends BaseMove = BaseMove> {
  /** The place in the hand of the card that is lifted. */
  held = $state<number | null>(null);
  /** More cards of the hand that are picked beside it, where several are put down at once. */
  also = $state<number[]>([]);
  /** The move that waits to be confirmed. */
  ghost = $state.raw<M | null>(null);
  /** It was sent and is not answered yet. */
  sending = $state(false);
  /** Why the last one was refused. */
  refused = $state("");

  /**
   * `moves` are the legal ones, none while it is not one's turn. `play` sends a move.
   * `oneTap` says whether aiming is playing.
   */
  constructor(
    private readonly legal: () => readonly M[],
    private readonly play: (move: M) => Promise<void>,
    private readonly oneTap: () => boolean,
  ) {}

  get moves(): readonly M[] {
    return this.sending ? [] : this.legal();
  }

  lift(place: number | null): void {
    this.held = place;
    this.also = [];
    this.ghost = null;
    this.refused = "";
  }

  /** Picks or drops a second card, for moves that take several. */
  pick(place: number): void {
    this.also = this.also.includes(place) ? this.also.filter((each) => each !== place) : [...this.also, place];
    this.ghost = null;
  }

  /** Aims at a move; where one tap is enough, it is played at once, unless it could be turned. */
  aim(move: M, choices = 1): void {
    this.ghost = move;
    this.refused = "";
    if (this.oneTap() && choices === 1) void this.confirm();
  }

  /** Lays out a move that somebody else thought of; it is played only when it is confirmed. */
  show(move: M, places: readonly number[]): void {
    this.lift(places[0] ?? null);
    this.also = places.slice(1);
    this.ghost = move;
  }

  cancel(): void {
    if (this.ghost) this.ghost = null;
    else this.lift(null);
    this.refused = "";
  }

  clear(): void {
    this.lift(null);
  }

  async confirm(): Promise<void> {
    const move = this.ghost;
    if (!move || this.sending) return;
    this.sending = true;
    try {
      await this.play(move);
      this.clear();
    } catch (reason) {
      this.refused = (reason as { words?: string }).words ?? String(reason);
    } finally {
      this.sending = false;
    }
  }
}
