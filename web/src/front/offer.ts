// What can be played on this server: asked once.

import { api } from "../net/api";
import type { Offer } from "../wire/table";

let asked: Promise<Offer> | null = null;

/** The offer; asked for again only if it could not be had. */
export function loadOffer(): Promise<Offer> {
  asked ??= api.offer().catch((reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}
