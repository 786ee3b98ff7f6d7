// A list of public tables, of those that gather or of those that play: as many pages as one asked for, refreshed while they are visible.

import { api, type ListedPhase, type Refused } from "../net/api";
import type { TableCard } from "../wire/table";

const EVERY_MS = 6000;

export class OpenTables {
  /** Null until the first answer. */
  list = $state.raw<readonly TableCard[] | null>(null);
  /** The reason why the list could not be loaded. */
  trouble = $state.raw<Refused | null>(null);
  asking = $state(false);
  /** True if there are tables behind those that are shown. */
  more = $state(false);
  private pages = 1;
  private again = false;

  constructor(private readonly phase: ListedPhase) {}

  /** Keeps the list fresh; returns how to stop it. */
  watch(): () => void {
    const look = () => document.visibilityState === "visible" && void this.ask();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    void this.ask();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await this.load();
      this.trouble = null;
    } catch (reason) {
      this.trouble = reason as Refused;
    } finally {
      this.asking = false;
    }
    if (!this.again) return;
    this.again = false;
    await this.ask();
  }

  /** Shows one page more. */
  async showMore(): Promise<void> {
    this.pages += 1;
    this.again = this.asking;
    await this.ask();
  }

  private async load(): Promise<void> {
    // By id: a table may have changed its place between two pages.
    const found = new Map<string, TableCard>();
    let after: string | null = null;
    for (let page = 0; page < this.pages; page += 1) {
      const { tables, more } = await api.lobby(after, this.phase);
      for (const card of tables) found.set(card.table, card);
      after = more ?? null;
      if (after === null) break;
    }
    this.list = [...found.values()];
    this.more = after !== null;
  }
}
