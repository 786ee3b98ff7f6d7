// The games that have a folder here, found by their names. A game without one is played on the
// generic table.

import { i18n } from "../i18n/i18n.svelte";
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
  // A game without a folder may still have a catalogue of its own.
  const own = !hasFolder(id) && i18n.isCatalogue(id) ? [id] : [];
  const [table] = await Promise.all([game.table(), i18n.load(...game.catalogues, ...own)]);
  return table.default as TableModule;
}
