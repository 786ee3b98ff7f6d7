// The scene of a running game, from a session.

import type { BaseMove, BaseView, GameEvent, TableModule } from "../games/module";
import { preferences } from "../preferences.svelte";
import { untrack } from "svelte";
import { Assistance } from "./assistance.svelte";
import { Bubbles, type Bubble } from "../talk/bubbles.svelte";
import { Talk } from "../talk/talk.svelte";
import type { MadeClaim } from "../wire/table";
import { GameLog } from "./log.svelte";
import { Selection } from "./selection.svelte";
import { playersOf } from "./players";
import type { Scene, Player } from "./scene.svelte";
import type { Session } from "./session.svelte";

export class LiveScene implements Scene {
  readonly live = true;
  readonly hands = null;
  readonly log: GameLog;
  readonly assistance: Assistance;
  readonly talk: Talk;
  private readonly said: Bubbles;
  private readonly mine: Selection;
  private readonly forget: () => void;
  readonly players: readonly Player[] = $derived.by(() =>
    this.session.table ? playersOf(this.session.table, this.session.here, this.session.notes) : [],
  );

  /** Exists only while the session has a view. */
  constructor(
    readonly session: Session,
    readonly module: TableModule,
  ) {
    this.mine = new Selection<BaseMove>(
      () => (this.session.myTurn && !this.session.away ? this.view.moves : []),
      (move) => this.session.play(move),
      () => preferences.oneTap,
    );
    this.log = new GameLog(this);
    this.assistance = new Assistance(session);
    this.talk = new Talk(this);
    this.said = new Bubbles(session);
    this.forget = $effect.root(() => {
      // A selection ends with its turn.
      let turn = this.turn;
      $effect(() => {
        if (turn !== this.turn) this.mine.clear();
        turn = this.turn;
      });
      // The suspicion meter is updated after each turn, and as soon as it is available.
      $effect(() => {
        void [this.turn, this.assistance.meter];
        untrack(() => this.assistance.turned());
      });
    });
  }

  get view(): BaseView {
    if (!this.session.view) throw new Error("no game is being played");
    return this.session.view;
  }

  get seat(): number | null {
    return this.session.seat;
  }

  get selection(): Selection | null {
    return this.seat === null ? null : this.mine;
  }

  get events(): readonly GameEvent[] {
    return this.log.events;
  }

  get last(): string | null {
    return this.log.last;
  }

  get claims(): readonly MadeClaim[] {
    return this.session.claims.filter((each) => each.round === this.view.round);
  }

  get bubbles(): ReadonlyMap<number, Bubble> {
    return this.said.shown;
  }

  get paused(): boolean {
    return this.session.table?.paused ?? false;
  }

  get roleWait(): boolean {
    return this.session.table?.role_wait ?? false;
  }

  get deadline(): number | null {
    const deadline = this.session.table?.deadline ?? null;
    return deadline === null ? null : this.session.localTime(deadline);
  }

  close(): void {
    this.log.close();
    this.assistance.close();
    this.said.close();
    this.forget();
  }

  // A turn is identified by its number and the seat to act.
  private get turn(): string {
    return `${this.session.table?.turn} ${this.session.table?.to_act} ${this.session.seat}`;
  }
}
