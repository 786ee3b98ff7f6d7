// What every log line shows besides its words: the figure of whoever did it, and where a round begins.

import type { Player } from "./scene.svelte";

/** A player's figure, as it was when something happened. */
export type Face = Pick<Player, "figure" | "bot">;

/** The seat whose deed an event is; null for what just happens. */
export function actorOf(event: object): number | null {
  if ("seat" in event && typeof event.seat === "number") return event.seat;
  if ("claim" in event && isPart(event.claim)) return actorOf(event.claim);
  if ("step" in event && isPart(event.step)) return actorOf(event.step); // gold is shared out step by step
  return null;
}

/** `by`: the figure of whoever did it. `round`: the number of the round that begins. */
export interface EventFacts {
  by?: Face;
  round?: number;
}

/** What the log line of an event shows besides its words. */
export function eventFacts(event: object, players: readonly Player[]): EventFacts {
  const player = players[actorOf(event) ?? -1];
  const by = player && { figure: player.figure, bot: player.bot };
  const round = "event" in event && event.event === "round-dealt" && "round" in event && typeof event.round === "number" ? event.round : 0;
  return { ...(by && { by }), ...(round && { round }) };
}

/** Log lines, each with the number of the round that begins above it, if one does. Lines may be left out. */
export function underRounds<E extends EventFacts>(
  entries: readonly E[],
  shows: (entry: E) => boolean,
): { entry: E; begins: number | null }[] {
  let [round, told] = [0, 0];
  return entries.flatMap((entry) => {
    round = entry.round ?? round;
    if (!shows(entry)) return [];
    const begins = round === told ? null : round;
    told = round;
    return [{ entry, begins }];
  });
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
