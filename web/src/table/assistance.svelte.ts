// Suspicion meter and hints, where the table has them. Both come
// from the server, which computes them from what this seat has seen.

import { byStrength } from "../front/bots";
import { loadOffer } from "../front/offer";
import type { BaseMove } from "../games/module";
import { i18n } from "../i18n/i18n.svelte";
import { api, type Refused } from "../net/api";
import type { GameInfo, Hint, Suspect, TableView } from "../wire/table";

const STEPS = 3;
// The shortest time between two requests for the meter, in ms.
const PAUSE_MS = 1000;

// So many games, against the weakest bots only, have a meter unless the player decides otherwise.
const FIRST_GAMES = 3;

/** The player's own wish: null leaves it to how many games they have played. */
export interface MeterWish {
  readonly meter: boolean | null;
  readonly games: number;
}

/** The part of a session that this class needs. */
export interface AssistedSession {
  readonly id: string;
  readonly seat: number | null;
  readonly table: TableView | null;
  readonly myTurn: boolean;
  readonly away: boolean;
}

export class Assistance {
  suspects = $state.raw<ReadonlyMap<number, Suspect>>(new Map());
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  refused = $state("");
  private unanswered = $state(false);
  private game = $state.raw<GameInfo | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private stale = false;

  constructor(
    private readonly session: AssistedSession,
    private readonly wish: MeterWish,
  ) {
    // Help is offered when its texts are there: no table waits for them.
    Promise.all([loadOffer(), i18n.load("aids")]).then(
      ([{ games }]) => (this.game = games.find(({ id }) => id === session.table?.game) ?? null),
      () => undefined, // then there are no meter and no hints
    );
  }

  /** Whether this player has a meter. */
  get meter(): boolean {
    return this.plays && this.session.table?.meter === true && this.game?.meter === true && (this.wish.meter ?? this.begins);
  }

  // Whether this is one of the first games, against the weakest bots.
  private get begins(): boolean {
    const [weakest] = byStrength(this.game?.bots ?? []);
    const bots = this.session.table?.seats.flatMap(({ bot }) => bot ?? []) ?? [];
    return this.wish.games < FIRST_GAMES && bots.length > 0 && bots.every((bot) => bot === weakest);
  }

  /** Whether the meter shows less than it should, since the server is too busy to work it out. */
  get late(): boolean {
    return this.meter && this.unanswered;
  }

  /** Whether this player has hints. */
  get hints(): boolean {
    return this.plays && this.session.table?.hints === true && this.game?.hints === true;
  }

  /** Whether there is another step of the hint now. */
  get more(): boolean {
    return this.hints && this.session.myTurn && !this.session.away && (this.hint?.step ?? 0) < STEPS;
  }

  private get plays(): boolean {
    return this.session.seat !== null && this.session.table?.phase === "playing";
  }

  /** A new turn has begun: drops the hint and updates the meter. */
  turned(): void {
    this.hint = null;
    this.refused = "";
    if (!this.meter) this.suspects = new Map();
    else if (this.timer) this.stale = true;
    else void this.suspect();
  }

  /** Loads the next step of the hint. `show` gets the move of the last step. */
  async ask(show: (move: BaseMove) => void): Promise<void> {
    const turn = this.session.table?.turn;
    this.thinking = true;
    this.refused = "";
    try {
      const hint = await api.hint(this.session.id, (this.hint?.step ?? 0) + 1);
      if (turn !== this.session.table?.turn) return;
      this.hint = hint;
      if (hint.best) show(hint.best.move as BaseMove);
    } catch (reason) {
      this.refused = (reason as Refused).words;
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  private async suspect(): Promise<void> {
    this.stale = false;
    this.timer = setTimeout(() => this.again(), PAUSE_MS);
    try {
      const { suspects } = await api.suspicion(this.session.id);
      this.suspects = new Map(suspects.map((each) => [each.seat, each]));
      this.unanswered = false;
    } catch (reason) {
      this.stale = true; // asked again after the pause
      this.unanswered ||= (reason as Refused).reason === "no-answer";
    }
  }

  private again(): void {
    this.timer = null;
    if (this.stale && this.meter) void this.suspect();
  }
}

/** The probability that a player is a saboteur, in per cent. */
export function percentOf(suspect: Suspect): number {
  return Math.round(100 * (suspect.chances.saboteur ?? 0));
}
