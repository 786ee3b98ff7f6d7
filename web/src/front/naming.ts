// The games by the names that the catalogues have for them.

import { GAMES } from "../games";
import { t, words } from "../words/words.svelte";

/** An id as part of a text's name: `seven_seals` is `seven-seals` there. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** What a game is called in the reader's language; `title` is for one that the catalogues lack. */
export function gameTitle(game: string, title = game): string {
  const name = `game-${dashed(game)}-title`;
  return words.has(name) ? t(name) : title;
}

/** Whether it is one of our games. */
export function isGame(game: string): boolean {
  return (GAMES as readonly string[]).includes(game);
}

/** What a kind of bot does in a game, in a sentence; empty if nobody says. */
export function botSays(game: string, kind: string): string {
  const name = `bot-${dashed(game)}-${dashed(kind)}-says`;
  return words.has(name) ? t(name) : "";
}

/** What a kind of bot is called. */
export function botTitle(kind: string): string {
  const name = `bot-${dashed(kind)}`;
  return words.has(name) ? t(name) : kind;
}
