// The seals that were given back in this round; imprints remain of them.

import type { Event } from "./wire";
import type { GameEvent } from "../module";
import type { SealColour } from "./seals";

/** The seals that a seat has given back since the round was dealt. */
export function givenBack(told: readonly GameEvent[], seat: number): SealColour[] {
  const dealt = told.findLastIndex((event) => event.event === "round-dealt");
  return told.slice(dealt + 1).flatMap((each) => {
    const event = each as Event;
    return event.event === "seal-given" && event.seat === seat ? [event.seal as SealColour] : [];
  });
}
