// Table settings: from the form to the server's text, and back.

import type { Clock, OptionInfo, Settings } from "../wire/table";

/** The chosen values by option. The server fills in the usual value for a missing one. */
export type Choices = Readonly<Record<string, string>>;

/** The usual settings. */
export function usualSettings(game: string): Settings {
  const clock: Clock = { kind: "none", seconds: 0, increment: 0 };
  return {
    game,
    clock,
    watching: true,
    listed: false,
    bot_pause: 700,
    round_pause: 20,
    meter: "alone",
    hints: "alone",
    talk: "free",
    takeover: true,
  };
}

/** The game and the choices in a text such as `saboteur(players=5,edition=zman)`. */
export function readOptions(text: string): { game: string; choices: Choices } {
  const found = /^\s*([a-z0-9_]+)\s*(?:\(([^()]*)\))?\s*$/.exec(text);
  const pairs = (found?.[2] ?? "").split(",").map((each) => each.split("=").map((part) => part.trim()));
  const choices = Object.fromEntries(pairs.filter(([name, value]) => name && value) as [string, string][]);
  return { game: found?.[1] ?? text.trim(), choices };
}

/** The text of a game with choices, in the order in which the game names its options. */
export function writeOptions(game: string, options: readonly OptionInfo[], choices: Choices): string {
  const chosen = options.filter(({ name }) => choices[name]).map(({ name }) => `${name}=${choices[name]}`);
  return chosen.length ? `${game}(${chosen.join(",")})` : game;
}

/** The choices without those for seats that a smaller table no longer has. */
export function fitting(options: readonly OptionInfo[], choices: Choices): Choices {
  const kept = options.filter((option) => choices[option.name] && valuesAt(option, choices).includes(choices[option.name]!));
  return Object.fromEntries(kept.map(({ name }) => [name, choices[name]!]));
}

/** The values that an option can have: of the seats, those that the table has. */
export function valuesAt(option: OptionInfo, choices: Choices): string[] {
  const players = Number(choices.players);
  if (option.kind !== "seat" || !players) return option.values;
  const seats = option.values.filter((value) => value !== option.usual);
  return [option.usual, ...seats.slice(0, players)];
}

const FIRST = ["players", "edition", "rounds"];

/** The options that most tables set, and the rest, which is folded away. */
export function sorted(options: readonly OptionInfo[]): { first: OptionInfo[]; rest: OptionInfo[] } {
  const first = FIRST.flatMap((name) => options.filter((option) => option.name === name));
  return { first, rest: options.filter((option) => !first.includes(option)) };
}

// The field of the form that a refusal belongs to.
const FIELDS: Record<string, string> = {
  "bad-name": "name",
  "bad-options": "options",
  "bot-pause": "pauses",
  "clock-seconds": "clock",
  "pin-length": "pin",
  "round-pause": "pauses",
};

/** The field that a refusal is about; `form` if it is about all of it. */
export function fieldOf(reason: string): string {
  return FIELDS[reason] ?? "form";
}
