// The replay of a game, step by step, as one viewer saw it.

import { FIGURES } from "../art";
import type { BaseView, GameEvent, TableModule, Line } from "../games/module";
import type { Scene, Player } from "../table/scene.svelte";
import type { Bubble } from "../talk/bubbles.svelte";
import { claimEventLine } from "../talk/claimLines";
import { claimsAfter, isClaimEvent } from "../talk/claims";
import { eventFacts, type EventFacts } from "../table/eventFacts";
import { botName } from "../table/players";
import type { Frame, MadeClaim, Replay } from "../wire/table";
import { i18n } from "../i18n/i18n.svelte";

/** The line of a step in the log. */
export interface Entry extends Line, EventFacts {
  id: number;
  step: number;
}

type Known = Record<string, unknown>;

/** The views of all steps; each frame has the changes since the one before. */
export function viewsOf(replay: Replay): BaseView[] {
  let view: object = {};
  return replay.frames.map((frame) => (view = { ...view, ...(frame.view as object) }) as BaseView);
}

/** The hands of all seats in every step, for a replay with everything open. */
export function handsOf(replay: Replay): Record<number, readonly string[]>[] {
  const known: Record<number, Known> = {};
  return replay.frames.map((frame) => {
    for (const [seat, changed] of Object.entries(frame.seats ?? {})) {
      known[Number(seat)] = { ...known[Number(seat)], ...(changed as Known) };
    }
    return Object.fromEntries(Object.entries(known).map(([seat, has]) => [seat, has.hand as readonly string[]]));
  });
}

export class ReplayScene implements Scene {
  readonly live = false;
  readonly paused = false;
  readonly selection = null;
  readonly seat: number | null;
  readonly players: readonly Player[];
  readonly final: number;
  /** The step that is shown. */
  step = $state(0);
  /** The furthest step that was shown; without spoilers nothing after it is shown. */
  reached = $state(0);
  /** Whether later steps may be shown. */
  spoilers = $state(false);
  playing = $state(false);
  private readonly views: readonly BaseView[];
  private readonly opened: readonly Record<number, readonly string[]>[] | null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly replay: Replay,
    readonly module: TableModule,
    step: number,
  ) {
    this.seat = replay.seat;
    this.views = viewsOf(replay);
    this.final = this.views.length - 1;
    this.opened = replay.open ? handsOf(replay) : null;
    this.players = replay.names.map((name, seat) => ({
      name: replay.bots[seat] ? botName(seat) : name,
      figure: replay.figures[seat] ?? seat % FIGURES.length,
      bot: Boolean(replay.bots[seat]),
      away: false,
      here: true,
      bank: null,
      note: "",
    }));
    this.go(step);
  }

  get view(): BaseView {
    return this.views[this.step] as BaseView;
  }

  /** The events up to this step. */
  readonly events: readonly GameEvent[] = $derived.by(() =>
    this.replay.frames.slice(0, this.step + 1).flatMap((frame) => frame.told as GameEvent[]),
  );

  /** The claims of the round up to this step. */
  readonly claims: readonly MadeClaim[] = $derived.by(() => {
    const none: readonly MadeClaim[] = [];
    const said = this.replay.frames.slice(0, this.step + 1).flatMap((frame) => frame.said ?? []);
    return said.reduce(claimsAfter, none).filter((each) => each.round === this.view.round);
  });

  /** What was said at this step: the last claim of each seat. */
  readonly bubbles: ReadonlyMap<number, Bubble> = $derived.by(() => {
    const said = (this.frame.said ?? []).flatMap((event) => (event.event === "claim-made" ? [event.claim] : []));
    return new Map(said.map((made) => [made.seat, { id: made.number, seat: made.seat, said: made }]));
  });

  get frame(): Frame {
    return this.replay.frames[this.step] as Frame;
  }

  get hands(): Readonly<Record<number, readonly string[]>> | null {
    return this.opened?.[this.step] ?? null;
  }

  /** The last step that may be shown. */
  get known(): number {
    return this.spoilers ? this.final : Math.max(this.reached, this.step);
  }

  get last(): string | null {
    return this.entries.findLast((each) => each.step <= this.step && each.jump && !each.talk)?.jump ?? null;
  }

  /** The lines of all steps that may be shown. */
  readonly entries: readonly Entry[] = $derived.by(() => {
    void i18n.language;
    return this.lines.filter((each) => each.step <= this.known);
  });

  /** The steps in which a round is dealt. */
  readonly rounds = $derived.by(() => {
    const marks = new Map<number, number>();
    this.replay.frames.forEach((frame, step) => {
      if (!marks.has(frame.round)) marks.set(frame.round, step);
    });
    return [...marks].map(([round, step]) => ({ round, step })).filter((each) => each.step <= this.known);
  });

  private readonly lines: readonly Entry[] = $derived.by(() => {
    void i18n.language;
    return this.replay.frames.flatMap((frame, step) => {
      const then = this.at(step);
      return [...(frame.told as GameEvent[]), ...(frame.said ?? [])].flatMap((event, place) => {
        const line = isClaimEvent(event) ? claimEventLine(event, then) : this.module.logLine(event, then);
        return line ? [{ ...line, ...eventFacts(event, this.players), id: step * 100 + place, step }] : [];
      });
    });
  });

  // A line may depend on the view of its step.
  private at(step: number): Scene {
    const { seat, players, module } = this;
    const view = this.views[step] as BaseView;
    return { view, seat, players, module, selection: null, last: null, hands: null, live: false, paused: false };
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.final, Math.round(step)));
    this.reached = Math.max(this.reached, this.step);
    if (this.step === this.final) this.stop();
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  play(): void {
    if (this.step === this.final) this.go(0);
    this.playing = true;
    this.timer = setInterval(() => this.go(this.step + 1), 900);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.timer);
  }
}
