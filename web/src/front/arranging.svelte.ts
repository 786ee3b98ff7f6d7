// What one does while people gather: every deed is asked of the server, and a refusal is said.

import { sayWhy } from "../ui/toasts.svelte";
import type { Session } from "../table/session.svelte";
import type { AnyCommand, Offer } from "../wire/table";
import { takeWish } from "./arriving";
import { kindsFor, usualBot } from "./bots";
import { offering } from "./offering";
import { isEmpty, sitters } from "./seating";

export class Arranging {
  /** The kind that somebody has chosen for the empty seats. */
  private chosen = $state("");
  busy = $state(false);
  offer = $state.raw<Offer | null>(null);

  constructor(readonly session: Session) {
    offering().then((offer) => (this.offer = offer), sayWhy);
  }

  /** Does something; whether it was done. */
  async do(command: AnyCommand): Promise<boolean> {
    this.busy = true;
    try {
      await this.session.do(command);
      return true;
    } catch (reason) {
      sayWhy(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Who came to play takes the first seat that is free. */
  async sitIfWished(): Promise<void> {
    const { table, seat } = this.session;
    if (!table || table.phase !== "gathering" || !takeWish(table.table) || seat !== null) return;
    const free = sitters(table).find(isEmpty);
    if (free) await this.do({ do: "sit", seat: free.seat });
  }

  /** The kinds of bots that can play the game, the gentle ones first. */
  get kinds(): readonly string[] {
    return this.offer ? kindsFor(this.offer, this.session.table?.game ?? "") : [];
  }

  /** The kind that is put on seats. */
  get kind(): string {
    return this.kinds.includes(this.chosen) ? this.chosen : usualBot(this.kinds);
  }

  set kind(kind: string) {
    this.chosen = kind;
  }
}
