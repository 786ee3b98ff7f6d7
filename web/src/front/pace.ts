// The pace of a table: one choice for how long bots think and how long it rests between rounds.

import { PACES, type Pace } from "../preferences.svelte";

interface Pauses {
  botPause: number; // ms
  roundPause: number; // s
}

const PAUSES: Record<Pace, Pauses> = {
  calm: { botPause: 1500, roundPause: 60 },
  usual: { botPause: 700, roundPause: 20 },
  brisk: { botPause: 300, roundPause: 10 },
};

export function pausesOf(pace: Pace): Pauses {
  return PAUSES[pace];
}

/** The pace with these pauses; null if they were chosen one by one. */
export function paceWith({ botPause, roundPause }: Pauses): Pace | null {
  return PACES.find((pace) => PAUSES[pace].botPause === botPause && PAUSES[pace].roundPause === roundPause) ?? null;
}
