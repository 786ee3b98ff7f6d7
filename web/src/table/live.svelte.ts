// A running game as it is shown: what a session knows, as a scene.

import type { AnyMove, AnyView, GameEvent, GameModule } from "../games/module";
import { preferences } from "../preferences.svelte";
import { untrack } from "svelte";
import { Aiding } from "./aiding.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Choosing } from "./choosing.svelte";
import { sittingsOf } from "./people";
import type { Scene, Sitting } from "./scene.svelte";
import type { Session } from "./session.svelte";

export class LiveScene implements Scene {
  readonly live = true;
  readonly hands = null;
  readonly chronicle: Chronicle;
  readonly aiding: Aiding;
  private readonly mine: Choosing;
  private readonly forget: () => void;
  readonly sittings: readonly Sitting[] = $derived.by(() =>
    this.session.table ? sittingsOf(this.session.table, this.session.here, this.session.notes) : [],
  );

  /** A scene is made when there is a view, and given up when there is none any more. */
  constructor(
    readonly session: Session,
    readonly module: GameModule,
  ) {
    this.mine = new Choosing<AnyMove>(
      () => (this.session.myTurn && !this.session.away ? this.view.moves : []),
      (move) => this.session.play(move),
      () => preferences.oneTap,
    );
    this.chronicle = new Chronicle(this);
    this.aiding = new Aiding(session);
    this.forget = $effect.root(() => {
      // What was about to be done in one turn is not done in the next.
      let turn = this.turn;
      $effect(() => {
        if (turn !== this.turn) this.mine.clear();
        turn = this.turn;
      });
      // Whom to suspect may be another after each turn; and it is asked as soon as it may be.
      $effect(() => {
        void [this.turn, this.aiding.meter];
        untrack(() => this.aiding.turned());
      });
    });
  }

  get view(): AnyView {
    if (!this.session.view) throw new Error("no game is being played");
    return this.session.view;
  }

  get seat(): number | null {
    return this.session.seat;
  }

  get choosing(): Choosing | null {
    return this.seat === null ? null : this.mine;
  }

  get told(): readonly GameEvent[] {
    return this.chronicle.told;
  }

  get last(): string | null {
    return this.chronicle.last;
  }

  get paused(): boolean {
    return this.session.table?.paused ?? false;
  }

  get deadline(): number | null {
    const deadline = this.session.table?.deadline ?? null;
    return deadline === null ? null : this.session.localTime(deadline);
  }

  close(): void {
    this.chronicle.close();
    this.aiding.close();
    this.forget();
  }

  // A turn is the table's number and whose it is: both change when somebody has moved.
  private get turn(): string {
    return `${this.session.table?.turn} ${this.session.table?.to_act} ${this.session.seat}`;
  }
}
