// A table without a server: what a session needs of it.

import type { AnyCommand, ClaimOffer, LogPage } from "../wire/table";
import type { Listener } from "./connection";

/** Where the commands of a session go. */
export interface Channel {
  do(command: AnyCommand): Promise<void>;
  close(): void;
}

/** What takes the place of the server, at the table of a lesson. */
export interface Practice {
  connect(listener: Listener): Channel;
  log(): Promise<LogPage>;
  claims(place: string): Promise<ClaimOffer>;
}
