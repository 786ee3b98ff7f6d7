// The scene of a running game, from a session.

import { playable, type Step } from "../cutscenes/model";
import { CutscenePlayer } from "../cutscenes/player.svelte";
import type { Deed } from "../deeds/model";
import { DeedPlayer } from "../deeds/player.svelte";
import type { BaseMove, BaseView, GameEvent, TableModule } from "../games/module";
import { t } from "../i18n/i18n.svelte";
import { preferences } from "../preferences.svelte";
import { untrack } from "svelte";
import { isStill } from "./animation";
import { Assistance } from "./assistance.svelte";
import { Bubbles, type Bubble } from "../talk/bubbles.svelte";
import { Talk } from "../talk/talk.svelte";
import type { MadeClaim } from "../wire/table";
import { Later } from "./loadLater.svelte";
import { GameLog, type Entry } from "./log.svelte";
import { Selection } from "./selection.svelte";
import { refusalText } from "./refusalText";
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
  readonly deeds = new DeedPlayer();
  /** What is shown when something has happened. */
  readonly later: Later;
  private readonly said: Bubbles;
  private readonly mine: Selection;
  private readonly forget: () => void;
  private readonly stop: () => void;
  // What was there before the last message: the view, and how many happenings the log had.
  private before: BaseView | null;
  private logged: number;
  // The ids of the log's lines for the events of the message that is staged, and the id of the next after them.
  private staging: readonly number[] = [];
  // Deeds until the cards that bring them about fly. Messages that come within a frame have theirs together.
  private done = $state.raw<readonly Deed[]>([]);
  readonly players: readonly Player[] = $derived.by(() =>
    this.session.table ? playersOf(this.session.table, this.session.here, this.session.notes) : [],
  );

  // Made once for each step of a cutscene: everything on the screen asks for it.
  private readonly shown: BaseView | null = $derived.by(() => this.session.view && this.cutscene.shown(this.session.view));

  /** Exists only while the session has a view. */
  constructor(
    readonly session: Session,
    readonly module: TableModule,
  ) {
    this.mine = new Selection<BaseMove>(
      () => (this.session.myTurn && !this.session.away ? this.view.moves : []),
      (moves) => this.session.play(moves),
      () => preferences.oneTap,
      () => this.wishes(),
      (reason) => refusalText(this, reason),
    );
    this.log = new GameLog(this);
    this.later = new Later(module);
    this.assistance = new Assistance(session, preferences);
    this.talk = new Talk(this);
    this.said = new Bubbles(session);
    this.before = session.view;
    this.logged = this.log.count;
    this.stop = session.listen((told) => this.stage(told));
    this.forget = $effect.root(() => {
      // A selection ends with its turn. One that was made before it stays, if it is still possible.
      let { turn, hand, myTurn } = this;
      $effect(() => {
        if (turn === this.turn) return;
        const [before, ended] = [hand, myTurn];
        ({ turn, hand, myTurn } = this);
        untrack(() => (ended ? this.mine.clear() : this.turnCame(before)));
      });
      // The suspicion meter is updated after each turn, and as soon as it is available.
      $effect(() => {
        void [this.turn, this.assistance.meter];
        untrack(() => this.assistance.turned());
      });
      // Some cutscenes cover the places of deeds, or have not come to them yet.
      $effect(() => {
        const held = this.staged !== null && (!this.staged.onBoard || this.staged.hide !== undefined);
        untrack(() => this.deeds.hold(held));
      });
    });
  }

  get view(): BaseView {
    if (!this.shown) throw new Error("no game is being played");
    return this.shown;
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
    if (!this.staged?.hide) return entries;
    const end = this.staging[this.staged.told ?? 0] ?? Infinity;
    return entries.filter(({ id }) => id < end);
  }

  /** Loads what was told from a round on. */
  recall(round: number): void {
    void this.log.reach(round);
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

  get deed(): Deed | null {
    return this.deeds.deed;
  }

  /** Whether what has happened last is still to be seen: the result would cover its places. */
  get unfolds(): boolean {
    return this.staged !== null || this.deeds.pending || this.done.length > 0;
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
    this.deeds.skip();
    this.later.close();
    this.log.close();
    this.assistance.close();
    this.said.close();
    this.forget();
  }

  /** Shows the deeds that were told, when their cards have landed. */
  showDeeds(after: number): void {
    this.later.with(() => {
      this.deeds.play(this.done, after);
      this.done = [];
    });
  }

  // Stages what was told. The end and the beginning of a round end cutscenes and deeds, as does a snapshot, after which
  // anything may have happened: nothing older follows the end. A move of one's own ends deeds, too.
  private stage(told: readonly AnyEvent[] | null): void {
    const { before, logged } = this;
    const { view } = this.session;
    this.before = view;
    this.logged = this.log.count;
    const events = (told ?? []).flatMap((event) => (isTableEvent(event) ? [] : [event]));
    if (this.seat !== null && !this.session.practice && events.some(({ event }) => event === "game-ended"))
      preferences.change({ games: preferences.games + 1 });
    const ends = told === null || events.some(({ event }) => ENDING.has(event));
    if (ends) this.cutscene.skip();
    if (ends || events.some((event) => this.isOwn(event))) this.dropDeeds();
    if (!before || !view || !events.length) return;
    this.later.with(({ cutscenes, deeds }) => {
      const steps = playable(cutscenes?.plan(events, before, view, this.seat) ?? [], isStill());
      if (this.cutscene.play(steps)) this.staging = idsOf(told ?? [], logged);
      else if (!document.hidden) this.done = [...this.done, ...(deeds?.(events, before, view) ?? [])];
    });
  }

  private dropDeeds(): void {
    this.done = [];
    this.deeds.skip();
  }

  private isOwn(event: GameEvent): boolean {
    return this.seat !== null && "seat" in event && event.seat === this.seat;
  }

  // What can be aimed at out of turn.
  private wishes(): readonly BaseMove[] {
    const { session } = this;
    if (session.myTurn || session.away || this.paused || session.view?.to_act == null) return [];
    return this.module.wishes?.(this) ?? [];
  }

  // Somebody's turn has come: what was aimed at before is compared with what is possible now. A drawn card may have
  // moved the lifted one in the hand.
  private turnCame(before: readonly string[]): void {
    if (this.mine.held === null) return;
    const place = this.hand.indexOf(before[this.mine.held] ?? "");
    if (place < 0) return this.mine.clear();
    this.mine.held = place;
    this.mine.check(this.session.myTurn ? (this.session.view?.moves ?? []) : this.wishes(), () => t("play-aim-lost"));
  }

  private get myTurn(): boolean {
    return this.session.myTurn;
  }

  private get hand(): readonly string[] {
    return (this.session.view as { hand?: readonly string[] } | null)?.hand ?? [];
  }

  // A turn is identified by its number and the seat to act.
  private get turn(): string {
    return `${this.session.table?.turn} ${this.session.table?.to_act} ${this.session.seat}`;
  }
}

// The log numbers all that is told; these are the numbers of what happened in the game.
function idsOf(told: readonly AnyEvent[], from: number): number[] {
  return told.flatMap((event, place) => (isTableEvent(event) ? [] : [from + place]));
}
