// The games and bots of the server, loaded once.

import { api } from "../net/api";
import type { Offer } from "../wire/table";

let asked: Promise<Offer> | null = null;

/** The offer; loaded again only after a failure. */
export function loadOffer(): Promise<Offer> {
  asked ??= api.offer().catch((reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}
