// The sections of each game, loaded when they are read.

import type { GameId } from "../games";
import type { Section } from "./sections";

const SECTIONS: Record<GameId, () => Promise<{ SECTIONS: Section[] }>> = {
  saboteur: () => import("./saboteur"),
  saboteur2: () => import("./saboteur2"),
  seven_seals: () => import("./seven_seals"),
  sabotage: () => import("./sabotage"),
};

// Where the words of roles and cards are.
const WORDS: Record<GameId, readonly string[]> = {
  saboteur: ["saboteur"],
  saboteur2: ["saboteur", "saboteur2"],
  seven_seals: ["saboteur"],
  sabotage: [],
};

export const catalogues = (game: GameId): string[] => ["games", "replay", `howto-${game}`, ...WORDS[game]];

export async function sectionsOf(game: GameId): Promise<Section[]> {
  return (await SECTIONS[game]()).SECTIONS;
}
