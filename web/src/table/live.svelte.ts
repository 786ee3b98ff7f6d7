// The scene of a running game, from a session.

import { playable, type Step } from "../cutscenes/model";
import { CutscenePlayer } from "../cutscenes/player.svelte";
import type { BaseMove, BaseView, GameEvent, TableModule } from "../games/module";
import { preferences } from "../preferences.svelte";
import { untrack } from "svelte";
import { isStill } from "./animation";
import { Assistance } from "./assistance.svelte";
import { Bubbles, type Bubble } from "../talk/bubbles.svelte";
import { Talk } from "../talk/talk.svelte";
import type { MadeClaim } from "../wire/table";
import { GameLog, type Entry } from "./log.svelte";
import { Selection } from "./selection.svelte";
import { playersOf } from "./players";
import type { Scene, Player } from "./scene.svelte";
import type { AnyEvent, Session } from "./session.svelte";
import { isTableEvent } from "./tableEvents";

const ENDING = new Set(["round-ended", "round-dealt"]);

export class LiveScene implements Scene {
  readonly live = true;
  readonly hands = null;
  readonly log: GameLog;
  readonly assistance: Assistance;
  readonly talk: Talk;
  readonly cutscene = new CutscenePlayer();
  private readonly said: Bubbles;
  private readonly mine: Selection;
  private readonly forget: () => void;
  private readonly stop: () => void;
  // What was there before the last message: the view, and how many happenings the log had.
  private before: BaseView | null;
  private logged: number;
  private heldFrom = 0;
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
    this.before = session.view;
    this.logged = this.log.count;
    this.stop = session.listen((told) => this.stage(told));
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
    return this.cutscene.shown(this.session.view);
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

  /** The lines of the log; what a cutscene has not come to yet has none. */
  get entries(): readonly Entry[] {
    const { entries } = this.log;
    return this.staged?.hide ? entries.filter(({ id }) => id < this.heldFrom) : entries;
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

  get staged(): Step | null {
    return this.cutscene.step;
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
    this.stop();
    this.cutscene.skip();
    this.log.close();
    this.assistance.close();
    this.said.close();
    this.forget();
  }

  // Stages what was told. The end and the beginning of a round end a cutscene, as does a snapshot, after which
  // anything may have happened.
  private stage(told: readonly AnyEvent[] | null): void {
    const { before, logged } = this;
    this.before = this.session.view;
    this.logged = this.log.count;
    const events = (told ?? []).flatMap((event) => (isTableEvent(event) ? [] : [event]));
    if (told === null || events.some(({ event }) => ENDING.has(event))) this.cutscene.skip();
    if (!before || !this.session.view || !events.length || !this.module.cutscenes) return;
    const steps = playable(this.module.cutscenes.plan(events, before, this.session.view, this.seat), isStill());
    if (this.cutscene.play(steps)) this.heldFrom = logged;
  }

  // A turn is identified by its number and the seat to act.
  private get turn(): string {
    return `${this.session.table?.turn} ${this.session.table?.to_act} ${this.session.seat}`;
  }
}
