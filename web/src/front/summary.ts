// What is agreed on at a table, in a few words each.

import type { Clock, Offer, OptionInfo, Settings } from "../wire/table";
import { t } from "../words/words.svelte";
import { dashed } from "./naming";
import { readOptions } from "./setup";

/** A value as people read it. */
export function valueText(game: string, option: OptionInfo, value: string): string {
  if (option.kind === "number") return value;
  if (option.kind === "switch") return t(`switch-${value}`);
  if (option.kind === "seat" && value !== option.usual) return t("seat-number", { number: seatNumber(option, value) });
  return t(`option-${dashed(game)}-${dashed(option.name)}-${dashed(value)}`);
}

// Seats are letters to the server, and numbers on the table.
function seatNumber(option: OptionInfo, value: string): number {
  return option.values.filter((each) => each !== option.usual).indexOf(value) + 1;
}

export function optionText(game: string, option: OptionInfo): string {
  return t(`option-${dashed(game)}-${dashed(option.name)}`);
}

/** What was chosen, and what else people should know before they sit down. */
export function summary(offer: Offer, settings: Settings, pin: boolean): string[] {
  const { game, choices } = readOptions(settings.game);
  const options = offer.games.find((each) => each.id === game)?.options ?? [];
  const chosen = options.flatMap((option) => {
    const value = choices[option.name];
    return value ? [t("agreed-option", { option: optionText(game, option), value: valueText(game, option, value) })] : [];
  });
  const others = [pin && t("with-pin"), settings.listed && t("listed-short"), !settings.watching && t("no-watching-short")];
  return [...chosen, clockText(settings.clock), ...others.filter((each): each is string => Boolean(each))];
}

export function clockText({ kind, seconds, increment }: Clock): string {
  if (kind === "bank") return t("agreed-bank", { minutes: seconds / 60, increment });
  return t(`agreed-${kind}`, { seconds });
}
