// Short synthesized sounds: a bell for the player's turn, a tap for a card, a chord for the end.

import { preferences } from "../preferences.svelte";

export type Sound = "turn" | "card" | "end";

interface Note {
  pitch: number; // Hz
  at: number; // s
  lasts: number; // s
  loud: number; // 0 to 1
  wave: OscillatorType;
}

const note = (pitch: number, at: number, lasts: number, loud: number, wave: OscillatorType = "sine"): Note => ({
  pitch,
  at,
  lasts,
  loud,
  wave,
});

const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [note(587, 0, 0.5, 0.16), note(880, 0.13, 0.7, 0.14)],
  card: [note(190, 0, 0.09, 0.16, "triangle")],
  end: [note(392, 0, 0.9, 0.1), note(494, 0.09, 0.9, 0.1), note(587, 0.18, 1.1, 0.1)],
};

let player: AudioContext | null = null;

// Browsers allow sound only after the user has touched the page.
function ready(): AudioContext | null {
  if (!("AudioContext" in globalThis) || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  player ??= new AudioContext();
  if (player.state === "suspended") void player.resume();
  return player.state === "running" ? player : null;
}

if (typeof addEventListener !== "undefined") {
  addEventListener("pointerdown", () => preferences.sounds && ready(), { once: true });
}

/** Plays a sound, if sounds are switched on. */
export function play(sound: Sound): void {
  if (!preferences.sounds) return;
  const at = ready();
  if (at) for (const each of SOUNDS[sound]) strike(at, each);
}

function strike(at: AudioContext, { pitch, at: after, lasts, loud, wave }: Note): void {
  const begins = at.currentTime + after;
  const tone = at.createOscillator();
  const swell = at.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  swell.gain.setValueAtTime(0, begins);
  swell.gain.linearRampToValueAtTime(loud, begins + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  tone.connect(swell).connect(at.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}
