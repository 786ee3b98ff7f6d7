// The current time for running clocks; it ticks only while a component shows it.

import { onMount } from "svelte";
import { t } from "../i18n/i18n.svelte";

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

const [MINUTE_S, HOUR_S, DAY_S] = [60, 3600, 86_400];

/** Minutes and seconds, never below zero; of more than an hour no seconds, of days no minutes. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > DAY_S) return t("play-time-days", { days: Math.floor(seconds / DAY_S), hours: Math.floor((seconds % DAY_S) / HOUR_S) });
  if (seconds > HOUR_S)
    return t("play-time-hours", { hours: Math.floor(seconds / HOUR_S), minutes: Math.floor((seconds % HOUR_S) / MINUTE_S) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
