// The seals that were given back in this round: what remains of them are imprints.

import type { Event } from "./wire";
import type { GameEvent } from "../module";
import type { SealColour } from "./seals";

/** What a seat has given back since the round was dealt, as far as it was told. */
export function givenBack(told: readonly GameEvent[], seat: number): SealColour[] {
  const dealt = told.findLastIndex((event) => event.event === "round-dealt");
  return told.slice(dealt + 1).flatMap((each) => {
    const event = each as Event;
    return event.event === "seal-given" && event.seat === seat ? [event.seal as SealColour] : [];
  });
}
