// What one does while people gather: every deed is asked of the server, and a refusal is said.

import { showError } from "../ui/toasts.svelte";
import type { Session } from "../table/session.svelte";
import type { AnyCommand, Offer } from "../wire/table";
import { takeSeatRequest } from "./joining";
import { kindsFor, usualBot } from "./bots";
import { loadOffer } from "./offer";
import { isEmpty, seatStates } from "./seats";

export class TableCommands {
  /** The kind that somebody has chosen for the empty seats. */
  private chosen = $state("");
  busy = $state(false);
  offer = $state.raw<Offer | null>(null);

  constructor(readonly session: Session) {
    loadOffer().then((offer) => (this.offer = offer), showError);
  }

  /** Does something; whether it was done. */
  async do(command: AnyCommand): Promise<boolean> {
    this.busy = true;
    try {
      await this.session.do(command);
      return true;
    } catch (reason) {
      showError(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Who came to play takes the first seat that is free. */
  async sitIfRequested(): Promise<void> {
    const { table, seat } = this.session;
    if (!table || table.phase !== "gathering" || !takeSeatRequest(table.table) || seat !== null) return;
    const free = seatStates(table).find(isEmpty);
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
