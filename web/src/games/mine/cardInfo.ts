// What the cards of the mining games are called and do, for tooltips and screen readers.

import { t } from "../../i18n/i18n.svelte";
import type { CardInfo } from "../module";
import { capitalize } from "../sentences";
import { cardName, goalName, goalWord } from "./names";
import { isTunnelCard, tunnelWord } from "./tunnelNames";

/** The card of a name; `start`, and `goal-1` for a goal face down, are such names too. */
export function cardInfo(card: string): CardInfo | null {
  if (card === "start") return { name: t("mine-start"), says: t("mine-says-start") };
  const hidden = /^goal-(\d)$/.exec(card);
  if (hidden) return { name: t("mine-goal", { goal: goalName(Number(hidden[1])) }), says: t("mine-says-goal") };
  if (card === "treasure" || card.startsWith("stone")) {
    return { name: capitalize(goalWord(card)), says: t(`mine-says-${card === "treasure" ? "treasure" : "stone"}`) };
  }
  return { name: capitalize(cardName(card)), says: t(`mine-says-${kindOf(card)}`) };
}

const PLAIN = new Set(["straight", "curve", "junction", "crossing"]);
const STUBS = new Set(["straight-stub", "curve-stub"]);

function kindOf(card: string): string {
  if (card.startsWith("-")) return "broken";
  if (card.startsWith("+")) return "repair";
  if (!isTunnelCard(card)) return card;
  const word = tunnelWord(card);
  return PLAIN.has(word) ? "tunnel" : STUBS.has(word) ? "stub" : word;
}
