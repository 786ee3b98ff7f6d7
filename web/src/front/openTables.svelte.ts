// The list of public tables, refreshed while the page is visible.

import { api, type Refused } from "../net/api";
import type { TableCard } from "../wire/table";

const EVERY_MS = 6000;

export class OpenTables {
  /** Null until the first answer. */
  list = $state.raw<readonly TableCard[] | null>(null);
  /** The reason why the list could not be loaded. */
  trouble = $state.raw<Refused | null>(null);
  asking = $state(false);

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
      this.list = (await api.lobby()).tables;
      this.trouble = null;
    } catch (reason) {
      this.trouble = reason as Refused;
    } finally {
      this.asking = false;
    }
  }
}
