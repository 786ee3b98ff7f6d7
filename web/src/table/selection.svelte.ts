// The selection: the player lifts a card, aims at a move, and confirms it. Only this
// is local; a move counts when the server accepts it. Out of turn a player may lift and aim already, at any
// place: the browser knows no rule, so what was aimed at is compared with the legal moves when the turn comes.

import type { BaseMove } from "../games/module";
import { wordsOf } from "../net/api";
import { sameMove } from "./moves";

export class Selection<M extends BaseMove = BaseMove> {
  /** The place in the hand of the card that is lifted. */
  held = $state<number | null>(null);
  /** More picked cards of the hand, for moves that put down several. */
  also = $state<number[]>([]);
  /** The move that waits to be confirmed. */
  ghost = $state.raw<M | null>(null);
  /** Moves that are played before it, by the same confirmation. */
  first = $state.raw<readonly M[]>([]);
  /** The move was sent, and the server has not answered yet. */
  sending = $state(false);
  /** The reason why the last move was refused. */
  refused = $state("");

  /**
   * `legal` returns the legal moves, none while it is another player's turn. `play` sends moves.
   * With `oneTap`, aiming at a move plays it. `wishes` returns what can be aimed at out of turn. `why` says why
   * moves were refused.
   */
  constructor(
    private readonly legal: () => readonly M[],
    private readonly play: (moves: readonly M[]) => Promise<void>,
    private readonly oneTap: () => boolean,
    private readonly wishes: () => readonly M[] = () => [],
    private readonly why: (reason: unknown) => string = wordsOf,
  ) {}

  /** What can be aimed at: the legal moves, or out of turn what the player may wish for. */
  readonly moves: readonly M[] = $derived.by(() => {
    if (this.sending) return [];
    const legal = this.legal();
    return legal.length ? legal : this.wishes();
  });

  /** Whether the player aims before the turn has come, so that nothing can be confirmed yet. */
  readonly early: boolean = $derived.by(() => !this.sending && this.legal().length === 0 && this.moves.length > 0);

  lift(place: number | null): void {
    this.held = place;
    this.also = [];
    this.ghost = null;
    this.first = [];
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
    if (this.oneTap() && choices === 1 && !this.early) void this.confirm();
  }

  /** Aims at a move that others come before; it is played only when the player confirms it. */
  aimAfter(first: readonly M[], move: M): void {
    this.lift(null);
    this.first = first;
    this.ghost = move;
  }

  /** Shows a suggested move; it is played only when the player confirms it. */
  show(move: M, places: readonly number[]): void {
    this.lift(places[0] ?? null);
    this.also = places.slice(1);
    this.ghost = move;
  }

  cancel(): void {
    if (this.ghost) {
      this.ghost = null;
      this.first = [];
    } else this.lift(null);
    this.refused = "";
  }

  /** Keeps what is aimed at if it is among these moves; otherwise only the card stays lifted, and `why` is said. */
  check(moves: readonly M[], why: () => string): void {
    if (!this.ghost || moves.some((move) => sameMove(move, this.ghost))) return;
    this.ghost = null;
    this.also = [];
    this.refused = why();
  }

  clear(): void {
    this.lift(null);
  }

  async confirm(): Promise<void> {
    const move = this.ghost;
    if (!move || this.sending || this.early) return;
    this.sending = true;
    try {
      await this.play([...this.first, move]);
      this.clear();
    } catch (reason) {
      this.refused = this.why(reason);
    } finally {
      this.sending = false;
    }
  }
}
