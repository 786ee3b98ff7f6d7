// The games by their ids, each loaded when somebody sits down to it.

import type { GameModule } from "./module";

export const GAMES = ["saboteur", "saboteur2", "seven_seals", "sabotage"] as const;
export type GameId = (typeof GAMES)[number];

const MODULES: Record<GameId, () => Promise<{ default: unknown }>> = {
  saboteur: () => import("./saboteur"),
  saboteur2: () => import("./saboteur2"),
  seven_seals: () => import("./seven_seals"),
  sabotage: () => import("./sabotage"),
};

export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[id as GameId];
  if (!load) throw new Error(`there is no game "${id}"`);
  return (await load()).default as GameModule;
}
