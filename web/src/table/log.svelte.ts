// The log of a running game: its events, and their lines in the reader's language. What was told before the
// page was opened comes from the server, a round at a time: the last at once, older ones when they are asked for.

import { untrack } from "svelte";
import type { GameEvent, Line } from "../games/module";
import { api } from "../net/api";
import { i18n } from "../i18n/i18n.svelte";
import { claimEventLine } from "../talk/claimLines";
import { isClaimEvent } from "../talk/claims";
import type { LogPage } from "../wire/table";
import { eventFacts, type EventFacts } from "./eventFacts";
import type { LiveScene } from "./live.svelte";
import type { AnyEvent } from "./session.svelte";
import { isTableEvent, tableLine } from "./tableEvents";

/** A line of the log. `step` is the number of its frame in the replay; `older`: the reader has gone back to its round. */
export interface Entry extends Line, EventFacts {
  id: number;
  step: number | null;
  older?: boolean;
}

// What was told at once. Its events have the ids from `id` on. `step` is the last of the game by then.
interface Telling {
  id: number;
  n: number; // the number of its news
  step: number;
  told: readonly AnyEvent[];
}

interface Happening {
  id: number;
  event: AnyEvent;
  step: number;
  older: boolean;
}

interface Written {
  language: string;
  entry: Entry | null;
}

// So many events have lines.
const MOST_LINES = 1500;
const PATIENCE_MS = 2000;

export class GameLog {
  // By round, what came from the server; then what was told here since.
  private pages = $state.raw<readonly (readonly Telling[])[]>([]);
  private since = $state.raw<readonly Telling[]>([]);
  /** The oldest round that is known from its beginning; null until the first page is there. */
  private oldest = $state<number | null>(null);
  /** How many events have been told here: the id of the next. Those that came from the server have ids below 0. */
  count = 0;
  private below = 0;
  private step = -1;
  private wanted = Infinity;
  private questions = 0;
  private askedAt = 0;
  private turning: Promise<void> | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly written = new Map<number, Written>();
  private readonly stop: () => void;

  private readonly happenings: readonly Happening[] = $derived([
    ...happeningsOf(this.pages.slice(0, -1).flat(), true),
    ...happeningsOf([...this.pages.slice(-1).flat(), ...this.since], false),
  ]);

  readonly entries: readonly Entry[] = $derived.by(() => {
    const language = i18n.language;
    return this.happenings.slice(-MOST_LINES).flatMap((each) => {
      const { entry } = this.writtenOf(each, language);
      return entry ? [entry] : [];
    });
  });

  /** The events of the game, as far back as they are known. */
  readonly events: readonly GameEvent[] = $derived(this.happenings.flatMap(({ event }) => (isTableEvent(event) ? [] : [event])));

  /** The anchor of the last event on the board. */
  readonly last: string | null = $derived(this.entries.findLast((each) => each.jump && each.step !== null)?.jump ?? null);

  constructor(private readonly scene: LiveScene) {
    this.stop = scene.session.listen((told) => (told === null ? this.recallSoon() : this.add(told)));
    this.recallSoon();
  }

  close(): void {
    this.stop();
    this.questions += 1;
    clearTimeout(this.later);
  }

  /** Whether there are rounds before those that are known. */
  get more(): boolean {
    return this.oldest !== null && this.oldest > 1;
  }

  /** Loads the round before the oldest one that is known; who asks meanwhile shares the answer. */
  older(): Promise<void> {
    this.turning ??= this.turnBack().finally(() => (this.turning = null));
    return this.turning;
  }

  /** Loads all rounds from this one on. */
  async reach(round: number): Promise<void> {
    this.wanted = Math.min(this.wanted, round);
    for (let before = Infinity; this.oldest !== null && this.oldest > this.wanted && this.oldest < before; await this.older()) {
      before = this.oldest;
    }
  }

  private add(told: readonly AnyEvent[]): void {
    this.since = [...this.since, { id: this.count, n: this.scene.session.n, step: this.stepAfter(told), told }];
    this.count += told.length;
  }

  // Snapshots may come quickly one after another; a call for each would be too much.
  private recallSoon(): void {
    clearTimeout(this.later);
    const wait = Math.max(0, this.askedAt + PATIENCE_MS - Date.now());
    if (wait === 0) void this.recall();
    else this.later = setTimeout(() => void this.recall(), wait);
  }

  // Loads the last round, which has all up to a number of the news; what was told after that follows it.
  private async recall(): Promise<void> {
    if (this.scene.session.view === null) return;
    const question = ++this.questions;
    this.askedAt = Date.now();
    const page = await this.page(null);
    if (question !== this.questions || !page) return;
    this.written.clear();
    // Pages before it stay, unless a round has begun since: the end of the one before is not known.
    const same = this.oldest !== null && page.round === this.oldest + this.pages.length - 1;
    this.pages = [...(same ? this.pages.slice(0, -1) : []), this.taken(page)];
    if (!same) this.oldest = page.round;
    this.step = page.told.at(-1)?.step ?? -1;
    this.since = this.since.filter(({ n }) => n > page.n).map((each) => ({ ...each, step: this.stepAfter(each.told) }));
    void this.reach(this.wanted);
  }

  private async turnBack(): Promise<void> {
    const { oldest, questions } = this;
    if (oldest === null || oldest <= 1) return;
    const page = await this.page(oldest - 1);
    if (!page || questions !== this.questions || oldest !== this.oldest) return;
    this.pages = [this.taken(page), ...this.pages];
    this.oldest = page.round;
  }

  private async page(round: number | null): Promise<LogPage | null> {
    const { session } = this.scene;
    const number = session.table?.game_number;
    if (number === undefined) return null;
    const page = await (session.practice?.log() ?? api.log(session.id, number, round)).catch(() => null);
    if (page) session.learnNames(Object.entries(page.names).map(([person, name]) => ({ person: Number(person), name })));
    return page;
  }

  private taken({ n, told: steps }: LogPage): Telling[] {
    this.below -= steps.reduce((sum, each) => sum + each.told.length, 0);
    let id = this.below;
    return steps.map(({ step, told }) => {
      const telling = { id, n, step, told: told as AnyEvent[] };
      id += told.length;
      return telling;
    });
  }

  private stepAfter(told: readonly AnyEvent[]): number {
    if (told.some((event) => !isTableEvent(event))) this.step += 1;
    return this.step;
  }

  // A line is written once for each language: names and figures in it stay as they were, and adding a line
  // does not render the whole log again.
  private writtenOf({ id, event, step, older }: Happening, language: string): Written {
    const known = this.written.get(id);
    if (known?.language === language) return known;
    const line = untrack(() => this.write(event));
    const facts = untrack(() => eventFacts(event, this.scene.players));
    const entry = line && { ...line, ...facts, id, step: isTableEvent(event) ? null : step, ...(older && { older }) };
    const written = { language, entry };
    this.written.set(id, written);
    return written;
  }

  private write(event: AnyEvent): Line | null {
    if (isClaimEvent(event)) return claimEventLine(event, this.scene);
    if (isTableEvent(event)) return tableLine(event, this.scene.session);
    return this.scene.module.logLine(event, this.scene);
  }
}

function happeningsOf(tellings: readonly Telling[], older: boolean): Happening[] {
  return tellings.flatMap(({ id, step, told }) => told.map((event, at) => ({ id: id + at, event, step, older })));
}
