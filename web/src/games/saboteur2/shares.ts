// Each player's gains and losses at the end of a round, with reasons.

import { t } from "../../i18n/i18n.svelte";
import type { View } from "./wire";
import { subjectFacts } from "../sentences";
import type { MineScene } from "../mine/types";

export interface Share {
  /** With its sign: "+3", "−1". */
  change: string;
  why: string;
}

type Shown = Pick<MineScene, "players" | "seat"> & { readonly view: View };

/** The shares of all seats: payments for the round, and thefts. */
export function sharesOf(scene: Shown): Share[][] {
  const { view } = scene;
  return view.seats.map((shown, seat) => [
    ...paid(view, seat, shown.role),
    ...view.thefts.filter((theft) => theft.thief === seat).map(({ victim }) => stolen("+1", "took", scene, victim)),
    ...view.thefts.filter((theft) => theft.victim === seat).map(({ thief }) => stolen("−1", "lost", scene, thief)),
  ]);
}

function paid(view: View, seat: number, role: string | null): Share[] {
  const nuggets = view.result?.paid[seat] ?? 0;
  const imprisoned = view.seats[seat]?.imprisoned ?? false;
  if (nuggets === 0) return imprisoned ? [{ change: "0", why: t("mine-share-prison") }] : [];
  const why = role === "geologist" ? t("mine-share-crystals", { crystals: view.result?.crystals ?? 0 }) : t("mine-share-won");
  return [{ change: `+${nuggets}`, why }];
}

function stolen(change: string, what: string, scene: Shown, other: number): Share {
  return { change, why: t(`mine-share-${what}`, subjectFacts(scene, other)) };
}
