// The time of day for what is shown running: asked for by who shows it, and only then ticking.

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** This browser's clock in ms; whoever asks is asked again in a moment. */
export function ticking(): number {
  subscribe();
  return Date.now();
}

/** Minutes and seconds, never below zero. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
