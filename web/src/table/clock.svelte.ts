// The current time for running clocks; it ticks only while a component shows it.

import { onMount } from "svelte";

const TICK_MS = 250;

// The time is state: a value that changes with each read would never settle.
let now = $state(Date.now());
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
}

function show(): () => void {
  tick();
  if (shown++ === 0) timer = setInterval(tick, TICK_MS);
  return () => {
    if (--shown === 0) clearInterval(timer);
  };
}

/** This browser's clock in ms, for as long as the component that asks for it is shown. */
export function currentTime(): () => number {
  onMount(show);
  return () => now;
}

/** Minutes and seconds, never below zero. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
