// What has happened in this game: the events that were told, and their lines in the reader's
// language. What happened before this page was opened comes from the replay of the running game.

import { untrack } from "svelte";
import type { GameEvent, Line } from "../games/module";
import { api } from "../net/api";
import { words } from "../words/words.svelte";
import type { LiveScene } from "./live.svelte";
import type { Told } from "./session.svelte";
import { isOfTable, tableLine } from "./tellings";

/** A line of the log. `step` is the frame of the replay that it belongs to. */
export interface Entry extends Line {
  id: number;
  step: number | null;
}

interface Happening {
  id: number;
  event: Told;
  step: number | null;
}

const MOST = 600;

export class Chronicle {
  private happenings = $state.raw<readonly Happening[]>([]);
  private count = 0;
  private step = -1;
  private asked = 0;
  private readonly written = new Map<number, { language: string; line: Line | null }>();
  private readonly stop: () => void;

  readonly entries: readonly Entry[] = $derived.by(() => {
    const language = words.language;
    return this.happenings.flatMap((each) => {
      const line = this.lineOf(each, language);
      return line ? [{ ...line, id: each.id, step: each.step }] : [];
    });
  });

  /** What has happened in the game. */
  readonly told: readonly GameEvent[] = $derived(this.happenings.filter((each) => each.step !== null).map((each) => each.event as GameEvent));

  /** The last thing that happened on the board. */
  readonly last: string | null = $derived(this.entries.findLast((each) => each.jump && each.step !== null)?.jump ?? null);

  constructor(private readonly scene: LiveScene) {
    this.stop = scene.session.listen((told) => (told === null ? void this.recall() : this.add(told)));
    void this.recall();
  }

  close(): void {
    this.stop();
  }

  private add(told: readonly Told[]): void {
    if (told.some((event) => !isOfTable(event))) this.step += 1;
    this.keep(told.map((event) => ({ id: this.count++, event, step: isOfTable(event) ? null : this.step })));
  }

  private keep(more: Happening[]): void {
    this.happenings = [...this.happenings, ...more].slice(-MOST);
  }

  // Everything from the first deal; what comes in while we ask is in the answer, or comes after it.
  private async recall(): Promise<void> {
    const { session } = this.scene;
    const asked = ++this.asked;
    const number = session.table?.game_number;
    if (number === undefined || session.view === null) return;
    const replay = await api.replay(session.id, number, null).catch(() => null);
    if (replay === null || asked !== this.asked) return;
    const before = this.happenings.filter((each) => each.step === null);
    this.written.clear();
    this.happenings = before;
    this.step = replay.frames.length - 1;
    this.keep(
      replay.frames.flatMap((frame, step) => (frame.told as GameEvent[]).map((event) => ({ id: this.count++, event, step }))),
    );
  }

  // A line is written once in a language: a name in it stays what it was.
  private lineOf({ id, event }: Happening, language: string): Line | null {
    const known = this.written.get(id);
    if (known?.language === language) return known.line;
    const line = untrack(() => (isOfTable(event) ? tableLine(event, this.scene.session) : this.scene.module.line(event, this.scene)));
    this.written.set(id, { language, line });
    return line;
  }
}
