// The gold of a round in the order in which it is picked, as far as the viewer may know.

import type * as base from "../../saboteur/wire";
import { isSecond, type MineView } from "../types";

/** What a seat gets: a gold card, whose `value` only its owner knows, or so many nuggets. */
export interface Pick {
  seat: number;
  value: number | null;
  nuggets: number | null;
}

/** The picks of the round that is over. */
export function picksOf(view: MineView): Pick[] {
  if (isSecond(view)) return (view.result?.paid ?? []).flatMap((nuggets, seat) => (nuggets ? [{ seat, value: null, nuggets }] : []));
  return view.gold_story.slice(view.result?.gold_from ?? view.gold_story.length).flatMap(pickOf);
}

function pickOf(step: base.View["gold_story"][number]): Pick[] {
  if (step.gold === "drawn") return [];
  const { seat } = step;
  if (step.gold === "taken") return [{ seat, value: step.value, nuggets: null }];
  if (step.cards === null) return step.owed ? [{ seat, value: null, nuggets: step.owed }] : [];
  return step.cards.flatMap((count, place) => Array.from({ length: count }, () => ({ seat, value: place + 1, nuggets: null })));
}
