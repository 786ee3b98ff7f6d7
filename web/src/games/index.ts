// The games that have a folder here, found by their names. A game without one is played on the
// generic table.

import { i18n } from "../i18n/i18n.svelte";
import { api } from "../net/api";
import type { GameModule, TableModule } from "./module";

const FOLDERS = import.meta.glob<GameModule>(["./*/index.ts", "!./generic/index.ts"], { import: "default" });

/** Whether a game has a folder of its own. */
export function hasFolder(id: string): boolean {
  return `./${id}/index.ts` in FOLDERS;
}

export async function loadGame(id: string): Promise<GameModule> {
  const load = FOLDERS[`./${id}/index.ts`];
  return load ? load() : (await import("./generic")).default;
}

/** The table of a game, with its texts. */
export async function loadTable(id: string): Promise<TableModule> {
  const game = await loadGame(id);
  const [table] = await Promise.all([game.table(), i18n.load(...game.catalogues), hasFolder(id) || loadWords(id)]);
  return table.default as TableModule;
}

// The server has the words of a game without a folder. Without them the game is played all the same.
async function loadWords(id: string): Promise<void> {
  await i18n.loadFrom(`game/${id}`, (language) => api.words(id, language).catch(() => null));
}
