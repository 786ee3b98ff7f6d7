// Commands of the waiting room. Each is sent to the server, and a refusal is shown.

import { showError } from "../ui/toasts.svelte";
import type { Session } from "../table/session.svelte";
import type { AnyCommand, Offer } from "../wire/table";
import { takeSeatRequest } from "./joining";
import { kindsFor, usualBot } from "./bots";
import { loadOffer } from "./offer";
import { isOpenTo, seatStates } from "./seats";

export class TableCommands {
  /** The kind that somebody has chosen for the empty seats. */
  private chosen = $state("");
  busy = $state(false);
  offer = $state.raw<Offer | null>(null);

  constructor(readonly session: Session) {
    loadOffer().then((offer) => (this.offer = offer), showError);
  }

  /** Sends a command; returns whether the server accepted it. */
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

  /** Somebody who joined to play takes the first free seat. */
  async sitIfRequested(): Promise<void> {
    const { table, seat } = this.session;
    if (!table || table.phase !== "gathering" || !takeSeatRequest(table.table) || seat !== null) return;
    const open = seatStates(table).filter((each) => isOpenTo(each, this.session.you));
    const free = open.find(({ reserved }) => reserved !== null) ?? open[0];
    if (free) await this.do({ do: "sit", seat: free.seat });
  }

  /** The kinds of bots that can play the game, the weakest first. */
  get kinds(): readonly string[] {
    return this.offer ? kindsFor(this.offer, this.session.table?.game ?? "") : [];
  }

  /** The kind of bot for empty seats. */
  get kind(): string {
    return this.kinds.includes(this.chosen) ? this.chosen : usualBot(this.kinds);
  }

  set kind(kind: string) {
    this.chosen = kind;
  }
}
