// A lesson while somebody takes it: what a table would send comes step by step, as they do what a step asks for.

import type { BaseMove } from "../games/module";
import type { Listener } from "../net/connection";
import type { Channel, Practice } from "../net/practice";
import { sameMove } from "../table/moves";
import type { AnyCommand, ClaimOffer, GuidedScene, GuidedStep, Lesson, LogPage, News, Snapshot } from "../wire/table";

/** How long the others wait before each of their moves. */
const PAUSE_MS = 1100;

/** `say`: something is said or asked for; `done`: it has been done, and the others answer; `over`: after the last step. */
export type Phase = "say" | "done" | "over";

/** A step with the number of its scene. */
export interface PlacedStep extends GuidedStep {
  readonly scene: number;
}

export class Guide implements Practice {
  readonly steps: readonly PlacedStep[];
  /** The number of the step. */
  at = $state(0);
  phase = $state<Phase>("say");
  /** The name of the text that answers a move that is not meant here; null if there is none. */
  mistake = $state<string | null>(null);
  private listener: Listener | null = null;
  private waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `factor` is how slow the others are: 1 is usual. */
  constructor(
    readonly lesson: Lesson,
    private readonly name: string,
    private readonly factor: () => number,
    begin = 0,
  ) {
    this.steps = lesson.scenes.flatMap(({ steps }, scene) => steps.map((step) => ({ ...step, scene })));
    this.at = Math.max(0, Math.min(begin, this.steps.length - 1));
  }

  readonly step: PlacedStep = $derived.by(() => this.steps[this.at] as PlacedStep);
  readonly scene: number = $derived.by(() => this.step.scene);
  /** Whether the step asks for something. */
  readonly asks: boolean = $derived.by(() => this.step.moves.length > 0 || this.step.claim !== undefined);

  // The table.

  connect(listener: Listener): Channel {
    this.listener = listener;
    queueMicrotask(() => this.begin()); // the listener may not be made yet
    return { do: (command) => this.do(command), close: () => this.close(listener) };
  }

  /** What has been told at this table before. */
  log(): Promise<LogPage> {
    const told = this.past.map((news, step) => ({ step, told: news.told }));
    return Promise.resolve({ game_number: 1, round: 1, n: this.past.at(-1)?.n ?? 0, names: {}, told });
  }

  claims(place: string): Promise<ClaimOffer> {
    return Promise.resolve({ place, claims: this.step.place === place ? (this.step.claims ?? []) : [] });
  }

  // The steps.

  /** Goes on to the next step; what the others would still do has been done then. */
  next(): void {
    this.flush();
    this.mistake = null;
    if (this.at + 1 < this.steps.length) {
      this.at += 1;
      this.phase = "say";
    } else this.phase = "over";
  }

  /** Does what the step asks for. */
  show(): void {
    if (this.asks && this.phase === "say") this.take();
  }

  private get place(): GuidedScene {
    return this.lesson.scenes[this.scene] as GuidedScene;
  }

  // The news of the steps of this scene that are over.
  private get past(): News[] {
    return this.steps.slice(0, this.at).flatMap((step) => (step.scene === this.scene ? (step.news as News[]) : []));
  }

  private begin(): void {
    const snapshot = this.place.snapshot as Snapshot;
    const people = snapshot.table.people.map((each) => ({ ...each, name: this.name }));
    this.hear({ ...snapshot, now: Date.now(), table: { ...snapshot.table, people } });
    for (const news of this.past) this.hear(news);
    this.listener?.changed("live", false);
  }

  private hear(message: Snapshot | News): void {
    this.listener?.hear(message);
  }

  // A move that is not meant is answered, and leaves no trace: the card is back in the hand.
  private do(command: AnyCommand): Promise<void> {
    if (this.phase === "done" && (command.do === "move" || command.do === "claim")) this.mistake = "lesson-read-first";
    else if (this.phase === "say" && command.do === "move") this.judge(command.move, (command.more ?? []) as unknown[]);
    else if (this.phase === "say" && command.do === "claim" && this.asks) {
      if (same(command.claim, this.step.claim)) this.take();
      else this.mistake = "lesson-other-words";
    }
    return Promise.resolve();
  }

  private judge(move: unknown, more: readonly unknown[]): void {
    if (sameMoves([move, ...more], this.step.moves)) return this.take();
    const known = this.step.mistakes.find((each) => same(each.move, move));
    const game = this.lesson.game.replaceAll("_", "-");
    if (known) this.mistake = `lesson-${game}-wrong-${known.says}`;
    else this.mistake = this.asks ? "lesson-not-now" : "lesson-read-first";
  }

  private take(): void {
    this.mistake = null;
    this.phase = "done";
    const news = this.step.news as News[];
    this.waiting = news.slice(this.step.own);
    for (const each of news.slice(0, this.step.own)) this.hear(each);
    this.wait();
  }

  private wait(): void {
    if (!this.waiting.length) return;
    this.timer = setTimeout(() => {
      this.hear(this.waiting.shift() as News);
      this.wait();
    }, PAUSE_MS * this.factor());
  }

  private flush(): void {
    clearTimeout(this.timer);
    for (const news of this.waiting.splice(0)) this.hear(news);
  }

  private close(listener: Listener): void {
    if (listener !== this.listener) return; // another scene has begun
    clearTimeout(this.timer);
    this.listener = null;
  }
}

function same(one: unknown, other: unknown): boolean {
  return sameMove(one as BaseMove, other as BaseMove);
}

// The last is the last; the others may come in any order.
function sameMoves(made: readonly unknown[], meant: readonly unknown[]): boolean {
  const sorted = (moves: readonly unknown[]) =>
    moves
      .slice(0, -1)
      .map((move) => JSON.stringify(move))
      .sort();
  return made.length === meant.length && same(made.at(-1), meant.at(-1)) && same(sorted(made), sorted(meant));
}
