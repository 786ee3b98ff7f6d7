// The form of an announcement: the seals that the player means to take, before any is taken. What can
// still be taken is an offer of the server.

import type { Move, Offer, Offers, TakeSeal } from "./wire";
import type { Colour } from "./seals";

export const isTake = (move: Move): move is TakeSeal => move.move === "take";

/** The seals of a colour among those that are wanted. */
export function wantedOf(wanted: readonly TakeSeal[], colour: Colour): TakeSeal[] {
  return wanted.filter((take) => take.colour === colour);
}

/** The wanted seals and one more of a colour; null if there is none to take. */
export function oneMore(offers: Offers | null, wanted: readonly TakeSeal[], colour: Colour): TakeSeal[] | null {
  if (!offers) return null;
  const before = wantedOf(wanted, colour);
  if (before.filter(fromStock).length < offers[colour].stock) return [...wanted, { move: "take", colour, source: null }];
  if (wanted.filter((take) => !fromStock(take)).length >= offers.exchanges) return null;
  const [source] = lenders(offers[colour], before);
  return source === undefined ? null : [...wanted, { move: "take", colour, source }];
}

/** The wanted seals without the last of a colour. */
export function oneLess(wanted: readonly TakeSeal[], colour: Colour): TakeSeal[] {
  const last = wanted.findLastIndex((take) => take.colour === colour);
  return wanted.filter((_, at) => at !== last);
}

/** The seats from which a wanted seal can come: its own, and those that still have one. */
export function sourcesOf(offers: Offers, wanted: readonly TakeSeal[], take: TakeSeal): number[] {
  const others = wantedOf(wanted, take.colour as Colour).filter((each) => each !== take);
  return [...new Set(lenders(offers[take.colour as Colour], others))];
}

/** The wanted seals, with one of them from another seat. */
export function fromSeat(wanted: readonly TakeSeal[], take: TakeSeal, source: number): TakeSeal[] {
  return wanted.map((each) => (each === take ? { ...each, source } : each));
}

const fromStock = ({ source }: TakeSeal): boolean => source === null;

// The seats that still have a seal to give, one for each seal.
function lenders({ seats }: Offer, taken: readonly TakeSeal[]): number[] {
  const left = [...seats];
  for (const { source } of taken) {
    const at = source === null ? -1 : left.indexOf(source);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
