// The selection: the player lifts a card, aims at a move, and confirms it. Only this
// is local; a move counts when the server accepts it.

import type { BaseMove } from "../games/module";

export class Selection<M extends BaseMove = BaseMove> {
  /** The place in the hand of the card that is lifted. */
  held = $state<number | null>(null);
  /** More picked cards of the hand, for moves that put down several. */
  also = $state<number[]>([]);
  /** The move that waits to be confirmed. */
  ghost = $state.raw<M | null>(null);
  /** The move was sent, and the server has not answered yet. */
  sending = $state(false);
  /** The reason why the last move was refused. */
  refused = $state("");

  /**
   * `legal` returns the legal moves, none while it is another player's turn. `play` sends a move.
   * With `oneTap`, aiming at a move plays it.
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

  /** Aims at a move. With `oneTap` it is played at once, unless there are several choices. */
  aim(move: M, choices = 1): void {
    this.ghost = move;
    this.refused = "";
    if (this.oneTap() && choices === 1) void this.confirm();
  }

  /** Shows a suggested move; it is played only when the player confirms it. */
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
