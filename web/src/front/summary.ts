// The settings of a table as short texts.

import type { Clock, Offer, Settings } from "../wire/table";
import { t } from "../i18n/i18n.svelte";
import { optionText, valueText } from "./names";
import { readOptions } from "./setup";

/** The chosen options, and what else people should know before they sit down. */
export function summary(offer: Offer, settings: Settings, pin: boolean): string[] {
  const { game, choices } = readOptions(settings.game);
  const options = offer.games.find((each) => each.id === game)?.options ?? [];
  const chosen = options.flatMap((option) => {
    const value = choices[option.name];
    return value ? [t("agreed-option", { option: optionText(game, option), value: valueText(game, option, value) })] : [];
  });
  const others = [
    pin && t("with-pin"),
    settings.listed && t("listed-short"),
    !settings.watching && t("no-watching-short"),
    !settings.takeover && t("agreed-no-takeover"),
    settings.talk !== "free" && t(`agreed-talk-${settings.talk}`),
  ];
  return [...chosen, clockText(settings.clock), ...others.filter((each): each is string => Boolean(each))];
}

export function clockText({ kind, seconds, increment }: Clock): string {
  if (kind === "bank") return t("agreed-bank", { minutes: seconds / 60, increment });
  if (kind === "days") return t("agreed-days", { hours: seconds / 3600 });
  return t(`agreed-${kind}`, { seconds });
}
