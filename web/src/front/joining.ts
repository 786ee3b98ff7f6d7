// Coming to a table: by making one, by playing against bots, or through its door. Who came to play
// sits down as soon as the table is seen.

import { api } from "../net/api";
import { preferences } from "../preferences.svelte";
import { router } from "../router.svelte";
import type { Settings, TableSetup } from "../wire/table";
import { t } from "../i18n/i18n.svelte";
import { kindsFor, usualBot } from "./bots";
import { loadOffer } from "./offer";
import { recentTables } from "./recentTables.svelte";
import { readOptions, usualSettings } from "./setup";

const WISH = "sabot-sit";

/** The name to play under: one's own, or any. */
export function myName(): string {
  return preferences.name.trim() || t("default-name");
}

/** A running game against bots, one call away. */
export async function playAgainstBots(game: string): Promise<void> {
  const offer = await loadOffer();
  const settings = { ...usualSettings(game), watching: false };
  await open({ name: myName(), settings, bots: usualBot(kindsFor(offer, game)) }, game);
}

/** A new table where one is the host, and sits. */
export async function openTable(name: string, settings: Settings, pin: string): Promise<void> {
  await open({ name, settings, pin: pin || null, sit: 0 }, readOptions(settings.game).game);
}

async function open(setup: TableSetup, game: string): Promise<void> {
  const { table } = await api.create(setup);
  recentTables.remember(table, game);
  router.go(`/t/${table}`);
}

/** Remembers that somebody has come to play, not to watch. */
export function requestSeat(table: string): void {
  try {
    sessionStorage.setItem(WISH, table);
  } catch {
    // They will have to choose a seat by hand.
  }
}

/** Whether somebody has come to this table to play; said once. */
export function takeSeatRequest(table: string): boolean {
  try {
    const wished = sessionStorage.getItem(WISH) === table;
    if (wished) sessionStorage.removeItem(WISH);
    return wished;
  } catch {
    return false;
  }
}
