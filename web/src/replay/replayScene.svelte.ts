// The replay of a game, step by step, as one viewer saw it.

import { FIGURES } from "../art";
import type { Deed, DeedPlan } from "../deeds/model";
import { DeedPlayer } from "../deeds/player.svelte";
import type { BaseView, GameEvent, TableModule, Line } from "../games/module";
import type { Scene, Player } from "../table/scene.svelte";
import type { Bubble } from "../talk/bubbles.svelte";
import { claimEventLine } from "../talk/claimLines";
import { claimsAfter, isClaimEvent } from "../talk/claims";
import { eventFacts, type EventFacts } from "../table/eventFacts";
import { botName } from "../table/players";
import type { Selection } from "../table/selection.svelte";
import type { Frame, MadeClaim, Replay } from "../wire/table";
import { i18n } from "../i18n/i18n.svelte";
import { pace } from "../preferences.svelte";

/** The line of a step in the log. */
export interface Entry extends Line, EventFacts {
  id: number;
  step: number;
}

type Known = Record<string, unknown>;

// How long a step is shown while the replay plays; one with deeds so long that they are seen.
const STEP_MS = 900;
const DEED_STEP_MS = 1600;

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
  readonly selection: Selection | null = null;
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
  /** What players do, shown where it happens, one step on. */
  readonly deeds = new DeedPlayer();
  private readonly views: readonly BaseView[];
  private readonly opened: readonly Record<number, readonly string[]>[] | null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    readonly module: TableModule,
    step: number,
    private readonly plan?: DeedPlan,
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

  get deed(): Deed | null {
    return this.deeds.deed;
  }

  /** The deeds of a step. */
  deedsOf(step: number): Deed[] {
    const [before, after] = [this.views[step - 1], this.views[step]];
    const told = this.replay.frames[step]?.told as readonly GameEvent[] | undefined;
    return before && after && told ? (this.plan?.(told, before, after) ?? []) : [];
  }

  get hands(): Readonly<Record<number, readonly string[]>> | null {
    return this.opened?.[this.step] ?? null;
  }

  /** The last step that may be shown. */
  get known(): number {
    return this.spoilers ? this.final : Math.max(this.reached, this.step);
  }

  get last(): string | null {
    return this.entries.findLast((each) => each.jump && !each.talk)?.jump ?? null;
  }

  /** The lines up to the step that is shown, whatever is still to come. */
  readonly entries: readonly Entry[] = $derived.by(() => {
    void i18n.language;
    return this.lines.filter((each) => each.step <= this.step);
  });

  /** The steps in which a round is dealt. */
  readonly rounds = $derived.by(() => {
    const marks = new Map<number, number>();
    this.replay.frames.forEach((frame, step) => {
      if (!marks.has(frame.round)) marks.set(frame.round, step);
    });
    return [...marks].map(([round, step]) => ({ round, step })).filter((each) => each.step <= this.known);
  });

  /** The lines of all steps. */
  readonly lines: readonly Entry[] = $derived.by(() => {
    void i18n.language;
    return this.replay.frames.flatMap((frame, step) => {
      const then = this.sceneAt(step);
      return [...(frame.told as GameEvent[]), ...(frame.said ?? [])].flatMap((event, place) => {
        const line = isClaimEvent(event) ? claimEventLine(event, then) : this.module.logLine(event, then);
        return line ? [{ ...line, ...this.secrecyOf(line), ...eventFacts(event, this.players), id: step * 100 + place, step }] : [];
      });
    });
  });

  // With everything open nothing is known to one seat only; after the game the secrets are those of its seat then.
  private secrecyOf({ own }: Line): Pick<Line, "own" | "ownTo"> {
    if (!own || this.seat === null) return { own: false };
    const name = this.players[this.seat]?.name;
    return this.replay.over && name !== undefined ? { own, ownTo: name } : { own };
  }

  /** The scene of a step, for words that depend on its view. */
  sceneAt(step: number): Scene {
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
    this.wait();
  }

  private wait(): void {
    const shown = this.deedsOf(this.step).length ? DEED_STEP_MS * pace.factor : STEP_MS;
    this.timer = setTimeout(() => {
      this.go(this.step + 1);
      if (this.playing) this.wait();
    }, shown);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
