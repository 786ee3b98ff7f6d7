// Creating and joining tables. Somebody who joined to play
// sits down as soon as the table is shown.

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

/** The player's name, or the default one. */
export function myName(): string {
  return preferences.name.trim() || t("default-name");
}

/** Starts a game against bots with one call. */
export async function playAgainstBots(game: string): Promise<void> {
  const offer = await loadOffer();
  const settings = { ...usualSettings(game), watching: false };
  await open({ name: myName(), figure: preferences.figure, settings, bots: usualBot(kindsFor(offer, game)) }, game);
}

/** Creates a table with the user as host, on the first seat. */
export async function openTable(name: string, settings: Settings, pin: string): Promise<void> {
  await open({ name, figure: preferences.figure, settings, pin: pin || null, sit: 0 }, readOptions(settings.game).game);
}

async function open(setup: TableSetup, game: string): Promise<void> {
  const { table } = await api.create(setup);
  recentTables.remember(table, game);
  router.go(`/t/${table}`);
}

/** Takes a seat at any open table, and goes there. */
export async function sitAnywhere(): Promise<void> {
  const { table } = await api.sitAnywhere({ name: myName(), figure: preferences.figure });
  router.go(`/t/${table}`);
}

/** Remembers that the user joined to play, not to watch. */
export function requestSeat(table: string): void {
  try {
    sessionStorage.setItem(WISH, table);
  } catch {
    // Without storage the user has to choose a seat.
  }
}

/** Whether the user joined this table to play; true only once. */
export function takeSeatRequest(table: string): boolean {
  try {
    const wished = sessionStorage.getItem(WISH) === table;
    if (wished) sessionStorage.removeItem(WISH);
    return wished;
  } catch {
    return false;
  }
}
