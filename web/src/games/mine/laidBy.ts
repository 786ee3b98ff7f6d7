// Who laid the tunnels of this round, from what everybody has seen.

import type { GameEvent } from "../module";
import type * as base from "../saboteur/wire";
import { keyOf } from "./grid";

type Told = base.RoundDealt | base.TunnelLaid | base.TunnelCollapsed;

/** The seats that laid the cards that lie, by cell. */
export function laidBy(events: readonly GameEvent[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const event of events as unknown as readonly Told[]) {
    if (event.event === "round-dealt") seats.clear();
    else if (event.event === "tunnel-laid") seats.set(keyOf(event), event.seat);
    else if (event.event === "tunnel-collapsed") seats.delete(keyOf(event));
  }
  return seats;
}
