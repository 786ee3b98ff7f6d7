// The log of a running game: its events, and their lines in the reader's
// language. Events from before the page was opened come from the replay of the running game.

import { untrack } from "svelte";
import type { GameEvent, Line } from "../games/module";
import { api } from "../net/api";
import { i18n } from "../i18n/i18n.svelte";
import { claimEventLine, claimKey } from "../talk/claimLines";
import { isClaimEvent, type ClaimEvent } from "../talk/claims";
import { eventFacts, type EventFacts } from "./eventFacts";
import { overlap } from "./overlap";
import type { LiveScene } from "./live.svelte";
import type { AnyEvent } from "./session.svelte";
import { isTableEvent, tableLine } from "./tableEvents";

/** A line of the log. `step` is the number of its frame in the replay */
export interface Entry extends Line, EventFacts {
  id: number;
  step: number | null;
}

interface Happening {
  id: number;
  event: AnyEvent;
  step: number; // for events of the table: the step before them
}

interface Written {
  language: string;
  entry: Entry | null;
}

// So many are kept, for what looks back on the game; so many have lines.
const MOST = 6000;
const MOST_LINES = 600;
const PATIENCE_MS = 2000;

export class GameLog {
  private happenings = $state.raw<readonly Happening[]>([]);
  /** How many happenings there have been: the id of the next. */
  count = 0;
  private step = -1;
  // Events that arrive while the replay is loading.
  private asking: GameEvent[][] | null = null;
  private questions = 0;
  private askedAt = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly written = new Map<number, Written>();
  private readonly stop: () => void;

  readonly entries: readonly Entry[] = $derived.by(() => {
    const language = i18n.language;
    return this.happenings.slice(-MOST_LINES).flatMap((each) => {
      const { entry } = this.writtenOf(each, language);
      return entry ? [entry] : [];
    });
  });

  /** The events of the game. */
  readonly events: readonly GameEvent[] = $derived(
    this.happenings.flatMap(({ event }) => (isTableEvent(event) ? [] : [event])),
  );

  /** The anchor of the last event on the board. */
  readonly last: string | null = $derived(this.entries.findLast((each) => each.jump && each.step !== null)?.jump ?? null);

  constructor(private readonly scene: LiveScene) {
    this.stop = scene.session.listen((told) => (told === null ? this.recallSoon() : this.add(told)));
    this.recallSoon();
  }

  close(): void {
    this.stop();
    clearTimeout(this.later);
  }

  private add(told: readonly AnyEvent[]): void {
    const ofGame = told.filter((event): event is GameEvent => !isTableEvent(event));
    if (ofGame.length) this.asking?.push(ofGame);
    if (ofGame.length) this.step += 1;
    const { step } = this;
    this.keep([...this.happenings, ...told.map((event) => ({ id: this.count++, event, step }))]);
  }

  private keep(happenings: Happening[]): void {
    for (const { id } of happenings.slice(0, -MOST_LINES)) this.written.delete(id);
    this.happenings = happenings.slice(-MOST);
  }

  // Snapshots may come quickly one after another; loading a replay for each would be too much.
  private recallSoon(): void {
    clearTimeout(this.later);
    const wait = Math.max(0, this.askedAt + PATIENCE_MS - Date.now());
    if (wait === 0) void this.recall();
    else this.later = setTimeout(() => void this.recall(), wait);
  }

  // Loads all events from the first deal, and appends those that arrived since the answer was made.
  private async recall(): Promise<void> {
    const { session } = this.scene;
    const number = session.table?.game_number;
    if (number === undefined || session.view === null) return;
    const question = ++this.questions;
    this.askedAt = Date.now();
    const since: GameEvent[][] = (this.asking = []);
    const replay = await api.replay(session.id, number, null).catch(() => null);
    if (question !== this.questions) return;
    this.asking = null;
    if (!replay) return;
    const before = replay.frames.map((frame) => frame.told as GameEvent[]);
    const said = replay.frames.flatMap((frame, step) => (frame.said ?? []).map((event) => ({ id: this.count++, event, step })));
    this.rewrite([...before, ...since.slice(overlap(before, since))], said);
  }

  private rewrite(steps: readonly (readonly GameEvent[])[], said: readonly (Happening & { event: ClaimEvent })[]): void {
    this.written.clear();
    // Claims that the replay has are taken from it, at their steps; all others are later.
    const known = new Set(said.map(({ event }) => claimKey(event)));
    const since = this.happenings.flatMap((each) => {
      if (!isClaimEvent(each.event)) return isTableEvent(each.event) ? [each] : [];
      return known.has(claimKey(each.event)) ? [] : [{ ...each, step: steps.length - 1 }];
    });
    const ofTable = [...said, ...since];
    const ofGame = steps.flatMap((told, step) => told.map((event) => ({ id: this.count++, event, step })));
    this.step = steps.length - 1;
    // The sort is stable: within a step, events of the game come before those of the table.
    this.keep([...ofGame, ...ofTable].sort((one, other) => one.step - other.step));
  }

  // A line is written once for each language: names and figures in it stay as they were, and adding a line
  // does not render the whole log again.
  private writtenOf({ id, event, step }: Happening, language: string): Written {
    const known = this.written.get(id);
    if (known?.language === language) return known;
    const line = untrack(() => this.write(event));
    const facts = untrack(() => eventFacts(event, this.scene.players));
    const entry = line && { ...line, ...facts, id, step: isTableEvent(event) ? null : step };
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
