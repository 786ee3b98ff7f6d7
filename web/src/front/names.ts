// Names of games, options and bots. The server's names stand in where the catalogues have no text.

import type { GameInfo, OptionInfo } from "../wire/table";
import { t, i18n } from "../i18n/i18n.svelte";

/** An id as part of a text's name: `seven_seals` is `seven-seals` there. */
export function dashed(id: string): string {
  return id.replaceAll("_", "-");
}

/** The title of a game in the reader's language; `title` is for a game that the catalogues lack. */
export function gameTitle(game: string, title = plainName(game)): string {
  const name = `game-${dashed(game)}-title`;
  return i18n.has(name) ? t(name) : title;
}

/** The line about a game on the front page; empty for one that the catalogues lack. */
export function gameLine(game: string): string {
  const name = `game-${dashed(game)}-line`;
  return i18n.has(name) ? t(name) : "";
}

/** How many can play a game. */
export function playersText({ id, players }: GameInfo): string {
  const name = `game-${dashed(id)}-players`;
  if (i18n.has(name)) return t(name);
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return t("game-players", { players: least === most ? String(most) : `${least}–${most}`, most });
}

/** A name of the server's as a reader sees it, where the catalogues have no text for it. */
export function plainName(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function optionText(game: string, { name }: OptionInfo): string {
  const text = `option-${dashed(game)}-${dashed(name)}`;
  return i18n.has(text) ? t(text) : plainName(name);
}

/** The sentence about an option. Without a text it is the server's, in English. */
export function optionSays(game: string, { name, says }: OptionInfo): string {
  const text = `option-${dashed(game)}-${dashed(name)}-says`;
  return i18n.has(text) ? t(text) : says;
}

/** A value of an option as people read it. */
export function valueText(game: string, option: OptionInfo, value: string): string {
  if (option.kind === "number") return value;
  if (option.kind === "switch") return t(`switch-${value}`);
  if (option.kind === "seat" && value !== option.usual) return t("seat-number", { number: seatNumber(option, value) });
  const text = `option-${dashed(game)}-${dashed(option.name)}-${dashed(value)}`;
  return i18n.has(text) ? t(text) : plainName(value);
}

// Seats are letters to the server, and numbers on the table.
function seatNumber(option: OptionInfo, value: string): number {
  return option.values.filter((each) => each !== option.usual).indexOf(value) + 1;
}

/** A sentence about how a kind of bot plays a game; empty without a text. */
export function botSays(game: string, kind: string): string {
  const name = `bot-${dashed(game)}-${dashed(kind)}-says`;
  return i18n.has(name) ? t(name) : "";
}

/** The name of a kind of bot. */
export function botTitle(kind: string): string {
  const name = `bot-${dashed(kind)}`;
  return i18n.has(name) ? t(name) : kind;
}
