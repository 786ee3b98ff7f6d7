import type { Event } from "./wire";
import type { GameEvent } from "../module";

/** The card that a seat has just drawn: nothing has happened since. */
export function justDrawn(told: readonly GameEvent[], seat: number | null): string | null {
  const last = told.at(-1) as Event | undefined;
  return last?.event === "card-drawn" && last.seat === seat ? last.card : null;
}
