/** A game's id as names of texts have it. */
export const named = (game: string): string => game.replaceAll("_", "-");
