// Names of tunnel cards, read from their ids. They never judge a move.

import { isIcon } from "../../art";

/** The word for a tunnel card's drawing: `mine-tunnel-…` in the catalogue. */
export function tunnelWord(card: string): string {
  const [, feature, joined = "", dead] = /^(?:([a-z]+)-)?([NESW/]*)(x[NESW]+)?$/.exec(card) ?? [];
  if (feature) return feature;
  if (!joined) return "dead-end";
  if (joined.includes("/")) return joined === "NS/EW" ? "bridge" : "double-curve";
  if (joined.length === 4) return "crossing";
  if (joined.length === 3) return "junction";
  const straight = joined === "NS" || joined === "EW";
  if (dead) return straight ? "straight-stub" : "curve-stub";
  return straight ? "straight" : "curve";
}

/** Whether a card of this name is a tunnel card. */
export function isTunnelCard(card: string): boolean {
  return !/^[-+]/.test(card) && !isIcon(card);
}
