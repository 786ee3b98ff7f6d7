// The coach of somebody's first games: what is new on the table is explained when it first happens, once.

import type { AnyEvent } from "../table/session.svelte";

const KEY = "sabot-coach";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return []; // nothing stored, or storage is not allowed
  }
}

export class Coach {
  private queue = $state.raw<readonly string[]>([]);
  private readonly told = new Set(read());

  /** `game` is how the game is called in the names of texts; `has` tells whether there is a text. */
  constructor(
    private readonly game: string,
    private readonly has: (name: string) => boolean,
  ) {}

  /** The name of the text to show; null if there is none. */
  get tip(): string | null {
    return this.queue[0] ?? null;
  }

  /** Explains what is new among these events. */
  hear(events: readonly AnyEvent[]): void {
    for (const { event } of events) {
      const name = `coach-${this.game}-${event}`;
      if (this.told.has(name) || !this.has(name)) continue;
      this.told.add(name);
      this.queue = [...this.queue, name];
    }
  }

  /** The tip has been read, and does not come again. */
  dismiss(): void {
    const [first, ...rest] = this.queue;
    this.queue = rest;
    if (first) this.keep(first);
  }

  // Another tab may have added some.
  private keep(name: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), name])]));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}
