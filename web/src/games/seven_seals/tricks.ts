// A trick on the table: a place for each player, starting with the leader.

import type { View } from "./wire";

export interface Spot {
  seat: number;
  card: string | null;
  led: boolean;
  best: boolean;
}

export interface Laid {
  spots: Spot[];
  /** All have played: the best card has won. */
  finished: boolean;
}

type Lying = Pick<View, "trick" | "last_trick" | "leader" | "seats">;

/**
 * The trick to show. One that was won stays until the next is begun, or `begins`: a card for the
 * next one is aimed already.
 */
export function laidTrick(view: Lying, begins = false): Laid {
  const trick = view.trick ?? (begins ? null : view.last_trick);
  const leader = trick?.leader ?? view.leader ?? 0;
  const count = view.seats.length;
  const spots = Array.from({ length: count }, (_, step) => {
    const seat = (leader + step) % count;
    return { seat, card: trick?.cards[seat] ?? null, led: step === 0, best: trick?.winner === seat };
  });
  return { spots, finished: spots.every((spot) => spot.card !== null) };
}

/** The number of the trick that is played, from 1. */
export function trickNumber(view: Pick<View, "played" | "tricks_in_round">): number {
  return Math.min(view.played.length + 1, view.tricks_in_round);
}
